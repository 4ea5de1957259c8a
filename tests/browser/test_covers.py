"""Hands at one device that were left open: a new round begins under the cover."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import expect

from ludoteka.table.frames import News
from tests.browser.conftest import Person
from tests.browser.here import Here, Round, rounds
from tests.house import House

DEALS = News("deals", 0, None, False, None, 2)


def telling(what: Round, no: int, *news: News) -> Round:
    return replace(what, frames=tuple(replace(frame, no=no, news=news) for frame in what.frames))


def test_a_hand_that_a_tap_left_open_at_an_edge_is_covered_when_the_next_round_is_dealt(person: Person, house: House):
    page = person(width=820, height=1180, at="/rules/four")
    here, (_prompt, beat) = Here(page, house.url), next(rounds("four", 2, 2, "screen"))
    here.sit("screen", "four", 2)
    here.show(telling(beat, 1))
    pad = page.locator("[data-pad='0']")
    pad.locator(".look").press("Enter")
    expect(pad.locator("[data-face]")).to_have_count(5)
    here.show(telling(beat, 2))
    here.alive()
    expect(pad.locator("[data-face]")).to_have_count(5)
    here.show(telling(beat, 3, DEALS))
    expect(pad.locator("[data-face]")).to_have_count(0)
    pad.locator(".look").press("Enter")
    expect(pad.locator("[data-face]")).to_have_count(5)


def test_a_device_that_lay_open_at_the_end_of_a_round_is_covered_when_the_next_is_dealt(person: Person, house: House):
    page = person(at="/rules/uno")
    here, (_prompt, beat) = Here(page, house.url), next(rounds("uno", 2, 2, "pass"))
    here.sit("pass", "uno", 2)
    here.show(telling(beat, 1))
    page.get_by_role("button", name="Show my cards").click()
    hand = page.locator(".hand [data-face]")
    expect(hand).not_to_have_count(0)
    here.show(telling(beat, 2, DEALS))
    page.locator(".cover h1").wait_for()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="Show my cards").click()
    expect(hand).not_to_have_count(0)
