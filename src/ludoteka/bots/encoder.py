"""Rows for one game: what all games have in common, then its own features."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludoteka.bots.row import Layout, Row, zeros
from ludoteka.bots.ticks import Ticks
from ludoteka.rules.contract import NEVER

SOON: Final = 2_000  # ms: times are shares of it, where hands race
LATE: Final = 30_000  # ms: and where people think


class Encoder:
    """`look` gives a seat's view of a state, `features` writes it into a row."""

    def __init__(self, look: Callable[[Any, int], Any], features: Callable[[Any, Row], None]) -> None:
        self.look = look
        self.features = features

    def rows(self, games: list[Ticks], seats: list[int], size: int) -> array[float]:
        """What these seats, one a game, see of it: `size` float32 each, one after the other."""
        values = zeros(len(games) * size)
        for i in range(len(games)):
            self.write(games[i], seats[i], Row(seats[i], games[i].state.seats, values, i * size))
        return values

    def layout(self, ticks: Ticks) -> list[tuple[str, int]]:
        """The blocks of a row in order: what each is called, and how long it is."""
        layout = Layout(0, ticks.state.seats)
        self.write(ticks, 0, layout)
        return layout.blocks

    def write(self, ticks: Ticks, seat: int, row: Row) -> None:
        """Which seat this is, how long ago the latest beat was, how soon the deadline is; then the game's features."""
        view = self.look(ticks.state, seat)
        deadline: i64 = view.deadline
        racing = ticks.pace.races
        row.one_hot("seat", seat, row.seats)
        row.share("since the beat", ticks.clock - ticks.shown, SOON)
        row.share("until the deadline", LATE if deadline == NEVER else deadline - ticks.clock, SOON if racing else LATE)
        self.features(view, row)
