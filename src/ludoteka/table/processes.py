"""Minds in worker processes, so that none ever holds up the loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final
from zlib import crc32

from ludoteka.bots.mind import Answer
from ludoteka.table import thinker
from ludoteka.table.minds import MindLost, Question, asked_of
from ludoteka.table.thinker import Asked, Unknown
from ludoteka.workers import Aside

PATIENCE_S: Final = 10.0  # a mind that takes longer is hung: its worker is replaced
TOGETHER: Final = 64  # questions on their way at once
KNOWN: Final = 256  # matches whose log a worker is thought to have


class Worker(Aside):
    """One process that knows the matches it was asked about. While it thinks questions gather, and go to it together:
    between two processes a question costs more than most answers do."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: deque[tuple[Asked, asyncio.Future[Answer | None | Unknown]]] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.known: OrderedDict[str, int] = OrderedDict()  # match -> how many lines it has

    async def ask(self, question: Question) -> Answer | None:
        for whole in (False, True):  # asked a second time with the whole log, if it did not know the match
            known = 0 if whole else min(self.known.get(question.match, 0), question.count)
            answer = await self._send(asked_of(question, known))
            if not isinstance(answer, Unknown):
                self._remember(question.match, question.count)
                return answer
        raise MindLost("the worker forgets what it is told")

    async def _send(self, asked: Asked) -> Answer | None | Unknown:
        answer: asyncio.Future[Answer | None | Unknown] = asyncio.get_running_loop().create_future()
        self.waiting.append((asked, answer))
        if self.sending is None or self.sending.done():
            self.sending = asyncio.create_task(self._send_all())
        return await answer

    async def _send_all(self) -> None:
        """Until nothing waits. A process that breaks breaks for all: none of them knows whose question it was."""
        while self.waiting:
            questions = [asked for asked, _answer in islice(self.waiting, TOGETHER)]
            try:
                answers = await self.run(PATIENCE_S, thinker.think, questions)
            except (BrokenProcessPool, TimeoutError, RuntimeError, asyncio.CancelledError) as broken:
                while self.waiting:
                    self._tell(error=RuntimeError(str(broken) or type(broken).__name__))
            except Exception as error:  # of the first question alone: a log that cannot be read
                self._tell(error=error)
            else:
                for found in answers:
                    self._tell(found)

    def _tell(self, found: Answer | None | Unknown = None, error: Exception | None = None) -> None:
        """Whoever has waited longest."""
        _asked, answer = self.waiting.popleft()
        if answer.done():  # whoever asked has gone
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(found)

    def begun(self) -> None:
        self.known.clear()

    def _remember(self, match: str, count: int) -> None:
        self.known[match] = max(count, self.known.get(match, 0))
        self.known.move_to_end(match)
        while len(self.known) > KNOWN:
            self.known.popitem(last=False)


class Workers:
    """`Minds` in so many processes. A match always goes to the same one, which keeps it folded; moves that are thought
    about for long go to one more, so that no hand in a race waits for them."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.long = Worker()

    async def ask(self, question: Question) -> Answer | None:
        nearest = self.workers[crc32(question.match.encode()) % len(self.workers)]
        worker = self.long if question.long else nearest
        for last in (False, True):
            try:
                return await worker.ask(question)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as broken:
                if last:
                    raise MindLost(str(broken) or type(broken).__name__) from broken
        raise AssertionError("unreachable")

    async def close(self) -> None:
        for worker in (*self.workers, self.long):
            worker.stop()
