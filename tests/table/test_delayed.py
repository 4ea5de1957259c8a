"""Onlookers whom the host shows every hand: a minute late, and no seat in that match for whoever has seen one."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.table.delayed import DELAY_MS
from ludoteka.table.film import BACK
from ludoteka.table.frames import Frame, RaceCard
from ludoteka.table.record import Guest
from tests.table.conftest import shown_flip
from tests.table.world import Person, World


async def table(world: World, game: str = "duel", **more: Any) -> list[Person]:
    """Two at a table that shows onlookers every hand, dealt, and somebody who looks on."""
    people = await world.open(game, start=False, **more)
    assert await people[0].do("set_setting", "onlookers", "delayed") == ""
    assert await people[0].do("start") == ""
    await world.pass_ms(400)
    onlooker = Person(world, "zoe")
    await onlooker.connect()
    return [*people, onlooker]


def hands(frame: Frame) -> dict[int | None, list[str]]:
    return {zone.seat: [face.face for face in zone.faces] for zone in frame.scene.zones if zone.kind == "hand"}


def opened(frame: Frame) -> int:
    return sum(face != BACK for hand in hands(frame).values() for face in hand)


async def chosen(people: list[Person]) -> None:
    """One duel, by whoever is to move."""
    for _ in range(6):
        for person in people:
            if person.moves():
                await person.move(person.moves()[0])


async def test_every_hand_lies_open_a_minute_after_it_was_dealt(world):
    ann, bob, zoe = await table(world)
    assert opened(zoe.frame()) == 0
    mine = [hands(ann.frame())[0], hands(bob.frame())[1]]
    await world.pass_ms(DELAY_MS - 1000)
    assert opened(zoe.frame()) == 0
    await world.pass_ms(2000)
    assert [hands(zoe.frame())[seat] for seat in (0, 1)] == mine


async def test_nothing_of_the_last_minute_is_shown(world):
    ann, bob, zoe = await table(world, options={"time_to_choose": "none"})
    heard = len(zoe.items)
    await chosen([ann, bob])
    told = [one for item in ann.all(Frame) for one in item.news]
    assert [item for item in zoe.items[heard:] if isinstance(item, Frame | RaceCard)] == []
    await world.pass_ms(DELAY_MS + 5000)
    later = [one for item in zoe.all(Frame) for one in item.news]
    assert len(told) > 3
    assert [one.what for one in told] == [one.what for one in later[: len(told)]]


def left(world: World, frame: Frame) -> float:
    """Of the clock that is counted down there, in seconds."""
    assert frame.scene.clock
    gone = (world.clock.now() - frame.clock.server_at) / frame.clock.pace if frame.clock.running else 0
    return (frame.scene.clock.deadline - frame.clock.game - gone) / 1000


async def test_the_clock_is_that_of_a_minute_ago_also_for_whoever_comes_later(world):
    zoe = (await table(world, "uno"))[-1]
    assert left(world, zoe.frame()) == 30
    await world.pass_ms(DELAY_MS - 1000)
    assert left(world, zoe.frame()) == 30  # what was dealt lies there, and no time passes
    await world.pass_ms(13_000)
    yan = Person(world, "yan")
    await yan.connect()
    assert [left(world, one.frame()) for one in (zoe, yan)] == pytest.approx([18, 18], abs=1)


async def test_frames_have_no_holes_and_races_come_with_theirs(world):
    ann, bob, zoe = await table(world, "five")
    flip, beat = await shown_flip(world, right=True)
    for i, person in enumerate((ann, bob)):
        person.press(flip + 300 + 50 * i, "slap", beat)
    await world.pass_ms(2000)
    assert [item for item in ann.items if isinstance(item, RaceCard)]
    assert [item for item in zoe.items if isinstance(item, RaceCard)] == []
    await world.pass_ms(DELAY_MS)
    numbers = [item.no for item in zoe.items if isinstance(item, Frame)]
    assert numbers == list(range(len(numbers)))
    assert [card.match for item in zoe.items if isinstance(card := item, RaceCard)] == [ann.frame().match]


async def test_whoever_has_seen_a_hand_gets_no_seat_in_that_match(world):
    ann, _bob, zoe = await table(world)
    yan = Person(world, "yan")
    await yan.connect()
    await yan.leave()
    await world.pass_ms(DELAY_MS + 1000)
    assert (world.table.has_seen("zoe"), world.table.has_seen("yan")) == (True, False)
    assert await world.table.claim(1, Guest("zoe", "Zoe")) == "has-seen"
    await world.crash()
    assert await world.table.claim(1, Guest("zoe", "Zoe")) == "has-seen"
    assert await world.table.claim(1, Guest("yan", "Yan")) == ""
    await ann.connect()


async def test_after_a_restart_nothing_is_shown_sooner(world):
    ann, bob, _zoe = await table(world)
    await world.pass_ms(DELAY_MS / 2)
    await world.crash()
    late = Person(world, "late")
    await late.connect()
    assert opened(late.frame()) == 0
    for person in (ann, bob):
        await person.connect()
    await world.pass_ms(DELAY_MS / 3)
    assert opened(late.frame()) == 0
    await world.pass_ms(DELAY_MS)
    assert opened(late.frame()) > 0


async def test_the_end_is_for_everybody_at_once(world):
    _ann, _bob, zoe = await table(world, options={"hand_size": "2", "time_to_choose": "15"})
    await world.until_over()
    assert zoe.frame().ending is not None
    assert world.table.has_seen("zoe") is False


async def test_a_table_whose_host_has_said_nothing_shows_no_hand(world):
    await world.open("duel")
    zoe = Person(world, "zoe")
    await zoe.connect()
    await world.pass_ms(2 * DELAY_MS)
    assert (opened(zoe.frame()), world.table.has_seen("zoe")) == (0, False)


# --- words across the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, heard", [(" Well  done!\n", "Well done!"), ("\u202eevil", "evil"), ("x" * 200, "x" * 140)]
)
async def test_words_of_one_s_own_are_heard_by_all_where_the_host_lets_them(world, text, heard):
    ann, bob = await world.open("duel", start=False)
    assert await bob.do("say", text) == "no-talk"
    assert await ann.do("set_setting", "talk", "words") == ""
    assert await bob.do("say", text) == ""
    assert (ann.items[-1].seat, ann.items[-1].words) == (1, heard)


async def test_onlookers_and_those_with_nothing_to_say_say_nothing(world):
    ann, _bob = await world.open("duel", start=False)
    await ann.do("set_setting", "talk", "words")
    zoe = Person(world, "zoe")
    await zoe.connect()
    assert await zoe.do("say", "It is the red one") == "not-seated"
    assert await ann.do("say", " \u200b ") == "nothing-said"
    assert [await ann.do("say", "a"), await ann.do("say", "b")] == ["", "too-fast"]
