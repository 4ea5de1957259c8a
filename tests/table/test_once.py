"""A command said twice happens once, though the server that heard it first is gone; and reactions that do not race."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludoteka.table.frames import RaceCard
from tests.heap import GAME as HEAP
from tests.table.conftest import moves, notes
from tests.table.world import Person, World

MOVED = [(0, "take:1")]


async def resumed(world: World, person: Person) -> Person:
    """The same person with a new line to a server that has started anew."""
    await world.crash()
    back = Person(world, person.guest)
    await back.connect()
    return back


async def say_again(person: Person, cmd: str, no: int) -> str:
    now = person.world.clock.now()
    return await person.do("move", "take:1", person.frame().beat, now, None, None, True, no, cmd=cmd)


@pytest.fixture
async def two(world: World, heap: str) -> list[Person]:
    return await world.open(heap)


async def test_a_move_whose_answer_a_crash_swallowed_is_not_made_twice(world, two):
    """case 41"""
    no = two[0].frame().no
    assert await two[0].move("take:1", cmd="one") == ""
    back = await resumed(world, two[0])
    assert await say_again(back, "one", no) == ""
    assert moves(world) == MOVED


async def test_a_move_that_the_crash_swallowed_is_made_when_it_is_said_again(world, two):
    no = two[0].frame().no
    back = await resumed(world, two[0])
    assert await say_again(back, "one", no) == ""
    assert moves(world) == MOVED


async def test_the_same_move_of_an_earlier_turn_is_another_one(world, two):
    assert await two[0].move("take:1") == ""
    assert await two[1].move("take:1") == ""
    back = await resumed(world, two[0])
    await back.world.pass_ms(500)
    assert await say_again(back, "two", back.frame().no) == ""
    assert moves(world) == [(0, "take:1"), (1, "take:1"), (0, "take:1")]


async def test_what_another_seat_did_does_not_count(world, two):
    no = two[0].frame().no
    assert await two[0].move("take:1") == ""
    back = await resumed(world, two[1])
    assert await say_again(back, "three", no) == ""
    assert moves(world) == [(0, "take:1"), (1, "take:1")]


# --- reactions that do not race ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("races, noted", [(True, 1), (False, 0)])
async def test_only_what_races_is_put_in_order_by_time(world, heap, monkeypatch, races, noted):
    monkeypatch.setattr("ludoteka.table.actor.load", lambda id: replace(HEAP, races=races))
    people = await world.open(heap)
    assert await people[1].move("tap") == ""
    await world.pass_ms(400)
    assert moves(world) == [(1, "tap")]
    assert len(notes(world, "race")) == noted
    assert people[0].all(RaceCard) == []  # a game of turns: one hand alone has raced with nobody
