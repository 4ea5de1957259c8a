"""Those who look on, what is said across the table, and what makes them stay for another game."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from ludoteka.games import load
from ludoteka.match import Match
from ludoteka.server.protocol import TheLobby
from ludoteka.table.eyes import frame
from ludoteka.table.film import every_hand
from ludoteka.table.frames import GameClock, News, Settings
from tests.browser.conftest import Person
from tests.browser.fed import Feeder
from tests.browser.measures import small_targets
from tests.browser.moments import MATCH, Moment, after_race, lobby, moments
from tests.browser.table import deal, open_table, sit_down
from tests.browser.test_screens import Snap, barriers, overflow
from tests.house import House

LATE = "All hands as they were a minute ago."


def moment(game: str, seats: int) -> Moment:
    """A deal, as an onlooker sees it whom the host shows every hand."""
    match = Match.new(load(game), {}, seats, bytes(32), ["Ann", "Bob", "Cem", "Dot"][:seats])
    covered = frame(MATCH, match, 0, [], None, GameClock(0, 0.0, running=False))
    there = replace(lobby(load(game), seats, {}), settings=Settings(onlookers="delayed"))
    return Moment(game, "delayed", there, replace(covered, scene=every_hand(match)), None)


@pytest.mark.parametrize(("game", "cards"), [("uno", 28), ("four", 20)])
@pytest.mark.parametrize("width", [320, 1440])
def test_an_onlooker_who_may_sees_every_hand_and_that_it_is_late(
    person: Person, house: House, snap: Snap, game: str, cards: int, width: int
):
    page = person(width=width, height=568 if width == 320 else 900)
    feeder, shown = Feeder(page, house.url), moment(game, 4)
    feeder.sit(shown.lobby, None)
    feeder.show(shown)
    expect(page.locator(".hands .hand")).to_have_count(4)
    expect(page.locator(".hands svg.card:has(g, path, text)")).to_have_count(cards)
    expect(page.locator(".banner.late")).to_contain_text(LATE)
    snap(page, f"delayed-{game}-{width}")
    assert overflow(page) == []
    assert barriers(page) == []


def test_an_onlooker_sees_no_hand_where_the_host_has_not_said_so(person: Person, house: House):
    page = person()
    feeder, shown = Feeder(page, house.url), moment("uno", 4)
    feeder.sit(replace(shown.lobby, settings=Settings()), None)
    covered = frame(MATCH, Match.new(load("uno"), {}, 4, bytes(32)), 0, [], None, GameClock(0, 0.0, running=False))
    feeder.show(replace(shown, lobby=replace(shown.lobby, settings=Settings()), frame=covered))
    expect(page.locator(".hands")).to_have_count(0)
    expect(page.locator(".banner.late")).to_have_count(0)


def test_words_are_said_where_the_host_lets_those_who_play(person: Person):
    host, guest = person(), person()
    code = open_table(host, "duel", bots=0)
    sit_down(guest, code, "Magpie")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("textbox", name="Say something")).to_have_count(0)
    guest.keyboard.press("Escape")
    host.locator("[data-option='talk'] select").select_option("words")
    deal([host, guest])
    guest.get_by_role("button", name="Menu").click()
    words = guest.get_by_role("textbox", name="Say something")
    words.fill("  <b>Red</b>, I bet! ")
    words.press("Enter")
    expect(host.locator(".others .sign")).to_have_text("<b>Red</b>, I bet!")
    host.get_by_role("button", name="What happened").click()
    expect(host.locator("dialog[open]").get_by_text("Magpie: “<b>Red</b>, I bet!”")).to_be_visible()
    expect(host.get_by_role("log").get_by_text(re.compile("^Magpie: "))).to_have_count(1)
    assert overflow(host) == []


@pytest.mark.parametrize(
    ("game", "raced", "number"), [("five", True, "312 ms your fastest hand"), ("uno", False, "cards")]
)
def test_the_end_has_one_number_of_mine(person: Person, house: House, snap: Snap, game: str, raced: bool, number: str):
    page = person(width=320, height=568)
    feeder, end = Feeder(page, house.url), next(one for one in moments(game) if one.name == "end")
    feeder.sit(end.lobby, 0)
    feeder.show(after_race(end) if raced else end)
    expect(page.locator(".end .one")).to_contain_text(number)
    snap(page, f"end-one-{game}")
    assert overflow(page) == []
    assert barriers(page) == []


def test_a_line_of_the_log_that_costs_or_earns_something_leads_to_its_rule(person: Person, house: House):
    page = person(width=320, height=568)
    feeder, some = Feeder(page, house.url), next(iter(moments("five")))
    told = (News("flips", 0, None, False, None, 0), News("loses-last", 1, None, False, None, 1))
    feeder.sit(some.lobby, 0)
    feeder.show(replace(some, frame=replace(some.frame, news=told)))
    page.get_by_role("button", name="What happened").click()
    log = page.locator("dialog[open]")
    expect(log.get_by_role("button", name=re.compile("^The rule: "))).to_have_count(1)
    assert small_targets(page) == []
    assert barriers(page) == []
    log.get_by_role("button", name=re.compile("^The rule: .* last")).click()
    expect(page.locator("dialog[open] [data-anchor='score-last']")).to_be_focused()


def test_whose_turn_it_is_has_an_edge_where_the_system_chooses_all_colours(person: Person, house: House):
    page = person(forced_colors="active")
    some = next(one for one in moments("uno") if one.frame.scene.plates[0].turn)
    feeder = Feeder(page, house.url)
    feeder.sit(some.lobby, some.seat)
    feeder.show(some)
    edge = "one => getComputedStyle(one).outlineStyle"
    assert page.locator(".mine .plate").evaluate(edge) == "solid"
    assert page.locator(".prompt").evaluate(edge) == "solid"
    assert {one.evaluate(edge) for one in page.locator(".others .plate").all()} == {"none"}


def test_who_looks_on_a_minute_late_is_told_that_the_game_has_begun(person: Person, house: House):
    page = person()
    feeder, late = Feeder(page, house.url), moment("uno", 3)
    feeder.sit(late.lobby, None)
    expect(page.locator("footer")).to_contain_text("The game has begun. You see it a minute late")
    feeder.show(late)
    expect(page.locator(".lobby")).to_have_count(0)


def test_a_second_click_on_deal_says_nothing_and_one_after_a_refusal_asks_again(person: Person, house: House):
    page = person()
    feeder, some = Feeder(page, house.url), next(iter(moments("uno")))
    feeder.sit(replace(some.lobby, phase="lobby", match=""), 0)
    button = page.get_by_role("button", name="Deal")
    feeder.refusal = "too-few"
    button.click()
    expect(page.locator(".notes .note")).to_be_visible()
    feeder.refusal = ""
    button.dblclick()
    button.click()
    page.wait_for_timeout(200)
    assert [said["t"] for said in feeder.heard].count("start") == 2


def test_who_is_away_is_waited_for_like_who_is_not_ready(person: Person, house: House):
    page = person()
    some, feeder = lobby(load("uno"), 3, {}), Feeder(page, house.url)
    host, friend, *others = some.chairs
    before = replace(some, phase="lobby", match="", commitment="")
    feeder.sit(before, 0)
    expect(page.locator("footer")).to_contain_text(f"Not ready yet: {friend.name}")
    feeder.send(TheLobby(replace(before, chairs=(host, replace(friend, here=True), *others))))
    expect(page.locator("footer")).to_contain_text("Everybody is here.")
