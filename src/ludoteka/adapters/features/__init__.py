"""What a seat sees of a game, as numbers that a learner can learn from.

A module a game, `<id>.py`: `features(view, row)` writes what its seat knows, built from the view alone, so that no
secret can get in; `LEFT_OUT` are moves that decide nothing and are not offered.
"""

from __future__ import annotations

from array import array
from importlib import import_module
from typing import Any, Final

from ludoteka.adapters.features.row import Layout, Row
from ludoteka.bots.ticks import Ticks
from ludoteka.games import load
from ludoteka.rules.contract import NEVER

SOON: Final = 2_000  # ms: times are shares of it, where hands race
LATE: Final = 30_000  # ms: and where people think


class Encoder:
    """Writes the features of one game."""

    def __init__(self, id: str) -> None:
        module = import_module(f"ludoteka.adapters.features.{id}")
        self.game = load(id)
        self.features = module.features
        self.left_out: frozenset[int] = module.LEFT_OUT

    def values(self, ticks: Ticks, seat: int, view: Any, size: int) -> array[float]:
        row = Row(seat, ticks.state.seats, size)
        self.write(ticks, view, row)
        return row.values

    def layout(self, ticks: Ticks) -> list[tuple[str, int]]:
        """The blocks of the features in order: what each is called, and how long it is."""
        layout = Layout(0, ticks.state.seats)
        self.write(ticks, self.game.view(ticks.state, 0), layout)
        return layout.blocks

    def write(self, ticks: Ticks, view: Any, row: Row) -> None:
        """What all games have: which seat this is, how long ago the latest beat was, how soon the deadline is."""
        row.one_hot("seat", row.me, row.seats)
        row.share("since the beat", ticks.clock - ticks.shown, SOON)
        left = LATE if view.deadline == NEVER else view.deadline - ticks.clock
        row.share("until the deadline", left, SOON if ticks.pace.races else LATE)
        self.features(view, row)


def encoder(id: str) -> Encoder:
    """The encoder of this game. Raises UnknownGame."""
    load(id)
    return Encoder(id)
