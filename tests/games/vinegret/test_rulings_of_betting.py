"""The rulings of NOTES.md about bets and cards in detail, one by one."""

from ludoteka.games.vinegret.table import BREAK, DRAW, SECOND
from tests.games.vinegret.setting import (
    FLUX_24,
    POINT_7,
    POINT_9,
    POINT_19,
    PRIME_14,
    A,
    B,
    C,
    drawing,
    first,
    held,
    late,
    may,
    refusal,
    say,
    second,
    table,
    told,
)

THREE = (POINT_7, POINT_9, PRIME_14)


def test_VIN_26_everybody_antes_for_every_deal():
    state = second(*THREE, dealer=C)
    say(state, "pass", "pass", "pass")
    late(state)
    assert state.pot == 6


def test_VIN_26_or_only_into_an_empty_pot():
    state = second(*THREE, dealer=C, ante_when_carried="no")
    say(state, "pass", "pass", "pass")
    late(state)
    assert state.pot == 3
    assert told(state, "antes") == []


def test_VIN_27_the_first_betting_may_know_no_raise():
    state = first(*THREE, first_raises="none")
    say(state, "bet:1")
    assert may(state, B) == ["hold", "refuse"]
    assert refusal(state, B, "raise:1") == "no-more-raises"
    say(state, "hold", "hold", "change:0", "change:0", "change:0", "raise:1")
    assert may(state, B)[1] == "raise:1"


def test_VIN_29_repeated_draws_end_after_five_rounds():
    state = drawing(*THREE, draws="repeated")
    for _draw in range(15):
        assert state.phase == DRAW
        say(state, "change:1")
    assert state.phase == SECOND


def test_VIN_30_the_limit_is_for_each_raise():
    state = first(*THREE)
    say(state, "bet:10", "raise:10", "raise:10", "raise:10")
    assert state.current == 40


def test_VIN_30_who_has_nothing_to_bet_draws_and_shows():
    state = table(POINT_7, FLUX_24, POINT_19, bet_limit="none")
    state.tokens = [0, 150, 147]
    state.begin_first()
    assert (state.phase, state.inside) == (DRAW, 0b111)
    say(state, "change:0", "change:0", "change:0")
    assert (state.phase, state.shown, state.winner) == (BREAK, 0b111, B)
    assert state.tokens == [0, 150 + 3 + 5, 142]  # who has nothing pays nothing


def test_VIN_30_a_redeal_uses_up_no_deal():
    state = first(*THREE)
    say(state, "pass", "pass", "pass", "redeal")
    assert state.played == 0


def test_VIN_30_who_comes_back_does_not_draw():
    state = first(*THREE, refuser_returns="yes")
    say(state, "bet:5", "refuse", "hold")
    assert (state.phase, state.due) == (DRAW, 0b101)


def test_VIN_31_what_the_drawer_throws_stays_out_of_the_new_stock():
    for seed in range(30):
        state = drawing(*THREE, seed=seed)
        rest = state.stock[:]
        state.stock = []
        state.thrown[B] = sum(1 << card for card in rest)
        say(state, "change:1234")
        assert state.hands[A] & held(POINT_7) == 0
        assert state.thrown[A] == held(POINT_7)
