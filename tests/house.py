"""A real server in a process of its own, on a free port and a data folder of the test."""

from __future__ import annotations

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


class House:
    """`ludoteka serve` on a free port, on one data folder; may be killed and opened again on the same port."""

    def __init__(self, data: Path, *, luck: bool = True) -> None:
        """`luck`: deals are what they are for people; without it they are those of `tests/dealt.py`."""
        self.data = data
        self.program = ["-m", "ludoteka"] if luck else [str(Path(__file__).with_name("dealt.py"))]
        self.host = "127.0.0.1"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def open(self) -> None:
        command = [sys.executable, *self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
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
        request = urllib.request.Request(f"{self.url}{path}", method=method)
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
