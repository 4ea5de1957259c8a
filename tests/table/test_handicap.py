"""On a relaxed table the hand of whoever needs it counts as earlier, and everybody sees by how much."""

from __future__ import annotations

import pytest

from ludoteka.table.race import FLOOR, Press, hold_for, timed, with_handicap
from tests.table.conftest import notes, shown_flip
from tests.table.world import Person, World


async def relaxed(world: World, ms: int = 200) -> list[Person]:
    """Two at a table of Five; the second has this handicap."""
    people = await world.open("five", start=False, mode="relaxed")
    assert await people[0].do("handicap", 1, ms) == ""
    await people[0].do("start")
    await world.pass_ms(400)
    return people


def hand(ms: float):
    return timed(Press(0, 1, "slap", 3, 1000 + ms, 1000 + ms, None, 0.0), "relaxed")


def test_a_hand_counts_as_so_much_earlier():
    late = with_handicap(hand(500), 1000, 200, "relaxed")
    assert (late.t, late.handicap) == (1300, 200)


def test_no_hand_counts_as_earlier_than_any_hand_can_be():
    early = with_handicap(hand(150), 1000, 400, "relaxed")
    assert (early.t, early.handicap) == (1000 + FLOOR["relaxed"], 50)


def test_a_hand_that_was_too_early_stays_as_it_was():
    assert with_handicap(hand(60), 1000, 400, "relaxed").t == 1060


def test_a_race_waits_for_the_largest_handicap():
    assert hold_for([100, 150], 200) - hold_for([100, 150]) == 200


async def test_the_slower_hand_wins_within_its_handicap(world):
    ann, bob = await relaxed(world)
    t, beat = await shown_flip(world, right=True)
    ann.press(t + 300, "slap", beat)
    bob.press(t + 450, "slap", beat)
    await world.until(t + 1000)
    assert [(hand.seat, hand.ms) for hand in ann.race().hands] == [(1, 250.0), (0, 300.0)]
    assert [hand.handicap_ms for hand in ann.race().hands] == [200.0, 0.0]


async def test_what_it_gave_is_in_the_log(world):
    _ann, bob = await relaxed(world)
    t, beat = await shown_flip(world, right=True)
    bob.press(t + 450, "slap", beat)
    await world.until(t + 1000)
    assert notes(world, "chair") == [{"seat": 1, "handicap": 200}]
    assert [one["handicap"] for one in notes(world, "race")[0]["hands"]] == [200.0]


async def test_everybody_sees_it_at_the_chair_and_it_survives_a_crash(world):
    ann, bob = await relaxed(world)
    assert [chair.handicap for chair in bob.lobby().chairs] == [0, 200]
    await world.crash()
    await ann.connect()
    assert [chair.handicap for chair in ann.lobby().chairs] == [0, 200]


@pytest.mark.parametrize(
    "who, seat, ms, reason",
    [
        (1, 1, 200, "not-host"),
        (0, 1, 450, "no-such-setting"),
        (0, 1, 120, "no-such-setting"),
        (0, 2, 200, "seat-free"),
        (0, 99, 200, "no-such-seat"),
    ],
)
async def test_only_the_host_gives_one_to_a_person_in_steps(world, who, seat, ms, reason):
    people = await world.open("five", start=False, mode="relaxed")
    assert await people[who].do("handicap", seat, ms) == reason


async def test_there_is_none_while_the_match_is_on(world):
    ann, _bob = await relaxed(world)
    assert await ann.do("handicap", 1, 0) == "not-in-lobby"


async def test_only_a_relaxed_table_has_any(world):
    ann, _bob = await world.open("five", start=False, mode="relaxed")
    assert await ann.do("handicap", 1, 200) == ""
    await ann.do("set_setting", "mode", "friends")
    assert [chair.handicap for chair in ann.lobby().chairs[:2]] == [0, 0]
    assert await ann.do("handicap", 1, 200) == "no-such-setting"
