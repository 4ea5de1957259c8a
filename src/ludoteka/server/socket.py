"""One websocket: a reader that stamps what comes in, and an outbox that never blocks."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteka.server import protocol as p
from ludoteka.server.guests import Guests
from ludoteka.server.metrics import Metrics
from ludoteka.server.outbox import Outbox
from ludoteka.server.tables import Broken, Tables
from ludoteka.server.wire import Wire, wire_of
from ludoteka.table.actor import Table
from ludoteka.table.bucket import Bucket
from ludoteka.table.clock import Clock
from ludoteka.table.steps import Closed

HELLO_S: Final = 10
SOCKETS_OF_ADDRESS: Final = 200  # a whole camp site behind one router
SOCKETS: Final = 5000
BURST: Final = 200  # messages of any kind a socket may send at once
SPACING_MS: Final = 20.0  # then one more in so long

DECODE: Final = msgspec.json.Decoder(p.ClientMessage)

log = structlog.get_logger()


class Refuse(Exception):
    """Close this socket, with this reason."""


@dataclass
class Sockets:
    guests: Guests
    tables: Tables
    clock: Clock
    metrics: Metrics
    open: Counter[str] = field(default_factory=Counter)  # by address

    async def endpoint(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        if not same_origin(socket):
            await socket.close(1008)
            return
        with self.counted(address) as room:
            await socket.accept()
            wire = wire_of(socket.scope)
            outbox = Outbox(socket.send_text, wire)
            writer = asyncio.create_task(outbox.run())
            reader = asyncio.create_task(self.read(socket, outbox, wire, room))
            try:
                await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                reader.cancel()
                outbox.close()
                with contextlib.suppress(asyncio.CancelledError):
                    await reader
                await writer
                with contextlib.suppress(Exception):
                    await socket.close()

    @contextlib.contextmanager
    def counted(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more of this address. One that is turned away takes no room while it goes."""
        room = self.open[address] < SOCKETS_OF_ADDRESS and self.open.total() < SOCKETS
        self.open[address] += room
        self.metrics.connections.inc()
        try:
            yield room
        finally:
            self.metrics.connections.dec()
            self.open[address] -= room
            if not self.open[address]:
                del self.open[address]

    async def read(self, socket: WebSocket, outbox: Outbox, wire: Wire | None, room: bool) -> None:
        """Until the client goes, or says what nobody understands. Raises nothing: whatever fails ends this socket."""
        table: Table | None = None
        try:
            if not room:
                raise Refuse("too-many")
            table = await self.welcome(socket, outbox, wire)
            if wire is not None:
                wire.answered = partial(table.witness, outbox)
            flood = Bucket(BURST, self.clock.now())
            while True:
                said = await receive(socket)
                arrived = wire.arrived() if wire else self.clock.now()
                if not flood.take(arrived, BURST, SPACING_MS):
                    raise Refuse("too-many")
                self.metrics.messages.inc()
                message = decoded(said)
                dispatch(table, outbox, message, arrived)
                if wire is not None and isinstance(message, p.Pong) and (rtt := wire.kernel_rtt()) is not None:
                    table.vouch(outbox, rtt)
        except Refuse as refuse:
            outbox.close(str(refuse))
        except Broken:
            outbox.close("table-broken")
        except Closed:
            outbox.close("closed")
        except (WebSocketDisconnect, RuntimeError):
            outbox.close()
        except Exception:
            log.exception("socket failed")
            outbox.close("closed")
        finally:
            if table is not None:
                table.disconnect(outbox)

    async def welcome(self, socket: WebSocket, outbox: Outbox, wire: Wire | None) -> Table:
        """The table this socket wants, once it is connected to it. Raises Refuse, Broken, Closed."""
        try:
            said = await asyncio.wait_for(receive(socket), HELLO_S)
        except TimeoutError:
            raise Refuse("message") from None
        if wire is not None:
            wire.arrived()
        hello = decoded(said)
        if not isinstance(hello, p.Hello):
            raise Refuse("message")
        guest = await self.guests.known(hello.token)
        if guest is None:
            raise Refuse("token")
        table = await self.tables.get(hello.code)
        if table is None:
            raise Refuse("table")
        if not await table.connect(outbox, guest.id, guest.name, hello.seen):
            raise Refuse("too-many")
        return table


def same_origin(socket: WebSocket) -> bool:
    """A page of another site may not speak for our guests. Programs send no Origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def receive(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise Refuse("message")
    said = str(text).encode()
    if len(said) > p.LONGEST:
        raise Refuse("too-long")
    return said


def decoded(said: bytes) -> p.In:
    try:
        return DECODE.decode(said)
    except (msgspec.DecodeError, RecursionError):
        raise Refuse("message") from None


def dispatch(table: Table, line: Outbox, message: p.In, arrived: float) -> None:
    """The call a message stands for."""
    match message:
        case p.MakeMove(cmd, move, beat, tapped_at, painted_at, visible, again):
            table.move(line, cmd, move, beat, arrived, tapped_at, painted_at, visible, again)
        case p.Pong(nonce, client_ms):
            table.pong(line, nonce, client_ms, arrived)
        case p.Resync():
            table.resync(line)
        case p.Visible(visible):
            table.visible(line, visible)
        case p.Sit(cmd, seat):
            table.sit(line, cmd, seat)
        case p.Stand(cmd):
            table.stand(line, cmd)
        case p.SeatBot(cmd, seat, level):
            table.seat_bot(line, cmd, seat, level)
        case p.Unseat(cmd, seat):
            table.unseat(line, cmd, seat)
        case p.SetOption(cmd, key, value):
            table.set_option(line, cmd, key, value)
        case p.SetSetting(cmd, key, value):
            table.set_setting(line, cmd, key, value)
        case p.Handicap(cmd, seat, ms):
            table.handicap(line, cmd, seat, ms)
        case p.Ready(cmd, ready):
            table.ready(line, cmd, ready)
        case p.Start(cmd):
            table.start(line, cmd)
        case p.AskUndo(cmd):
            table.ask_undo(line, cmd)
        case p.Consent(cmd, yes):
            table.consent(line, cmd, yes)
        case p.Pause(cmd, paused):
            table.pause(line, cmd, paused)
        case p.Say(cmd, text):
            table.say(line, cmd, text)
        case p.CheerOn(cmd, sign):
            table.cheer(line, cmd, sign)
        case _:
            raise Refuse("message")
