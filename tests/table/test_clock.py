"""The real clock: what arrivals are stamped with."""

from __future__ import annotations

import time

from ludoteka.table.clock import LoopClock


async def test_the_clock_is_finer_than_a_millisecond_whatever_the_loop_counts():
    clock = LoopClock()
    assert any(clock.now() % 1 for _ in range(100))


async def test_the_clock_and_the_systems_monotonic_clock_are_one():
    before = time.monotonic() * 1000
    assert before <= LoopClock().now() <= time.monotonic() * 1000
