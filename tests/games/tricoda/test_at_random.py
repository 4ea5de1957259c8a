"""Random play inside the rules is what the `random` minds do at a table."""

from __future__ import annotations

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.cards import GUESS
from ludoteka.games.tricoda.rules import Tricoda
from ludoteka.lab.sim import playout_of
from ludoteka.lab.virtual import VirtualTable
from ludoteka.rules.contract import NO_MOVE, State
from ludoteka.rules.dice import FastDice

SEATS = 3


class Counted(Tricoda):
    """Notes its guesses, and those that had been ruled out."""

    guesses = 0
    excluded = 0

    def do(self, seat: int, move: int, beat: int) -> None:
        if move >= GUESS:
            self.guesses += 1
            known = GAME.view(self, seat).known()
            self.excluded += move - GUESS not in known.candidates().sets()
        super().do(seat, move, beat)


def dealt(seed: int) -> Counted:
    state = GAME.start(GAME.options(), SEATS, FastDice(seed))
    assert isinstance(state, Tricoda)
    state.__class__ = Counted
    assert isinstance(state, Counted)
    return state


def shares(play) -> tuple[float, int]:
    """Guesses for each seat and answer, and how many had been ruled out, over some games."""
    guesses = asked = excluded = 0
    for seed in range(8):
        state = dealt(seed)
        play(state, seed)
        assert state.over
        guesses, asked, excluded = guesses + state.guesses, asked + state.asked, excluded + state.excluded
    return guesses / (asked * SEATS), excluded


def in_the_rules(state: State, seed: int) -> None:
    playout_of(GAME).run(state, FastDice(seed))


def at_a_table(state: State, seed: int) -> None:
    minds = [GAME.minds["random"]() for _ in range(SEATS)]
    dice = [FastDice(seed * 10 + seat) for seat in range(SEATS)]
    VirtualTable(GAME, state, minds, dice, FastDice(seed)).run(GAME.cap)


@pytest.mark.parametrize("play", [in_the_rules, at_a_table])
def test_an_answer_is_followed_by_a_guess_once_in_twenty_and_never_by_one_that_is_ruled_out(play) -> None:
    share, excluded = shares(play)
    assert share == pytest.approx(0.05, abs=0.015)
    assert excluded == 0


def test_who_has_to_wait_does_not_guess() -> None:
    state = dealt(1)
    state.may_guess[0] = state.asked + 3
    assert {state.reacts_at_random(0, FastDice(n)) for n in range(200)} == {NO_MOVE}
    assert {state.reacts_at_random(1, FastDice(n)) for n in range(200)} != {NO_MOVE}
