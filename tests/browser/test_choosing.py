"""A card with several meanings: what is chosen, with the hand in sight."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from ludoteka.rules.scene import Face, Zone
from tests.browser.conftest import Person
from tests.browser.fed import SETTLED, Feeder
from tests.browser.moments import Moment, moments
from tests.house import House

JOKER = ("joker:red", "joker:yellow", "joker:green", "joker:blue")


def holding_a_joker(moment: Moment) -> Moment:
    def with_joker(zone: Zone) -> Zone:
        mine = zone.kind == "hand" and zone.seat == moment.seat
        return replace(zone, faces=(*zone.faces[1:], Face("joker", JOKER, True, key="joker"))) if mine else zone

    scene = moment.frame.scene
    return replace(moment, frame=replace(moment.frame, scene=replace(scene, zones=tuple(map(with_joker, scene.zones)))))


def choosing(page: Page, house: House) -> None:
    """At UNO, asked which colour a joker is to be."""
    feeder, found = Feeder(page, house.url), {one.name: one for one in moments("uno")}
    feeder.sit(found["play"].lobby, found["play"].seat)
    feeder.show(holding_a_joker(found["play"]))
    page.locator("[data-face='joker']").last.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


ABOVE_HAND = """() => {
  const sheet = document.querySelector('dialog[open]').getBoundingClientRect();
  return sheet.top >= 0 && sheet.bottom <= document.querySelector('.mine .hand').getBoundingClientRect().top + 1;
}"""


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390), (1280, 800), (195, 422)])
def test_a_colour_is_chosen_with_the_hand_in_sight(person: Person, house: House, size: tuple[int, int]):
    page = person(width=size[0], height=size[1])
    choosing(page, house)
    page.wait_for_timeout(400)  # it has risen
    assert page.evaluate(ABOVE_HAND)
    for colour in ("Red", "Yellow", "Green", "Blue"):
        expect(page.get_by_role("dialog").get_by_role("button", name=colour)).to_be_in_viewport(ratio=1)


def test_a_choice_lies_on_the_hand_s_edge_also_in_a_window_that_has_grown(person: Person, house: House):
    page = person(width=320, height=568)
    choosing(page, house)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(400)
    sheet, hand = page.get_by_role("dialog").bounding_box(), page.locator(".mine .hand").bounding_box()
    assert sheet
    assert hand
    assert abs(sheet["y"] + sheet["height"] - hand["y"]) <= 1


def test_a_choice_follows_the_hand_at_once_and_what_lies_beside_the_table_is_dimmed_evenly(
    person: Person, house: House
):
    page = person(width=820, height=1180)
    choosing(page, house)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(600)
    page.evaluate("document.querySelector('.mine').style.paddingBottom = '90px'")  # no window tells of it
    page.evaluate(SETTLED)
    sheet, hand = page.get_by_role("dialog").bounding_box(), page.locator(".mine .hand").bounding_box()
    assert sheet
    assert hand
    assert abs(2 * sheet["y"] + sheet["height"] - hand["y"]) <= 3  # in the middle of what is above it
    beside, even = page.evaluate("""() => {
      const backdrop = getComputedStyle(document.querySelector('dialog[open]'), '::backdrop');
      return [backdrop.backgroundSize.split(' ')[0], backdrop.backgroundImage.split('linear-gradient')[1]];
    }""")
    log = page.locator("aside.side").bounding_box()
    assert log
    assert float(beside.removesuffix("px")) >= 1440 - log["x"]
    [from_, to] = re.findall(r"rgba\([^)]*\)", even)
    assert from_ == to


def test_a_choice_that_is_no_longer_to_be_made_goes_away(person: Person, house: House):
    page = person()
    feeder, found = Feeder(page, house.url), {one.name: one for one in moments("uno")}
    feeder.sit(found["play"].lobby, found["play"].seat)
    mine = holding_a_joker(found["play"])
    feeder.show(mine)
    page.locator("[data-face='joker']").last.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    feeder.show(mine)  # others call Uno meanwhile: that changes nothing
    expect(page.get_by_role("dialog")).to_be_visible()
    feeder.show(found["wait"])
    expect(page.get_by_role("dialog")).to_have_count(0)
