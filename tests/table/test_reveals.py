"""Deadlines and reveals at a table, to the millisecond."""

from __future__ import annotations

import pytest

from ludoteka.table.frames import Frame
from tests.table.conftest import flips, inputs


async def test_a_flip_is_announced_80_ms_ahead_to_people_who_are_near(world):
    ann, _bob = await world.open("five")
    await world.pass_ms(3000)
    flip, sent = flips(ann)[0]
    assert flip.show_at - sent == 80


async def test_a_flip_is_announced_further_ahead_when_somebody_is_far(world):
    ann, _bob = await world.open("five", rtts=(20, 240))
    await world.pass_ms(3000)
    flip, sent = flips(ann)[1]
    assert flip.show_at - sent == 140


async def test_flips_are_shown_on_the_beat(world):
    ann, _bob = await world.open("five")
    await world.pass_ms(6000)
    shown = [frame.show_at for frame, _sent in flips(ann)]
    assert [b - a for a, b in zip(shown, shown[1:])] == [1000.0] * (len(shown) - 1)
    assert len(shown) >= 5


async def test_a_flip_is_shown_when_the_game_clock_says_so(world):
    ann, _bob = await world.open("five")
    await world.pass_ms(3000)
    frame = flips(ann)[0][0]
    assert frame.clock.server_at + (1000 - frame.clock.game) == frame.show_at


async def test_a_flip_is_folded_at_its_time_and_not_at_its_announcement(world):
    await world.open("five")
    await world.pass_ms(3000)
    assert [entry.at for entry in inputs(world)[:2]] == [1000, 2000]


async def test_everybody_gets_a_flip_in_the_same_moment(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2000)
    assert [sent for _frame, sent in flips(ann)] == [sent for _frame, sent in flips(bob)]


async def test_a_relaxed_table_has_half_as_much_time_again(world):
    ann, _bob = await world.open("five", mode="relaxed")
    await world.pass_ms(7000)
    shown = [frame.show_at for frame, _sent in flips(ann)]
    assert (shown[1] - shown[0], flips(ann)[0][0].clock.pace) == (1500, 1.5)


async def test_a_deadline_is_folded_150_ms_late_and_once(world):
    """Nobody challenges: after 20 s somebody is drawn."""
    ann, _bob = await world.open("duel")
    due = ann.frame().clock.server_at + world.state.deadline
    await world.until(due + 149)
    before = len(inputs(world))
    await world.until(due + 151)
    assert (before, len(inputs(world))) == (0, 1)
    await world.until(due + 5000)
    assert len(inputs(world)) == 1


async def test_a_deadline_that_nobody_was_late_for_is_folded_at_its_own_time(world):
    await world.open("duel")
    deadline = int(world.state.deadline)
    await world.pass_ms(deadline + 200)
    assert inputs(world)[0].at == deadline


async def test_a_move_that_was_in_time_counts_though_it_arrives_after_the_deadline(world):
    people = await world.open("duel", rtts=(200, 200))
    actor = people[[plate.turn for plate in people[0].frame().scene.plates].index(True)]
    move = actor.moves()[0]
    due = actor.frame().clock.server_at + world.state.deadline
    await world.until(due + 90)
    assert await actor.move(move) == ""
    assert inputs(world)[0].kind == "move"


async def test_a_move_after_the_deadline_comes_after_it(world):
    people = await world.open("duel")
    actor = people[[plate.turn for plate in people[0].frame().scene.plates].index(True)]
    move = actor.moves()[0]
    await world.until(actor.frame().clock.server_at + world.state.deadline + 100)
    await actor.move(move)
    assert inputs(world)[0].kind == "expire"


async def test_the_clock_starts_once_everybody_has_painted_the_deal(world):
    ann, _bob = await world.open("five", rtts=(20, 300), start=False)
    began = world.clock.now()
    await ann.do("start")
    await world.until(began + 299)
    running = ann.frame().clock.running
    await world.until(began + 301)
    assert (running, ann.frame().clock.running) == (False, True)


async def test_the_clock_starts_after_ten_seconds_though_somebody_paints_nothing(world):
    ann, bob = await world.open("five", start=False)
    bob.pongs = False
    began = world.clock.now()
    await ann.do("start")
    await world.until(began + 9999)
    running = ann.frame().clock.running
    await world.until(began + 10_001)
    assert (running, ann.frame().clock.running) == (False, True)


async def test_no_frame_is_shown_before_one_that_was_sent_ahead_of_it(world):
    """Somebody leaves while a flip is on its way: what tells it must not show the card early."""
    ann, bob, _cem = await world.open("five", people=3)
    await world.pass_ms(2000)
    count = len(flips(ann))
    while len(flips(ann)) == count:
        await world.pass_ms(1)
    flip = flips(ann)[-1][0]
    await bob.leave()
    assert ann.frame().no > flip.no
    assert ann.frame().show_at == flip.show_at


async def test_a_pause_does_not_show_a_card_early(world):
    ann, bob = await world.open("five")
    await world.pass_ms(2000)
    count = len(flips(ann))
    while len(flips(ann)) == count:
        await world.pass_ms(1)
    await bob.do("pause", True)
    assert (ann.frame().clock.running, ann.frame().show_at) == (False, flips(ann)[-1][0].show_at)


@pytest.mark.parametrize("game", ["five", "duel"])
async def test_frames_are_numbered_without_holes(world, game):
    ann, bob = await world.open(game, people=2, bots=("random",))
    await world.pass_ms(8000)
    await bob.leave()
    await world.pass_ms(8000)
    assert [frame.no for frame in ann.all(Frame)] == list(range(len(ann.all(Frame))))


async def test_pings_come_quickly_before_a_reaction_round(world):
    ann, _bob = await world.open("five", start=False)
    await world.pass_ms(5000)
    before = len(ann.pings())
    began = world.clock.now()
    await ann.do("start")
    await world.until(began + 200)
    assert len(ann.pings()) - before >= 3
