"""Grabbing at a table: one race for each card, several cards for one hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludoteka.games.harvest.pile import Pile
from tests.table.conftest import entries, moves, notes
from tests.table.world import Person, World

WINE = {"r": 0, "w": 1, "s": 2}


async def lies(world: World, *piles: str) -> tuple[list[Person], float]:
    """Three people and these piles, the top card first; "three" is over. Also when the cards were shown."""
    people = await world.open("harvest", people=3)
    state: Any = world.state
    state.piles = [Pile([WINE[card] for card in reversed(pile)], len(pile)) for pile in piles]
    while not state.centre.shown:
        await world.pass_ms(20)
    return people, world.play.showing.at(1)


def won(world: World) -> list[str]:
    return ["".join("rws"[card] for card in cards) for cards in world.state.won]


async def test_late_but_right_is_not_wrong(world):
    """case 17"""
    (ann, bob, _cem), t = await lies(world, "rws", "rws", "wsr")
    ann.press(t + 350, "grab:0", 1)
    bob.press(t + 330, "grab:0", 1)
    await world.until(t + 900)
    assert (won(world), world.state.errors, world.state.owed) == (["", "r", ""], [0, 0, 0], [0, 0, 0])


async def test_a_card_that_is_gone_is_taken_for_whoever_comes_later(world):
    """case 17"""
    (ann, bob, _cem), t = await lies(world, "rws", "rws", "wsr")
    ann.press(t + 300, "grab:0", 1)
    late = bob.press(t + 900, "grab:0", 1)
    await world.until(t + 1500)
    assert (bob.acks()[late].reason, world.state.errors) == ("taken", [0, 0, 0])


async def test_the_faster_hand_has_the_card_not_the_faster_line(world):
    """case 19"""
    (ann, bob, _cem), t = await lies(world, "rws", "rws", "wsr")
    ann.rtt, bob.rtt = 8.0, 80.0
    bob.press(t + 400, "grab:0", 1)
    ann.press(t + 420, "grab:0", 1)
    await world.until(t + 900)
    assert won(world)[:2] == ["", "r"]


async def test_each_card_is_a_race_of_its_own(world):
    """HAR-14"""
    (ann, bob, cem), t = await lies(world, "rws", "rws", "rsr")
    ann.press(t + 330, "grab:0", 1)
    bob.press(t + 310, "grab:1", 1)
    cem.press(t + 320, "grab:1", 1)
    await world.until(t + 600)
    assert won(world) == ["r", "r", ""]


async def test_a_second_card_in_the_same_race_is_too_soon(world):
    """HAR-13"""
    (ann, _bob, _cem), t = await lies(world, "rws", "rws", "rsr")
    ann.press(t + 300, "grab:0", 1)
    ann.press(t + 320, "grab:1", 1)
    ann.press(t + 480, "grab:2", 1)
    await world.until(t + 900)
    assert won(world) == ["rr", "", ""]


async def test_too_close_to_call_is_drawn_by_lot_and_written_down(world):
    """case 25"""
    (ann, bob, cem), t = await lies(world, "rws", "rws", "rsr")
    ann.press(t + 330, "grab:0", 1)
    bob.press(t + 331, "grab:0", 1)
    cem.press(t + 400, "grab:1", 1)
    await world.until(t + 900)
    race = notes(world, "race")[0]
    assert (race["photo"], sorted(won(world)[:2]), won(world)[2]) == ([0, 1], ["", "r"], "r")


async def test_a_hand_60_ms_after_the_extra_card_answers_the_tie(world):
    """HAR-16, case 23"""
    (ann, bob, _cem), _t = await lies(world, "rwsr", "wsrr", "srwr")
    while world.state.beat < 2:
        await world.pass_ms(20)
    t, lead = world.play.showing.at(2), int(world.state.leader)
    place = [int(one.card) for one in world.state.centre.shown].index(lead)
    ann.press(t + 60, f"grab:{place}", 2)
    bob.press(t + 200, f"grab:{place}", 2)
    await world.until(t + 900)
    assert (world.state.errors, [len(cards) for cards in world.state.won]) == ([1, 0, 0], [0, 1, 0])


async def test_the_card_of_the_next_round_cannot_be_grabbed_before_it_is_there(world):
    (ann, _bob, _cem), t = await lies(world, "rws", "rws", "wsr")
    ann.press(t + 300, "grab:0", 1)
    ann.press(t + 600, "grab:1", 1)
    late = ann.press(t + 1000, "grab:2", 1)
    await world.until(t + 1400)
    assert (ann.acks()[late].reason, world.state.errors) == ("round-over", [0, 0, 0])


async def test_a_card_is_given_back_by_a_plain_move(world):
    (ann, bob, _cem), t = await lies(world, "rrs", "rws", "wsr")
    ann.press(t + 300, "grab:0", 1)
    ann.press(t + 700, "grab:2", 1)
    await world.until(t + 1000)
    assert (await bob.move("give:red"), await ann.move("give:red"), won(world)) == ("nothing-owed", "", ["", "", ""])


async def test_bots_take_several_cards_one_after_the_other(world):
    await world.open("harvest", people=1, bots=("hard", "hard"))
    await world.until_over()
    grabs = [entry for entry in entries(world) if entry.kind == "move" and entry.move.startswith("grab")]
    again = [
        later.at - one.at
        for bot in (1, 2)
        for one, later in pairwise([entry for entry in grabs if entry.seat == bot])
        if one.beat == later.beat
    ]
    assert len(again) > 5
    assert 250 <= min(again) <= max(again) < 1200
    assert world.state.why() in ("piles-empty", "tie")


async def test_a_bots_hand_is_not_disturbed_by_the_cards_that_others_take(world):
    """case 30"""
    people = await world.open("harvest", people=1, bots=("hard", "normal", "easy"))
    for k in range(30):
        people[0].press(world.clock.now() + 40 * k, "grab:12", 1)
    await world.until_over()
    assert {seat for seat, _move in moves(world)} == {1, 2, 3}
