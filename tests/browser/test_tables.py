"""Every game's table at its moments: nothing is cut off, nothing overlaps, nobody is kept out. No server plays here."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, Route

from ludoteka.games import ORDER
from ludoteka.server.protocol import TheRace
from tests.browser.conftest import Person
from tests.browser.fed import CUT, SETTLED, Feeder
from tests.browser.moments import Moment, moment, moments
from tests.browser.test_screens import barriers
from tests.house import House

SMALL = (320, 568)
PHONE = (390, 844)
WORDY = ORDER if os.environ.get("LUDOTEKA_ACCESS") == "all" else ("vinegret", "tricoda", "four")  # they say most
TAIL = " " + "ungsverfahren" * 8


def longer(route: Route) -> None:
    """A language that is two fifths longer: every text of the page and the games grows a German tail."""

    def grown(found: re.Match[str]) -> str:
        text = re.sub(r"\{[^}]*\}", "", found[2])
        return found[0] + TAIL[: 2 + len(text) * 2 // 5]

    answer = route.fetch()
    body = re.sub(r"(?m)^([a-z][a-z0-9-]* = |\s+\*?\[[a-z0-9]+\] )([^`\n]{4,})$", grown, answer.text())
    route.fulfill(response=answer, body=body)


def walk(
    page: Page, house: House, game: str, size: tuple[int, int], only: tuple[str, ...] = ()
) -> Iterator[tuple[Moment, str]]:
    """Every moment of this game in this size, or only those of these names."""
    feeder = Feeder(page, house.url)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    eyes: object = page
    for shown in moments(game):
        if only and shown.name not in only:
            continue
        if eyes != (shown.seat, shown.lobby.chairs):
            eyes = (shown.seat, shown.lobby.chairs)
            feeder.sit(shown.lobby, shown.seat)
        feeder.show(shown)
        page.evaluate(SETTLED)
        yield shown, shown.name


@pytest.mark.parametrize("game", ORDER)
def test_nothing_is_cut_off_in_a_low_window(person: Person, house: House, game: str):
    """In Russian, whose words are long; the gallery looks in other languages and sizes too."""
    page = person(locale="ru-RU", reduced_motion="reduce")
    cut = {name: page.evaluate(CUT) for _, name in walk(page, house, game, SMALL)}
    assert {name: found for name, found in cut.items() if found} == {}


@pytest.mark.parametrize("game", WORDY)
def test_words_that_are_two_fifths_longer_fit_a_phone(person: Person, house: House, game: str):
    """case 47"""
    page = person(reduced_motion="reduce")
    page.route(re.compile(r"/assets/en-.*\.js"), longer)
    cut = {name: page.evaluate(CUT) for _, name in walk(page, house, game, PHONE)}
    assert "ungsverf" in page.inner_text(".table")
    assert {name: found for name, found in cut.items() if found} == {}


TABLET, DESK = (820, 1180), (1440, 900)


@pytest.mark.parametrize(
    ("game", "names", "locale"),
    [
        ("vinegret", ("draw", "second", "answer"), "en-GB"),
        ("vinegret", ("draw", "second", "answer"), "de-DE"),
        ("vinegret", ("draw", "second", "answer"), "ru-RU"),
        ("four", ("draw", "throw"), "en-GB"),
    ],
)
@pytest.mark.parametrize("size", [TABLET, DESK])
def test_what_is_asked_has_one_line_on_a_tablet_and_on_a_desk(
    person: Person, house: House, game: str, names: tuple[str, ...], locale: str, size: tuple[int, int]
):
    """Also the room that is kept: what one answer needs the next table has above its hand."""
    page = person(locale=locale, reduced_motion="reduce")
    for _, name in walk(page, house, game, size, only=names):
        assert (name, page.locator(".actions").evaluate("one => one.offsetHeight < 60")) == (name, True)


def test_a_hand_that_is_shown_on_a_desk_covers_no_card_of_the_middle(person: Person, house: House):
    page = person(reduced_motion="reduce")
    for _, name in walk(page, house, "vinegret", DESK, only=("second", "unheld-raise", "shown")):
        lowest, highest = page.evaluate("""() => {
          const boxes = all => [...document.querySelectorAll(all)].map(one => one.getBoundingClientRect());
          return [
            Math.max(...boxes('.others .plate').map(box => box.bottom)),
            Math.min(...boxes('.middle .card').map(box => box.top)),
          ];
        }""")
        assert (name, lowest <= highest) == (name, True)


def test_piles_are_large_below_plates_that_have_room_for_a_hand_that_is_shown(person: Person, house: House):
    """Where the window changes meanwhile they are as high as they are then: nothing hangs over the middle."""
    page = person(width=TABLET[0], height=TABLET[1], reduced_motion="reduce")
    feeder, shown = Feeder(page, house.url), moment("uno", "wait")
    scene = shown.frame.scene
    mine = next(zone for zone in scene.zones if zone.kind == "hand" and zone.seat == shown.seat)
    zones = tuple(
        replace(zone, faces=mine.faces[:4]) if zone.kind == "hand" and zone.seat != shown.seat else zone
        for zone in scene.zones
    )
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(replace(shown, frame=replace(shown.frame, scene=replace(scene, zones=zones))))
    assert page.locator(".others .face").count()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.wait_for_timeout(500)
    card, room, plates = page.evaluate("""() => {
      const high = one => document.querySelector(one).getBoundingClientRect();
      return [high('.room .card').height, high('.room').height, high('.others .plate').bottom - high('.room').top];
    }""")
    assert plates <= 0
    assert card > 0.55 * room


LAPTOP = (1000, 760)  # a small one's window


def test_piles_keep_their_size_beside_the_card_of_a_race_in_a_wide_middle(person: Person, house: House):
    page = person(width=LAPTOP[0], height=LAPTOP[1], locale="de-DE")
    feeder, shown, race = Feeder(page, house.url), moment("uno", "wait"), moment("chant", "race").race
    assert race is not None
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(shown)
    page.evaluate(SETTLED)
    [before, *_] = across(page, ".room .card")
    feeder.send(TheRace(replace(race, match=shown.frame.match)))
    page.wait_for_selector(".race.panel")
    page.evaluate(SETTLED)
    piles = across(page, ".room .card")
    assert piles[0][1] - piles[0][0] > 0.9 * (before[1] - before[0])
    assert across(page, ".race.panel")[0][1] < min(left for left, _ in piles)


def test_piles_are_large_below_plates_of_many_one_of_whom_shows_a_hand(person: Person, house: House):
    page = person(width=LAPTOP[0], height=LAPTOP[1], locale="de-DE")
    feeder, shown = Feeder(page, house.url), moment("uno", "full-play")
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(shown)
    page.evaluate(SETTLED)
    assert page.locator(".others .face").count()
    left, right = across(page, ".room .card")[0]
    assert right - left > 80


def across(page: Page, what: str) -> list[tuple[float, float]]:
    """From where to where each lies."""
    return [
        (left, right)
        for left, right in page.locator(what).evaluate_all(
            "them => them.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
        )
    ]


@pytest.mark.parametrize("game", ORDER)
def test_axe_finds_nothing_on_a_table_of(person: Person, house: House, game: str):
    page = person(reduced_motion="reduce", color_scheme="dark")
    for shown, _ in walk(page, house, game, PHONE, only=AXED[game]):
        page.emulate_media(color_scheme="dark" if shown.name == AXED[game][0] else "light")
        assert barriers(page) == []


AXED = {
    "uno": ("play", "contest"),
    "vinegret": ("answer", "shown"),
    "tricoda": ("announce", "helped-wait-round"),
    "harvest": ("grab", "give"),
    "chant": ("word", "race"),
    "duel": ("choose", "challenge"),
    "five": ("follow", "count"),
    "four": ("draw", "slap"),
}


def test_a_last_line_of_plates_stands_in_the_middle(person: Person, house: House):
    page = person(width=PHONE[0], height=PHONE[1])
    for _ in walk(page, house, "duel", PHONE, ("full-challenge",)):
        boxes: list[list[float]] = page.evaluate("""[...document.querySelectorAll('.others .plate')]
            .map(one => one.getBoundingClientRect()).map(box => [box.top, box.left, box.right])""")
        lines = [[box for box in boxes if box[0] == top] for top in sorted({box[0] for box in boxes})]
        assert sorted(map(len, lines), reverse=True) == [3, 3, 1]
        assert all(abs(line[0][1] + line[-1][2] - PHONE[0]) < 2 for line in lines), lines
