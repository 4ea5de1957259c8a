"""What a race is about is seen truly from the first picture of it, whose time counts; elsewhere a card that comes is
seen once, in the air and then where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.games import load
from ludoteka.rules.scene import Face
from ludoteka.server.protocol import TheRace
from ludoteka.table.frames import Frame
from tests.browser.conftest import Person
from tests.browser.fed import SETTLED, Feeder
from tests.browser.moments import Moment, after_race, game_frames, lobby, moment
from tests.house import House

# Of every picture: the open cards of the middle, as they lie, and the copies that fly.
FILM = """last => new Promise(done => {
  const film = [];
  const box = one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round); };
  const look = () => {
    const table = document.querySelector('.table');
    if (table.dataset.frame >= last) film.push({
      cards: [...table.querySelectorAll('.middle .zone .card:not(.card .card, .hole)')].map(box),
      unseen: [...table.querySelectorAll('[data-place^="card:"]')].filter(one => getComputedStyle(one).opacity === '0')
        .map(one => one.dataset.place),
      own: Object.fromEntries([...table.querySelectorAll('.hand [data-place^="card:"]')].map(one =>
        [one.dataset.place, box(one)])),
      flying: document.querySelectorAll('.flights > .card').length,
      landing: [...document.querySelectorAll('.flights > .card')].map(one => parseFloat(one.style.left)),
    });
    if (film.length < 30) requestAnimationFrame(look);
    else done(film);
  };
  requestAnimationFrame(look);
})"""


LIFTED = 7  # px, a card that may be grabbed


def filmed(feeder: Feeder, frame: Frame) -> list[dict[str, Any]]:
    """This frame, and the pictures from its first on."""
    feeder.no += 1
    feeder.page.evaluate(f"() => {{ window.pictures = ({FILM})({feeder.no}) }}")
    feeder.send_frame(replace(frame, no=feeder.no))
    film: list[dict[str, Any]] = feeder.page.evaluate("window.pictures")
    return film


def reveals(frames: Sequence[tuple[str, Frame]], seated: bool) -> tuple[Frame, Frame]:
    """A frame of the count, and the one that turns the cards over."""
    pairs = zip(frames, frames[1:], strict=False)
    return next(
        (before, after)
        for (_, before), (_, after) in pairs
        if not before.scene.zones[0].faces
        and len(after.scene.zones[0].faces) == 3
        and any(face.legal for face in after.scene.zones[0].faces) == seated
    )


@pytest.mark.parametrize("raced", [False, True], ids=["", "after a race"])
@pytest.mark.parametrize("eyes", [0, None], ids=["seated", "watching"])
def test_turned_cards_lie_where_they_stay_from_the_first_picture_on(
    person: Person, house: House, eyes: int | None, raced: bool
):
    game = load("harvest")
    page = person(width=390, height=844)
    feeder, table = Feeder(page, house.url), lobby(game, 3, {})
    before, after = reveals(list(game_frames(game, 3, eyes, {}, 0, only_new=True)), eyes is not None)
    feeder.sit(table, eyes)
    feeder.show(Moment("harvest", "count", table, before, eyes))
    if raced:
        race = after_race(Moment("harvest", "count", table, before, eyes)).race
        assert race
        feeder.send(TheRace(race))
        page.wait_for_selector(".middle .race.panel")
    page.wait_for_timeout(500)
    page.evaluate(SETTLED)
    film = filmed(feeder, after)
    assert [len(picture["cards"]) for picture in film] == [3] * len(film)
    assert [picture["flying"] for picture in film] == [0] * len(film)
    assert [picture["unseen"] for picture in film] == [[]] * len(film)
    assert {str(picture["cards"]) for picture in film} == {str(film[0]["cards"])}


def test_a_race_card_that_has_room_keeps_it_while_something_may_be_grabbed(person: Person, house: House):
    """Cards that lie there already, and may be grabbed now: none may move."""
    game = load("harvest")
    page = person(width=390, height=844)
    feeder, table = Feeder(page, house.url), lobby(game, 3, {})
    _, open_ = reveals(list(game_frames(game, 3, 0, {}, 0, only_new=True)), True)
    centre = open_.scene.zones[0]
    barred = replace(centre, faces=tuple(replace(face, legal=False) for face in centre.faces))
    shut = replace(open_, scene=replace(open_.scene, zones=(barred,)))
    feeder.sit(table, 0)
    feeder.show(Moment("harvest", "shut", table, shut, 0))
    race = after_race(Moment("harvest", "shut", table, shut, 0)).race
    assert race
    feeder.send(TheRace(race))
    page.wait_for_selector(".middle .race.panel")
    page.wait_for_timeout(500)
    film = filmed(feeder, open_)
    heights = {y for picture in film for _, y, _ in picture["cards"]}
    assert max(heights) - min(heights) <= LIFTED
    assert not page.locator(".middle .race.panel").is_visible()
    feeder.no += 1
    feeder.send_frame(replace(shut, no=feeder.no))
    page.wait_for_selector(f".table[data-frame='{feeder.no}'] .middle .race.panel:visible")


def test_cards_that_are_drawn_fly_each_to_its_own_place_and_are_seen_once(person: Person, house: House):
    page = person(width=390, height=844)
    feeder, shown = Feeder(page, house.url), moment("uno", "play")
    feeder.sit(shown.lobby, shown.seat)
    still = replace(shown.frame, news=(), scene=replace(shown.frame.scene, clock=None))
    feeder.show(replace(shown, frame=still))
    page.wait_for_timeout(500)
    drawn = (Face("r1", key="new-1"), Face("r1", key="new-2"))
    zones = tuple(
        replace(zone, count=zone.count - 2)
        if zone.id == "stock"
        else replace(zone, count=zone.count + 2, faces=(*zone.faces, *drawn))
        if zone.id == "hand:0"
        else zone
        for zone in still.scene.zones
    )
    film = filmed(feeder, replace(still, scene=replace(still.scene, zones=zones)))
    first, last = film[0], film[-1]
    new = ["card:hand:0:new-1", "card:hand:0:new-2"]
    assert first["flying"] == 2
    assert first["unseen"] == new
    assert [round(left) for left in first["landing"]] == pytest.approx([last["own"][place][0] for place in new], abs=8)
    assert last["unseen"] == []
    assert last["flying"] == 0
