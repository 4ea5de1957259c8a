"""Words that are two fifths longer than English on the smallest phone: nothing is cut off, sticks out or is covered."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from ludoteka.games import ORDER
from tests.browser.conftest import Person
from tests.browser.fed import CUT, SETTLED, Feeder
from tests.browser.here import Here, rounds
from tests.browser.measures import hidden_text, lost_text
from tests.browser.moments import moments
from tests.browser.table import deal, open_table
from tests.browser.test_tables import SMALL, longer, walk
from tests.house import House

ELLIPSES = ".last"  # what may end in one


SEVERAL = None if os.environ.get("LUDOTEKA_ACCESS") == "all" else 5  # moments of each table


@pytest.fixture
def wordy(person: Person) -> Page:
    """The smallest phone, in a language that is two fifths longer than English."""
    page = person(width=SMALL[0], height=SMALL[1], reduced_motion="reduce")
    page.route(re.compile(r"/assets/en-.*\.js"), longer)
    return page


def unread(page: Page) -> list[str]:
    """What is cut off, sticks out, or is covered."""
    page.wait_for_timeout(60)
    assert "ungsverf" in page.inner_text("body")
    return [*lost_text(page, but=ELLIPSES), *hidden_text(page)]


@pytest.mark.parametrize("game", ORDER)
def test_words_that_are_two_fifths_longer_fit_the_smallest_phone(wordy: Page, house: House, game: str):
    """case 47"""
    lost = {
        name: [*wordy.evaluate(CUT), *unread(wordy)] for _, name in islice(walk(wordy, house, game, SMALL), SEVERAL)
    }
    assert {name: found for name, found in lost.items() if found} == {}


@pytest.mark.parametrize("game", ["duel", "four"])
def test_a_lesson_in_longer_words_fits_the_smallest_phone(wordy: Page, house: House, game: str):
    """case 47"""
    wordy.goto(f"{house.url}/learn/{game}?pace=0.1")
    for _ in range(2):
        wordy.wait_for_selector(".coach:not([data-waits='time'])")
        assert unread(wordy) == []
        if wordy.locator("[data-on]").count():
            wordy.locator("[data-on]").click()


FIGURES = {
    "name": "Salamander",
    "games": [{"game": "five", "played": 12, "won": 5, "gave_up": 1, "places": [5, 4, 2]}],
    "reactions": [{"game": "five", "at": 1_700_000_000 + i, "ms": 300 + i, "first": i % 3 == 0} for i in range(30)],
    "against": [{"name": "Maximilian", "level": "", "ahead": 6, "behind": 3, "even": 1}],
    "latest": [{"match": "m", "game": "five", "at": 1_700_000_000, "place": 1, "seats": 4}],
    "share": None,
}


def test_figures_in_longer_words_fit_the_smallest_phone(wordy: Page, house: House):
    """case 47"""
    wordy.route("**/api/stats", lambda route: route.fulfill(json=FIGURES))
    wordy.add_init_script("localStorage.setItem('ludoteka.guest', JSON.stringify({token: 'x', name: 'Ida', pin: '1'}))")
    wordy.goto(f"{house.url}/stats")
    wordy.wait_for_selector(".games li")
    assert unread(wordy) == []


def test_tables_on_one_device_in_longer_words_fit_the_smallest_phone(wordy: Page, house: House):
    """case 47"""
    here, found = Here(wordy, house.url), {}
    wordy.goto(f"{house.url}/here")
    wordy.wait_for_selector(".here li")
    found["ways"] = unread(wordy)
    here.people("pass", "vinegret", 3)
    found["people"] = unread(wordy)
    here.sit("pass", "uno", 2)
    here.show(next(beat for name, beat in rounds("uno", 2, 3, "pass") if name == "play"))
    wordy.wait_for_selector(".cover h1")
    found["cover"] = unread(wordy)
    wordy.locator(".cover .button").click()
    wordy.wait_for_selector(".table")
    found["hand"] = unread(wordy)
    for game, prompt, people in ("five", "follow", 2), ("chant", "word", 4), ("harvest", "give", 2):
        here.sit("screen", game, people)
        here.show(next(beat for name, beat in rounds(game, people, 4, "screen") if name == prompt))
        wordy.wait_for_selector(f"[data-pad='{people - 1}']")
        found[f"screen of {game}"] = unread(wordy)
    asked = wordy.locator("[data-pad='0']")
    expect(asked.locator("[data-move^='give']").first).to_be_visible()
    expect(asked.locator(".grab:not(.gone)").first).to_be_visible()  # who owes a card may grab all the same
    assert {name: what for name, what in found.items() if what} == {}


UNBROKEN = "Ю" * 20  # as long as a name may be, of a wide letter


def test_a_name_without_a_break_stays_on_the_plate_of_what_is_asked(person: Person, house: House):
    page = person(width=SMALL[0], height=SMALL[1])
    for some in moments("uno"):
        if some.frame.scene.clock and "seat" in some.frame.scene.prompt.args:
            break
    chairs = tuple(replace(chair, name=UNBROKEN) for chair in some.lobby.chairs)
    feeder = Feeder(page, house.url)
    feeder.sit(replace(some.lobby, chairs=chairs), some.seat)
    feeder.show(replace(some, lobby=replace(some.lobby, chairs=chairs)))
    page.evaluate(SETTLED)
    expect(page.locator(".prompt")).to_contain_text(UNBROKEN)
    clock = page.locator(".prompt .clock").bounding_box()
    assert clock
    assert clock["x"] + clock["width"] <= SMALL[0]
    assert lost_text(page, but=f"{ELLIPSES}, .called") == []


def test_a_name_without_a_break_shifts_neither_the_way_in_nor_the_lobby(person: Person, house: House):
    host = person(width=SMALL[0], height=SMALL[1])
    code = open_table(host, "duel", bots=0)
    guest = person(width=SMALL[0], height=SMALL[1], at=f"/t/{code}")
    guest.get_by_label("Your name").fill(UNBROKEN)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("footer")).to_contain_text(UNBROKEN)
    assert [lost_text(page) for page in (host, guest)] == [[], []]
    deal([host, guest])
    third = person(width=SMALL[0], height=SMALL[1], at=f"/t/{code}")
    expect(third.locator("form")).to_contain_text(UNBROKEN)
    assert lost_text(third) == []
