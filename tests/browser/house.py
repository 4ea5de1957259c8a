"""A server of our own for the browser to visit: a process on a free port, its data in a folder of the test."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parents[2] / "src" / "ludoteka" / "server" / "page" / "index.html"
PATIENCE_S: Final = 20.0


class House:
    """Start, stop, kill and start again on the same address and data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert PAGE.is_file(), "the page is not built: make web"
        said = (self.data / "said.txt").open("ab")
        command = [sys.executable, "-m", "ludoteka", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        environment = {**os.environ, "LUDOTEKA_DATA": str(self.data)}
        self.process = subprocess.Popen(command, stdout=said, stderr=said, env=environment, start_new_session=True)
        said.close()
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError((self.data / "said.txt").read_text()[-2000:])

    def kill(self) -> None:
        """The power is gone: no goodbye, no flush."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is None:
            return
        if sign is signal.SIGKILL:
            os.killpg(self.process.pid, sign)  # its minds with it
        else:
            self.process.send_signal(sign)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(5)
        self.process = None
