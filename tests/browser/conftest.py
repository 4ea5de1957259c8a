"""Fixtures of the browser tests: one server and one chromium for a module, a context for every person."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ludoteka.server.pages import PAGE
from tests.browser.fed import Feeder
from tests.browser.moments import moment
from tests.house import House

FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PHONE = {"width": 390, "height": 844}
SHOTS = Path(__file__).with_name("shots")

Person = Callable[..., Page]
At = Callable[..., tuple[Page, Feeder]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").is_file(), "the page is not built: make web"
    with House(tmp_path_factory.mktemp("house"), luck=False) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    assert path, "chromium is missing: apt install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def trouble() -> Iterator[list[str]]:
    """What a page complained of: a test leaves none behind."""
    said: list[str] = []
    yield said
    assert said == []


@pytest.fixture
def person(chromium: Browser, house: House, trouble: list[str]) -> Iterator[Person]:
    """Somebody with a browser of their own: `person(width=320, locale="fr-FR")` is a page at home."""
    contexts: list[BrowserContext] = []

    def come(*, width: int = PHONE["width"], height: int = PHONE["height"], at: str = "/", **more: Any) -> Page:
        context = chromium.new_context(
            **{"viewport": {"width": width, "height": height}, "locale": "en-GB", "has_touch": width < 700, **more}
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: trouble.append(said.text) if serious(said.type, said.text) else None)
        page.goto(house.url + at)
        return page

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def at(person: Person, house: House) -> At:
    """A page at this moment, and who feeds it."""

    def come(game: str, name: str, **more: Any) -> tuple[Page, Feeder]:
        page = person(**more)
        feeder = Feeder(page, house.url)
        shown = moment(game, name)
        feeder.sit(shown.lobby, shown.seat)
        feeder.show(shown)
        return page, feeder

    return come


def serious(kind: str, text: str) -> bool:
    """A refused answer or a lost line is part of the tests; a broken policy or a warning of ours is not."""
    lost = ("Failed to load resource", "WebSocket connection", "when fetching the script")  # a worker's
    return kind in ("error", "warning") and not any(words in text for words in lost)


@pytest.fixture
def snap() -> Callable[[Page, str], None]:
    """A picture for people to look at."""

    def take(page: Page, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        page.wait_for_timeout(250)
        page.screenshot(path=SHOTS / f"{name}.png")

    return take
