"""Tricoda's rack, its note sheet, and what is announced."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import At
from tests.browser.keyboard import Keyboard
from tests.browser.moments import moment
from tests.browser.table import until


def test_a_note_sheet_is_struck_and_ringed_and_outlives_a_reload(at: At):
    page, feeder = at("tricoda", "announce")
    page.get_by_role("button", name="Note sheet").click()
    cells = page.locator(".pyramid button")
    expect(cells).to_have_count(28)
    cells.nth(0).click()
    cells.nth(27).click()
    cells.nth(27).click()
    expect(cells.nth(0)).to_have_accessible_name("green 1: struck")
    expect(cells.nth(27)).to_have_accessible_name("pink 7: ringed")
    sheet = page.get_by_role("dialog")
    answers = sheet.locator("li").count()
    assert answers > 0

    shown = moment("tricoda", "announce")
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(replace(shown, frame=replace(shown.frame, news=())))
    page.get_by_role("button", name="Note sheet").click()
    expect(cells.nth(0)).to_have_accessible_name("green 1: struck")
    expect(sheet.locator("li")).to_have_count(answers)


@pytest.mark.parametrize("width", [320, 390])
def test_the_own_rack_is_a_row_whatever_the_buttons_say(at: At, width: int):
    page, _ = at("tricoda", "announce", locale="fr-FR", width=width)
    tiles = page.locator(".own-tricoda [data-zone^='rack'] .place, .own-tricoda .zone .card").all()
    tops = {round(box["y"]) for tile in tiles if (box := tile.bounding_box())}
    assert (len(tiles) >= 3, len(tops)) == (True, 1)


def test_the_note_sheet_strikes_what_the_table_helps_with(at: At):
    page, _ = at("tricoda", "helped-wait-round")
    page.locator(".own-tricoda .button").first.click()
    assert page.locator(".pyramid .struck").count() > 14


def test_the_note_sheet_says_where_tiles_are_new_and_shows_small_what_was_laid_off(at: At):
    page, _ = at("tricoda", "helped-wait-round")
    page.locator(".own-tricoda .button").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li.new").first).to_contain_text("Until then: ")
    widths = [box["width"] for tile in sheet.locator("[data-zone='laid'] .place").all() if (box := tile.bounding_box())]
    assert (len(widths) >= 3, max(widths) < 50) == (True, True)


def test_three_digits_are_announced_in_any_order(at: At):
    page, feeder = at("tricoda", "announce")
    page.get_by_role("button", name="Announce").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Announce")).to_be_disabled()
    for digit in "1", "1":  # there is only one
        if dialog.get_by_role("button", name=digit, exact=True).is_enabled():
            dialog.get_by_role("button", name=digit, exact=True).click()
    for digit in "7", "4":
        dialog.get_by_role("button", name=digit, exact=True).click()
    dialog.get_by_role("button", name=re.compile("^Announce")).click()
    until(page, "!document.querySelector('dialog[open]')")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == ["guess:1-4-7"]


def test_three_digits_are_announced_by_keys_alone(at: At):
    page, feeder = at("tricoda", "announce")
    keys = Keyboard(page)
    keys.enter(lambda stop: stop.name == "Announce")
    expect(page.get_by_role("dialog").get_by_role("button", name="1", exact=True)).to_be_focused()
    for key in "7", "3", "Backspace", "1":
        page.keyboard.press(key)
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("7 · 1")
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="Announce 7 · 1 · 4")).to_be_focused()
    page.keyboard.press("Enter")
    until(page, "!document.querySelector('dialog[open]')")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == ["guess:1-4-7"]
    assert keys.focus().name == "Announce"
