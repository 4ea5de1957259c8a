"""What is encoded by parts is, byte for byte, what the protocol says."""

from __future__ import annotations

import random

import pytest

from ludoteka.games import ORDER
from ludoteka.rules.scene import Plate
from ludoteka.server.encoding import ENCODE, Parts, encoded
from ludoteka.server.protocol import TheFrame
from ludoteka.table.frames import Frame
from tests.table.test_whole_games import plays_along
from tests.table.world import Person, World


@pytest.mark.parametrize("game", ORDER)
async def test_a_frame_is_encoded_as_the_protocol_says(game: str) -> None:
    world, dice = World(), random.Random(2)
    people = await world.open(game, 2, ("random",), start=False)
    for person in people:
        plays_along(world, person, dice)
    await people[0].do("start")
    await world.pass_ms(8_000)
    again = Person(world, people[0].guest)
    await again.connect()
    frames = [frame for person in (*people, again) for frame in person.all(Frame)]
    assert [encoded(frame) for frame in frames] == [ENCODE.encode(TheFrame(frame)) for frame in frames]
    assert frames[-1].past
    await world.table.close()


def test_a_part_that_comes_again_is_encoded_once() -> None:
    parts, plate = Parts(), Plate(0, 7, None, True)
    assert parts.of([plate])[0] is parts.of([plate, plate])[1]


def test_what_is_not_asked_for_any_more_is_forgotten() -> None:
    parts, plate = Parts(most=3), Plate(0, 7, None, True)
    first = parts.of([plate])[0]
    for seat in range(8):
        parts.of([Plate(seat, 1, None, False)])
    assert len(parts.young) + len(parts.old) <= 6
    assert parts.of([plate])[0] is not first


def test_another_object_in_the_same_place_is_not_taken_for_the_old_one() -> None:
    parts = Parts(most=2)
    texts = [bytes(parts.of([Plate(seat, seat, None, False)])[0]) for seat in range(50)]
    assert len(set(texts)) == 50
