"""What stands where a server, a file or a browser would say something: figures, a recording, a table that is kept."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Final

import segno
from playwright.sync_api import FilePayload, Route

from ludoteka.lab.saved import saved
from ludoteka.lab.sim import Plan
from ludoteka.table.frames import Lobby
from tests.browser.moments import CODE

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


def qr(route: Route) -> None:
    """The server's answer for a table that it does not know."""
    drawing = io.BytesIO()
    segno.make(f"https://ludoteka.example/t/{CODE}", micro=False).save(
        drawing, kind="svg", scale=8, border=2, light="#fff"
    )
    route.fulfill(body=drawing.getvalue(), content_type="image/svg+xml")


def waiting(lobby: Lobby) -> Lobby:
    return replace(lobby, phase="lobby", match="", commitment="")
