"""A bad line, without root: a TCP relay that delays, wavers, stalls and cuts, each way for itself."""

from __future__ import annotations

import asyncio
import threading
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
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            if not self.dead:
                await self.relay(client, back)
        except (OSError, asyncio.CancelledError):
            pass  # nobody listens there just now, or the relay closes
        finally:
            back.transport.abort()
            self.tasks.discard(task)

    async def relay(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        server, forth = await asyncio.open_connection("127.0.0.1", self.to)
        self.writers |= {back, forth}
        ways = [asyncio.ensure_future(way) for way in (carry(client, forth, self.up), carry(server, back, self.down))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0.05)  # what the other way still carries
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self.writers -= {back, forth}
            forth.transport.abort()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
    """Until the stream ends, and all that was on its way has arrived."""
    pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    delivery = asyncio.create_task(deliver(pieces, writer, way))
    last = 0.0
    try:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                last = way.due(last)
                pieces.put_nowait((last, data))
        pieces.put_nowait((last, b""))
        await delivery
    finally:
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)


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


class LagThread:
    """A relay for tests that are not asynchronous: `with LagThread(port) as line:`; its calls run in its own thread."""

    def __init__(self, to: int, ms: float = 0.0) -> None:
        """`ms`: how long everything is on its way, in both directions."""
        self.proxy = LagProxy(to, lambda: ms, lambda: ms)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="lag", daemon=True)

    def __enter__(self) -> LagThread:
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.proxy.__aenter__(), self.loop).result(10)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self.proxy.__aexit__(None, None, None), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"

    def cut(self) -> None:
        """The network is gone: every connection breaks, and none gets through."""
        self.loop.call_soon_threadsafe(self.proxy.cut, True)

    def mend(self) -> None:
        self.loop.call_soon_threadsafe(setattr, self.proxy, "dead", False)
