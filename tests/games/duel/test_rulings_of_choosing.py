"""The rulings from DUE-14 on: what is seen, how cards are chosen, the cap, who is not there."""

import pytest

from ludoteka.games.duel import GAME
from ludoteka.games.duel.rules import LAST_DUEL
from ludoteka.rules.contract import Illegal
from ludoteka.rules.event import EVERYONE, NO_CARD
from tests.games.duel.setting import (
    RED,
    SPARKLING,
    WHITE,
    A,
    B,
    C,
    asked,
    challenge,
    choose,
    fight,
    hands,
    may,
    news,
    refusal,
    table,
    told,
)  # fmt: skip


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
