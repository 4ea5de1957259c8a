"""A page that nobody looks at: away from a race at once, and from nothing else for as long as phones sleep."""

from __future__ import annotations

from tests.table.conftest import flips, inputs, notes
from tests.table.test_presence import chair, never
from tests.table.world import World


async def hide(world: World, *seats: int, visible: bool = False) -> None:
    for seat in seats:
        world.table.visible(world.people[seat], visible)
    await world.settle()


async def racing(people: int = 4) -> World:
    """A race some cards on; no mind reacts."""
    world = World(never)
    await world.open("five", people=people)
    await world.pass_ms(1500)
    return world


async def test_in_a_race_whoever_hides_the_page_is_excused_at_once():
    """case 27"""
    world = await racing()
    await hide(world, 3)
    assert world.state.absent == 0b1000
    await world.table.close()


async def test_whoever_looks_again_is_in_the_race_again():
    world = await racing()
    await hide(world, 3)
    await hide(world, 3, visible=True)
    assert world.state.absent == 0
    await world.table.close()


async def test_a_bot_plays_for_a_hidden_page_from_the_fourth_reveal_until_it_is_seen_again():
    """case 27"""
    world = await racing()
    await hide(world, 3)
    begun = len(flips(world.people[0]))
    stood_in: dict[int, bool] = {}
    while len(stood_in) < 5:
        await world.pass_ms(10)
        stood_in.setdefault(len(flips(world.people[0])) - begun, chair(world, 3).stand_in)
    await hide(world, 3, visible=True)
    assert (stood_in, chair(world, 3).stand_in) == ({0: False, 1: False, 2: False, 3: False, 4: True}, False)
    await world.table.close()


async def test_a_race_that_nobody_looks_at_stands_still():
    """case 40"""
    world = await racing(2)
    await hide(world, 0, 1)
    turned = int(world.state.turned)
    await world.pass_ms(20_000)
    assert (int(world.state.turned), notes(world, "pause")[-1]) == (turned, {"running": False, "why": "nobody"})
    await hide(world, 0, visible=True)
    await world.pass_ms(5_000)
    assert int(world.state.turned) > turned
    await world.table.close()


async def test_in_a_game_of_turns_a_hidden_page_is_there(world, heap):
    ann, _bob = await world.open("heap", options={"time": "none"})
    await hide(world, 1)
    await world.pass_ms(60_000)
    assert (chair(world, 1).stand_in, chair(world, 1).here) == (False, True)


async def test_a_page_that_flickers_is_told_of_now_and_then_and_as_it_was_left():
    """Every change of a race's company is journalled and shown to all, so nobody may cause it as often as he likes."""
    world = await racing()
    before = len(inputs(world))
    for turn in range(451):
        await hide(world, 3, visible=bool(turn % 2))
        await world.pass_ms(22)
    await world.pass_ms(500)
    changes = [entry for entry in inputs(world)[before:] if entry.kind == "absent"]
    assert 20 <= len(changes) <= 26
    assert world.state.absent == 0b1000 or chair(world, 3).stand_in
    assert not world.table.room.presence.looks("dot")
    await world.table.close()
