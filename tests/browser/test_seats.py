"""One seat, several windows, several browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.table import deal, hand, open_table, sit_down


def test_a_second_tab_takes_over_and_the_first_offers_to_continue_here(person: Person):
    """case 38"""
    first = person()
    open_table(first, "duel", {"time_to_choose": "none"}, bots=2)
    deal([first])
    mine = hand(first)

    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector(".table")
    expect(first.get_by_role("button", name="Continue here")).to_be_visible()
    first.wait_for_timeout(1500)  # neither takes it back by itself
    expect(first.get_by_role("button", name="Continue here")).to_be_visible()
    expect(second.locator(".table")).to_be_visible()

    first.get_by_role("button", name="Continue here").click()
    first.wait_for_selector(".table")
    expect(second.get_by_role("button", name="Continue here")).to_be_visible()
    assert sorted(mine) == sorted(hand(first)) or len(hand(first)) > 0


@pytest.mark.parametrize(("game", "offered"), [("five", 1), ("tricoda", 0)])
def test_a_head_start_is_offered_where_hands_race(person: Person, game: str, offered: int):
    page = person()
    open_table(page, game)
    page.get_by_label("The table is").select_option("relaxed")
    expect(page.get_by_label("The table is")).to_have_value("relaxed")
    expect(page.locator(".start select")).to_have_count(offered)


def test_another_browser_claims_the_seat_with_the_pin(person: Person):
    """case 43"""
    first = person()
    code = open_table(first, "uno", {})
    first.get_by_role("button", name="Menu").click()
    pin = first.locator(".pin").inner_text()
    first.keyboard.press("Escape")
    assert re.fullmatch(r"\d{4}", pin)

    other = person(at=f"/t/{code}")
    other.get_by_role("button", name="This is my seat").click()
    other.get_by_label("PIN").fill("0000" if pin != "0000" else "1111")
    other.get_by_role("button", name="Take my seat").click()
    expect(other.get_by_text("That is not the PIN of this seat.")).to_be_visible()
    other.get_by_label("PIN").fill(pin)
    other.get_by_role("button", name="Take my seat").click()
    other.wait_for_selector(".lobby")
    expect(other.get_by_role("button", name="Stand up")).to_be_visible()
    expect(other.locator("[data-chair='person']")).to_have_count(1)  # the seat moved: nobody sits there twice
    expect(first.get_by_role("button", name="Continue here")).to_be_visible()
    deal([other])
    assert len(hand(other)) >= 7


def test_whoever_sits_changes_to_a_free_chair(person: Person):
    host = person()
    code = open_table(host, "five", {}, bots=0)
    friend = person()
    sit_down(friend, code, "Magpie")
    host.get_by_role("button", name=re.compile("^Sit here.*Seat 3")).click()
    expect(host.locator("[data-chair='free']")).to_have_count(2)  # the first chair is free now, and the one after both
    friend.get_by_role("button", name=re.compile("^Sit here.*Seat 1")).click()
    names = host.locator("[data-chair='person'] strong")
    expect(names.first).to_have_text("Magpie")
    expect(names).to_have_count(2)
    deal([host, friend])


def test_three_quick_taps_add_three_bots(person: Person):
    host = person()
    open_table(host, "duel", {}, bots=0)
    host.get_by_role("button", name="Add a bot").evaluate("button => [1, 2, 3].forEach(() => button.click())")
    expect(host.locator("[data-chair='bot']")).to_have_count(3)


def test_the_invitation_shows_the_server_s_own_address(person: Person):
    page = person()
    known = "http://192.0.2.7:8000/t/HERE"
    page.route(re.compile("/api/tables/[A-Z0-9]+/link$"), lambda route: route.fulfill(json={"link": known}))
    open_table(page, "five", {}, bots=0)
    expect(page.get_by_label("Link to this table")).to_have_value(known)
    page.unroute_all()
    page.route(re.compile("/api/tables/[A-Z0-9]+/link$"), lambda route: route.fulfill(status=404, json={}))
    page.reload()
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)


def test_a_guest_comes_by_the_link_in_three_taps(person: Person):
    host = person()
    code = open_table(host, "five", {}, bots=0)
    guest = person(at=f"/t/{code}")
    assert guest.get_by_label("Your name").input_value() != ""  # a friendly name is proposed
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-chair='person']")).to_have_count(2)
    expect(guest.get_by_role("button", name="I am ready")).to_be_visible()
    expect(guest.locator("select", has_text="usual")).to_have_count(0)  # only the host chooses


def test_whoever_has_a_new_name_on_the_shelf_brings_it_along_by_a_link_and_a_namesake_gets_a_number(person: Person):
    host, guest = person(), person()
    open_table(guest, "five", {}, bots=0)  # known from now on
    guest.goto(guest.url.rsplit("/t/", 1)[0])
    host.get_by_label("Your name").fill("Ann")
    code = open_table(host, "five", {}, bots=0)
    with guest.expect_response(lambda answer: answer.request.method == "PATCH"):
        guest.get_by_label("Your name").fill("Ann")
        guest.get_by_label("Your name").blur()
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").first.click()
    for page in (host, guest):
        expect(page.locator("[data-chair='person']")).to_have_text([re.compile("Ann(?! 2)"), re.compile("Ann 2")])
    assert code in guest.url


def test_who_watches_sees_no_hand_and_may_not_act(person: Person):
    host = person()
    code = open_table(host, "duel", {}, bots=2)
    watcher = person(at=f"/t/{code}")
    watcher.get_by_role("button", name="Just watch").click()
    watcher.wait_for_selector(".lobby")
    deal([host])
    watcher.wait_for_selector(".table")
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator(".actions")).to_have_count(0)


def test_a_wrong_code_is_one_sentence_and_a_way_home(person: Person):
    page = person(at="/t/ZZZZZ")
    expect(page.get_by_text("There is no table with this code.")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector(".home")


def test_my_tables_are_resumed_from_home(person: Person):
    host = person()
    code = open_table(host, "uno", {})
    host.goto(host.url.split("/t/")[0])
    host.get_by_role("link", name=re.compile(code)).click()
    host.wait_for_selector(".lobby")


def test_only_the_host_edits_and_everybody_sees_it(person: Person):
    host = person()
    code = open_table(host, "uno", {}, bots=0)
    guest = person()
    sit_down(guest, code, "Magpie")
    host.locator("summary").click()
    host.locator("[data-option='hand_size'] select").select_option("10")
    guest.locator("summary").click()
    expect(guest.locator("[data-option='hand_size'] strong")).to_contain_text("ten")
