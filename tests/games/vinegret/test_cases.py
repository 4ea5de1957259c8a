"""Small scenes that have gone wrong elsewhere."""

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.table import CHOICE
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import values_of
from tests.games.vinegret.setting import (
    POINT_7,
    POINT_9,
    PRIME_14,
    A,
    B,
    C,
    dealt,
    first,
    gains,
    late,
    may,
    refusal,
    said,
    say,
)

HANDS = (POINT_7, POINT_9, PRIME_14)


def test_a_betting_does_not_close_while_somebody_has_put_in_less():
    """case 36"""
    state = first(*HANDS)
    say(state, "bet:1", "raise:2", "refuse")
    assert state.turn == A
    assert (state.second, state.stakes) == ([-1, -1, -1], [1, 3, 0])
    assert may(state, A)[:2] == ["hold", "raise:1"]


def test_the_last_one_who_is_in_is_paid_by_the_dealer_and_never_asked():
    """case 36"""
    state = first(*HANDS, dealer=C)
    say(state, "bet:1", "raise:2", "refuse", "refuse")
    assert state.active == 0  # B is not asked
    assert said(state, "unheld", "pays", "carried") == [("unheld", B, 3), ("pays", C, 6), ("carried", -1, 4)]
    assert gains(state) == [-2, 5, -7]  # ante and bet; ante and six; ante and six
    assert state.pot == 4  # three antes and A's one


def test_a_dealer_whose_bet_is_not_held_is_paid_by_nobody():
    """case 36"""
    state = first(*HANDS, dealer=B)  # C speaks first
    say(state, "bet:1", "hold", "raise:2", "refuse", "refuse")
    assert said(state, "unheld", "pays") == [("unheld", B, 3)]
    assert gains(state) == [-2, -1, -2]


def test_the_last_one_who_is_in_cannot_refuse():
    """case 36"""
    state = first(*HANDS)
    say(state, "bet:1", "raise:2", "refuse", "refuse")
    assert refusal(state, B, "refuse") == "deal-over"


def test_all_pass_and_the_dealer_forces():
    """case 37"""
    state = first(*HANDS)
    say(state, "pass", "pass", "pass")
    assert (state.phase, state.turn) == (CHOICE, C)
    before = state.hands[:]
    say(state, "force")
    assert gains(state) == [-1, -1, -3]
    assert state.pot == 5
    assert state.hands == before
    assert may(state, A)[:2] == ["pass", "bet:1"]


def test_the_dealer_who_does_not_choose_deals_again_and_after_three_times_forces():
    """case 37"""
    state = dealt(3)
    for _redeal in range(3):
        late(state, 6)  # two cards each; six decisions run out of time
        assert state.phase == CHOICE
        late(state)
    assert said(state, "redeal", "forces") == [("redeal", state.dealer, 1)] * 3
    late(state, 6)
    late(state)
    assert said(state, "redeal", "forces")[-1] == ("forces", state.dealer, 2)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("deals", values_of(Options)["deals"])
def test_a_table_where_everybody_always_passes_comes_to_its_end(seats, deals):
    """case 37"""
    state = dealt(seats, deals=deals)
    state.told = None
    inputs = 0
    while not state.over:
        late(state)
        assert state.audit() == []  # the tokens in play are the same after every input
        inputs += 1
    assert inputs <= GAME.cap
    assert state.why() == ("cap" if deals == "until_double" else "dealt")
    assert state.played == state.house.deals + 5  # the pot is never won


@pytest.mark.parametrize("seed", range(12))
def test_fifty_deals_of_random_play_keep_every_token(seed):
    """case 37"""
    state, dice = dealt(2 + seed % 5, seed=seed, deals="until_double"), FastDice(seed + 100)
    inputs = 0
    while not state.over and inputs < 1500:
        if state.active:
            moves = [move for move in state.legal(state.turn) if move not in GAME.idle]
            state.play(state.turn, moves[dice.below(len(moves))], state.now, 0)
        else:
            late(state)
        inputs += 1
        assert state.audit_tokens() == []
