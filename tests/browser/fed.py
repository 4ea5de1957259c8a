"""A page whose table is not played but shown: it gets the frames of `moments` over its own socket, from no server."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from ludoteka.server.protocol import Answered, TheFrame, TheLobby, TheRace, Welcome
from ludoteka.table.frames import Ack, Lobby
from tests.browser.moments import CODE, Moment

GUEST = json.dumps({"token": "gallery", "name": "Veronika", "pin": "2718"})


class Feeder:
    """Stands where the server would: `show` puts a moment on the page's table. One table a page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.line: WebSocketRoute | None = None
        self.no = 0
        self.refusal = ""  # what every command is answered with; "": it was fine
        page.route_web_socket(re.compile("/ws$"), self._meet)
        page.route(re.compile("/api/guests/me$"), lambda route: route.fulfill(json=me()))
        page.add_init_script(f"localStorage.setItem('ludoteka.guest', {json.dumps(GUEST)})")

    def _meet(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        said = json.loads(message)
        if "cmd" in said:
            self.send(Answered(Ack(said["cmd"], not self.refusal, self.refusal)))

    def send(self, message: Any) -> None:
        assert self.line is not None, "the page has not come to its table"
        self.line.send(msgspec.json.encode(message).decode())

    def sit(self, lobby: Lobby, seat: int | None = 0) -> None:
        """The page comes to its table, with this lobby on it."""
        self.line = None
        self.no = 0
        self.page.goto(f"{self.url}/t/{CODE}")
        while self.line is None:
            self.page.wait_for_timeout(20)
        self.send(Welcome(seat, "Veronika", 0.0))
        self.send(TheLobby(lobby))

    def show(self, moment: Moment) -> None:
        """This moment, at a table that shows another of the same game and eyes; waits until it is painted."""
        self.no += 1
        self.send(TheLobby(moment.lobby))
        self.send(TheFrame(replace(moment.frame, no=self.no)))
        self.page.wait_for_selector(f".table[data-frame='{self.no}']")
        if moment.race:
            self.send(TheRace(moment.race))
        self.page.wait_for_timeout(30)


def me() -> dict[str, Any]:
    return {"guest": "g", "name": "Veronika", "pin": "2718", "tables": []}
