"""Worker processes that end with the process that started them, however that one ended."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


def belong_to_parent() -> None:
    """For a worker to call first: a parent that was killed cannot stop its workers, so they watch it; Ctrl-C is the
    parent's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Aside:
    """One process for work that would hold up the loop: started when it is first asked, and anew when it has died or
    hangs."""

    def __init__(self) -> None:
        self.executor: Executor | None = None

    async def run(self, patience_s: float, work: Callable[..., T], *given: Any) -> T:
        """What `work` gives there. Raises what it raises; BrokenProcessPool, TimeoutError or RuntimeError where the
        process died, took longer than `patience_s`, or was stopped."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(1, get_context("forkserver"), belong_to_parent)
            self.begun()
        executor = self.executor
        try:
            return await asyncio.wait_for(asyncio.wrap_future(executor.submit(work, *given)), patience_s)
        except (BrokenProcessPool, TimeoutError, RuntimeError):
            if self.executor is executor:  # another call may have replaced it already
                log.warning("a worker has died or hangs: another takes over")
                self.stop()
            raise

    def begun(self) -> None:
        """A new process knows nothing yet."""

    def stop(self) -> None:
        """Without waiting: a worker that hangs is killed."""
        executor, self.executor = self.executor, None
        if isinstance(executor, ProcessPoolExecutor):
            processes = list((executor._processes or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
