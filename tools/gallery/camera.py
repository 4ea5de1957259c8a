"""One picture: its sizes, and its faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.browser.fed import CUT, SETTLED, Feeder
from tests.browser.measures import hidden_text, lost_text
from tools.gallery.wanted import SIZES, Wanted

FOLDER: Final = Path(".build/gallery")

RESTED_MS: Final = 250  # a window that changes has come to rest, and a lesson's ring has looked where it belongs


class Camera:
    """Takes a picture of what the page shows in every size, and notes what is wrong with it."""

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
            self.page.wait_for_timeout(RESTED_MS)
            self.page.evaluate(SETTLED)
            self.faults += [f"{room}.{name}.{size}.{self.look}: {fault}" for fault in faults_of(self.page)]
            self.page.screenshot(path=FOLDER / f"{room}.{name}.{size}.{self.look}.png")
            self.pictures += 1

    def open(self, what: str, look: Callable[[], None], until: str = "") -> None:
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.page.locator(what).first.press("Enter")
        if until:
            self.page.wait_for_selector(until)
        self.page.wait_for_timeout(250)
        look()
        self.page.keyboard.press("Escape")
        self.page.evaluate("document.activeElement.blur()")

    def fed(self) -> None:
        """A line that is silent for long counts as lost."""
        if self.page.locator(".table:not(.learn *)").count():
            self.feeder.alive()


def faults_of(page: Page) -> list[str]:
    """What is cut off, lies on something else or is covered."""
    found = [*lost_text(page, but=".last"), *hidden_text(page)]
    return [*found, *page.evaluate(CUT)] if page.locator(".table").count() else found
