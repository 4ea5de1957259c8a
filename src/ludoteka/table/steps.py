"""An inbox and the one task that works it off: a step, then its commit, then the next. Nothing runs between the two."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


class Closed(Exception):
    """This table has stopped: what is kept of it can be resumed."""


class Steps:
    """`commit` writes down and tells what a step has changed. If either fails, `failed` is called and no step follows:
    what is durable holds all that anybody was told, and a fresh start from it is the one safe way on."""

    def __init__(self, commit: Callable[[], Awaitable[None]], failed: Callable[[], None]) -> None:
        self.commit = commit
        self.failed = failed
        self.inbox: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        self.calls: list[asyncio.Future[Any]] = []  # who waits for the answer of a step
        self.after: list[Callable[[], None]] = []  # to be done once this step is told
        self.closed = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    def post(self, step: Callable[[], None]) -> None:
        """Do this when what came before is done."""
        if not self.closed:
            self.inbox.put_nowait(step)

    async def call(self, step: Callable[[], T]) -> T:
        """The answer of a step, once what it changed is durable and told. Raises Closed."""
        if self.closed:
            raise Closed
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.calls.append(answer)
        self.post(lambda: self.after.append(partial(_settle, answer, step())))
        try:
            return await answer
        finally:
            self.calls.remove(answer)

    def waiting(self) -> int:
        return self.inbox.qsize()

    async def join(self) -> None:
        """Until every step that was posted is done."""
        await self.inbox.join()

    def stop(self) -> None:
        """No more steps; who waits for an answer learns it."""
        self.closed = True
        for answer in self.calls:
            if not answer.done():
                answer.set_exception(Closed())
        while not self.inbox.empty():
            self.inbox.get_nowait()
            self.inbox.task_done()

    async def end(self) -> None:
        """The task is gone."""
        self.stop()
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while not self.closed:
            step = await self.inbox.get()
            try:
                step()
                await self.commit()
                after, self.after = self.after, []
                for call in after:
                    call()
            except Exception:
                log.exception("a step failed")
                self.failed()
            finally:
                self.inbox.task_done()


def _settle(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():  # whoever asked may have gone
        answer.set_result(result)
