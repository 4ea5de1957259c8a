"""Tables on one device whose worker is no Python but whoever tests: all at the device are shown the same beat of a
seeded game, each with their own eyes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from playwright.sync_api import Page

from ludoteka.games import load
from ludoteka.server.protocol import Ping, TheFrame, TheLobby, Welcome
from ludoteka.table.frames import Chair, Frame, Lobby
from tests.browser.moments import NAMES, game_frames, lobby
from tests.browser.table import until

# It answers every command with "fine", and each line's hello with what was shown to that pair of eyes last.
WORKER: Final = """window.Worker = class {
  constructor() { window.fed = this; this.lines = new Map(); this.shown = {}; }
  postMessage(asked) {
    if (asked.do === 'answer') this.tell({ is: 'answer', no: asked.no, text: '' });
    if (asked.do !== 'hear') return;
    const said = JSON.parse(asked.text);
    if (said.t === 'hello') this.lines.set(asked.line, said.token.split(' ')[0]);
    if (said.t === 'hello') this.say(asked.line, this.shown[this.lines.get(asked.line)] ?? []);
    if (said.cmd) this.say(asked.line, [JSON.stringify({ t: 'ack', ack: { cmd: said.cmd, ok: true, reason: '' } })]);
  }
  say(line, texts) { for (const text of texts) this.tell({ is: 'said', line, text }); }
  tell(data) { setTimeout(() => this.onmessage?.({ data })); }
  show(shown) {
    this.shown = shown;
    for (const [line, who] of this.lines) this.say(line, shown[who] ?? []);
  }
  all(text) { for (const line of this.lines.keys()) this.say(line, [text]); }
  terminate() {}
};"""


@dataclass(frozen=True)
class Round:
    """A beat of a game as everybody at the device sees it: by seat, and last whoever only looks on."""

    game: str
    lobby: Lobby
    frames: tuple[Frame, ...]


def rounds(game_id: str, people: int, seats: int, way: str) -> Iterator[tuple[str, Round]]:
    """Every beat of a seeded game, by what the first seat is asked; who is no person is a bot."""
    game = load(game_id)
    chairs = tuple(
        Chair(seat, "person", NAMES[seat], here=True, ready=True, host=seat == 0)
        if seat < people
        else Chair(seat, "bot", ("bot-merlot", "bot-grenache", "bot-dolcetto")[seat % 3], "normal")
        for seat in range(seats)
    )
    at = replace(lobby(game, seats, {}), code=f"{way}-{game_id}", chairs=chairs)
    eyes = [game_frames(game, seats, seat, {}, 0) for seat in (*range(people), None)]
    for no, beat in enumerate(zip(*eyes, strict=False)):
        frames = tuple(replace(frame, no=no) for _, frame in beat)
        yield beat[0][0], Round(game_id, replace(at, phase="over" if frames[0].ending else "playing"), frames)


class Here:
    """Everybody at one device."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        page.add_init_script(WORKER)

    def people(self, way: str, game: str, people: int) -> None:
        """Who sits round it: their names are asked for."""
        self.page.goto(f"{self.url}/here/{way}/{game}")
        self.page.locator("form .field").first.wait_for()
        for _ in range(people - self.page.locator("form .field").count()):
            self.page.locator("form > .button:not(.main)").click()

    def sit(self, way: str, game: str, people: int) -> None:
        if way == "alone":
            self.page.goto(f"{self.url}/here/{way}/{game}")
        else:
            self.people(way, game, people)
            self.page.locator("form > .button.main").click()
        until(self.page, f"window.fed?.lines.size >= {people + (way == 'screen')}")

    def show(self, what: Round, dealt: bool = True) -> None:
        """This beat; not `dealt`: the table before it."""
        at = what.lobby if dealt else replace(what.lobby, phase="lobby", match="", commitment="")
        shown = {}
        for seat, frame in enumerate(what.frames):
            watches = seat == len(what.frames) - 1
            said = [Welcome(None if watches else seat, NAMES[seat], 0.0), TheLobby(at), *([TheFrame(frame)] * dealt)]
            shown["watcher" if watches else str(seat + 1)] = [msgspec.json.encode(one).decode() for one in said]
        self.page.evaluate(f"fed.show({json.dumps(shown)})")

    def alive(self) -> None:
        """A line that is silent for long counts as lost."""
        self.page.evaluate(f"fed.all({json.dumps(msgspec.json.encode(Ping('alive')).decode())})")
