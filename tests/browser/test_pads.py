"""The edges of a screen in the middle: fingers reach what they want, and what would be in their way waits."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import msgspec
import pytest
from playwright.sync_api import expect

from ludoteka.server.protocol import TheRace
from ludoteka.table.frames import Frame
from tests.browser.conftest import Person
from tests.browser.here import Here, rounds
from tests.browser.measures import TARGET, lost_text, small_targets
from tests.browser.moments import moment
from tests.browser.test_tables import SMALL
from tests.house import House


@pytest.mark.parametrize("people", [3, 4])
def test_cards_to_grab_are_as_big_as_a_finger_on_the_smallest_screen_in_the_middle(
    person: Person, house: House, people: int
):
    page = person(width=SMALL[0], height=SMALL[1])
    here = Here(page, house.url)
    here.sit("screen", "harvest", people)
    here.show(next(beat for name, beat in rounds("harvest", people, people, "screen") if name == "grab"))
    page.wait_for_selector(f"[data-pad='{people - 1}'] .grab")
    assert small_targets(page) == []


def test_who_owes_a_card_on_the_smallest_screen_in_the_middle_has_both_before_them(person: Person, house: House):
    page = person(width=SMALL[0], height=SMALL[1])
    here = Here(page, house.url)
    here.sit("screen", "harvest", 3)
    here.show(next(beat for name, beat in rounds("harvest", 3, 3, "screen") if name == "give"))
    asked = page.locator("[data-pad='0']")
    asked.locator("[data-move^='give']").first.wait_for()
    boxes = [one.bounding_box() for one in asked.locator("[data-move]").all()]
    assert {min(box["width"], box["height"]) >= TARGET - 1 for box in boxes if box} == {True}


def test_the_card_of_a_race_waits_while_hands_round_the_middle_may_slap(person: Person, house: House):
    here = Here(person(width=900, height=700), house.url)
    beats = list(islice(rounds("chant", 3, 3, "screen"), 200))
    race = moment("chant", "race").race
    assert race is not None
    here.sit("screen", "chant", 3)
    here.show(next(beat for name, beat in beats if name == "word"))
    here.page.wait_for_selector(".centre [data-zone='pile']")
    told = msgspec.json.encode(TheRace(race)).decode()
    here.page.evaluate(f"fed.all({json.dumps(told)})")
    here.page.wait_for_timeout(400)
    expect(here.page.locator(".race.panel")).to_have_count(0)
    here.show(next(beat for name, beat in beats if name == "next"))
    expect(here.page.locator(".race.panel")).to_be_visible()


NAMES = ("Maximiliane-Sophie", "Wintergewitter", "Ж" * 15, "W" * 20)

# Words of marks that stand on more than one line, on either of the edges that lie sideways too.
BROKEN = """() => [...document.querySelectorAll('.pad .mark')].flatMap(mark => {
  const text = mark.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter(word => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(word => word[0]);
})"""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("people", "size", "marks"),
    [
        (6, (820, 1180), ("adds-next", "got-one", "owes")),
        (4, (390, 844), ("adds-next", "owes")),
        (3, SMALL, ("owes",)),
        (3, SMALL, ("adds-next", "got-one", "owes")),
    ],
)
def test_a_long_name_gives_way_to_the_marks_beside_it_and_to_the_buttons_below(
    person: Person, house: House, name: str, people: int, size: tuple[int, int], marks: tuple[str, ...]
):
    page = person(width=size[0], height=size[1], has_touch=True)
    here = Here(page, house.url)
    here.sit("screen", "harvest", people)
    some = next(some for _, some in rounds("harvest", people, people, "screen") if any(map(gives_back, some.frames)))
    asked = next(seat for seat, frame in enumerate(some.frames) if gives_back(frame))
    chairs = tuple(replace(chair, name=name) for chair in some.lobby.chairs)
    frames = tuple(marked(frame, marks) for frame in some.frames)
    here.show(replace(some, lobby=replace(some.lobby, chairs=chairs), frames=frames))
    hits = page.locator(f"[data-pad='{asked}'] .hit")
    hits.first.wait_for()
    cards = page.locator(f"[data-pad='{asked}'] .grab[data-move]")
    expect(cards).not_to_have_count(0)
    assert page.locator(".pad .mark").count() == people * len(marks)
    assert page.evaluate(BROKEN) == []
    assert lost_text(page, but=".head strong") == []
    for box in filter(None, (hit.bounding_box() for hit in [*hits.all(), *cards.all()])):
        assert min(box["width"], box["height"]) >= TARGET - 1
        assert 0 <= box["x"] <= size[0] - box["width"]
        assert 0 <= box["y"] <= size[1] - box["height"]


def gives_back(frame: Frame) -> bool:
    return any(button.move.startswith("give") for button in frame.scene.buttons)


def marked(frame: Frame, marks: tuple[str, ...]) -> Frame:
    plates = tuple(replace(plate, marks=marks) for plate in frame.scene.plates)
    return replace(frame, scene=replace(frame.scene, plates=plates))
