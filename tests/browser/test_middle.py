"""What a screen in the middle has for all: rules, what happened, how it ended; and languages wherever one is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.here import Here, rounds
from tests.browser.test_screens import Snap, barriers, overflow
from tests.house import House


def test_a_screen_in_the_middle_has_rules_a_log_and_places_at_the_end(person: Person, house: House, snap: Snap):
    page = person(width=820, height=1180, at="/rules/five")
    here = Here(page, house.url)
    beats = list(rounds("five", 2, 3, "screen"))
    here.sit("screen", "five", 2)
    here.show(beats[20][1])
    page.wait_for_selector("[data-pad]")
    for name, shows in {"Rules": ".book p", "What happened": "ol li", "Menu": "[role=switch]"}.items():
        here.alive()
        page.get_by_role("button", name=name).click()
        page.locator(f"dialog[open] {shows}").first.wait_for()
        assert barriers(page) == [], name
        page.keyboard.press("Escape")
    here.show(beats[-1][1])
    expect(page.locator(".end li")).to_have_count(3)
    snap(page, "screen-end")
    assert overflow(page) == []
    assert barriers(page) == []
    here.alive()
    page.get_by_role("button", name="Once more").click()


def in_german(page: Page) -> None:
    page.get_by_role("combobox", name="Language").select_option("de")


@pytest.mark.parametrize("width", [320, 1440])
def test_the_language_is_switched_on_this_device_and_in_a_lesson(person: Person, house: House, width: int):
    page = person(width=width, height=568 if width == 320 else 900, at="/here")
    page.wait_for_selector("section li")
    in_german(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Auf diesem Gerät")
    assert overflow(page) == []
    page.goto(f"{house.url}/here/pass/uno")
    page.wait_for_selector("form .field")
    page.get_by_role("combobox", name="Sprache").select_option("en")
    expect(page.get_by_role("button", name="To the table")).to_be_visible()
    assert overflow(page) == []
    page.goto(f"{house.url}/learn/duel")
    page.wait_for_selector(".coach")
    while not page.get_by_role("button", name="The rule").count():
        page.locator(".coach .main").click()
    said = page.locator(".coach .said").inner_text()
    page.get_by_role("button", name="The rule").click()
    in_german(page)
    page.keyboard.press("Escape")
    expect(page.locator(".coach .said")).not_to_have_text(said)
    expect(page.get_by_role("button", name="Zur Regel")).to_be_visible()
