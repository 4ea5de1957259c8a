"""After a game: what ended it is seen, who goes on says so, others sit down, rules are changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.fed import Feeder
from tests.browser.moments import moment, moments
from tests.browser.table import deal, ended, open_table, play, sit_down
from tests.house import House


def test_what_ended_a_game_is_seen_before_the_result_lies_on_it(person: Person, house: House):
    page = person()
    feeder = Feeder(page, house.url)
    shown = {one.name: one for one in moments("duel")}
    feeder.sit(shown["choose"].lobby, 0)
    feeder.show(shown["choose"])
    feeder.send_frame(replace(shown["end"].frame, no=2, news=()))
    expect(page.get_by_role("button", name="The result")).to_be_visible()
    expect(page.locator("[data-zone='duel'] .card").first).to_be_visible()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".end")).to_be_visible()  # without a tap


def test_whoever_comes_to_a_game_that_is_over_sees_the_result_at_once(person: Person, house: House):
    page = person()
    feeder = Feeder(page, house.url)
    shown = moment("duel", "end")
    feeder.sit(shown.lobby, 0)
    feeder.send_frame(replace(shown.frame, no=1))
    page.wait_for_selector(".table")
    assert page.locator(".end").count() == 1


@pytest.fixture
def after_a_duel(person: Person) -> tuple[Page, Page, str]:
    """A host, a friend, and the code of their table, a short game behind them."""
    host, friend = person(), person()
    code = open_table(host, "duel", {"hand_size": "2"}, bots=0)
    sit_down(friend, code, "Magpie")
    deal([host, friend])
    play([host, friend], lambda: ended(host) and ended(friend), 120)
    return host, friend, code


def test_the_host_sees_who_would_go_on_and_nobody_is_offered_what_would_be_refused(after_a_duel):
    host, friend, _code = after_a_duel
    again = friend.get_by_role("button", name="Once more")
    expect(friend.locator(".end")).to_contain_text("starts the game.")
    expect(host.get_by_role("img", name="ready")).to_have_count(0)
    again.click()
    expect(again).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_role("img", name="ready")).to_have_count(1)
    expect(friend.locator(".note")).to_have_count(0)
    host.get_by_role("button", name="Once more").click()
    for page in host, friend:
        expect(page.locator(".end")).to_have_count(0)
        page.wait_for_selector(".prompt")


@pytest.mark.parametrize(
    ("game", "locale", "ready"), [("uno", "de-DE", "bereit"), ("vinegret", "ru-RU", "ждёт начала")]
)
def test_who_would_go_on_is_read_in_one_column(person: Person, house: House, game: str, locale: str, ready: str):
    page = person(width=320, height=568, locale=locale)
    feeder, end = Feeder(page, house.url), moment(game, "end")
    feeder.sit(end.lobby, end.seat)
    feeder.show(end)
    ticks = page.get_by_role("img", name=ready)
    expect(ticks).to_have_count(2)
    assert len({box["x"] for tick in ticks.all() if (box := tick.bounding_box())}) == 1
    ends = page.locator(".end .score").evaluate_all("them => them.map(one => one.getBoundingClientRect().right)")
    assert len(set(ends)) == 1
    assert max(page.locator(".end .name").evaluate_all("them => them.map(one => one.offsetHeight)")) < 30  # one line


def test_before_the_next_game_somebody_sits_down_and_the_rules_are_changed(after_a_duel, person: Person):
    host, friend, code = after_a_duel
    late = person()
    sit_down(late, code, "Heron")  # comes to the table after the game, and sits
    host.get_by_role("button", name="Change seats or rules").click()
    expect(host.locator("[data-chair='person']")).to_have_count(3)
    host.locator("[data-option='hand_size'] select").select_option("5")
    host.get_by_role("button", name="Add a bot").click()
    expect(host.locator("[data-chair='bot']")).to_have_count(1)
    host.get_by_role("button", name="The result").click()
    expect(host.locator(".end li")).to_have_count(2)  # as it was
    expect(friend.locator(".end li")).to_have_count(2)
    host.get_by_role("button", name="Change seats or rules").click()
    host.get_by_role("button", name="Deal").click()
    for page in host, friend, late:
        expect(page.locator(".others .plate")).to_have_count(3)
        expect(page.locator(".hand [data-face]")).to_have_count(5)


def test_names_of_a_game_that_is_over_stay_when_somebody_gets_up(after_a_duel):
    host, friend, _code = after_a_duel
    friend.get_by_role("button", name="Change seats or rules").click()
    friend.get_by_role("button", name="Stand up").click()
    expect(friend.get_by_role("button", name="Sit down").first).to_be_visible()
    expect(host.locator(".end li", has_text="Magpie")).to_have_count(1)


def test_who_leaves_the_table_after_a_game_has_no_seat_in_the_next(after_a_duel):
    host, friend, _code = after_a_duel
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("link", name="Leave the table").click()
    host.wait_for_selector(".game")
    friend.get_by_role("button", name="Change seats or rules").click()
    expect(friend.locator("[data-chair='person']")).to_have_count(1)
    friend.get_by_role("button", name="Add a bot").click()
    friend.get_by_role("button", name="Deal").click()
    expect(friend.locator(".end")).to_have_count(0)
    expect(friend.locator(".others .plate")).to_have_count(1)
    expect(friend.locator(".others .absent")).to_have_count(0)


def test_whether_it_was_fair_is_scrolled_to_and_one_way_back_leads_from_its_check_to_the_table(after_a_duel):
    host, _friend, _code = after_a_duel
    host.set_viewport_size({"width": 360, "height": 480})
    host.get_by_text("Was it fair?").click()
    check = host.get_by_role("link", name="Check it")
    expect(check).to_be_in_viewport(ratio=1)
    table = host.url
    check.click()
    expect(host.locator("dialog[open]")).to_have_count(1)
    host.wait_for_timeout(300)
    host.go_back()
    host.wait_for_selector(".end")
    assert host.url == table


def test_who_goes_home_after_a_game_keeps_the_seat(after_a_duel):
    host, friend, _code = after_a_duel
    host.locator(".end").get_by_role("link", name="All games").click()
    host.wait_for_selector(".game")
    friend.get_by_role("button", name="Change seats or rules").click()
    expect(friend.locator("[data-chair='person']")).to_have_count(2)
