"""One test or more for each ruling of NOTES.md, named after it."""

import pytest

from ludoteka.games.duel import GAME
from ludoteka.games.duel.cards import beats
from ludoteka.games.duel.rules import LAST_DUEL
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import EVERYONE, NO_CARD
from tests.games.duel.setting import (
    RED,
    SPARKLING,
    WHITE,
    A,
    B,
    C,
    D,
    asked,
    challenge,
    choose,
    dealt,
    fight,
    hands,
    may,
    news,
    play,
    table,
    told,
)  # fmt: skip


def refusal(state, seat, name):
    with pytest.raises(Illegal) as refused:
        play(state, seat, name)
    return refused.value.reason


def test_red_beats_white_beats_sparkling_beats_red():
    wins = {(one, other) for one in range(3) for other in range(3) if beats(one, other)}
    assert wins == {(RED, WHITE), (WHITE, SPARKLING), (SPARKLING, RED)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_DUE_1_the_rest_of_the_deck_is_out_and_never_comes_in(seats):
    state = dealt(seats)
    rest = list(state.rest)
    assert sum(rest) == 54 - 3 * seats
    dice = FastDice(3)
    while not state.over:
        seat = next(seat for seat in range(seats) if state.legal(seat))
        moves = state.legal(seat)
        state.play(seat, moves[dice.below(len(moves))], 0, 0)
    assert list(state.rest) == rest


def test_DUE_1_nobody_sees_the_rest():
    one, other = table("rrr", "rrr", seed=1), table("rrr", "rrr", seed=1)
    other.rest = [0, 18, 30]
    for seat in (A, B, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)


def test_DUE_2_the_first_player_is_drawn_fairly():
    first = [dealt(3, seed).turn for seed in range(900)]
    assert all(240 < first.count(seat) < 360 for seat in range(3))


def test_DUE_3_the_winner_is_active_although_he_was_challenged():
    state = table("www", "rrr", "sss")
    fight(state, B, "w", "r")
    assert state.turn == B
    assert [event.seat for event in told(state, "active")] == [B]


def test_DUE_3_the_challenger_who_wins_stays_active():
    state = table("rrr", "www", "sss")
    fight(state, B, "r", "w")
    assert state.turn == A
    assert told(state, "active") == []


@pytest.mark.parametrize("theirs", ["r", "w"])
def test_DUE_3_with_ties_only_a_duel_that_is_won_changes_nobody(theirs):
    state = table("www", "rws", "sss", winner_active="ties_only")
    fight(state, B, "w", theirs)
    assert state.turn == (A if theirs == "r" else B)


def test_DUE_3_with_ties_only_the_winner_is_active_when_the_challenger_lost_the_last_card():
    state = table("w", "rrr", "sss", winner_active="ties_only")
    fight(state, B, "w", "r")
    assert state.turn == B


def test_DUE_4_the_active_player_must_challenge():
    state = table("rws", "rws", "rws")
    assert may(state, A) == ["challenge:1", "challenge:2"]


def test_DUE_4_who_idles_for_20_seconds_challenges_a_random_opponent():
    drawn = []
    for seed in range(300):
        state = table("rws", "rws", "", "rws", seed=seed)
        with pytest.raises(Illegal):
            state.expire(19_999)
        state.expire(20_000)
        drawn += [event.other for event in told(state, "challenge-late")]
    assert set(drawn) == {B, D}
    assert 110 < drawn.count(B) < 190


def test_DUE_4_the_draw_spares_the_player_just_beaten():
    for seed in range(20):
        state = table("rrr", "www", "sss", seed=seed)
        fight(state, B, "r", "w")
        state.expire(state.deadline)
        assert state.opponent == C


def test_DUE_5_the_winner_challenges_another_player_while_there_is_a_third():
    state = table("rrr", "www", "sss")
    fight(state, B, "r", "w")
    assert may(state, A) == ["challenge:2"]
    assert refusal(state, A, "challenge:1") == "just-beaten"


def test_DUE_5_a_challenged_winner_may_not_turn_on_the_challenger():
    state = table("www", "rrr", "sss")
    fight(state, B, "w", "r")
    assert may(state, B) == ["challenge:2"]


def test_DUE_5_two_players_go_on_against_each_other():
    state = table("rrr", "www", "")
    fight(state, B, "r", "w")
    assert may(state, A) == ["challenge:1"]


def test_DUE_5_after_a_tie_anybody_may_be_challenged():
    state = table("rrr", "wwr", "sss")
    fight(state, B, "r", "w")
    fight(state, C, "r", "s")  # C wins and may not challenge A
    assert may(state, C) == ["challenge:1"]
    fight(state, B, "r", "r")
    assert may(state, B) == ["challenge:0", "challenge:2"]


def test_DUE_5_with_anyone_the_player_just_beaten_may_be_challenged():
    state = table("rrr", "www", "sss", after_win="anyone")
    fight(state, B, "r", "w")
    assert may(state, A) == ["challenge:1", "challenge:2"]


def test_DUE_5_with_ties_only_a_beaten_challenger_may_try_again():
    state = table("www", "rrr", "sss", winner_active="ties_only")
    fight(state, B, "w", "r")
    assert may(state, A) == ["challenge:1", "challenge:2"]


def test_DUE_6_the_winner_gets_both_cards():
    state = table("rs", "ww", "ss")
    fight(state, B, "r", "w")
    assert hands(state) == ["rws", "w", "ss"]
    assert state.discard == []
    assert [(e.seat, e.card, e.other) for e in told(state, "take")] == [(A, WHITE, B)]


def test_DUE_7_a_tie_discards_both_cards_and_the_challenged_player_is_active():
    state = table("rs", "rw", "ss")
    fight(state, B, "r", "r")
    assert hands(state) == ["s", "w", "ss"]
    assert state.discard == [RED, RED]
    assert state.turn == B


def test_DUE_8_after_a_tie_that_empties_the_challenged_player_the_next_clockwise_is_active():
    state = table("rs", "r", "", "ss")
    fight(state, B, "r", "r")
    assert state.turn == D
    assert [event.seat for event in told(state, "out")] == [B]


def test_DUE_8_the_next_clockwise_may_be_the_challenger():
    state = table("rs", "ss", "", "r", active=A)
    fight(state, D, "r", "r")
    assert state.turn == A


def test_DUE_9_after_a_tie_that_empties_both_the_next_clockwise_is_active():
    state = table("r", "ss", "r", "ww")
    fight(state, C, "r", "r")
    assert hands(state) == ["", "ss", "", "ww"]
    assert not state.over
    assert state.turn == D


def test_DUE_10_a_tie_that_empties_both_leaves_the_only_other_as_winner():
    state = table("r", "r", "", "ss")
    fight(state, B, "r", "r")
    assert (state.over, state.why(), state.places()) == (True, "last-holding", [2, 2, 4, 1])


def test_DUE_11_a_last_tie_that_empties_both_makes_both_win():
    state = table("r", "", "r")
    fight(state, C, "r", "r")
    assert (state.over, state.why(), state.places()) == (True, "both-empty", [1, 3, 1])
    assert [(e.seat, e.other) for e in told(state, "both-win")] == [(A, C)]


def test_DUE_12_a_last_tie_that_empties_one_makes_the_other_win():
    state = table("r", "rs", "")
    fight(state, B, "r", "r")
    assert (state.over, state.why(), state.places()) == (True, "last-holding", [2, 1, 3])


def test_DUE_13_who_loses_the_last_card_is_out_at_once():
    state = table("rr", "w", "ss")
    fight(state, B, "r", "w")
    assert [event.seat for event in told(state, "out")] == [B]
    assert refusal(state, A, "challenge:1") == "they-are-out"
    assert refusal(state, B, "red") == "you-are-out"


def test_DUE_14_every_revealed_and_moved_card_and_the_discards_are_seen_by_all():
    state = table("rrs", "wrs", "sss")
    fight(state, B, "r", "w")
    fight(state, C, "s", "s")
    cards = told(state, "reveal", "take", "tie")
    assert [event.card for event in cards] == [RED, WHITE, WHITE, SPARKLING, SPARKLING, SPARKLING]
    assert {event.eyes for event in cards} == {EVERYONE}
    assert GAME.view(state, None).discard == (SPARKLING, SPARKLING)


def test_DUE_14_a_hand_is_seen_by_its_owner_only():
    state = table("rrs", "wrs", "sss")
    assert [GAME.view(state, seat).hand for seat in (A, B, C, None)] == [(2, 0, 1), (1, 1, 1), (0, 0, 3), ()]


def test_DUE_14_open_sizes_are_on_the_plates_and_hidden_ones_are_not():
    for sizes, cards in (("open", [3, 2]), ("hidden", [None, None])):
        state = table("rrs", "wr", hand_sizes=sizes)
        scene = GAME.scene(GAME.view(state, A), state.legal(A))
        assert [plate.cards for plate in scene.plates] == cards
        assert ("hand:1" in [zone.id for zone in scene.zones]) == (sizes == "open")


def test_DUE_15_nothing_is_revealed_before_both_have_chosen():
    state = table("rws", "rws", "rws")
    challenge(state, B)
    choose(state, B, "w")
    assert told(state, "reveal") == []
    choose(state, A, "r")
    assert [(e.seat, e.card) for e in told(state, "reveal")] == [(A, RED), (B, WHITE)]


@pytest.mark.parametrize("seconds", ["15", "30"])
def test_DUE_15_a_card_of_the_hand_is_played_when_the_time_is_up(seconds):
    state = table("rws", "www", time_to_choose=seconds)
    challenge(state, B)
    choose(state, A, "r")
    assert state.deadline == int(seconds) * 1000
    state.expire(state.deadline)
    assert [event.seat for event in told(state, "chosen-late")] == [B]
    assert hands(state) == ["rwws", "ww"]


def test_DUE_15_both_may_be_late():
    state = table("rrr", "www")
    challenge(state, B)
    state.expire(state.deadline)
    assert [event.seat for event in told(state, "chosen-late")] == [A, B]
    assert hands(state) == ["rrrw", "ww"]


def test_DUE_15_without_a_limit_no_deadline_is_set():
    state = table("rws", "www", time_to_choose="none")
    challenge(state, B)
    with pytest.raises(Illegal):
        state.expire(10**9)


def test_DUE_15_the_random_card_is_any_card_of_the_hand():
    reds = 0
    for seed in range(300):
        state = table("rrs", "www", seed=seed)
        challenge(state, B)
        state.expire(state.deadline)
        reds += told(state, "reveal")[0].card == RED
    assert 170 < reds < 230  # two in three


def test_DUE_15_a_sealed_card_stays():
    state = table("rws", "www")
    challenge(state, B)
    choose(state, A, "r")
    assert refusal(state, A, "white") == "already-chosen"


def test_DUE_16_who_chooses_first_makes_no_difference():
    told_by = []
    for first, second in ((A, B), (B, A)):
        state = table("rws", "rws", "rws")
        challenge(state, B)
        state.told = []
        choose(state, first, "r" if first == A else "w", after=400)
        choose(state, second, "r" if second == A else "w", after=7000)
        told_by.append(
            ([line for line in news(state) if line[0] != "chosen"], hands(state), state.turn, state.deadline)
        )
    assert told_by[0] == told_by[1]


def test_DUE_17_after_300_duels_the_most_cards_win():
    state = table("rrw", "rww", "ss", winner_active="ties_only", after_win="anyone")
    while not state.over:  # a white card goes to and fro
        fight(state, B, *("rw" if state.duels % 2 == 0 else "wr"))
    assert (state.why(), state.duels, state.places()) == ("cap", 300, [1, 1, 3])
    assert [event.n for event in told(state, "cap")] == [300]


def test_DUE_17_equal_numbers_of_cards_share_the_win():
    state = table("rrw", "rww", "s", after_win="anyone", winner_active="ties_only")
    state.duels = LAST_DUEL - 1
    fight(state, C, "w", "s")
    assert (state.scores(), state.places()) == ([4, 3, 0], [1, 2, 3])
    state = table("rr", "rww", "ss")
    state.duels = LAST_DUEL - 1
    fight(state, B, "r", "w")
    assert (state.scores(), state.places()) == ([3, 2, 2], [1, 2, 2])
    assert [(event.seat, event.n) for event in told(state, "win")] == [(A, 3)]
    state = table("rr", "rr", "", "s")
    state.duels = LAST_DUEL - 1
    fight(state, B, "r", "r")
    assert (state.why(), state.places(), len(told(state, "win"))) == ("cap", [1, 1, 4, 1], 3)


def test_DUE_17_the_game_goes_on_until_the_300th_duel():
    state = table("rr", "rww", "ss")
    state.duels = LAST_DUEL - 2
    fight(state, B, "r", "w")
    assert not state.over


def test_DUE_18_nobody_is_kept_from_losing_on_purpose():
    state = table("rws", "rws", "rws")
    challenge(state, B)
    assert may(state, A) == may(state, B) == ["red", "white", "sparkling"]


def test_DUE_19_for_an_absent_player_chance_chooses_when_the_time_is_up():
    state = table("rws", "rws", "rws")
    state.excuse(1 << A | 1 << B, 5)
    state.expire(20_000)
    state.expire(35_000)
    late = [event.seat for event in told(state, "challenge-late", "chosen-late")]
    assert late == [A, A, state.opponent]
    assert state.duels == 1


def test_DUE_19_without_a_limit_an_absent_player_gets_15_seconds_and_the_others_all_their_time():
    state = table("rws", "www", time_to_choose="none")
    challenge(state, B)
    state.excuse(1 << B, 60_000)
    state.expire(75_000)
    assert [event.seat for event in told(state, "chosen-late")] == [B]
    assert not told(state, "reveal")
    with pytest.raises(Illegal):
        state.expire(10**9)
    choose(state, A, "r")
    assert state.duels == 1


def test_DUE_19_without_a_limit_a_player_who_is_back_has_all_the_time():
    state = table("rws", "www", time_to_choose="none")
    state.excuse(1 << B, 0)
    challenge(state, B)
    assert state.deadline == 15_000
    state.excuse(0, 14_000)
    with pytest.raises(Illegal):
        state.expire(15_000)


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_DUE_20_a_mind_answers_the_same_whatever_was_sealed(level):
    answers = set()
    for sealed in "rws":
        state = table("rws", "rws", "rws")
        challenge(state, B)
        choose(state, A, sealed)
        answers.add(asked(level, state, B, seed=5))
    assert len(answers) == 1


def test_the_news_of_a_choice_holds_no_card():
    state = table("rws", "rws", "rws")
    challenge(state, B)
    choose(state, A, "w")
    assert [(e.seat, e.card, e.eyes) for e in told(state, "chosen")] == [(A, NO_CARD, EVERYONE)]
