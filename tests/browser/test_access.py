"""Every screen for every finger and for large letters; every refusal with the way to its rule."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Page, Route, expect

from ludoteka.games import ORDER, load
from ludoteka.text import Speaker
from tests.browser.conftest import Person
from tests.browser.fed import Feeder
from tests.browser.measures import large_letters, lost_text, small_targets
from tests.browser.moments import moments
from tests.browser.test_screens import STILL
from tests.house import House

ALL = os.environ.get("LUDOTEKA_ACCESS") == "all"
GAMES = ORDER if ALL else ("duel",)  # the others take longer: `make test-access` looks at all
SEVERAL = None if ALL else 2  # moments of a table, and reasons that it refuses


def screens(page: Page, house: House) -> Iterator[str]:
    """One after the other, by name; a table before it is dealt comes last, with its menu and its rules."""
    page.wait_for_selector(".game")
    yield "home"
    for path, sign in {
        "/rules/uno": ".book p",
        "/learn/duel": ".coach",
        "/replay": "main",
        "/stats": "main",
        "/here": "main",
    }.items():
        page.goto(house.url + path)
        page.wait_for_selector(sign)
        yield path
    code = house.table(house.guest("Magpie")["token"], "tricoda")
    page.goto(f"{house.url}/t/{code}")
    page.get_by_label("Your name").wait_for()
    yield "arriving"
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".lobby")
    yield "lobby"
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".book p")
    yield "rules"


def test_every_screen_is_for_fingers_and_for_large_letters(person: Person, house: House):
    page = person()
    small = {name: found for name in screens(page, house) if (found := small_targets(page))}
    large = person()
    large_letters(large)
    assert {name: found for name in screens(large, house) if (found := lost_text(large))} == {}
    assert small == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_for_fingers_and_for_large_letters(person: Person, house: House, game: str):
    page = person()
    feeder = Feeder(page, house.url)
    shown = list(islice(moments(game), SEVERAL))
    for large in False, True:
        found = {}
        if large:
            large_letters(page)
        seat: int | None = -1
        for moment in shown:
            if moment.seat != seat or "-" in moment.name:  # other eyes, or another lobby
                feeder.sit(moment.lobby, moment.seat)
                seat = moment.seat
            feeder.show(moment)
            feeder.alive()
            page.wait_for_timeout(60)
            page.evaluate(STILL)  # what glides to a new place is not there yet
            found[moment.name] = lost_text(page) if large else small_targets(page)
        assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_opens_the_rulebook_at_its_rule(person: Person, house: House, game: str):
    page = person()
    feeder = Feeder(page, house.url)
    moment = next(moments(game))
    speaker = Speaker("en", game)
    for code in ("not-your-turn", *load(game).reasons)[:SEVERAL]:
        feeder.sit(moment.lobby, moment.seat)
        feeder.show(moment)
        feeder.refusal = code
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Hello!").click()
        note = page.locator(".note")
        expect(note).to_contain_text(speaker.of("reason", code))
        note.get_by_role("button", name="The rule").click()
        place = page.get_by_role("dialog").locator(f"[data-anchor='{speaker.anchor('reason', code)}'].here").first
        expect(place).to_be_in_viewport()
        expect(place).to_be_focused()


# Words of headings that stand in two lines.
BROKEN_WORDS = """what => [...document.querySelectorAll(what)].flatMap(heading => {
  const text = heading.firstChild, range = document.createRange();
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_no_word_of_a_heading_is_broken_on_a_phone_that_shows_all_twice_as_large(
    person: Person, house: House, locale: str
):
    page = person(width=195, height=422, locale=locale)
    page.locator(".lead").wait_for()
    assert page.evaluate(BROKEN_WORDS, ".lead") == []
    code = house.table(house.guest("Magpie")["token"], "tricoda")
    page.goto(f"{house.url}/t/{code}")
    page.locator("form .button.main").click()
    page.locator(".lobby h1").wait_for()
    assert page.evaluate(BROKEN_WORDS, "h1") == []


def test_whoever_waits_for_the_page_on_a_slow_line_sees_the_sign_of_the_house(person: Person, house: House):
    page = person(at="/healthz")
    scripts = re.compile("/assets/.*[.]js$")
    held: list[Route] = []
    page.route(scripts, lambda route: held.append(route))
    page.goto(house.url, wait_until="commit")
    expect(page.locator(".waiting")).to_be_visible()
    page.unroute(scripts)  # those that were held go on
    expect(page.locator(".home")).to_be_visible()
    expect(page.locator(".waiting")).to_have_count(0)
