"""Uno and Counter-Uno at a table: the race inside a game of turns."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.uno.cards import CATALOGUE
from ludoteka.rules.cards import hand_of
from ludoteka.table.frames import RaceCard
from tests.table.conftest import inputs, moves
from tests.table.world import Person, World


def card(name: str) -> int:
    return CATALOGUE.index(name)


async def two_left(world: World, **options: str) -> tuple[Person, Person, Person]:
    """Three people, and whoever is on turn holds two cards that both fit; he first, then the others."""
    people = await world.open("uno", people=3, options={"time_to_move": "none", **options})
    state: Any = world.state
    turn = [bool(state.active >> seat & 1) for seat in range(3)].index(True)
    top = state.pile[-1] if state.pile[-1] < 52 else 0
    colour = top // 13 * 13
    state.hands[turn] = hand_of([colour + 3, colour + 5])
    state.fits |= 1 << (colour + 3) | 1 << (colour + 5)
    await people[turn].do("pause", True)  # a frame of the hand that was put there
    await people[turn].do("pause", False)
    one, two, three = turn, (turn + 1) % 3, (turn + 2) % 3
    return people[one], people[two], people[three]


async def played(world: World, who: Person) -> float:
    """He plays one of his two cards; when that was."""
    hand = world.state.hands[who.seat()].cards()
    assert await who.move(CATALOGUE[hand[0]]) == ""
    return world.clock.now()


async def test_a_counter_before_the_grace_is_over_catches_nobody(world):
    """case 10"""
    ann, bob, _cem = await two_left(world)
    t = await played(world, ann)
    ann.press(t + 420, "uno!", world.state.beat)
    bob.press(t + 380, "counter!", world.state.beat)
    await world.until(t + 1500)
    assert [move for _seat, move in moves(world)[1:]] == ["counter!", "uno!"]
    assert world.state.hands[ann.seat()].size == 1


async def test_where_a_counter_may_come_at_once_the_faster_one_wins(world):
    """case 10"""
    ann, bob, _cem = await two_left(world, counter_opens="at_once")
    t = await played(world, ann)
    ann.press(t + 420, "uno!", world.state.beat)
    bob.press(t + 380, "counter!", world.state.beat)
    await world.until(t + 1500)
    assert world.state.hands[ann.seat()].size == 3


async def test_UNO_8_too_close_to_call_is_for_the_holder(world):
    ann, bob, _cem = await two_left(world, counter_opens="at_once")
    t = await played(world, ann)
    bob.press(t + 380, "counter!", world.state.beat)
    ann.press(t + 382, "uno!", world.state.beat)
    await world.until(t + 1500)
    assert (world.state.hands[ann.seat()].size, bob.race().hands[0].move) == (1, "uno!")


async def test_a_flood_of_counters_is_judged_once(world):
    """case 11"""
    ann, bob, cem = await two_left(world)
    sizes = [hand.size for hand in world.state.hands]
    t = world.clock.now()
    for k in range(10):
        cem.press(t + 200 + 100 * k, "counter!", world.state.beat)
    await world.until(t + 2000)
    assert [hand.size for hand in world.state.hands] == sizes
    assert world.state.active == 1 << (ann.seat() or 0)
    assert bob.closed == ""


async def test_the_second_card_is_not_played_in_the_gap(world):
    """case 13"""
    ann, _bob, _cem = await two_left(world)
    await played(world, ann)
    [last] = world.state.hands[ann.seat()].cards()
    assert (await ann.move(CATALOGUE[last]), world.state.hands[ann.seat()].size) == ("not-your-turn", 1)


async def test_a_plain_card_is_no_race_and_nobody_sees_one(world):
    ann, bob, _cem = await two_left(world)
    await played(world, ann)
    await world.pass_ms(500)
    assert bob.all(RaceCard) == []


async def test_a_call_alone_is_no_race_and_one_after_a_minute_is_in_none(world):
    ann, bob, cem = await two_left(world)
    t = await played(world, ann)
    beat = world.state.beat
    ann.press(t + 300, "uno!", beat)
    await world.until(t + 1_000)
    assert bob.all(RaceCard) == []
    bob.press(t + 1_200, "counter!", beat)
    await world.until(t + 2_000)
    cem.press(t + 60_000, "counter!", beat)
    await world.until(t + 61_000)
    assert [[hand.ms for hand in card.hands] for card in bob.all(RaceCard)] == [[300, 1_200]]


@pytest.mark.parametrize("faster, played_by", [("jump", 2), ("turn", 1)])
async def test_with_jump_in_the_card_of_the_seat_on_turn_races_too(world, faster, played_by):
    """UNO-37: whoever is faster; a card that was overtaken is not shown"""
    ann, bob, cem = await two_left(world, jump_in="on")
    state: Any = world.state
    [first, second] = state.hands[ann.seat()].cards()
    await ann.move(CATALOGUE[first])
    await world.pass_ms(500)
    state = world.state
    state.hands[bob.seat()] = hand_of([second, second, 0, 1])
    state.hands[cem.seat()] = hand_of([first, first, 0, 1])
    state.fits |= 1 << second
    beat, t = int(state.beat), world.clock.now()
    bob.press(t + (300 if faster == "jump" else 200), CATALOGUE[second], beat)
    cem.press(t + 250, f"jump:{CATALOGUE[first]}", beat)
    await world.until(t + 900)
    seats = {bob.seat(): 1, cem.seat(): 2}
    assert seats[inputs(world)[-1].seat] == played_by
