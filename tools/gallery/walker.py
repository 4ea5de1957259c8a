"""The way through the rooms: every screen that there is, and how one comes to it."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from ludoteka.games import ORDER
from ludoteka.server.protocol import Elsewhere, Refused
from ludoteka.table.frames import Frame, Lobby, News
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.fed import Feeder
from tests.browser.here import Here, rounds
from tests.browser.moments import CODE, moments
from tests.house import House
from tools.gallery.camera import Camera
from tools.gallery.shown import FIGURES, KEPT, qr, recording, waiting
from tools.gallery.wanted import Wanted

READ: Final = ".book figure li, .book h2"  # a rulebook that has come
SCREENS: Final = (
    ("five", "follow", 2),
    ("chant", "word", 6),
    ("harvest", "grab", 4),
    ("harvest", "give", 3),
    ("four", "draw", 2),
)


DRAWERS: Final = {
    ("uno", "play"): {
        "log": "header button >> nth=-2",
        "book": "header button >> nth=-3",
        "choice": ".hand [data-face=super]",
        "note": ".hand button:not(.legal)",
    },
    ("tricoda", "announce"): {"notes": ".own-tricoda .button >> nth=0", "guess": ".own-tricoda .button >> nth=1"},
}


class Walker(Camera):
    """Goes from screen to screen of a room."""

    def walk(self, room: str) -> None:
        rooms = {
            "home": self.home,
            "gone": self.gone,
            "lobby": self.lobbies,
            "replay": self.replays,
            "learn": self.lessons,
            "here": self.here,
        }
        if room in rooms:
            rooms[room]()
        else:
            self.table(room)

    def home(self) -> None:
        self.page.goto(self.feeder.url)
        self.page.wait_for_selector(".game")
        self.page.wait_for_timeout(200)
        self.snap("home", "home", whole=True)
        for game in ("uno", "tricoda"):
            self.page.goto(f"{self.feeder.url}/rules/{game}")
            self.page.wait_for_selector(READ)
            self.snap("home", f"rules-{game}")

    def gone(self) -> None:
        """Where nobody can go on: what is no longer there, what is full, a server that does not answer."""
        lobby = next(moments("duel")).lobby
        for reason in ("table", "table-broken", "too-many"):
            self.feeder.sit(lobby)
            self.feeder.send(Refused(reason))
            self.snap_when(".alone h1", f"table-{reason}")
        self.feeder.sit(lobby)
        self.feeder.send(Elsewhere())
        self.snap_when(".alone h1", "table-elsewhere")
        self.feeder.sit(lobby, greet=False)
        self.snap_when(".alone p", "table-connecting")
        self.snap_when(".alone .ways", "table-unreachable")
        for address, name in (
            ("/rules/nosuch", "rules"),
            ("/learn/nosuch", "lesson"),
            ("/replay/nosuch", "replay"),
            ("/stats/nosuch", "figures"),
            ("/here/alone/nosuch", "here"),
            ("/screen/KLEMT", "screen"),
        ):
            self.page.goto(self.feeder.url + address)
            self.snap_when(".alone h1", f"no-such-{name}")
        free = waiting(lobby)
        full = replace(free, chairs=tuple(chair for chair in free.chairs if chair.kind != "free"))
        with self.stranger():
            self.arrive(200, msgspec.json.encode(free).decode(), "article", "arrive")
            self.arrive(200, msgspec.json.encode(full).decode(), "article", "arrive-full")
            for status, error in ((404, "no-such-table"), (410, "table-broken")):
                self.arrive(status, json.dumps({"error": error, "message": ""}), ".alone h1", f"arrive-{error}")

    @contextmanager
    def stranger(self) -> Iterator[None]:
        """Somebody who has no name here yet."""
        known = self.page
        known.evaluate("localStorage.removeItem('ludoteka.guest')")
        self.page = known.context.new_page()
        yield
        self.page.close()
        self.page = known

    def arrive(self, status: int, answer: str, until: str, name: str) -> None:
        """By a link: the table's door, as the server answers."""
        answered = {"status": status, "body": answer, "content_type": "application/json"}
        self.page.route("**/api/tables/*", lambda route: route.fulfill(**answered))
        self.page.goto(f"{self.feeder.url}/t/{CODE}")
        self.snap_when(until, name)
        self.page.unroute("**/api/tables/*")

    def snap_when(self, there: str, name: str) -> None:
        self.page.wait_for_selector(there)
        self.page.wait_for_timeout(60)
        self.snap("gone", name)

    def lobbies(self) -> None:
        self.page.route(re.compile(r"/qr/.*\.svg$"), qr)
        for game in ORDER:
            lobby = waiting(next(moments(game)).lobby)
            self.feeder.sit(lobby)
            self.page.wait_for_selector(".lobby")
            self.page.wait_for_timeout(150)
            self.snap("lobby", game, whole=True)
        self.open(".lobby header button >> nth=-1", lambda: self.snap("lobby", "menu"))
        self.open(".lobby header button >> nth=-2", lambda: self.snap("lobby", "book"), READ)
        self.page.evaluate("localStorage.removeItem('ludoteka.guest')")

    def replays(self) -> None:
        """Games that were simulated, looked at again, and somebody's figures."""
        self.page.goto(f"{self.feeder.url}/replay")
        self.page.wait_for_selector("input[type=file]", state="attached")
        self.snap("replay", "bring")
        for game in ("uno", "five", "tricoda"):
            self.page.goto(f"{self.feeder.url}/replay")
            self.page.set_input_files("input[type=file]", recording(game))
            self.page.wait_for_selector(".replay")
            for _ in range(12):
                self.page.keyboard.press("ArrowRight")
            self.page.wait_for_selector(".replay[data-step='12']")
            self.snap("replay", f"{game}-open")
            self.page.locator(".eyes select").select_option("0")
            self.page.wait_for_selector(".mine .me")
            self.snap("replay", f"{game}-seat")
        self.open(".replay header .button >> nth=1", lambda: self.snap("replay", "about"))
        self.page.route("**/api/stats", lambda route: route.fulfill(json=FIGURES))
        self.page.evaluate(
            "localStorage.setItem('ludoteka.guest', JSON.stringify({token: 'x', name: 'Ida', pin: '1'}))"
        )
        self.page.goto(f"{self.feeder.url}/stats")
        self.page.wait_for_selector(".games li")
        self.snap("replay", "figures", whole=True)
        self.page.evaluate("localStorage.removeItem('ludoteka.guest')")

    def lessons(self) -> None:
        """What the coach says first, and the first thing that a learner is asked to do."""
        for game in ORDER:
            self.page.set_viewport_size({"width": 390, "height": 844})
            self.page.goto(f"{self.feeder.url}/learn/{game}?pace=0.1")
            self.page.wait_for_selector(".coach")
            self.snap("learn", f"{game}-welcome")
            while not self.page.locator(".ring.wanted").count():
                if self.page.locator("[data-on]").count():
                    self.page.locator("[data-on]").click()
                self.page.wait_for_timeout(50)
            self.snap("learn", f"{game}-asked")

    def here(self) -> None:
        """Tables on one device: which, whose, the device that goes round, the screen with a pad for each hand."""
        here = Here(self.page, self.feeder.url)
        try:
            self.alive = lambda: None
            self.page.goto(f"{self.feeder.url}/here")
            self.page.wait_for_selector(".here li")
            self.page.evaluate(KEPT)
            self.page.reload()
            self.page.wait_for_selector(".here .on")
            self.snap("here", "ways", whole=True)
            here.people("pass", "vinegret", 4)
            self.snap("here", "people")
            self.alive = here.alive
            for game, prompt in (("uno", "play"), ("duel", "choose")):
                self.passed(here, game, prompt)
            for game, prompt in (("vinegret", "answer"), ("harvest", "grab")):
                beats = rounds(game, 1, 4, "alone")
                here.sit("alone", game, 1)
                here.show(next(beat for name, beat in beats if name == prompt), dealt=False)
                self.page.wait_for_selector(".lobby")
                self.snap("here", f"alone-{game}-lobby", whole=True)
                here.show(next(beat for name, beat in rounds(game, 1, 4, "alone") if name == prompt))
                self.page.wait_for_selector(".table")
                self.snap("here", f"alone-{game}")
            for game, prompt, people in SCREENS:
                here.sit("screen", game, people)
                here.show(next(beat for name, beat in rounds(game, people, max(3, people), "screen") if name == prompt))
                self.page.wait_for_selector(f"[data-pad='{people - 1}']")
                self.snap("here", f"screen-{game}-{people}-{prompt}")
        finally:
            self.alive = self.fed

    def passed(self, here: Here, game: str, prompt: str) -> None:
        """A device that goes round: its cover, a hand, and whom it is passed on to."""
        here.sit("pass", game, 2)
        mine = next(beat for name, beat in rounds(game, 2, 3, "pass") if name == prompt)
        here.show(mine)
        self.page.wait_for_selector(".cover h1")
        self.snap("here", f"pass-{game}-cover")
        self.page.locator(".cover .button").click()
        self.page.wait_for_selector(".table")
        self.snap("here", f"pass-{game}-hand")
        later = islice((beat for _, beat in rounds(game, 2, 3, "pass")), mine.frames[0].no + 1, None)
        other = next(beat for beat in later if turns(beat.frames[0]) == [1])
        fresh = [
            replace(now, news=unsaid(now.news, was.news)) for was, now in zip(mine.frames, other.frames, strict=True)
        ]
        here.show(replace(other, frames=tuple(fresh)))
        self.page.wait_for_selector(".pass")
        self.snap("here", f"pass-{game}-on")

    def table(self, game: str) -> None:
        sat: tuple[Lobby | None, int | None] = (None, -1)
        told: tuple[News, ...] = ()
        for moment in moments(game):
            if self.wanted.names and not self.wants(game, moment.name):
                continue
            if sat != (replace(moment.lobby, phase="playing"), moment.seat):
                sat = (replace(moment.lobby, phase="playing"), moment.seat)
                self.feeder.sit(moment.lobby, moment.seat)
            news = moment.frame.news
            self.feeder.show(replace(moment, frame=replace(moment.frame, news=unsaid(news, told))))
            told = news
            self.page.wait_for_timeout(40)
            self.snap(game, moment.name)
            if (game, moment.name) in DRAWERS:
                self.drawers(game, DRAWERS[game, moment.name])

    def wants(self, game: str, name: str) -> bool:
        return name in self.wanted.names or any(one in self.wanted.names for one in DRAWERS.get((game, name), ()))

    def drawers(self, game: str, openers: dict[str, str]) -> None:
        """What opens beside the table, and the sentence of a refusal."""
        for name, opener in openers.items():
            self.feeder.refusal = "must-match" if name == "note" else ""
            self.open(opener, lambda: self.snap(game, name), READ if name == "book" else "")  # noqa: B023
        while (note := self.page.locator(".notes .button:last-child")).count():
            note.last.press("Enter")


def unsaid(news: tuple[News, ...], told: tuple[News, ...]) -> tuple[News, ...]:
    """What is new of it: moments tell the latest that happened, and those of one game follow each other closely."""
    same = next((n for n in range(len(news), 0, -1) if told[-n:] == news[:n]), 0)
    return news[same:]


def turns(frame: Frame) -> list[int]:
    """Who owes a move."""
    return [plate.seat for plate in frame.scene.plates if plate.turn]


def walk(wanted: Wanted, language: str, scheme: str, room: str) -> tuple[int, list[str]]:
    """A room in this language and light; how many pictures that was, and what is cut off on them."""
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, chromium() as browser:
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        walker = Walker(page, Feeder(page, house.url), wanted, f"{language}-{scheme}")
        walker.walk(room)
        return walker.pictures, walker.faults


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()
