"""Coming back to a table that stood still, after a crash or with everybody gone: paused as it was, and a race waits for
whoever was in it."""

from __future__ import annotations

import pytest

from ludoteka.games.five.rules import SLAPPED
from ludoteka.match import parse_entry
from ludoteka.table.absence import RETURN_MS
from ludoteka.table.entries import wished
from tests.table.conftest import inputs, moves, notes, shown_flip
from tests.table.test_restart import RACES, begun, come_back
from tests.table.world import Person, World

# --- a pause ----------------------------------------------------------------------------------------------------------


async def goes_on(world: World) -> bool:
    """Whether cards are turned in the next seconds."""
    turned = world.state.turned
    await world.pass_ms(4000)
    return bool(world.state.turned > turned)


async def put_away(world: World, people: list[Person]) -> None:
    """All leave, and the idle table goes back to the store."""
    for person in people:
        await person.leave()
    await world.table.close()
    await world.crash()


async def test_a_pause_outlasts_a_crash_and_ends_when_somebody_lifts_it(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2050)
    await bob.do("pause", True)
    await world.crash()
    await come_back(world, [ann, bob])
    assert (await goes_on(world), ann.lobby().paused, await ann.move("slap")) == (False, "wish", "paused")
    await ann.do("pause", False)
    assert (await goes_on(world), ann.lobby().paused) == (True, "")


async def test_a_pause_outlasts_being_put_away(world):
    people = await world.open("five")
    await world.pass_ms(2050)
    await people[1].do("pause", True)
    for _ in range(2):
        await put_away(world, people)
        await come_back(world, people)
        assert (await goes_on(world), people[0].lobby().paused) == (False, "wish")
    await people[0].do("pause", False)
    assert await goes_on(world)


async def test_a_pause_that_was_lifted_does_not_come_back(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2050)
    await bob.do("pause", True)
    await bob.do("pause", False)
    await world.crash()
    await come_back(world, [ann, bob])
    assert (await goes_on(world), ann.lobby().paused) == (True, "")


async def test_a_pause_counts_though_the_clock_stood_already_and_so_does_its_end(world):
    """The deal has not been painted: the pause is no change of the clock."""
    people = await world.open("five", start=False)
    for person in people:
        person.pongs = False
    await people[0].do("start")
    paused = []
    for wish in (True, False):
        await people[1].do("pause", wish)
        await world.crash()
        await come_back(world, people)
        paused.append(people[0].lobby().paused)
    assert (paused, [note.get("lifted", False) for note in notes(world, "pause")]) == (["wish", ""], [False, True])
    for person in people:
        person.pongs = True
    await world.pass_ms(10_000)
    assert await goes_on(world)


def test_a_pause_is_told_from_a_log_that_does_not_say_when_it_was_lifted():
    """Logs from before that was noted: the clock runs, so that nothing stops it."""
    note = '{{"at":0,"kind":"pause","running":{},"why":"{}"}}'
    old = [note.format("false", "wish"), note.format("true", "unpainted")]
    assert wished(map(parse_entry, old[:1])) is True
    assert wished(map(parse_entry, old)) is False


# --- the first one back ----------------------------------------------------------------------------------------------


async def first_hand_down(world: World) -> list[Person]:
    """Five among three, Ann's hand is down and the others may follow: then the server dies."""
    people = await world.open("five", people=3)
    t, beat = await shown_flip(world, right=True)
    people[0].press(t + 300, "slap", beat)
    await world.until(t + 500)
    assert (moves(world), world.state.phase) == ([(0, "slap")], SLAPPED)
    await world.crash()
    return people


async def test_the_first_one_back_does_not_decide_a_race_alone(world):
    ann, bob, cem = await first_hand_down(world)
    await come_back(world, [ann])
    await world.pass_ms(2000)
    assert (world.state.phase, world.state.absent, ann.lobby().paused) == (SLAPPED, 0, "nobody")
    await come_back(world, [bob, cem])
    await world.pass_ms(100)
    assert (world.state.phase, bob.frame().clock.running, ann.lobby().paused) == (SLAPPED, True, "")
    now, beat = world.clock.now(), bob.frame().beat
    hands = [bob.press(now + 300, "slap", beat), cem.press(now + 400, "slap", beat)]
    await world.pass_ms(800)
    assert [bob.acks()[hands[0]].reason, cem.acks()[hands[1]].reason] == ["", ""]
    assert moves(world) == [(0, "slap"), (1, "slap"), (2, "slap")]


async def test_the_first_one_back_cannot_slap_before_the_others_see_the_table(world):
    people = await first_hand_down(world)
    await come_back(world, people[1:2])
    assert await people[1].move("slap") == "paused"


async def test_a_race_goes_on_without_those_who_do_not_come_back(world):
    ann, _bob, cem = await first_hand_down(world)
    await world.pass_ms(60_000)
    await come_back(world, [ann, cem])
    await world.pass_ms(RETURN_MS - 10)
    assert (world.state.phase, world.state.absent) == (SLAPPED, 0)
    await world.pass_ms(200)
    assert (world.state.phase, world.state.absent) == (SLAPPED, 0b010)  # Cem may still follow, for two seconds
    await world.pass_ms(2200)
    assert world.state.phase != SLAPPED


async def test_whoever_was_away_before_is_not_waited_for(world):
    """Excused before it all stopped."""
    people = await world.open("five", people=3)
    await world.pass_ms(1500)
    await people[2].leave()
    await world.crash()
    await come_back(world, people[:2])
    await world.pass_ms(100)
    assert (world.state.absent, people[0].frame().clock.running) == (0b100, True)


async def test_a_game_of_turns_waits_for_nobody(world):
    """There nothing is lost: a bot takes over after twenty seconds."""
    people = await world.open("duel", people=3)
    await world.crash()
    await come_back(world, people[:1])
    await world.pass_ms(100)
    assert people[0].frame().clock.running


async def test_lines_that_broke_together_are_waited_for_together(world):
    """Nothing was restarted: the last one to be cut off is the first one back."""
    people = await world.open("five", people=3)
    await world.pass_ms(1500)
    for person in people:
        await person.leave()
        await world.pass_ms(20)
    turned = world.state.turned
    await come_back(world, people[2:])
    await world.pass_ms(3000)
    assert (world.state.turned, people[2].lobby().paused) == (turned, "nobody")
    await come_back(world, people[:2])
    await world.pass_ms(100)
    assert (world.state.absent, people[2].frame().clock.running) == (0, True)


async def test_whoever_left_long_before_the_others_is_not_waited_for(world):
    people = await world.open("five", people=3)
    await world.pass_ms(1500)
    await people[0].leave()
    while not world.table.lobby().chairs[0].stand_in:
        await world.pass_ms(100)
    for person in people[1:]:
        await person.leave()
    await come_back(world, people[1:])
    await world.pass_ms(100)
    assert people[1].frame().clock.running


@pytest.mark.parametrize("game", RACES)
async def test_no_race_excuses_anybody_who_may_still_come(world, game):
    people = await begun(world, game, 3, 6_000)
    await world.crash()
    made = len(inputs(world))
    await come_back(world, people[:1])
    await world.pass_ms(RETURN_MS - 10)
    assert (len(inputs(world)), world.table.lobby().paused) == (made, "nobody")
    await world.pass_ms(20)
    assert (world.state.absent, world.table.lobby().paused) == (0b010, "")
