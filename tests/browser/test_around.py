"""A screen in the middle at which some have an edge and others a phone: one table of the server."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.table import sit_down
from tests.browser.test_offline import Fingers
from tests.browser.test_screens import Snap, barriers, overflow
from tests.house import House


def test_a_race_between_two_edges_of_a_screen_and_a_phone(person: Person, snap: Snap):
    screen = person(width=1180, height=820, has_touch=True, at="/here/screen/five")
    screen.get_by_role("switch", name="Phones join as hands").click()
    assert barriers(screen) == []
    screen.get_by_role("button", name="To the table").click()
    screen.wait_for_selector(".lobby")
    expect(screen.locator("[data-chair='person']")).to_have_count(2)
    expect(screen.locator("[data-option='onlookers']")).to_have_count(0)
    snap(screen, "around-lobby")
    code = screen.url.rsplit("/", 1)[1]
    phone = person()
    sit_down(phone, code, "Magpie")
    phone.get_by_role("button", name="I am ready").click()
    screen.locator("[data-option='beat'] select").select_option("1.4")
    screen.get_by_role("button", name="Deal").click()
    screen.wait_for_selector("[data-pad]")
    expect(screen.locator("[data-pad]")).to_have_count(2)
    expect(screen.get_by_text("Magpie").first).to_be_visible()
    phone.wait_for_selector(".table")
    screen.wait_for_selector("[data-pad='0'] .reaction[aria-disabled='false']")
    phone.wait_for_selector(".reaction:not([aria-disabled='true'])")
    Fingers(screen).down(*(screen.locator(f"[data-pad='{seat}'] .reaction") for seat in range(2)))
    phone.keyboard.press("Space")
    for pad in screen.locator("[data-pad]").all():
        expect(pad.locator(".mark", has_text=re.compile("first|slapped"))).to_have_count(1)
    expect(phone.locator(".mine .mark", has_text=re.compile("first|slapped"))).to_have_count(1)
    snap(screen, "around-race")
    assert overflow(screen) == []
    screen.reload()  # the edges are remembered
    expect(screen.locator("[data-pad]")).to_have_count(2)


def test_a_screen_without_a_seat_at_the_table_is_led_to_it(person: Person):
    page = person(at="/screen/ABCDE")
    expect(page.get_by_role("heading")).to_have_text("Nobody at the edges of this screen has a seat at that table.")
    page.get_by_role("link", name="Go to the table").click()
    expect(page.get_by_text("There is no table with this code.")).to_be_visible()


NO_STORAGE = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
)


def test_a_browser_that_keeps_nothing_has_its_edges_as_long_as_the_page(person: Person, house: House):
    screen = person(width=1180, height=820)
    screen.add_init_script(NO_STORAGE)
    screen.goto(f"{house.url}/here/screen/five")
    screen.get_by_role("switch", name="Phones join as hands").click()
    screen.get_by_role("button", name="To the table").click()
    screen.wait_for_selector(".lobby")
    expect(screen.locator("[data-chair='person']")).to_have_count(2)
