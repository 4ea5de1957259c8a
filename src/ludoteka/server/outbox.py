"""What waits to go out on one socket. Bounded: who does not read loses the socket, and delays nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from ludoteka.server.encoding import ENCODE, LATEST
from ludoteka.server.protocol import Refused
from ludoteka.server.wire import Wire
from ludoteka.table import frames

DEEP: Final = 200  # messages; at a frame per 100 ms more than ten seconds
GOODBYE_MS: Final = 2000  # how long the last words may take


class Outbox:
    """A table's `Line`: `send` never blocks. What the socket takes at once is written at once; what it does not waits
    for a task that writes, and ends when the socket is to be closed."""

    def __init__(self, write: Callable[[str], Awaitable[None]], wire: Wire | None = None) -> None:
        self.write = write
        self.wire = wire
        self.waiting: deque[tuple[bytes, Callable[[], None] | None]] = deque()  # text, and what to call behind it
        self.stirred = asyncio.Event()  # something waits, or it is closed
        self.idle = True  # nothing waits, and the task has nothing in hand
        self.closed = False

    def send(self, item: object) -> None:
        if self.closed:
            return
        then = partial(self.wire.probe, item.nonce) if self.wire and isinstance(item, frames.Ping) else None
        self._put(LATEST.encoded(item), then)

    def _put(self, text: bytes, then: Callable[[], None] | None = None) -> None:
        if self.idle and self.wire is not None and self.wire.push(text):
            if then is not None:
                then()
        elif len(self.waiting) < DEEP:
            self._wait(text, then)
        else:
            self.close()

    def written(self, then: Callable[[], None]) -> None:
        if self.idle:
            then()
        elif not self.closed:
            self._wait(b"", then)

    def _wait(self, text: bytes, then: Callable[[], None] | None) -> None:
        self.idle = False
        self.waiting.append((text, then))
        self.stirred.set()

    def close(self, why: str = "") -> None:
        """No more after this; what was said before still goes out, and a reason to refuse as last words."""
        if self.closed:
            return
        if why and why != "elsewhere":  # that one has been told already
            self._put(ENCODE.encode(Refused(why)))
        self.closed = True
        self.stirred.set()

    async def run(self) -> None:
        """Writes until closed or until the socket breaks."""
        with contextlib.suppress(Exception):  # whatever breaks a socket ends only this one
            while self.waiting or not self.closed:
                if self.waiting:
                    await self._write_next()
                else:
                    self.idle = True
                    self.stirred.clear()
                    await self.stirred.wait()
        self.closed = True

    async def _write_next(self) -> None:
        text, then = self.waiting.popleft()
        if text:
            writing = self.write(text.decode())
            await (asyncio.wait_for(writing, GOODBYE_MS / 1000) if self.closed else writing)
        if then is not None:
            then()
