"""The moves that playouts draw without a list are those of the list, as likely as they would be with it."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.bots.at_random import pick
from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.cards import CATALOGUE, IDLE
from ludoteka.games.vinegret.rules import Vinegret
from ludoteka.games.vinegret.table import CHOICE, DRAW, FIRST, SAYING, SECOND, THROWING
from ludoteka.rules.dice import FastDice
from ludoteka.rules.laws import QUICK, Case, option_words, walk
from ludoteka.rules.options import make

N = 3000


def positions() -> dict[tuple[int, bool, bool], Vinegret]:
    """Of each kind of decision the first that a game comes to: by phase, open bet, more than two moves."""
    found: dict[tuple[int, bool, bool], Vinegret] = {}
    for seed in range(12):
        words = {"bet_limit": "5", "exchange_one": "two"} if seed % 2 else {"first_raises": "3", "bet_limit": "5"}
        state = GAME.start(make(GAME.options, words), 3, FastDice(seed))
        assert isinstance(state, Vinegret)
        dice = FastDice(seed)
        while not state.over and len(found) < 12:
            if state.active:
                kind = (state.phase, state.current > 0, len(state.on_turn(state.turn)) > 2)
                found.setdefault(kind, state.copy(FastDice(0)))
                state.play(state.turn, state.at_random(state.turn, dice), state.now, state.beat)
            else:
                state.expire(state.deadline)
    return found


POSITIONS = positions()


def test_every_kind_of_decision_is_there():
    assert {SAYING, THROWING, FIRST, CHOICE, DRAW, SECOND} == {phase for phase, _open, _many in POSITIONS}


@pytest.mark.parametrize("kind", sorted(POSITIONS))
def test_as_likely_as_with_the_list(kind):
    state = POSITIONS[kind]
    moves = [move for move in state.legal(state.turn) if move not in IDLE]
    drawn = Counter(state.at_random(state.turn, FastDice(seed)) for seed in range(N))
    with_list = Counter(pick(moves, CATALOGUE, FastDice(seed + N)) for seed in range(N))
    assert drawn.keys() == with_list.keys()
    assert all(abs(drawn[move] - with_list[move]) < 170 for move in drawn)


@pytest.mark.parametrize("number", range(8))
def test_never_a_move_that_is_not_legal(number):
    words = list(option_words(GAME, QUICK))[-1 - number]
    case = Case(GAME, make(GAME.options, words), 3, number)
    state = case.start()
    assert isinstance(state, Vinegret)
    for n, _one in enumerate(walk(case, state, 300)):
        if state.active:
            assert state.at_random(state.turn, FastDice(n)) in state.legal(state.turn)
