"""Plates: where they stand, what they say and what they wear."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from ludoteka.server.protocol import TheLobby
from ludoteka.text import Speaker
from tests.browser.conftest import At, Person
from tests.browser.measures import hidden_text
from tests.browser.moments import moment
from tests.browser.test_tables import SMALL


def test_what_lies_before_the_others_is_heard_of_them(at: At):
    page, _feeder = at("tricoda", "announce")
    shown = moment("tricoda", "announce").frame.scene
    rack = next(zone for zone in shown.zones if zone.kind == "rack" and zone.seat == 1)
    words = Speaker("en", "tricoda")
    plate = page.locator(".plate[data-seat='1'] > .unseen")
    expect(plate).to_have_text(", ".join(["Maximilian", *(words.of("face", face.face) for face in rack.faces)]))


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_white_is_read_on_every_seat_s_colour(person: Person):
    page = person()
    seats = page.evaluate(
        """() => { const style = getComputedStyle(document.documentElement);
          return [...Array(10).keys()].map(seat => style.getPropertyValue(`--seat-${seat}`).trim()); }"""
    )
    assert [seat for seat in seats if 1.05 / (luminance(seat) + 0.05) < 4.5] == []


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1440, 900)])
def test_my_plate_is_in_line_with_the_buttons_that_are_nearest_to_my_hand(at: At, width: int, height: int):
    page, _ = at("uno", "play", width=width, height=height)
    page.locator(".actions").evaluate("actions => { actions.style.minHeight = '110px' }")  # two lines were needed once
    plate, draw = page.locator(".me").bounding_box(), page.locator("[data-move='draw']").bounding_box()
    assert plate
    assert draw
    assert abs(plate["y"] + plate["height"] / 2 - draw["y"] - draw["height"] / 2) < 6


@pytest.mark.parametrize(("game", "name"), [("duel", "challenge"), ("uno", "watched-wait-contest")])
def test_two_or_three_others_stand_in_one_line_and_no_higher_than_they_need(at: At, game: str, name: str):
    page, _ = at(game, name, width=390, height=844, reduced_motion="reduce")
    page.wait_for_timeout(300)
    boxes = [box for one in page.locator(".others .plate").all() if (box := one.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == 1
    assert max(box["height"] for box in boxes) < 90


def test_hands_that_are_shown_lie_on_nothing_in_a_low_window(at: At):
    page, feeder = at("vinegret", "answer", width=SMALL[0], height=SMALL[1], reduced_motion="reduce")
    feeder.show(moment("vinegret", "shown"))
    page.wait_for_selector(".others .face")
    page.wait_for_timeout(100)
    plates = max(
        box["y"] + box["height"] for one in page.locator(".others .plate").all() if (box := one.bounding_box())
    )
    cards = min(box["y"] for one in page.locator(".room .card").all() if (box := one.bounding_box()))
    assert plates <= cards


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("name", ["play", "full-play"])
def test_who_is_away_is_called_so_and_nothing_makes_room_for_it(at: At, name: str, width: int):
    page, feeder = at("uno", name, width=width, height=568, locale="ru-RU", reduced_motion="reduce")
    places = "them => them.map(one => JSON.stringify(one.getBoundingClientRect()))"
    watched = page.locator(".others .plate, .others .called, .room .zone, .mine, .hand .card")
    table = moment("uno", name).lobby

    def all_here(here: bool) -> None:
        chairs = [replace(one, kind="person", here=here or one.seat == 0) for one in table.chairs]
        feeder.send(TheLobby(replace(table, chairs=tuple(chairs))))

    all_here(True)
    expect(page.locator(".plate .mark", has_text="не на связи")).to_have_count(0)
    page.wait_for_timeout(300)
    before = watched.evaluate_all(places)
    all_here(False)
    expect(page.locator(".others .mark", has_text="не на связи")).to_have_count(page.locator(".others .plate").count())
    page.wait_for_timeout(300)
    assert watched.evaluate_all(places) == before
    assert hidden_text(page) == []


@pytest.mark.parametrize(("game", "name"), [("duel", "full-challenge"), ("vinegret", "watched-unheld-raise")])
def test_signs_of_a_plate_lie_neither_on_each_other_nor_outside(at: At, game: str, name: str):
    page, _ = at(game, name, width=SMALL[0], height=SMALL[1], locale="ru-RU", reduced_motion="reduce")
    page.wait_for_timeout(100)
    assert hidden_text(page) == []


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1440, 900)])
def test_plates_stand_in_lines_of_like_length_and_none_lies_on_another(at: At, width: int, height: int):
    page, feeder = at("harvest", "full-grab", width=width, height=height, locale="de-DE", reduced_motion="reduce")
    feeder.show(moment("harvest", "full-owed"))  # some say more than when the match began
    expect(page.locator(".plate .mark").nth(2)).to_be_visible()
    lines = "Map.groupBy(document.querySelectorAll('.others .plate'), one => one.getBoundingClientRect().top)"
    assert page.evaluate(f"[...{lines}.values()].map(line => line.length)") == [4, 3]
    assert hidden_text(page) == []
