"""Tables on one device: the rules in the page's own worker, without a server and without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Person
from tests.browser.table import ended, play, until
from tests.house import House

SHORT = {"points_to_win": "1", "beat": "0.7", "target": "4"}
KEPT = "caches.open('python').then(cache => cache.keys()).then(files => files.length >= 6)"
STARTS_S = 90  # Python, on a machine that has other things to do


def choose(page: Page, options: dict[str, str]) -> None:
    if not page.locator("details[open]").count():
        page.locator("summary").click()
    for key, value in options.items():
        page.locator(f"[data-option='{key}'] select").select_option(value)
        expect(page.locator(f"[data-option='{key}'] select")).to_have_value(value)


def deal(page: Page, shows: str) -> None:
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector(shows)


def stands(there: Locator) -> bool:
    return there.count() > 0


def sit_round(page: Page, house: House, way: str, game: str) -> None:
    page.goto(f"{house.url}/here/{way}/{game}")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    expect(page.locator("[data-chair='person']")).to_have_count(2)


def test_a_game_goes_on_to_its_end_without_server_and_network(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector(".game")
    assert [url for url in asked if "python" in url or "pyodide" in url] == []
    page.goto(f"{house.url}/here/alone/five")
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    until(page, KEPT, STARTS_S)
    until(page, "navigator.serviceWorker.controller !== null", STARTS_S)  # it comes after the page's first seconds
    browser = page.context.new_cdp_session(page)
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every test's browser is
    expect(page.locator("[data-chair='bot']")).to_have_count(3)
    choose(page, SHORT)
    deal(page, ".table")
    page.context.set_offline(True)
    house.kill()
    try:
        page.reload()
        page.wait_for_selector(".table", timeout=STARTS_S * 1000)
        assert not ended(page)
        play([page], lambda: ended(page), 90)
        snap(page, "offline-end")
        page.goto(f"{house.url}/")
        expect(page.locator(".game")).to_have_count(8)
    finally:
        house.open()


def test_nothing_of_a_hand_is_left_in_the_page_under_the_cover(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person()
    sit_round(page, house, "pass", "uno")
    deal(page, ".cover h1")
    seen: list[set[str]] = []
    for _hand in range(2):
        cover = page.content()
        assert page.locator("[data-face]").count() == 0
        assert [card for hand in seen for card in hand if card in cover] == []
        snap(page, f"pass-cover-{_hand}")
        page.get_by_role("button", name="Show my cards").click()
        page.wait_for_selector(".hand [data-face]")
        labels = page.eval_on_selector_all(".hand [aria-label]", "cards => cards.map(card => card.ariaLabel)")
        seen.append({str(label).split(",")[0] for label in labels})
        snap(page, f"pass-hand-{_hand}")
        pass_on = page.get_by_role("button", name=re.compile("^Pass it on to"))
        play([page], partial(stands, pass_on), 60)
        pass_on.click()
        page.wait_for_selector(".cover h1")
    assert all(seen)


def test_two_hands_at_once_on_one_screen_are_two_hands_of_one_race(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person(width=1180, height=820, has_touch=True)
    sit_round(page, house, "screen", "five")
    deal(page, ".screen [data-pad]")
    page.wait_for_selector("[data-pad='0'] .reaction[aria-disabled='false']")
    boxes = [page.locator(f"[data-pad='{seat}'] .reaction").bounding_box() for seat in range(2)]
    points = [
        {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": i}
        for i, box in enumerate(box for box in boxes if box)
    ]
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    for seat in range(2):
        expect(page.locator(f"[data-pad='{seat}'] .mark", has_text=re.compile("first|slapped"))).to_have_count(1)
    snap(page, "screen-race")
    assert page.evaluate("[visualViewport.scale, scrollY]") == [1, 0]
