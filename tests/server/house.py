"""A real server in a process of its own, and clients that speak through real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class House:
    """`ludoteka serve` on a free port, on one data folder; may be killed and opened again on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", "ludoteka", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with (self.data / "stderr.txt").open("a") as stderr:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "LUDOTEKA_DATA": str(self.data)},
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break
        for _ in range(200):
            try:
                assert self.ask("GET", "/healthz", raw=True) == "ok\n"
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.data / "stderr.txt").read_text())

    def kill(self) -> None:
        """kill -9: no chance to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def close(self) -> int:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=15)
        return self.process.returncode

    def __enter__(self) -> House:
        self.data.mkdir(parents=True, exist_ok=True)
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.close()

    # --- HTTP --------------------------------------------------------------------------------------------------------

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", raw: bool = False, status: int | None = None
    ) -> Any:
        """The decoded answer. With `status`, the answer must have that status; else any error is raised."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        if body is not None:
            request.data = body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                got, text = answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            if status is None:
                raise AssertionError(f"{error.code}: {error.read().decode()}") from None
            got, text = error.code, error.read().decode()
        assert status in (None, got), (status, got, text)
        return text if raw else json.loads(text)

    def guest(self, name: str) -> dict[str, str]:
        return dict(self.ask("POST", "/api/guests", {"name": name}))

    def table(self, token: str, game: str, **wish: Any) -> str:
        return str(self.ask("POST", "/api/tables", {"game": game, **wish}, token, status=201)["code"])


class Client:
    """One person's socket: answers pings, remembers the latest of everything."""

    def __init__(self, house: House, token: str, code: str) -> None:
        self.house, self.token, self.code = house, token, code
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

    async def open(self, seen: int = -1) -> Client:
        self.socket = await connect(f"ws://127.0.0.1:{self.house.port}/ws", compression=None, max_queue=4096)
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
                self.sent[message["nonce"]] = now()
                await self.send("pong", nonce=message["nonce"], client_ms=now())
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
