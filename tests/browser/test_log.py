"""The log, in its sheet and beside a table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from ludoteka.server.protocol import TheLobby
from ludoteka.table.frames import News, Told
from tests.browser.conftest import At, Person
from tests.browser.fed import Feeder
from tests.browser.moments import after_race, moment
from tests.browser.table import until
from tests.house import House


def test_the_log_opens_at_what_happened_last_and_leaves_whoever_reads_older_lines_there(at: At):
    page, feeder = at("duel", "choose", height=500)
    shown = moment("duel", "choose")
    told = [News("challenge", seat % 2, None, False, 2, 1) for seat in range(40)]
    feeder.send_frame(replace(shown.frame, no=2, news=tuple(told)))
    page.get_by_role("button", name="What happened").click()
    body = page.locator("dialog[open] .body")
    until(page, "document.querySelector('dialog[open] .body').scrollTop > 0")
    below = "body => body.scrollHeight - body.scrollTop - body.clientHeight"
    assert body.evaluate(below) < 2
    before = page.locator("dialog[open] li").count()
    feeder.send_frame(replace(shown.frame, no=3, news=tuple(told[:3])))
    expect(page.locator("dialog[open] li")).to_have_count(before + 3)
    until(page, "document.querySelector('dialog[open] li:last-child').getBoundingClientRect().top < innerHeight")
    body.evaluate("body => { body.scrollTop = 0 }")
    page.wait_for_timeout(100)
    feeder.send_frame(replace(shown.frame, no=4, news=tuple(told[1:4])))
    expect(page.locator("dialog[open] li")).to_have_count(before + 6)
    assert body.evaluate("body => body.scrollTop") == 0


def test_the_log_stays_at_what_happened_last_when_much_comes_at_once_and_when_the_window_is_lower(at: At):
    page, feeder = at("duel", "choose", width=1440, height=900)
    shown = moment("duel", "choose")
    told = [News("challenge", seat % 2, None, False, 2, 1) for seat in range(40)]
    feeder.send_frame(replace(shown.frame, no=2, news=tuple(told)))
    scroller = page.locator(".side .scroll")
    below = "Math.round(one.scrollHeight - one.scrollTop - one.clientHeight)"
    at_its_end = f"(one => {below} < 2 && one.scrollTop > 0)(document.querySelector('.side .scroll'))"
    until(page, at_its_end, 20)
    # lines come between a scroll and the event that tells of it
    scroller.evaluate(
        "one => { const list = one.firstElementChild; list.style.height = `${list.offsetHeight + 300}px`;"
        " one.dispatchEvent(new Event('scroll')) }"
    )
    until(page, at_its_end, 20)
    page.set_viewport_size({"width": 1440, "height": 700})
    until(page, at_its_end, 20)


def test_what_the_log_says_ends_with_a_word_whatever_stands_behind_it(at: At):
    """How often a line came, and its way to the rule, are never alone in a line."""
    page, _ = at("vinegret", "whist", width=1440, height=900, locale="de-DE")
    alone = """() => [...document.querySelectorAll('.side .rule')].filter(rule => {
      const words = document.createRange();
      words.selectNodeContents(rule.closest('li'));
      words.setEndBefore(rule);
      const [said, way] = [[...words.getClientRects()].at(-1), rule.getBoundingClientRect()];
      return said.bottom < way.top + way.height / 2;
    }).length"""
    expect(page.locator(".side .rule").first).to_be_visible()
    assert page.evaluate(alone) == 0


@pytest.mark.parametrize(
    ("game", "name", "locale"),
    [("harvest", "give", "ru"), ("vinegret", "choice", "de"), ("vinegret", "wait-hand", "en")],
)
def test_what_happened_last_is_told_to_its_end_on_the_smallest_phone(at: At, game: str, name: str, locale: str):
    page, _ = at(game, name, width=320, height=568, locale=locale)
    assert page.locator(".last p:last-child").evaluate("line => line.scrollHeight - line.clientHeight") <= 1


def test_whoever_comes_back_reads_the_races_too_and_none_of_them_opens_anew(at: At):
    page, feeder = at("five", "count")
    shown = moment("five", "count")
    race = after_race(shown).race
    assert race
    past = (
        Told(1, (News("flips", None, "red", False, None, 0),), (race,)),
        Told(2, (News("pauses", None, None, False, None, 0),)),
    )
    feeder.send_frame(replace(shown.frame, no=2, news=(), past=past))
    page.wait_for_selector(".table[data-frame='2']")
    expect(page.locator("section.race:not(li *)")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator("dialog[open] li.race")).to_have_count(1)
    expect(page.locator("dialog[open] li.race")).to_contain_text("312 ms")


def test_who_goes_and_comes_back_is_told_and_said(at: At):
    page, feeder = at("uno", "wait")
    table = moment("uno", "wait").lobby
    host, friend, *others = table.chairs
    for here in True, False, False, True:
        feeder.send(TheLobby(replace(table, chairs=(host, replace(friend, here=here), *others))))
    expect(page.get_by_role("log")).to_contain_text(f"{friend.name} is away.")
    page.get_by_role("button", name="What happened").click()
    told = page.locator("dialog[open] ol > li")
    expect(told.last).to_have_text(f"{friend.name} is back.")
    expect(told.filter(has_text="is away.")).to_have_count(1)


def test_with_less_motion_too_what_is_measured_anew_is_measured_as_it_is(person: Person, house: House):
    """The latest line is written smaller where two lines are too few, also once a window has come to rest."""
    page = person(width=390, height=844, locale="ru-RU", reduced_motion="reduce")
    feeder, shown = Feeder(page, house.url), moment("duel", "choose")
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(shown)
    page.set_viewport_size({"width": 320, "height": 568})
    page.wait_for_timeout(600)
    cut = page.locator(".last p").last.evaluate("one => one.scrollHeight - one.clientHeight")
    assert cut <= 1
