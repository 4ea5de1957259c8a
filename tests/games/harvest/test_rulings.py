"""The rulings of NOTES.md on cards, ties and rounds, by id; those on grabbing in test_rulings_grabbing.py."""

import pytest

from ludoteka.games.harvest import GAME
from ludoteka.games.harvest.rules import COUNTING, NAMED, NAMING, OPEN
from ludoteka.rules.contract import NEVER
from tests.games.harvest.setting import (
    A,
    B,
    C,
    D,
    grab,
    grabs,
    lies,
    may,
    on,
    pile,
    play,
    refusal,
    started,
    story,
    table,
    told,
    won,
)  # fmt: skip

RED, WHITE, SPARKLING, NONE = 0, 1, 2, -1
NEVER_HALF = ("rswrswrr", "wrswrsw")  # two piles whose cards in turn, A's first, never give a wine more than half


@pytest.mark.parametrize(
    "cards, leader", [("rrw", RED), ("wsw", WHITE), ("rws", NONE), ("rrww", NONE), ("rrwws", NONE), ("rrwwsss", 2)]
)
def test_HAR_1_more_cards_than_each_of_the_others_lead(cards, leader):
    state = lies(*(card + "rws" for card in cards))
    assert state.leader == leader


@pytest.mark.parametrize("cards, leader", [("rrw", RED), ("rrws", NONE), ("rrrws", RED), ("rrrwws", NONE)])
def test_HAR_1_or_more_cards_than_all_others_together(cards, leader):
    state = lies(*(card + "rws" for card in cards), majority="more_than_half")
    assert state.leader == leader


def test_HAR_1_with_thirteen_cards_and_no_half_the_round_is_void():
    state = lies(*NEVER_HALF, majority="more_than_half")
    while state.phase == OPEN:
        on(state)
    assert (len(state.centre.shown), told(state, "void", "adds")[-1].what, state.idle) == (13, "void", 0)
    assert (state.phase, won(state), state.audit()) == (COUNTING, ["", ""], [])
    assert (pile(state, A), pile(state, B)) == ("rrswrswr", "wwrswrs")


@pytest.mark.parametrize("per_type", [15, 18, 20])
@pytest.mark.parametrize("seats", GAME.seats)
def test_HAR_2_each_gets_as_many_and_the_rest_stays_out_unseen(seats, per_type):
    state = started(seats, 3, cards_per_type=str(per_type))
    assert [len(pile.cards) for pile in state.piles] == [3 * per_type // seats] * seats
    assert (len(state.out), GAME.view(state, A).out) == (3 * per_type % seats, 3 * per_type % seats)


def test_HAR_3_all_cards_are_revealed_at_one_time():
    state = table("rw", "ws", "sr")
    assert (state.reveal, state.deadline, state.beat) == (True, 1500, 0)
    on(state)
    assert (state.beat, {one.beat for one in state.centre.shown}, len(state.centre.shown)) == (1, {1}, 3)


def test_HAR_4_the_token_begins_by_lot():
    assert {started(4, seed).token for seed in range(40)} == {A, B, C, D}


def test_HAR_4_the_token_moves_left_with_each_extra_card_and_stays_for_the_next_tie():
    state = lies("rws", "wss", "srr", token=B)
    on(state)
    assert ([event.seat for event in told(state, "adds")], state.token) == ([B], C)
    grab(state, A, 2, 3)
    on(state)
    assert (state.round, state.token) == (2, C)


def test_HAR_4_the_extra_cards_of_one_tie_come_clockwise():
    state = lies("rrs", "wws", "rsw", "wsr", token=C)  # two, two, and twice sparkling
    on(state, 2)
    assert [event.seat for event in told(state, "adds")] == [C, D]


def test_HAR_4_or_the_active_player_names_who_adds_a_card():
    state = lies("rws", "wsr", "srw", token=B, extra_card="active_player_chooses")
    on(state)
    assert (state.phase, state.active, may(state, B)[:3]) == (NAMING, 1 << B, ["extra:0", "extra:1", "extra:2"])
    assert (refusal(state, A, "extra:0"), state.reveal) == ("not-your-turn", False)
    play(state, B, "extra:2")
    assert (state.phase, state.reveal, state.deadline - state.now, state.token) == (NAMED, True, 500, C)
    on(state)
    assert ([event.seat for event in told(state, "adds")], state.leader) == ([C], RED)


def test_HAR_4_who_is_named_is_followed_clockwise_and_nobody_is_named_twice():
    state = lies("rrw", "wws", "rrs", "wsr", token=A, extra_card="active_player_chooses")
    on(state)
    play(state, A, "extra:3")  # sparkling: still a tie
    on(state, 2)
    assert ([event.seat for event in told(state, "adds")], state.token) == ([D, A], B)


def test_HAR_4_who_names_nobody_in_three_seconds_adds_the_card_himself():
    state = lies("rws", "wsr", "srw", token=B, extra_card="active_player_chooses")
    on(state)
    assert state.deadline - state.now == 3000
    on(state, 2)
    assert [event.seat for event in told(state, "names-nobody", "adds")] == [B, B]


def test_HAR_4_with_one_pile_left_nobody_is_asked():
    state = lies("rws", "w", token=B, extra_card="active_player_chooses")
    on(state)
    assert ([event.seat for event in told(state, "adds")], state.phase) == ([A], OPEN)


def test_HAR_4_only_a_pile_with_cards_can_be_named():
    state = lies("rws", "wsr", "s", token=A, extra_card="active_player_chooses")
    on(state)
    assert may(state, A)[:2] == ["extra:0", "extra:1"]
    assert (refusal(state, A, "extra:2"), refusal(state, A, "extra:7")) == ("no-pile", "no-pile")


def test_HAR_4_nobody_is_to_be_named_elsewhere():
    assert refusal(lies("rws", "wsr"), A, "extra:0") == "nobody-to-name"


def test_HAR_5_who_has_no_card_is_passed_over_and_the_token_goes_left_of_who_revealed():
    state = lies("rw", "w", "s", "rw", "s", "wr", token=B)
    on(state)
    assert ([event.seat for event in told(state, "adds")], state.token) == ([D], 4)


def test_HAR_6_a_tie_with_all_piles_empty_ends_the_game_and_nobody_scores():
    state = lies("r", "w", won=("rr", "w"))
    assert (state.over, state.why(), state.scores(), state.places()) == (True, "tie", [2, 1], [1, 2])
    assert (sorted(state.lost[-2:]), state.deadline, state.audit()) == ([RED, WHITE], NEVER, [])


def test_HAR_6_it_ends_too_when_an_extra_card_leaves_a_tie():
    state = lies("r", "w", "s", "rw", token=A)  # red leads
    assert state.leader == RED
    state = lies("rs", "w", token=A)
    on(state)
    assert (state.over, state.why()) == (True, "tie")


@pytest.mark.parametrize("piles, scores", [(("r", "w"), [1, 1]), (("rs", "w"), [1, 1]), (("r", "w", "s"), [1, 1, 1])])
def test_HAR_6_or_the_cards_are_shared_out_evenly(piles, scores):
    state = lies(*piles, tie_without_cards="split")
    if not state.over:
        on(state)
    assert (state.why(), state.scores(), state.audit()) == ("tie", scores, [])
    assert told(state, "splits")[0].n == 1


def test_HAR_6_what_is_owed_is_paid_before_the_end():
    state = lies("rs", "w", won=("", "rw"), token=A)
    grab(state, B, 0)
    on(state)
    assert (state.why(), state.scores(), state.audit()) == ("tie", [0, 1], [])
    assert won(state) == ["", "r"]


def test_HAR_7_who_has_an_empty_pile_does_not_flip_but_may_grab():
    state = lies("rr", "rr", "")
    assert ([event.seat for event in told(state, "flips")], grabs(state, C)) == ([A, B], [0, 1])
    grab(state, C, 0)
    assert state.scores() == [0, 0, 1]


def test_HAR_8_with_one_player_left_each_single_card_is_a_majority_for_all():
    state = lies("rw", "", "")
    assert (state.leader, grabs(state, C)) == (RED, [0])
    grab(state, C, 0)
    on(state)
    grab(state, A, 0)
    assert (state.why(), state.scores(), state.places()) == ("piles-empty", [1, 0, 1], [1, 3, 1])


def test_HAR_9_leftovers_go_under_the_pile_of_who_revealed_them():
    state = lies("rws", "rww", "wrs")
    grab(state, B, 0, 1)
    assert [pile(state, seat) for seat in (A, B, C)] == ["ws", "ww", "rsw"]


def test_HAR_9_or_one_by_one_under_the_shortest_pile():
    state = lies("rwsr", "rww", "wr", token=B, leftovers_go_under="shortest_pile")
    on(state)  # nobody grabs
    assert [pile(state, seat) for seat in (A, B, C)] == ["wsr", "wwr", "rrw"]


def test_HAR_10_they_lie_there_in_the_order_of_revealing():
    state = lies("rwsr", "wsrs", token=A)  # r w, then A adds w
    on(state)
    assert state.leader == WHITE
    grab(state, B, 1, 2)
    assert [pile(state, seat) for seat in (A, B)] == ["srr", "srs"]
    state = lies("rwwr", "wsrs", token=A)
    on(state)
    on(state)  # nobody grabs: all three go back
    assert [pile(state, seat) for seat in (A, B)] == ["wrrw", "srsw"]


def test_HAR_11_majority_cards_that_nobody_took_go_back():
    state = lies("rws", "rws", "rsw")
    grab(state, A, 0)
    on(state)
    assert (told(state, "left")[0].n, told(state, "left")[0].card, pile(state, B), pile(state, C)) == (
        2, RED, "wsr", "swr",
    )  # fmt: skip
    assert won(state) == ["r", "", ""]


def test_HAR_22_a_tie_of_scores_is_a_shared_win():
    state = lies("r", "r")
    grab(state, A, 0)
    grab(state, B, 1)
    assert (state.why(), state.scores(), state.places()) == ("piles-empty", [1, 1], [1, 1])


def test_HAR_23_three_rounds_without_a_grab_end_the_game():
    state = table("rwsr", "rwsr")
    on(state, 6)
    assert (state.over, state.why(), [event.n for event in told(state, "idle")]) == (True, "idle", [1, 2, 3])


def test_HAR_23_any_grab_begins_the_three_anew():
    state = table("rwsrw", "rwsrs", "wrsrr")
    on(state, 5)
    grab(state, A, 2)  # a wrong one
    on(state)
    assert (state.round, state.idle, state.over) == (3, 0, False)


def test_HAR_23_a_void_round_gave_nobody_a_chance():
    state = lies(*NEVER_HALF, majority="more_than_half")
    state.idle = 2
    while state.phase == OPEN:
        on(state)
    assert (state.over, state.idle) == (False, 2)


def test_HAR_23_a_grab_in_a_void_round_is_a_grab():
    state = lies(*NEVER_HALF, majority="more_than_half")
    state.idle = 2
    grab(state, A, 0)
    while state.phase == OPEN:
        on(state)
    assert state.idle == 0


def test_HAR_24_after_three_hundred_rounds_it_ends():
    state = table("rwsrwsrw", "rwsrwsrw")
    while not state.over:
        on(state)
        grab(state, A, 0)
        state.won[A].remove(state.centre.shown[0].card)  # back it goes: this game would last for ever
        state.centre.shown[0].taker = -1
        on(state)
    assert (state.round, state.why()) == (300, "rounds")


def test_HAR_25_piles_lie_face_down_and_what_came_back_is_remembered():
    state = lies("rws", "rwr", "wsr")
    grab(state, A, 0, 1)
    assert GAME.view(state, B).piles == ((-1, -1), (-1, -1), (WHITE, -1, -1))


def test_HAR_26_the_next_round_begins_by_itself_after_a_second_and_a_half():
    state = lies("rws", "rwr", "wsr")
    grab(state, A, 0, 1)
    assert (state.phase, state.deadline - state.now, state.reveal) == (COUNTING, 1500, True)
    on(state)
    assert (state.round, len(state.centre.shown)) == (2, 3)


def test_HAR_27_the_end_is_tested_when_the_leftovers_lie_under_the_piles():
    state = lies("r", "r", "w")
    grab(state, A, 0, 1)
    assert (state.over, pile(state, C)) == (False, "w")
    on(state)
    grab(state, B, 0)
    assert (state.over, state.why()) == (True, "piles-empty")


def test_HAR_27_or_the_game_ends_after_ten_rounds_at_the_latest():
    state = table("rwsrwsrwsrw", "rwsrwsrwsrw", end="fixed_rounds")
    for _round in range(10):
        assert not state.over
        on(state)
        grab(state, A, 0)
        grab(state, B, 1)
    assert (state.round, state.why(), state.scores()) == (10, "fixed-rounds", [10, 10])
    state = lies("r", "r", end="fixed_rounds")
    grab(state, A, 0, 1)
    assert (state.why(), state.places()) == ("piles-empty", [1, 2])


def test_HAR_28_the_extra_card_comes_by_itself_after_1_2_seconds():
    state = lies("rws", "wsr")
    assert (state.deadline - state.now, state.reveal) == (1200, True)
    on(state)
    assert story(state)[-2:] == ["tie", "adds white"]
    assert (state.beat, state.leader) == (2, WHITE)


def test_HAR_1_no_tie_is_told_where_one_wine_is_ahead_and_not_more_than_half():
    state = lies("rws", "rws", "wsr", "sww", majority="more_than_half")
    on(state)
    assert story(state)[-2:] == ["no-half", "adds white"]
