"""A bad line, without root: a TCP relay that delays, wavers, stalls and cuts, each way for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

Delay = Callable[[], float]  # of the next piece, in ms


class Way:
    """One direction. What was sent first arrives first, as in any TCP stream."""

    def __init__(self, delay: Delay = lambda: 0.0) -> None:
        self.delay = delay
        self.stalled_until = 0.0  # of the loop's clock, in ms

    def due(self, last: float) -> float:
        return max(last, now() + self.delay(), self.stalled_until)


class LagProxy:
    """`async with LagProxy(port) as line:` a relay to that port on this machine; connect to `line.port` instead."""

    def __init__(self, to: int, up: Delay = lambda: 0.0, down: Delay = lambda: 0.0) -> None:
        self.to = to
        self.port = 0
        self.up = Way(up)
        self.down = Way(down)
        self.dead = False  # nobody gets through
        self.writers: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> LagProxy:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.close()
        self.cut()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def stall(self, ms: float, up: bool = True, down: bool = True) -> None:
        """Nothing arrives for so long; then all of it at once."""
        for way, held in ((self.up, up), (self.down, down)):
            if held:
                way.stalled_until = now() + ms

    def cut(self, dead: bool = False) -> None:
        """Every connection breaks, and what was on its way is lost. `dead`: nor does a new one get through."""
        self.dead = dead
        for writer in self.writers:
            writer.transport.abort()

    async def accept(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if self.dead:
            back.transport.abort()
            return
        try:
            server, forth = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            back.transport.abort()
            return
        self.writers |= {back, forth}
        ways = [self.carry(client, forth, self.up), self.carry(server, back, self.down)]
        tasks = {asyncio.create_task(way) for way in ways}
        self.tasks |= tasks
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0.05)
        for writer in (back, forth):
            writer.transport.abort()
        for task in tasks:
            task.cancel()
        self.tasks -= tasks
        self.writers -= {back, forth}

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        """Until the stream ends, and all that was on its way has arrived."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.create_task(deliver(pieces, writer, way))
        last = 0.0
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                last = way.due(last)
                pieces.put_nowait((last, data))
        pieces.put_nowait((last, b""))
        try:
            await delivery
        finally:
            delivery.cancel()


async def deliver(pieces: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter, way: Way) -> None:
    while True:
        due, data = await pieces.get()
        while (wait := max(due, way.stalled_until) - now()) > 0:
            await asyncio.sleep(wait / 1000)
        if not data:
            return
        with suppress(ConnectionError):
            writer.write(data)
            await writer.drain()


def now() -> float:
    return asyncio.get_running_loop().time() * 1000
