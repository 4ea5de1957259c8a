"""Every screen as a picture: `python -m tools.gallery --games uno,four --sizes small --languages de`.

Each choice takes a list with commas; what is left out is everything. Pictures and an index to view them side by side
go to `.build/gallery/`. Tables are those of `tests/browser/moments.py`: seeded games, the same pictures every time.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec
import segno
from playwright.sync_api import Browser, FilePayload, Page, Route, sync_playwright

from ludoteka.games import ORDER
from ludoteka.lab.saved import saved
from ludoteka.lab.sim import Plan
from ludoteka.server.protocol import Elsewhere, Refused
from ludoteka.table.frames import Frame, Lobby
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.fed import CUT, SETTLED, Feeder
from tests.browser.here import Here, rounds
from tests.browser.measures import hidden_text, lost_text
from tests.browser.moments import CODE, moments
from tests.house import House

FOLDER: Final = Path(".build/gallery")
SIZES: Final = {"small": (320, 568), "phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SCHEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de", "ru")
ROOMS: Final = ("home", "gone", "lobby", "replay", "learn", "here", *ORDER)


@dataclass(frozen=True)
class Wanted:
    rooms: tuple[str, ...]
    names: tuple[str, ...]  # of moments; (): all
    sizes: tuple[str, ...]
    schemes: tuple[str, ...]
    languages: tuple[str, ...]


def main(argv: list[str]) -> int:
    wanted = chosen(argv)
    if wanted.sizes + wanted.schemes + wanted.languages == (*SIZES, *SCHEMES, *LANGUAGES) and wanted.rooms == ROOMS:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, chromium() as browser:
        pictures, faults = 0, list[str]()
        for language in wanted.languages:
            for scheme in wanted.schemes:
                more, found = walk(browser, house, wanted, language, scheme)
                pictures, faults = pictures + more, faults + found
                print(f"gallery: {language} {scheme}: {pictures} pictures so far", flush=True)
    index()
    print(*faults, sep="\n", end="\n" * bool(faults))
    print(f"gallery: {pictures} pictures, {len(faults)} faults, side by side in {FOLDER / 'index.html'}")
    return 1 if faults or not pictures else 0


def chosen(argv: list[str]) -> Wanted:
    parser = argparse.ArgumentParser(prog="gallery", description="Every screen as a picture.")

    def some(name: str, known: tuple[str, ...]) -> None:
        parser.add_argument(f"--{name}", default=known, type=lambda text: listed(parser, name, text, known))

    some("rooms", ROOMS)
    some("sizes", tuple(SIZES))
    some("schemes", SCHEMES)
    some("languages", LANGUAGES)
    parser.add_argument("--names", default=(), type=lambda text: tuple(text.split(",")), help="of moments: play,end")
    return Wanted(**vars(parser.parse_args(argv)))


def listed(parser: argparse.ArgumentParser, name: str, text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    wish = tuple(text.split(","))
    if strange := [one for one in wish if one not in known]:
        parser.error(f"--{name}: {', '.join(strange)} is none of {', '.join(known)}")
    return wish


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def walk(browser: Browser, house: House, wanted: Wanted, language: str, scheme: str) -> tuple[int, list[str]]:
    """All rooms in this language and light; how many pictures that was, and what is cut off on them."""
    context = browser.new_context(
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    walker = Walker(page, Feeder(page, house.url), wanted, f"{language}-{scheme}")
    for room in wanted.rooms:
        rooms = {
            "home": walker.home,
            "gone": walker.gone,
            "lobby": walker.lobbies,
            "replay": walker.replays,
            "learn": walker.lessons,
            "here": walker.here,
        }
        rooms.get(room, lambda: walker.table(room))()  # noqa: B023
    context.close()
    return walker.pictures, walker.faults


class Walker:
    """Goes from screen to screen and takes a picture of each in every size."""

    def __init__(self, page: Page, feeder: Feeder, wanted: Wanted, look: str) -> None:
        self.page = page
        self.feeder = feeder
        self.wanted = wanted
        self.look = look
        self.pictures = 0
        self.faults: list[str] = []
        self.alive: Callable[[], None] = self.fed

    def snap(self, room: str, name: str, whole: bool = False) -> None:
        """`whole`: as long as the page is, not only what the window shows of it."""
        if self.wanted.names and name not in self.wanted.names:
            return
        for size in self.wanted.sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            if whole:  # the window itself, so that what sticks to its edges does
                self.page.evaluate(SETTLED)
                height = max(height, self.page.evaluate("document.documentElement.scrollHeight"))
                self.page.set_viewport_size({"width": width, "height": height})
            self.alive()
            self.page.evaluate(SETTLED)
            if self.page.locator(".ring").count():
                self.page.wait_for_timeout(200)  # it looks now and then where what it goes round has got to
            found = [
                *lost_text(self.page, but=".last"),
                *hidden_text(self.page),
            ]
            if self.page.locator(".table").count():
                found += self.page.evaluate(CUT)
            self.faults += [f"{room}.{name}.{size}.{self.look}: {fault}" for fault in found]
            self.page.screenshot(path=FOLDER / f"{room}.{name}.{size}.{self.look}.png")
            self.pictures += 1

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
        here.show(next(beat for beat in later if turns(beat.frames[0]) == [1]))
        self.page.wait_for_selector(".pass")
        self.snap("here", f"pass-{game}-on")

    def fed(self) -> None:
        """A line that is silent for long counts as lost."""
        if self.page.locator(".table:not(.learn *)").count():
            self.feeder.alive()

    def table(self, game: str) -> None:
        sat: tuple[Lobby | None, int | None] = (None, -1)
        for moment in moments(game):
            if self.wanted.names and not self.wants(game, moment.name):
                continue
            if sat != (replace(moment.lobby, phase="playing"), moment.seat):
                sat = (replace(moment.lobby, phase="playing"), moment.seat)
                self.feeder.sit(moment.lobby, moment.seat)
            self.feeder.show(moment)
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

    def open(self, what: str, look: Callable[[], None], until: str = "") -> None:
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.page.locator(what).first.press("Enter")
        if until:
            self.page.wait_for_selector(until)
        self.page.wait_for_timeout(250)
        look()
        self.page.keyboard.press("Escape")
        self.page.evaluate("document.activeElement.blur()")


READ: Final = ".book figure li, .book h2"  # a rulebook that has come
SCREENS: Final = (
    ("five", "follow", 2),
    ("chant", "word", 6),
    ("harvest", "grab", 4),
    ("harvest", "give", 3),
    ("four", "draw", 2),
)

# That a table of this code is kept in the browser; what it holds nobody asks before it is opened.
KEPT: Final = """new Promise(done => {
  const asked = indexedDB.open('ludoteka', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('tables');
  asked.onsuccess = () => {
    const work = asked.result.transaction('tables', 'readwrite');
    work.objectStore('tables').put({ page: '', text: '{}' }, 'alone-five');
    work.oncomplete = () => { asked.result.close(); done(); };
  };
})"""

DRAWERS: Final = {
    ("uno", "play"): {
        "log": "header button >> nth=-2",
        "book": "header button >> nth=-3",
        "choice": ".hand [data-face=super]",
        "note": ".hand button:not(.legal)",
    },
    ("tricoda", "announce"): {"notes": ".own-tricoda .button >> nth=0", "guess": ".own-tricoda .button >> nth=1"},
}


FIGURES: Final = {
    "name": "Ida",
    "games": [
        {"game": "five", "played": 12, "won": 5, "gave_up": 1, "places": [5, 4, 2]},
        {"game": "uno", "played": 3, "won": 0, "gave_up": 0, "places": [0, 2, 1]},
    ],
    "reactions": [
        {"game": "five", "at": 1_700_000_000 + i, "ms": 290 + i * 37 % 160 - 2 * i, "first": i % 3 == 0}
        for i in range(30)
    ],
    "against": [
        {"name": "Maximilian", "level": "", "ahead": 6, "behind": 3, "even": 1},
        {"name": "", "level": "hard", "ahead": 2, "behind": 5, "even": 0},
    ],
    "latest": [
        {"match": f"m{place}", "game": "five", "at": 1_700_000_000, "place": place, "seats": 4} for place in (2, 1, 0)
    ],
    "share": None,
}


def recording(game: str) -> FilePayload:
    """A game of three, as a file that somebody saved."""
    text = saved(Plan(game, (), ("normal",) * 3, 7), 0)
    return {"name": f"{game}.ludo", "mimeType": "application/x-ndjson", "buffer": text.encode()}


def turns(frame: Frame) -> list[int]:
    """Who owes a move."""
    return [plate.seat for plate in frame.scene.plates if plate.turn]


def qr(route: Route) -> None:
    """The server's answer for a table that it does not know."""
    drawing = io.BytesIO()
    segno.make(f"https://ludoteka.example/t/{CODE}", micro=False).save(
        drawing, kind="svg", scale=8, border=2, light="#fff"
    )
    route.fulfill(body=drawing.getvalue(), content_type="image/svg+xml")


def waiting(lobby: Lobby) -> Lobby:
    return replace(lobby, phase="lobby", match="", commitment="")


def index() -> None:
    """One page that lays them side by side: pure HTML, with the list in it."""
    names = sorted(path.name.removesuffix(".png") for path in FOLDER.glob("*.png"))
    template = Path(__file__).with_name("gallery.html").read_text(encoding="utf-8")
    (FOLDER / "index.html").write_text(template.replace("[/*pictures*/]", json.dumps(names)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
