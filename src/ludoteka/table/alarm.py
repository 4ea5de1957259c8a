"""Game time, and when a deadline rings: reveals a little ahead with a time to show them, all else a little late."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import floor
from typing import Final, NamedTuple

from ludoteka.rules.contract import NEVER, State
from ludoteka.table.frames import GameClock

PACE: Final = {"friends": 1.0, "ranked": 1.0, "relaxed": 1.5}  # real milliseconds for one of the game
LEAD: Final = (80.0, 250.0)
SPARE_MS: Final = 20
GRACE_MS: Final = 150  # an expiry is folded so late, for moves that were in time and are still on their way
SLIP_MS: Final = 30  # a reveal that would be announced more than this short of its lead is shown later instead


class GameTime:
    """The game's milliseconds against the server's: stands still unless running, and a relaxed table's go slower, so
    that every window and every beat of every game is longer and no rule knows of it."""

    def __init__(self, pace: float, game: float = 0.0, now: float = 0.0) -> None:
        self.pace = pace
        self.base = game  # game time at `since`
        self.since = now
        self.running = False

    def at(self, now: float) -> float:
        return self.base + (now - self.since) / self.pace if self.running else self.base

    def server(self, game: float) -> float:
        """When a game time will come, or came, if nothing stops it."""
        return self.since + (game - self.base) * self.pace

    def start(self, now: float) -> None:
        if not self.running:
            self.since = now
            self.running = True

    def stop(self, now: float) -> None:
        self.base = self.at(now)
        self.since = now
        self.running = False

    def shown(self) -> GameClock:
        """The same until the clock is started or stopped again."""
        return _shown(self.base, self.since, self.running, self.pace)


@lru_cache(1024)
def _shown(base: float, since: float, running: bool, pace: float) -> GameClock:
    game = floor(base)
    return GameClock(game, since - (base - game) * pace, running, pace)


class Ring(NamedTuple):
    """When to fold a deadline, and for a reveal when all are to see it."""

    at: float
    show_at: float | None


def lead(one_ways: Iterable[float]) -> float:
    """L: how far ahead a reveal is announced, so that the farthest line has it in time."""
    least, most = LEAD
    return min(max(max(one_ways, default=0.0) + SPARE_MS, least), most)


def ring(state: State, time: GameTime, ahead: float, now: float, handicap: float = 0.0) -> Ring | None:
    """When the state's deadline rings; None while there is none or the clock stands still. `handicap`: so much later a
    hand may come that was in time."""
    if state.over or state.deadline == NEVER or not time.running:
        return None
    due = time.server(int(state.deadline))
    if not state.reveal:
        return Ring(due + GRACE_MS + handicap, None)
    if now + ahead - due > SLIP_MS:  # something held it up: all see it a little later, and nobody before another
        due = now + ahead
    return Ring(due - ahead, due)
