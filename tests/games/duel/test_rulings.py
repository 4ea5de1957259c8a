"""One test or more for each ruling of NOTES.md, named after it."""

import pytest

from ludoteka.games.duel import GAME
from ludoteka.games.duel.cards import beats
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from tests.games.duel.setting import (
    RED,
    SPARKLING,
    WHITE,
    A,
    B,
    C,
    D,
    dealt,
    fight,
    hands,
    may,
    refusal,
    table,
    told,
)  # fmt: skip


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
