"""A lesson that is waited for: from a server that is silent, from this device, or in vain."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.table import until
from tests.browser.test_offline import KEPT, STARTS_S
from tests.house import House


def test_a_lesson_that_is_not_on_this_device_says_so_at_once_where_there_is_no_network(person: Person, house: House):
    page = person()
    until(page, "navigator.serviceWorker.controller !== null", STARTS_S)
    page.evaluate("caches.delete('python')")
    page.context.set_offline(True)
    page.goto(f"{house.url}/learn/chant")
    expect(page.get_by_role("alert")).to_contain_text("This lesson is not on this device yet.")
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector(".home")


def test_a_lesson_whose_server_is_silent_says_so_and_begins_once_it_speaks(person: Person, house: House):
    assert house.process is not None
    page = person()
    until(page, "navigator.serviceWorker.controller !== null", STARTS_S)
    page.evaluate("caches.delete('python')")
    house.process.send_signal(signal.SIGSTOP)
    try:
        page.goto(f"{house.url}/learn/chant")
        expect(page.get_by_role("alert")).to_contain_text("This lesson is not on this device yet.", timeout=15_000)
        expect(page.get_by_role("link", name="All games")).to_be_visible()
    finally:
        house.process.send_signal(signal.SIGCONT)
    page.wait_for_selector(".coach")


def test_a_lesson_that_this_device_sets_up_says_so_and_shows_a_way_back(person: Person, house: House):
    page = person()
    until(page, "navigator.serviceWorker.controller !== null", STARTS_S)
    page.goto(f"{house.url}/here/alone/duel")
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    until(page, KEPT, STARTS_S)
    page.add_init_script("window.Worker = class { postMessage() {} terminate() {} };")  # Python that takes its time
    page.context.set_offline(True)
    page.goto(f"{house.url}/learn/chant")
    expect(page.get_by_role("status")).to_contain_text("The table is being set up")
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector(".home")
