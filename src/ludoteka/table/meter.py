"""What a server may want to export about its tables."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final

KEPT: Final = 1000


@dataclass
class Meter:
    """Counts since the start, and the latest durations in ms. One for the process."""

    inputs: int = 0  # entries that a fold reads
    races: int = 0
    photos: int = 0
    lost_minds: int = 0  # questions that no mind answered
    closed_by_error: int = 0
    commit_ms: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))  # a step, from its turn to what it told


METER: Final = Meter()
