"""The clock a table is handed: real time from the loop, or virtual time in a test."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds that only go forward, and a bell. What `arrived` is stamped with."""

    def now(self) -> float: ...

    def call_at(self, at: float, ring: Callable[[], None]) -> Timer:
        """Call `ring` in the loop's thread at `at` or a little later; at once if that is past."""


def real_ms() -> float:
    """The system's monotonic clock, which the loop's timers go by. Not asked of the loop: some count whole ms."""
    return time.monotonic() * 1000


class LoopClock:
    """Real time, and the running loop's bell."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.loop = loop or asyncio.get_running_loop()

    def now(self) -> float:
        return real_ms()

    def call_at(self, at: float, ring: Callable[[], None]) -> Timer:
        return self.loop.call_at(at / 1000, ring)
