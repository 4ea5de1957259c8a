"""Whatever is played under whatever options: nothing is lost, and nobody believes what is not so."""

from __future__ import annotations

import pytest

from ludoteka.games.uno import GAME
from ludoteka.rules.dice import FastDice
from ludoteka.rules.laws import QUICK, Case, option_words, walk
from ludoteka.rules.options import make

EVERYTHING = {"stacking": "mixed", "seven_zero": "on", "jump_in": "on", "scoring": "lowest", "hand_size": "5"}
CASES = [{}, EVERYTHING, *list(option_words(GAME, QUICK))[-4:]]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_position_and_what_is_imagined_of_it_is_sound(seats, number):
    case = Case(GAME, make(GAME.options, CASES[number]), seats, 40 + number)
    state = case.start()
    for n, _one in enumerate(walk(case, state, 250)):
        assert state.audit() == []
        seat = n % seats
        if n % 5 == 0:
            world = GAME.imagine(state, seat, FastDice(n))
            assert (world.audit(), GAME.view(world, seat) == GAME.view(state, seat)) == ([], True)
