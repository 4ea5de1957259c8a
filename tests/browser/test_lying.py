"""A phone on its side: the middle has room, the hand lies in the window, nothing is cut off."""

from __future__ import annotations

import os

import pytest

from ludoteka.games import ORDER
from tests.browser.conftest import Person
from tests.browser.fed import CUT, Feeder
from tests.browser.measures import hidden_text, lost_text
from tests.browser.moments import busiest, moment, moments
from tests.browser.test_screens import Snap, barriers
from tests.house import House

LYING = [{"width": 844, "height": 390}, {"width": 667, "height": 375}]
ROOM = "document.querySelector('.room').clientHeight"
LEAST = 110  # px for the middle: what it had before was 50


GAMES = ORDER if os.environ.get("LUDOTEKA_ACCESS") == "all" else ("uno", "duel", "harvest")  # all: `make test-access`


@pytest.mark.parametrize("size", LYING, ids=["wide", "narrow"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_phone_that_lies_on_its_side(
    person: Person, house: House, snap: Snap, game: str, size: dict[str, int]
):
    page = person(**size, has_touch=True)
    feeder, found = Feeder(page, house.url), {one.name: one for one in moments(game)}
    names = busiest(found)
    feeder.sit(found[names[0]].lobby, found[names[0]].seat)
    for name in names:
        feeder.show(found[name])
        page.wait_for_timeout(500)
        snap(page, f"lying-{size['width']}-{game}-{name}")
        assert page.evaluate(CUT) == [], name
        assert page.evaluate(ROOM) >= LEAST, name
    assert barriers(page) == []


SMALLEST = {"width": 568, "height": 320}


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("uno", ("play", "full-play")),
        ("five", ("hand-down", "right")),
        ("harvest", ("give",)),
        ("vinegret", ("answer",)),
    ],
)
def test_words_and_cards_are_whole_on_the_smallest_phone_on_its_side(
    person: Person, house: House, game: str, names: tuple[str, ...]
):
    page = person(**SMALLEST, has_touch=True, locale="de-DE")
    feeder, found = Feeder(page, house.url), {one.name: one for one in moments(game)}
    for name in names:
        feeder.sit(found[name].lobby, found[name].seat)
        feeder.show(found[name])
        page.wait_for_timeout(500)
        assert [*page.evaluate(CUT), *lost_text(page), *hidden_text(page)] == [], name


def test_eight_at_a_table_are_all_seen_on_the_smallest_phone_on_its_side(person: Person, house: House):
    page = person(**SMALLEST, has_touch=True)
    feeder = Feeder(page, house.url)
    full = moment("duel", "full-wait-challenge")
    feeder.sit(full.lobby, full.seat)
    feeder.show(full)
    page.wait_for_timeout(500)
    assert page.locator(".others .plate").count() == 7
    assert page.evaluate("(one => one.scrollHeight - one.clientHeight)(document.querySelector('.others'))") <= 1
