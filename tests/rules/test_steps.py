"""A game step by step: decisions only, no reactions, the clock runs by itself."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludoteka.games import ORDER, load
from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.fingerprint import fingerprint
from tests.toy import DRAW, PEEK, SLAP, Options, Toy, start


class Pauses(Toy):
    """After every card the table waits for the clock before the next seat may move."""

    def wait_for(self, seat: int) -> None:
        self.active, self.deadline, self.next_seat = 0, self.now + 500, seat

    def lapse(self) -> None:
        self.active, self.deadline = 1 << self.next_seat, NEVER


class Waits(Pauses):
    """Nobody owes a move, and no clock will change that."""

    def wait_for(self, seat: int) -> None:
        self.active, self.deadline = 0, NEVER


def dealt(kind: type[Toy] = Toy, seats: int = 3) -> Toy:
    state = start(Options(), seats, FastDice(4), kind)
    assert isinstance(state, Toy)
    return state


def test_the_moves_of_the_seat_on_turn_hold_no_reaction() -> None:
    state = dealt()
    assert SLAP in state.legal(0)
    assert state.on_turn(0) == [move for move in state.legal(0) if move != SLAP]
    assert state.run_on() == state.on_turn(0)


def test_a_seat_that_is_not_on_turn_has_none() -> None:
    assert dealt().on_turn(1) == []


def test_a_step_is_a_move_of_the_seat_that_decides_and_gives_the_moves_of_the_next() -> None:
    state = dealt()
    moves = state.step(DRAW)
    assert len(state.hands[0]) == 3
    assert state.stepper() == 1
    assert moves == state.on_turn(1)


def test_the_clock_runs_until_somebody_owes_a_move() -> None:
    state = dealt(Pauses)
    assert state.stepper() == NOBODY
    assert DRAW in state.run_on()
    assert (state.now, state.stepper()) == (500, 0)
    state.step(DRAW)
    assert (state.now, state.stepper()) == (1000, 1)


def test_where_nobody_owes_a_move_and_nothing_will_happen_it_stops() -> None:
    assert dealt(Waits).run_on() == []


def test_a_wrong_step_is_refused_without_a_trace() -> None:
    state = dealt()
    state.step(PEEK)
    state.step(PEEK)
    state.step(PEEK)
    before = fingerprint(state)
    with pytest.raises(Illegal, match="peeked"):
        state.step(PEEK)
    with pytest.raises(Illegal, match="unknown"):
        state.step(len("nowhere"))
    assert fingerprint(state) == before


def test_without_a_seat_that_decides_every_step_is_refused() -> None:
    with pytest.raises(Illegal):
        dealt(Waits).step(DRAW)


@pytest.mark.parametrize("id", [id for id in ORDER if load(id).kind != "race"])
def test_every_game_without_races_can_be_stepped_to_its_end(id: str) -> None:
    game, choose = load(id), random.Random(2).choice
    state = game.start(game.options(), game.seats[-1], FastDice(5))
    moves = state.run_on()
    while moves:
        busy = [move for move in moves if move not in game.idle]
        moves = state.step(choose(busy or moves))
    assert state.over
    assert state.stepper() == NOBODY


def test_what_the_page_of_the_contract_steps_through_is_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "contract.md").read_text("utf-8").partition("## Step by step")[2]
    random.seed(1)
    exec(compile(page.partition("```python\n")[2].partition("```")[0], "contract.md", "exec"), {})
    places = eval(capsys.readouterr().out)
    assert (len(places), min(places)) == (4, 1)
