"""What hands do: presses, keys, refusals, and the clock they are measured by."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.table import deal, hand, open_table, until

Snap = Callable[[Page, str], None]


def listening(page: Page) -> list[dict[str, Any]]:
    """Every message this page sends from now on."""
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
    return said


def test_a_tap_is_one_press_with_the_finger_s_own_time(person: Person, snap: Snap):
    """case 21"""
    page = person()
    said = listening(page)
    open_table(page, "five", {}, bots=2)
    deal([page])
    page.wait_for_selector(".zone.slap")
    page.wait_for_timeout(2500)
    page.locator(".zone.slap").tap()
    page.wait_for_selector(".race")
    moves = [one for one in said if one["t"] == "move"]
    assert [one["move"] for one in moves] == ["slap"]
    assert moves[0]["tapped_at"] > moves[0]["painted_at"] > 0
    snap(page, "five-race")


def test_a_key_held_down_slaps_once(person: Person):
    page = person()
    said = listening(page)
    open_table(page, "five", {}, bots=2)
    deal([page])
    page.wait_for_selector(".zone.slap")
    page.wait_for_timeout(2500)
    page.keyboard.down(" ")
    for _ in range(5):
        page.keyboard.down(" ")  # the operating system's repeat
    page.keyboard.up(" ")
    page.wait_for_selector(".race")
    assert [one["move"] for one in said if one["t"] == "move"] == ["slap"]


def unfit(page: Page) -> Any:
    return page.locator(".hand .card:not(.legal)")


def test_a_card_that_does_not_fit_says_the_rule_and_where_it_stands(person: Person, snap: Snap):
    page = person()
    open_table(page, "uno", {"hand_size": "10"}, bots=1)
    deal([page])
    until(page, "document.querySelector('.mine.turn') && document.querySelector('.hand .card:not(.legal)')")
    before = hand(page)
    unfit(page).first.press("Enter")
    note = page.locator(".note")
    expect(note).to_be_visible()
    snap(page, "uno-refusal")
    note.get_by_role("button", name="The rule").click()
    expect(page.locator(".book .here")).to_be_visible()
    assert before == hand(page)


def test_a_game_is_played_from_the_keyboard_alone(person: Person):
    page = person(width=1200, height=800)
    page.wait_for_selector(".game")
    reach(page, "document.activeElement.textContent.startsWith('Play now')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand")
    until(page, "document.querySelector('.mine.turn .hand .legal')")
    reach(page, "document.activeElement.matches('.hand [data-index]')")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.hand .legal')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Enter")
    until(page, "!document.querySelector('.mine.turn .hand .legal')")

    page.keyboard.press("r")
    expect(page.locator("dialog[open] .book")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog[open]') !== null")  # the focus is inside
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="What happened").last).to_be_visible()


def reach(page: Page, there: str) -> None:
    """Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(there):
            return
    raise AssertionError(f"the keyboard does not reach it: {there}")


def test_the_log_is_told_to_a_screen_reader(person: Person):
    page = person()
    open_table(page, "duel", {}, bots=2)
    deal([page])
    live = page.locator("[aria-live='polite']")
    until(page, "document.querySelectorAll(\"[aria-live='polite'] p\").length > 1")
    assert live.inner_text().strip() != ""
    cards = page.locator(".hand [data-index]")
    assert all("wine" in (name or "") for name in [card.get_attribute("aria-label") for card in cards.all()])


def test_a_wall_clock_37_minutes_off_changes_nothing(person: Person):
    """case 28"""
    page = person()
    page.add_init_script("const now = Date.now; Date.now = () => now() * 1.0002 + 37 * 60000;")
    page.reload()
    page.wait_for_selector(".game")
    code = open_table(page, "uno", {}, bots=1)
    other = person(at=f"/t/{code}")
    other.get_by_role("button", name="Just watch").click()
    other.wait_for_selector(".lobby")
    deal([page])
    other.wait_for_selector(".table")
    until(page, "document.querySelector('.mine.turn .clock')")
    page.wait_for_timeout(600)
    here, there = (int(one.locator(".clock .number").inner_text()) for one in (page, other))
    assert abs(here - there) <= 1


def test_nobody_there_freezes_the_game_and_it_goes_on_as_it_was(person: Person):
    """case 40"""
    page = person()
    open_table(page, "uno", {}, bots=1)
    deal([page])
    until(page, "document.querySelector('.mine.turn .clock')")
    before, left = hand(page), int(page.locator(".clock .number").inner_text())
    page.context.set_offline(True)
    page.goto("about:blank")
    page.wait_for_timeout(4000)
    page.context.set_offline(False)
    page.go_back()
    page.wait_for_selector(".mine.turn .clock")
    page.wait_for_timeout(400)
    assert before == hand(page)
    assert left - int(page.locator(".clock .number").inner_text()) <= 2
