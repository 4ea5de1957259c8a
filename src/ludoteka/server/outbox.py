"""What waits to go out on one socket. Bounded: who does not read loses the socket, and delays nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from ludoteka.server.protocol import (
    Answered,
    Cheered,
    Elsewhere,
    Out,
    Ping,
    Refused,
    Synced,
    TheFrame,
    TheLobby,
    TheRace,
    Welcome,
    YourSeat,
)
from ludoteka.table import frames

DEEP: Final = 200  # messages; at a frame per 100 ms more than ten seconds
GOODBYE_MS: Final = 2000  # how long the last words may take

ENCODE: Final = msgspec.json.Encoder()


def wrap(item: object) -> Out:
    """The wire's form of what a table says."""
    match item:
        case frames.Frame():
            return TheFrame(item)
        case frames.Lobby():
            return TheLobby(item)
        case frames.RaceCard():
            return TheRace(item)
        case frames.Ack():
            return Answered(item)
        case frames.Cheer():
            return Cheered(item)
        case frames.Ping(nonce):
            return Ping(nonce)
        case frames.Synced(nonce, server_at):
            return Synced(nonce, server_at)
        case frames.YourSeat(seat):
            return YourSeat(seat)
        case frames.Welcome(seat, name, server_at):
            return Welcome(seat, name, server_at)
        case frames.Elsewhere():
            return Elsewhere()
    raise TypeError(f"a table does not say {type(item).__name__}")


class Outbox:
    """A table's `Line`: `send` never blocks. One task writes; it ends when the socket is to be closed. Behind a ping
    that was written `probe` is called with its nonce."""

    def __init__(self, write: Callable[[str], Awaitable[None]], probe: Callable[[str], None] = lambda nonce: None):
        self.write = write
        self.probe = probe
        self.waiting: asyncio.Queue[tuple[str, Callable[[], None] | None] | None] = asyncio.Queue()  # text, then a call
        self.closed = False

    def send(self, item: object) -> None:
        self.put(wrap(item))

    def put(self, message: Out) -> None:
        if self.closed:
            return
        if self.waiting.qsize() >= DEEP:
            self.close()
            return
        then = partial(self.probe, message.nonce) if isinstance(message, Ping) else None
        self.waiting.put_nowait((ENCODE.encode(message).decode(), then))

    def written(self, then: Callable[[], None]) -> None:
        if not self.closed:
            self.waiting.put_nowait(("", then))

    def close(self, why: str = "") -> None:
        """No more after this; what was said before still goes out, and a reason to refuse as last words."""
        if self.closed:
            return
        if why and why != "elsewhere":  # that one has been told already
            self.put(Refused(why))
        self.closed = True
        self.waiting.put_nowait(None)

    async def run(self) -> None:
        """Writes until closed or until the socket breaks."""
        with contextlib.suppress(Exception):  # whatever breaks a socket ends only this one
            while (waiting := await self.waiting.get()) is not None:
                text, then = waiting
                if text and self.closed:
                    await asyncio.wait_for(self.write(text), GOODBYE_MS / 1000)
                elif text:
                    await self.write(text)
                if then is not None:
                    then()
        self.closed = True
