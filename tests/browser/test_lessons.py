"""The lessons on the page. All of them: `make test-lessons`."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from ludoteka.games import ORDER
from ludoteka.text import LANGUAGES
from tests.browser.conftest import Person
from tests.browser.lessons import finish
from tests.browser.table import open_table

QUICK = "?pace=0.1"
GAMES = ORDER if os.environ.get("LUDOTEKA_LESSONS") == "all" else ("chant",)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_on_a_small_phone(person: Person, snap: Callable[[Page, str], None], game: str):
    page = person(width=320, height=568, at=f"/learn/{game}{QUICK}", locale="de")
    assert finish(page) > 5
    snap(page, f"lesson-{game}")
    page.get_by_role("button", name="Jetzt spielen").click()
    page.wait_for_selector(".table[data-game]:not(.learn .table)")
    assert "/t/" in page.url


def only_its_last_step(route: Route) -> None:
    lesson = route.fetch().json()
    route.fulfill(json={**lesson, "steps": lesson["steps"][-1:]})


@pytest.mark.parametrize("game", ORDER)
def test_the_last_step_is_no_wider_than_the_smallest_phone_in_any_language(
    person: Person, snap: Callable[[Page, str], None], game: str
):
    page = person(width=320, height=568)
    page.route(re.compile("/api/lessons/"), only_its_last_step)
    wide = {}
    for language in LANGUAGES:
        page.evaluate(f"localStorage.setItem('ludoteka.language', {json.dumps(language)})")
        page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}/learn/{game}{QUICK}")
        page.locator(".coach[data-waits='end'] .main").wait_for()
        wide[language] = page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll('.coach, .coach *:not(.unseen)')]
              .filter(one => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > innerWidth)
              .map(one => one.className)"""
        )
    snap(page, f"lesson-end-{game}")
    assert {language: [] for language in LANGUAGES} == wide


def test_a_refusal_leaves_the_way_on_free_and_goes_with_its_step(person: Person):
    page = person(width=360, height=640, at=f"/learn/duel{QUICK}")
    page.locator(".coach[data-waits='reader']").wait_for()
    page.locator(".plate[data-seat='2']").click()
    page.wait_for_timeout(250)  # a note drops in
    note, coach = page.locator(".note").bounding_box(), page.locator(".coach").bounding_box()
    assert note
    assert coach
    assert note["y"] >= coach["y"] + coach["height"]
    page.locator("[data-on]").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")
    expect(page.locator(".note")).to_have_count(0, timeout=1000)


def test_from_a_lobby_to_the_lesson_and_back_to_the_same_table(person: Person):
    page = person()
    code = open_table(page, "duel", bots=0)
    page.get_by_role("link", name="Learn").click()
    page.locator("[data-on]").click()
    page.locator(".coach").get_by_role("link", name="To my table").click()
    page.wait_for_selector(".lobby")
    assert page.url.endswith(f"/t/{code}")


def test_who_does_something_else_is_told_so_and_the_rule_is_opened(person: Person):
    page = person(at="/")
    page.locator(".game", has=page.locator("[href='/learn/duel']")).locator("[href='/learn/duel']").click()
    page.locator("[data-on]").click()
    page.locator(".plate[data-seat='2']").click()
    expect(page.locator(".note")).to_contain_text("Not yet")
    page.locator(".plate[data-seat='1']").click()
    page.locator(".coach[data-wanted='white']").wait_for()
    page.locator(".coach").get_by_role("button", name="The rule").click()
    expect(page.locator("[data-anchor='choose'].here")).to_be_visible()


def test_the_ring_round_what_reaches_the_edge_is_seen_whole(person: Person):
    page = person(width=320, height=568, at=f"/learn/uno{QUICK}")
    page.locator(".coach").wait_for()
    while not page.locator(".ring.wanted").count():  # round the first card of a hand
        if page.locator("[data-on]").count():
            page.locator("[data-on]").click()
        page.wait_for_timeout(50)
    page.wait_for_timeout(300)
    ring = "(({ left, top, right, bottom }) => [left, top, innerWidth - right, innerHeight - bottom])"
    assert min(page.evaluate(f"{ring}(document.querySelector('.ring').getBoundingClientRect())")) >= 0


def test_a_refusal_leaves_the_coach_to_be_read_on_a_small_phone(person: Person):
    page = person(width=320, height=568, at=f"/learn/uno{QUICK}", locale="ru")
    coach = page.locator(".coach")
    coach.wait_for()
    while not coach.get_attribute("data-wanted"):
        if page.locator("[data-on]").count():
            page.locator("[data-on]").click()
        page.wait_for_timeout(50)
    page.evaluate("document.querySelector('.coach .said').textContent += ' И ещё немного слов, чтобы было длиннее'")
    for card in page.locator(".hand .card").all():
        card.press("Enter")
        page.wait_for_timeout(250)  # a note drops in
        if page.locator(".note .button").count() > 1:
            break
    note = page.locator(".note").last.bounding_box()
    assert note is not None
    said: list[float] = page.evaluate("""() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.coach .said'));
        const box = range.getBoundingClientRect();
        return [box.height, box.bottom];
    }""")
    assert said[0] > 60, "four lines"
    assert said[1] <= note["y"] + 1
    plate = page.locator(".plate .called").first.bounding_box()
    assert plate is not None
    assert note["y"] + note["height"] <= plate["y"]
