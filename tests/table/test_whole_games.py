"""Whole matches at a table in virtual time."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import ORDER, load
from ludoteka.match import fingerprint, fold, parse_entry, parse_header
from tests.table.world import Person, World


def plays_along(world: World, person: Person, dice: random.Random) -> None:
    """Somebody who does anything legal a while after seeing it."""

    def seen(frame):
        seat = person.seat()
        if frame.ending is not None or not frame.clock.running or seat is None:
            return
        if frame.scene.plates[seat].turn:
            moves = person.moves()
            if moves:
                person.press(world.clock.now() + dice.randrange(300, 900), dice.choice(moves), frame.beat)

    person.on_frame = seen


@pytest.mark.parametrize("game", ORDER)
async def test_two_people_and_two_bots_finish_a_match(world, game):
    dice = random.Random(1)
    people = await world.open(game, 2, tuple(load(game).minds)[-1:] + ("random",), start=False)
    for person in people:
        plays_along(world, person, dice)
    assert await people[0].do("start") == ""
    await world.until_over(7_200_000)
    assert world.table.lobby().phase == "over"
    ending = people[0].frame().ending
    assert 1 in ending.places
    header, entries = (
        parse_header(world.journal.match.header.decode()),
        map(parse_entry, map(bytes.decode, world.journal.lines)),
    )
    assert fingerprint(fold(header, world.journal.match.seed, entries).state) == fingerprint(world.state)
