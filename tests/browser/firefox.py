"""A real Firefox, by its own wire: WebDriver BiDi over the socket that it opens. Just what a smoke test needs."""

from __future__ import annotations

import json
import re
import subprocess
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE_S = 60


class Firefox:
    """One window of one Firefox with a profile of its own."""

    def __init__(self, path: str, profile: Path) -> None:
        self.command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.numbers = count(1)
        self.open = ExitStack()

    def __enter__(self) -> Firefox:
        process = self.open.enter_context(
            subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        )
        self.open.callback(process.terminate)
        assert process.stderr is not None
        url = next((found[1] for line in process.stderr if (found := LISTENS.search(line))), None)
        assert url, "Firefox ended before it listened"
        self.line = self.open.enter_context(connect(f"{url}/session", proxy=None, max_size=None))
        self.ask("session.new", capabilities={})
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()

    def ask(self, method: str, **params: Any) -> Any:
        """The result of a command; an error is raised with its text."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self.line.recv(timeout=PATIENCE_S))
            if said.get("id") == number:
                assert said["type"] == "success", f"{method}: {said}"
                return said["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def go_back(self) -> None:
        self.ask("browsingContext.traverseHistory", context=self.window, delta=-1)

    def reload(self) -> None:
        self.ask("browsingContext.reload", context=self.window, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.window, viewport={"width": width, "height": height})

    def evaluate(self, expression: str) -> Any:
        """A string, number or truth of the page."""
        answer = self.ask("script.evaluate", expression=expression, target={"context": self.window}, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"].get("value")
