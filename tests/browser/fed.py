"""A page whose table is not played but shown: it gets the frames of `moments` over its own socket, from no server."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from ludoteka.server.protocol import Answered, Ping, TheFrame, TheLobby, TheRace, Welcome
from ludoteka.table.frames import Ack, Frame, Lobby
from tests.browser.moments import CODE, Moment

PATIENCE = 30  # seconds
GUEST = json.dumps({"token": "gallery", "name": "Veronika", "pin": "2718"})

SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"

# Whatever cannot be read or reached: wider than its box, beyond the window, or lower than the middle can show.
# A line that scrolls (the plates of many, the hand's own strip) and one that ends in an ellipsis may be longer.
CUT = """() => {
  const complaints = [];
  const say = (what, one) => complaints.push(`${what}: ${one.className} ${one.textContent.trim().slice(0, 50)}`);
  const scrolls = one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  const kept = '.unseen, .last *, .flights *, svg *, .hand *';
  if (document.documentElement.scrollWidth > innerWidth) say('page too wide', document.body);
  for (const one of document.querySelectorAll('.table *')) {
    if (one.matches(kept) || !one.checkVisibility() || one.closest('.many')) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    if (one instanceof HTMLElement && one.scrollWidth > one.clientWidth + 1 && one.clientWidth && !scrolls(one)
        && getComputedStyle(one).overflowX !== 'visible') say('cut', one);
    if (box.right > innerWidth + 1 || box.left < -1) say('outside', one);
  }
  const room = document.querySelector('.room');
  const [inside, high] = room ? [room.scrollHeight, room.clientHeight] : [0, 0];
  if (inside > high + 2) say(`middle ${inside} of ${high} px`, room);
  const table = document.querySelector('.table');
  if (table.scrollHeight > innerHeight + 1) say(`table ${table.scrollHeight} of ${innerHeight} px`, table);
  for (const card of document.querySelectorAll('.hand .card')) {
    if (card.getBoundingClientRect().bottom > innerHeight + 10) say('hand below the window', card);
  }
  return [...new Set(complaints)];
}"""


class Feeder:
    """Stands where the server would: `show` puts a moment on the page's table. One table a page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.line: WebSocketRoute | None = None
        self.no = 0
        self.began = 0.0
        self.heard: list[dict[str, Any]] = []  # what the page has said
        self.refusal = ""  # what every command is answered with; "": it was fine
        page.route_web_socket(re.compile("/ws$"), self._meet)
        page.route(re.compile("/api/guests/me$"), lambda route: route.fulfill(json=me()))
        page.add_init_script(f"localStorage.setItem('ludoteka.guest', {json.dumps(GUEST)})")

    def _meet(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self._hears)

    def _hears(self, message: str | bytes) -> None:
        said = json.loads(message)
        self.heard.append(said)
        if "cmd" in said:
            self.send(Answered(Ack(said["cmd"], not self.refusal, self.refusal)))

    def send(self, message: Any) -> None:
        assert self.line is not None, "the page has not come to its table"
        self.line.send(msgspec.json.encode(message).decode())

    def send_frame(self, frame: Frame) -> None:
        self.send(TheFrame(frame))

    def now(self) -> float:
        """Server milliseconds as the page reckons them: they began when it sat down."""
        return (time.monotonic() - self.began) * 1000

    def alive(self) -> None:
        """A line that is silent for long counts as lost."""
        self.send(Ping("alive"))

    def sit(self, lobby: Lobby, seat: int | None = 0, greet: bool = True) -> None:
        """The page comes to its table, with this lobby on it; or where nobody greets it, to none."""
        self.line = None
        self.no = 0
        self.page.goto(f"{self.url}/t/{CODE}")
        end = time.monotonic() + PATIENCE
        while self.line is None:
            assert time.monotonic() < end, "the page has not come to its table"
            self.page.wait_for_timeout(20)
        self.began = time.monotonic()
        if not greet:
            return
        self.send(Welcome(seat, "Veronika", 0.0))
        self.send(TheLobby(lobby))

    def show(self, moment: Moment) -> None:
        """This moment, at a table that shows another of the same game and eyes; waits until it is painted."""
        self.no += 1
        self.send(TheLobby(moment.lobby))
        self.send_frame(replace(moment.frame, no=self.no))
        self.page.wait_for_selector(f".table[data-frame='{self.no}']")
        if moment.frame.ending:
            self.page.evaluate("document.querySelector('.table .result')?.click()")  # the last move has been looked at
            self.page.wait_for_selector(".end")
        if moment.race:
            self.send(TheRace(moment.race))


def me() -> dict[str, Any]:
    return {"guest": "g", "name": "Veronika", "pin": "2718", "tables": []}
