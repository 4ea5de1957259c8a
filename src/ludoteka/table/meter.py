"""What a server may want to export about its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteka.table.clock import Clock
from ludoteka.table.line import Line


@dataclass
class Meter:
    """Counts since the start, and where durations go. One for the process."""

    inputs: int = 0  # entries that a fold reads
    races: int = 0
    photos: int = 0
    lost_minds: int = 0  # questions that no mind answered
    closed_by_error: int = 0
    told: Callable[[float, float], None] = lambda whole, kept: None
    """Called with the ms from a move's arrival, or a hold's end, to the last socket's write, and those of them that the
    journal took."""

    def time(self, lines: Sequence[Line], clock: Clock, since: float, kept: float) -> None:
        """Tell how long it takes until the last of these lines has all that was sent to it."""
        left = len(lines)

        def written() -> None:
            nonlocal left
            left -= 1
            if not left:
                self.told(clock.now() - since, kept)

        for line in lines:
            line.written(written)


METER: Final = Meter()
