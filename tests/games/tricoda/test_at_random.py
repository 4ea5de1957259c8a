"""Random play inside the rules is what the `random` minds do at a table."""

from __future__ import annotations

import pytest

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.cards import GUESS
from ludoteka.games.tricoda.rules import Tricoda
from ludoteka.lab.sim import playout_of
from ludoteka.lab.watched import Watched, watched
from ludoteka.rules.contract import NO_MOVE, State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event

SEATS = 3


class Counts:
    """Notes the guesses, and those that had been ruled out."""

    def __init__(self) -> None:
        self.guesses = 0
        self.excluded = 0

    def before(self, state: State, seat: int, move: int, beat: int) -> None:
        if move >= GUESS:
            self.guesses += 1
            self.excluded += GAME.view(state, seat).known().candidates().by_digits()[move - GUESS] == 0

    def after(self, state: State, events: list[Event]) -> None:
        pass


def dealt(seed: int) -> Tricoda:
    state = GAME.start(GAME.options(), SEATS, FastDice(seed))
    assert isinstance(state, Tricoda)
    return state


def shares(play) -> tuple[float, int]:
    """Guesses for each seat and answer, and how many had been ruled out, over some games."""
    counts = Counts()
    asked = 0
    for seed in range(8):
        state = dealt(seed)
        play(Watched(state, counts), seed)
        assert state.over
        asked += state.asked
    return counts.guesses / (asked * SEATS), counts.excluded


def in_the_rules(state: Watched, seed: int) -> None:
    playout_of(GAME).run(state, FastDice(seed))


def at_a_table(state: Watched, seed: int) -> None:
    minds = [GAME.minds["random"]() for _ in range(SEATS)]
    dice = [FastDice(seed * 10 + seat) for seat in range(SEATS)]
    VirtualTable(watched(GAME), state, minds, dice, FastDice(seed)).run(GAME.cap)


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
