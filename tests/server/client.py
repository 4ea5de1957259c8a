"""Clients that speak to a real server through real sockets."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.house import House


class Client:
    """One person's socket: answers pings, remembers the latest of everything."""

    def __init__(self, house: House, token: str, code: str, port: int = 0) -> None:
        """Through another port than the house's, where a line of its own leads there."""
        self.house, self.token, self.code, self.port = house, token, code, port or house.port
        self.pong_delay = 0.0  # s: how long the page takes to answer a ping
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.heard: list[dict[str, Any]] = []
        self.frame: dict[str, Any] | None = None
        self.frames: list[dict[str, Any]] = []
        self.lobby: dict[str, Any] = {}
        self.seat: int | None = None
        self.acks: dict[str, dict[str, Any]] = {}
        self.news = asyncio.Condition()
        self.count = 0
        self.offset = 0.0  # server's clock minus ours
        self.best = 1e9
        self.sent: dict[str, float] = {}
        self.gone = False
        self.pongs: set[asyncio.Future[None]] = set()

    async def open(self, seen: int = -1) -> Client:
        self.socket = await connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, max_queue=4096)
        self.gone, self.frame, self.lobby = False, None, {}
        self.reader = asyncio.create_task(self.listen())
        await self.send("hello", token=self.token, code=self.code, seen=seen)
        await self.until(lambda: self.gone or (self.lobby and (self.frame or not self.lobby["match"])))
        return self

    async def send(self, tag: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"t": tag, **fields}))

    async def listen(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                message = json.loads(text)
                await self.hear(message)
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        self.gone = True
        async with self.news:
            self.news.notify_all()

    async def hear(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "ping":
                if self.pong_delay:
                    asyncio.get_running_loop().call_later(self.pong_delay, self.pong_soon, message["nonce"])
                else:
                    await self.pong(message["nonce"])
                return
            case "synced":
                sent = self.sent.pop(message["nonce"])
                if now() - sent < self.best:
                    self.best = now() - sent
                    self.offset = message["server_at"] - (sent + now()) / 2
                return
            case "frame":
                self.frame = message["frame"]
                self.frames.append(message["frame"])
            case "lobby":
                self.lobby = message["lobby"]
            case "welcome" | "seat":
                self.seat = message["seat"]
            case "ack":
                self.acks[message["ack"]["cmd"]] = message["ack"]
        self.heard.append(message)

    async def pong(self, nonce: str) -> None:
        self.sent[nonce] = now()
        with suppress(ConnectionClosed):
            await self.send("pong", nonce=nonce, client_ms=now())

    def pong_soon(self, nonce: str) -> None:
        self.pongs.add(task := asyncio.ensure_future(self.pong(nonce)))
        task.add_done_callback(self.pongs.discard)

    async def until(self, what: Any, seconds: float = 20) -> None:
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(what), seconds)

    async def command(self, tag: str, **fields: Any) -> dict[str, Any]:
        """Sends a command; its ack."""
        self.count += 1
        cmd = f"c{self.count}-{id(self)}"
        await self.send(tag, cmd=cmd, **fields)
        await self.until(lambda: cmd in self.acks or self.gone)
        assert cmd in self.acks, self.heard[-1]
        return self.acks[cmd]

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    # --- playing -----------------------------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        """What the scene offers this seat now and is no reaction."""
        assert self.frame is not None
        scene = self.frame["scene"]
        faces = [m for z in scene["zones"] if not z["slap"] for f in z["faces"] if f["legal"] for m in f["moves"]]
        zones = [m for z in scene["zones"] if z["legal"] and not z["slap"] for m in z["moves"]]
        buttons = [b["move"] for b in scene["buttons"] if b["legal"] and b["kind"] != "reaction"]
        return faces + zones + buttons

    def slaps(self) -> list[str]:
        assert self.frame is not None
        return [m for z in self.frame["scene"]["zones"] if z["slap"] and z["legal"] for m in z["moves"]]

    def over(self) -> bool:
        return self.frame is not None and self.frame["ending"] is not None

    async def play(self, move: str) -> dict[str, Any]:
        """Plays it on the latest frame, which this client paints the moment it is to be shown."""
        assert self.frame is not None
        shown, tapped_at = self.frame["show_at"], now() + self.offset
        return await self.command("move", move=move, beat=self.frame["beat"], tapped_at=tapped_at, painted_at=shown)


def now() -> float:
    return time.monotonic() * 1000
