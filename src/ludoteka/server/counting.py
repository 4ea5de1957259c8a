"""A match that has ended is counted soon after, beside the loop; what was missed is counted when its players look."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Final

import structlog

from ludoteka.server.store import Store
from ludoteka.server.tally import tally
from ludoteka.workers import Aside

PATIENCE_S: Final = 20.0

log = structlog.get_logger()


@dataclass
class Counting:
    store: Store
    aside: Aside
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def later(self, match: str) -> None:
        """This match has ended."""
        task = asyncio.create_task(self.count(match))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def count(self, match: str) -> None:
        """Counts it, if it is over."""
        row = await self.store.match(match)
        if row is None:
            return
        try:
            counted = await self.aside.run(PATIENCE_S, tally, row.header, row.seed, row.lines)
        except (BrokenProcessPool, TimeoutError, RuntimeError, ValueError):  # ValueError: a log of an earlier version
            log.warning("a match could not be counted", match=match)
            return
        if counted is not None:
            await self.store.save_tally(match, counted)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
