"""Law 5 at a table: what is sent to a pair of eyes rests on what they may know, and on nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.games import ORDER, load
from ludoteka.match import Match, Note
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import WATCHERS_BIT
from ludoteka.table.eyes import Eyes, frame, news
from ludoteka.table.frames import Frame, GameClock, Lobby, RaceCard
from tests.heap import GAME as HEAP
from tests.table.conftest import shown_flip
from tests.table.world import Person, World

CLOCK = GameClock(0, 0.0, True)
REVEALS = 1000


def reveals(id: str, count: int) -> Iterator[tuple[Match, list[Any]]]:
    """So many inputs of random matches, each with what it told."""
    game, dice, seed = load(id), random.Random(1), 0
    while True:
        seats = dice.choice([n for n in game.seats if n <= 5])
        match, at = Match.new(game, {}, seats, seed.to_bytes(32, "big")), 0
        seed += 1
        while not match.state.over:
            at += dice.randrange(50, 400)
            state = match.state
            seat = dice.choice([s for s in range(seats) if state.active >> s & 1] or [0])
            moves = state.legal(seat)
            if moves and (dice.random() < 0.15 or state.deadline > at + 1000):
                events = match.move(at, seat, game.catalogue[dice.choice(moves)], state.beat)[1]
            else:
                at = max(at, min(state.deadline, at + 10**9))
                events = match.expire(at)[1]
            yield match, events
            count -= 1
            if not count:
                return


def drawn(match: Match, events: list[Any], eyes: Eyes) -> Frame:
    return frame("m", match, 1, events, eyes, CLOCK)


@pytest.mark.parametrize("game", ORDER)
def test_no_frame_holds_what_its_eyes_cannot_know(game):
    """case 24: the same bytes in every world that looks the same, over a thousand inputs"""
    looked = 0
    for k, (match, events) in enumerate(reveals(game, REVEALS)):
        if match.state.over:
            continue
        seat, true = k % match.header.seats, match.state
        before = repr(drawn(match, events, seat))
        match.state = match.game.imagine(true, seat, FastDice(k))
        after = repr(drawn(match, events, seat))
        match.state = true
        looked += 1
        assert after == before
    assert looked > 0.9 * REVEALS


@pytest.mark.parametrize("game", ORDER)
def test_no_card_is_told_to_eyes_that_are_not_meant_to_have_it(game):
    for match, events in reveals(game, REVEALS):
        for eyes in (*range(match.header.seats), None):
            bit = WATCHERS_BIT if eyes is None else eyes
            told = news(match.game, events, eyes)
            assert [one.card for one, event in zip(told, events) if not event.eyes >> bit & 1] == [
                None for event in events if not event.eyes >> bit & 1
            ]


@pytest.mark.parametrize("game", ORDER)
def test_watchers_see_no_hand(game):
    for match, events in reveals(game, 200):
        if match.state.over:
            continue
        hands = [zone for zone in drawn(match, events, None).scene.zones if zone.kind == "hand"]
        for zone in hands:  # what lies open at a showdown is open to every other seat too
            others = [drawn(match, events, seat) for seat in range(match.header.seats) if seat != zone.seat]
            seen = [
                {face.face for one in frame.scene.zones if one.id == zone.id for face in one.faces} for frame in others
            ]
            assert {face.face for face in zone.faces} <= set.intersection(*seen) | {"back"}
        assert [zone for zone in hands for face in zone.faces if face.moves] == []


def test_watchers_are_offered_no_moves():
    match = Match.new(HEAP, {}, 2, bytes(32))
    buttons = [{button.move for button in drawn(match, [], eyes).scene.buttons} for eyes in (0, None)]
    assert (buttons[0] >= {"take:1", "tap"}, buttons[1] & {"take:1", "tap"}) == (True, set())


# --- sealed choices ---------------------------------------------------------------------------------------------------


async def sealed(choice: int) -> tuple[list[Any], list[Any]]:
    """All that the other duellist and a watcher are sent while only one has chosen, with which card he chose the only
    difference."""
    world = World()
    ann, bob = await world.open("duel")
    watcher = Person(world, "zoe")
    await watcher.connect()
    actor, other = (ann, bob) if ann.frame().scene.plates[0].turn else (bob, ann)
    await actor.move(actor.moves()[0])
    begun = len(other.items), len(watcher.items)
    moves = actor.moves()
    assert await actor.move(moves[choice % len(moves)]) == ""
    await world.pass_ms(4000)
    sent = other.items[begun[0] :], watcher.items[begun[1] :]
    await world.table.close()
    return tuple([blank(item) for item in items if isinstance(item, Frame | Lobby)] for items in sent)  # type: ignore[return-value]


def blank(item: Any) -> Any:
    """Without the random id of the match."""
    return replace(item, match="")


async def test_nothing_that_is_sent_before_the_reveal_depends_on_a_sealed_choice(monkeypatch):
    """case 33"""
    for seed in range(30):
        monkeypatch.setattr("ludoteka.table.room.fresh_seed", lambda: bytes([seed] * 32))  # noqa: B023
        first, second = await sealed(0), await sealed(-1)
        assert repr(first) == repr(second)


async def test_a_choice_is_told_as_a_fact(monkeypatch):
    """case 33: or the test above compares nothing"""
    other, watcher = await sealed(0)
    assert (len(other), len(watcher)) >= (1, 1)


# --- races ------------------------------------------------------------------------------------------------------------


async def timing(right: bool) -> list[float]:
    """When things were sent round a reveal, counted from it."""
    world = World()
    ann, _bob = await world.open("five")
    t, _beat = await shown_flip(world, right)
    await world.until(t + 700)
    sent = [round(at - t, 3) for item, at in zip(ann.items, ann.at) if isinstance(item, Frame | Lobby | RaceCard)]
    await world.table.close()
    return sent[-2:]


async def test_no_timing_tells_a_right_card_from_a_wrong_one():
    """case 24"""
    assert await timing(True) == await timing(False)


async def test_an_overtaken_card_is_not_named_in_the_race_card():
    """A jump-in that came first: what the other hand held stays his."""
    from ludoteka.table.collect import evidence
    from ludoteka.table.races import Races
    from tests.table.test_race import hands

    both = hands(300, 340)
    written = evidence(both, both[:1], [], lambda _hand: 2, lambda _beat: 10_000.0)
    card = Races(load("uno")).of(Note("race", 0, {"hands": written, "photo": [0, 1]}))[0]
    assert ([hand.seat for hand in card.hands], card.photo) == ([0], (0,))
