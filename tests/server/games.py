"""Games played to their end, without a table and at one, for tests of what is made of a finished match."""

from __future__ import annotations

import asyncio

from ludoteka.games import load
from ludoteka.match import Match
from tests.house import House
from tests.server.client import Client


def played(id: str, seats: int, inputs: int = 100_000, names: tuple[str, ...] = ()) -> Match:
    """A match in which everybody plays the first move there is, to its end or so many inputs."""
    match = Match.new(load(id), {}, seats, id.encode().ljust(32), names)
    at = 0
    while not match.state.over and len(match.inputs) < inputs:
        state = match.state
        at = max(at + 500, int(state.now))
        moves = next((moves for seat in range(seats) if state.active >> seat & 1 and (moves := turns(match, seat))), [])
        if moves and at < state.deadline:
            match.move(at, *moves[0], int(state.beat))
        else:
            at = int(state.deadline)
            match.expire(at)
    return match


def turns(match: Match, seat: int) -> list[tuple[int, str]]:
    """What this seat may do that is no reaction."""
    game = match.game
    return [(seat, game.catalogue[move]) for move in match.state.legal(seat) if move < game.first_reaction]


async def finished_duel(house: House, token: str) -> Client:
    """A person who has played a short duel against a bot to its end, and left."""
    code = house.table(token, "duel", options={"hand_size": "2"}, bots=["easy"], start=True)
    person = await Client(house, token, code).open()
    async with asyncio.timeout(60):
        while not person.over():
            frame = person.frame
            if moves := person.moves():
                await person.play(moves[0])
            if person.frame is frame and not person.over():
                await person.until(lambda: person.frame is not frame)  # noqa: B023 - awaited at once
    await person.close()
    return person
