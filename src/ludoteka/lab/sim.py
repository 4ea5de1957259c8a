"""Many games of one kind, counted. A game's chance comes from (seed, index) alone, so the figures do not depend on how
the games are spread over processes; tables where everybody plays at random run inside the compiled rules."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from math import ceil
from typing import Any, Final, NamedTuple

from ludoteka.bots.playouts import Playout
from ludoteka.games import load
from ludoteka.lab.virtual import VirtualTable
from ludoteka.rules.dice import FastDice
from ludoteka.rules.game import Game
from ludoteka.rules.options import make
from ludoteka.workers import belong_to_parent

FIRST_BATCH: Final = 8  # games that are played here before a pool is worth its start
BATCH_SECONDS: Final = 0.25
PATIENCE: Final = 2.0  # seconds of work that need no pool
UNFINISHED: Final = "unfinished"  # reached the game's cap without an end: a broken game


@dataclass(frozen=True)
class Plan:
    """What is played, in words: it travels to other processes."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # a level for each seat
    seed: int

    @property
    def seats(self) -> int:
        return len(self.bots)


class Outcome(NamedTuple):
    moves: int
    winners: tuple[int, ...]
    why: str


@dataclass
class Tally:
    """The outcomes of some games. Adding them up in any order gives the same report."""

    seats: int
    lengths: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats

    def add(self, outcome: Outcome) -> None:
        self.lengths.append(outcome.moves)
        self.ended[outcome.why] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1

    def merge(self, other: Tally) -> None:
        self.lengths += other.lengths
        self.ended.update(other.ended)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins)]

    def report(self, plan: Plan, seconds: float) -> dict[str, Any]:
        """The document of `ludoteka sim --json`. Lengths are nearest ranks."""
        ranked = sorted(self.lengths)
        rank = {"median": 0.5, "p95": 0.95, "max": 1.0}
        return {
            "game": plan.game,
            "seats": plan.seats,
            "games": len(ranked),
            "seed": plan.seed,
            "moves": sum(ranked),
            "seconds": round(seconds, 3),
            "wins": self.wins,
            "length": {name: ranked[ceil(share * len(ranked)) - 1] if ranked else 0 for name, share in rank.items()},
            "ended": dict(sorted(self.ended.items())),
        }


def stream(seed: int, index: int, name: str) -> FastDice:
    """The chance of one game, in independent streams: `deal`, `race`, `bot:<seat>`."""
    return FastDice(int.from_bytes(sha256(f"{seed}:{index}:{name}".encode()).digest()[:8], "big") >> 2)


class Room:
    """One plan, ready to be played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = load(plan.game)
        self.options = make(self.game.options, dict(plan.options))
        self.at_random = set(plan.bots) == {"random"}
        self.playout = playout_of(self.game)

    def play(self, index: int) -> Outcome:
        plan, game = self.plan, self.game
        state = game.start(self.options, plan.seats, stream(plan.seed, index, "deal"))
        race = stream(plan.seed, index, "race")
        if self.at_random:
            moves = self.playout.run(state, race)
        else:
            minds = [game.minds[level]() for level in plan.bots]
            dice = [stream(plan.seed, index, f"bot:{seat}") for seat in range(plan.seats)]
            moves = VirtualTable(game, state, minds, dice, race).run(game.cap + 1)
        if not state.over:
            return Outcome(moves, (), UNFINISHED)
        return Outcome(moves, tuple(seat for seat, place in enumerate(state.places()) if place == 1), state.why())


def playout_of(game: Game) -> Playout:
    """The house's random play of this game, up to its cap."""
    return Playout(game.catalogue, game.first_reaction, game.idle, game.wins_ties, game.kind == "race", game.cap + 1)


def batch(plan: Plan, first: int, last: int) -> Tally:
    """The games `first` … `last - 1`."""
    room = Room(plan)
    tally = Tally(plan.seats)
    for index in range(first, last):
        tally.add(room.play(index))
    return tally


def simulate(plan: Plan, games: int, jobs: int, done: Callable[[int], None] = lambda n: None) -> Tally:
    """Plays the games; `done` hears how many are finished. Ctrl-C ends it early with what is done so far."""
    total = Tally(plan.seats)
    try:
        for part in _parts(plan, games, jobs):
            total.merge(part)
            done(len(total.lengths))
    except KeyboardInterrupt:
        pass
    return total


def _parts(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    started = time.perf_counter()
    first = min(FIRST_BATCH, games)
    yield batch(plan, 0, first)
    each = (time.perf_counter() - started) / max(1, first)
    size = max(1, int(BATCH_SECONDS / max(each, 1e-6)))
    spans = [(at, min(at + size, games)) for at in range(first, games, size)]
    if jobs > 1 and each * (games - first) > PATIENCE:
        with pool(jobs) as executor:
            yield from _spread(executor, plan, spans)
    else:
        for span in spans:
            yield batch(plan, *span)


def pool(jobs: int) -> Executor:
    context = multiprocessing.get_context("forkserver")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=belong_to_parent)


def _spread(executor: Executor, plan: Plan, spans: list[tuple[int, int]]) -> Iterator[Tally]:
    futures: list[Future[Tally]] = [executor.submit(batch, plan, *span) for span in spans]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()
