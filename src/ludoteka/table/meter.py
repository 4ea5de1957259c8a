"""What a server may want to export about its tables, and how far the loop lags behind its clock."""

from __future__ import annotations

import asyncio
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
    lag_ms: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))


METER: Final = Meter()


async def measure_lag(meter: Meter = METER, every_ms: float = 500) -> None:
    """For ever: how late the loop wakes a sleeper."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every_ms / 1000
        await asyncio.sleep(every_ms / 1000)
        meter.lag_ms.append(max(0.0, (loop.time() - due) * 1000))
