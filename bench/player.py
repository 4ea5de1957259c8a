"""Somebody at a table over a real socket: as little work a message as possible, so that many fit on one core."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteka.server.guests import Guests
from ludoteka.server.store.sqlite import SqliteStore

ENCODE: Final = msgspec.json.Encoder()
DECODE: Final = msgspec.json.Decoder()


async def known_guests(database: Path, wanted: int) -> list[str]:
    """Tokens of so many fresh guests, put straight into the database of a server that does not run."""
    store = SqliteStore(database)
    guests = Guests(store, await store.secret(), time.monotonic)
    tokens = [guests.token((await guests.arrive(f"P{i}")).id) for i in range(wanted)]
    await store.close()
    return tokens


class Player:
    """Keeps the latest lobby and frame; answers pings; follows the server's clock. `on_frame` is called with each."""

    def __init__(self, port: int, token: str, code: str, dice: random.Random, host: str = "127.0.0.1") -> None:
        self.host, self.port, self.token, self.code, self.dice = host, port, token, code, dice
        self.headers: dict[str, str] = {}
        self.connection = ClientConnection
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.frame: dict[str, Any] | None = None
        self.lobby: dict[str, Any] = {}
        self.seat: int | None = None
        self.acks: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.on_frame: Callable[[dict[str, Any]], None] = lambda frame: None
        self.on_race: Callable[[dict[str, Any]], None] = lambda race: None
        self.offset, self.best = 0.0, 1e9
        self.ponged: dict[str, float] = {}
        self.numbers = count()
        self.lives = 0

    async def open(self) -> Player:
        self.lives += 1
        where = f"ws://{self.host}:{self.port}/ws"
        bounds: dict[str, Any] = {"compression": None, "max_queue": 4096, "max_size": 2**22}
        self.socket = await connect(where, additional_headers=self.headers, create_connection=self.connection, **bounds)
        self.lobby = {}
        self.task = asyncio.create_task(self.listen(self.socket))
        await self.say("hello", token=self.token, code=self.code)
        while not self.lobby:
            await asyncio.sleep(0.01)
            if self.task.done():
                raise ConnectionError("the server hung up")
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.task is not None:
            await self.task

    async def say(self, tag: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(ENCODE.encode({"t": tag, **fields}).decode())

    async def ask(self, tag: str, **fields: Any) -> dict[str, Any]:
        """A command, and its ack. Raises ConnectionError when the line breaks first."""
        cmd = fields.pop("cmd", "") or self.fresh()
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.acks[cmd] = answer
        try:
            await self.say(tag, cmd=cmd, **fields)
            return await answer
        except ConnectionClosed:
            raise ConnectionError("the line broke") from None
        finally:
            self.acks.pop(cmd, None)

    def fresh(self) -> str:
        return f"{self.lives}-{next(self.numbers)}-{id(self)}"

    async def listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self.hear(DECODE.decode(text))
        except ConnectionClosed:
            pass
        for answer in list(self.acks.values()):
            if not answer.done():
                answer.set_exception(ConnectionError("the line broke"))

    async def hear(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "ping":
                now = self.ponged[message["nonce"]] = time.monotonic() * 1000
                await self.say("pong", nonce=message["nonce"], client_ms=now)
            case "synced":
                self.synced(message["nonce"], message["server_at"])
            case "frame":
                self.frame = message["frame"]
                self.on_frame(message["frame"])
            case "race":
                self.on_race(message["race"])
            case "lobby":
                self.lobby = message["lobby"]
            case "welcome" | "seat":
                self.seat = message["seat"]
            case "ack":
                answer = self.acks.get(message["ack"]["cmd"])
                if answer is not None and not answer.done():
                    answer.set_result(message["ack"])
            case "refused":
                raise ConnectionError(message["reason"])

    def synced(self, nonce: str, server_at: float) -> None:
        sent, now = self.ponged.pop(nonce, None), time.monotonic() * 1000
        if sent is not None and now - sent < self.best:
            self.best, self.offset = now - sent, server_at - (sent + now) / 2

    # --- playing -----------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.frame is not None and self.frame["ending"] is not None

    def moves(self) -> list[str]:
        """What the latest scene offers and is no reaction."""
        if self.frame is None or self.frame["ending"] is not None:
            return []
        scene = self.frame["scene"]
        faces = [m for z in scene["zones"] if not z["slap"] for f in z["faces"] if f["legal"] for m in f["moves"]]
        zones = [m for z in scene["zones"] if z["legal"] and not z["slap"] for m in z["moves"]]
        return faces + zones + [b["move"] for b in scene["buttons"] if b["legal"] and b["kind"] != "reaction"]

    async def play(self, think: float, stop: asyncio.Event) -> int:
        """Whatever may be done, thought over for `think` seconds on average; the host deals again. The moves made."""
        made = 0
        while not stop.is_set():
            if self.over() and self.lobby["phase"] == "over":
                await asyncio.sleep(0.05)
                if self.seat == 0:
                    await self.ask("start")
                continue
            await asyncio.sleep(think * self.dice.uniform(0.5, 1.5) if self.moves() else 0.02)
            if moves := self.moves():
                assert self.frame is not None
                seen = self.frame
                ack = await self.ask("move", move=self.dice.choice(moves), beat=seen["beat"])
                made += ack["ok"]
                while self.frame is seen and not ack["ok"] and not stop.is_set():
                    await asyncio.sleep(0.02)
        return made
