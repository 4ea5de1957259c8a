from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from ludoteka.games import load
from ludoteka.match import Note, parse_entry
from ludoteka.table.frames import Frame
from tests.heap import GAME as HEAP
from tests.table.world import Person, World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    world = World()
    yield world
    if hasattr(world, "table"):
        await world.table.close()


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of a test is dealt alike."""
    monkeypatch.setattr("ludoteka.table.room.fresh_seed", lambda: bytes(range(32)))


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> str:
    """A small game of turns, found by its id as the others are."""
    games = {"heap": HEAP}
    for room in ("actor", "thinker"):
        monkeypatch.setattr(f"ludoteka.table.{room}.load", lambda id: games.get(id) or load(id))
    return "heap"


def entries(world: World) -> list[Any]:
    return [parse_entry(line.decode()) for line in world.journal.lines]


def inputs(world: World) -> list[Any]:
    """What the journal holds that a fold reads."""
    return [entry for entry in entries(world) if not isinstance(entry, Note)]


def notes(world: World, kind: str) -> list[Any]:
    return [entry.data for entry in entries(world) if entry.kind == kind]


def moves(world: World) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in inputs(world) if entry.kind == "move"]


def flips(person: Person) -> list[tuple[Any, float]]:
    """The frames that turned a card, each with when it was sent."""
    return [
        (item, at)
        for item, at in zip(person.items, person.at)
        if isinstance(item, Frame) and any(news.what == "flips" for news in item.news)
    ]


def told(frames: Sequence[Frame]) -> list[str]:
    return [news.what for frame in frames for news in frame.news]


async def shown_flip(world: World, right: bool) -> tuple[float, int]:
    """Wait for a card that makes some wine exactly five, or for one that does not; when it is shown, and its beat."""
    for _ in range(40):
        await world.pass_ms(10)
        while world.play.showing.seen_at <= world.clock.now() or not flips(world.people[0]):
            await world.pass_ms(10)
        if (5 in world.state.counts) is right and world.state.turned > 2:
            return world.play.showing.seen_at, int(world.state.beat)
        await world.until(world.play.showing.seen_at + 1)
    raise AssertionError("no such card")
