"""Many games of one kind, counted. A game's chance comes from (seed, index) alone, so the figures do not depend on how
the games are spread over processes; tables where everybody plays at random run inside the compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from ludoteka.bots.playouts import Playout
from ludoteka.bots.virtual import Unsound, VirtualTable
from ludoteka.games import load
from ludoteka.lab.spread import gather, parts
from ludoteka.lab.story import Historian, Story
from ludoteka.lab.tally import UNFINISHED, Outcome, Tally
from ludoteka.lab.variants import changed
from ludoteka.lab.watched import Watched, Watcher, watched
from ludoteka.match.streams import dice_of, laboratory_seed
from ludoteka.rules.contract import State
from ludoteka.rules.game import Game
from ludoteka.rules.options import make

AUDITED: Final = 100  # inputs between two audits of compiled random play, which costs less than an audit


@dataclass(frozen=True)
class Plan:
    """What is played, in words: it travels to other processes."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # a level for each seat
    seed: int
    audit: bool = False  # every state of random play too, not every hundredth
    change: str = ""  # one player who is different, in the words of variants.py

    @property
    def seats(self) -> int:
        return len(self.bots)

    def subject(self, index: int) -> int:
        """The seat of the player who is different, in this game."""
        return index % self.seats


class Room:
    """One plan, ready to be played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = load(plan.game)
        self.options = make(self.game.options, dict(plan.options))
        self.at_random = set(plan.bots) == {"random"} and not plan.change
        self.playout = playout_of(self.game)
        self.playout.every = 1 if plan.audit else AUDITED
        self.seen = watched(self.game)
        levels = set(plan.bots) if plan.change else ()
        self.changed = {level: changed(plan.change, self.game, self.options, plan.seats, level) for level in levels}

    def play(self, index: int) -> Outcome:
        state = self.deal(index)
        return self.outcome(state, self.run(state, self.game, index))

    def look(self, index: int) -> tuple[Outcome, Story]:
        """The same game, looked at move by move."""
        state = self.deal(index)
        historian = Historian(self.game, state, dice_of(self.seed(index), "story"))
        moves = self.watch(state, index, historian)
        return self.outcome(state, moves), historian.told(state)

    def watch(self, state: State, index: int, watcher: Watcher) -> int:
        """Play the dealt game while somebody watches; the number of inputs."""
        return self.run(Watched(state, watcher), self.seen, index)

    def seed(self, index: int) -> bytes:
        return laboratory_seed(self.plan.seed, index)

    def deal(self, index: int) -> State:
        return self.game.start(self.options, self.plan.seats, dice_of(self.seed(index), "deal"))

    def run(self, state: State, game: Game, index: int) -> int:
        """The number of inputs. Raises Unsound where the audit finds something: it looks after every input of minds,
        and of random play at every hundredth and at the end, unless the plan asks for more."""
        try:
            return self.played(state, game, index)
        except Unsound as flaw:
            raise Unsound(f"{self.plan.game}, seed {self.plan.seed}, game {index}, {flaw}") from None

    def played(self, state: State, game: Game, index: int) -> int:
        plan, seed = self.plan, self.seed(index)
        race = dice_of(seed, "race")
        if self.at_random:
            moves = self.playout.run(state, race)
            if self.playout.flaws:
                raise Unsound(f"after {moves} inputs: {', '.join(self.playout.flaws)}")
            return moves
        minds = [self.game.minds[level]() for level in plan.bots]
        if plan.change:
            minds[plan.subject(index)] = self.changed[plan.bots[plan.subject(index)]]()
        dice = [dice_of(seed, f"bot:{seat}") for seat in range(plan.seats)]
        return VirtualTable(game, state, minds, dice, race).run(game.cap + 1, audit=True)

    def outcome(self, state: State, moves: int) -> Outcome:
        scores = tuple(int(score) for score in state.scores())
        if not state.over:
            return Outcome(moves, (), UNFINISHED, int(state.now), scores)
        winners = tuple(seat for seat, place in enumerate(state.places()) if place == 1)
        return Outcome(moves, winners, state.why(), int(state.now), scores)


def playout_of(game: Game) -> Playout:
    """The house's random play of this game, up to its cap."""
    return Playout(game.catalogue, game.first_reaction, game.idle, game.wins_ties, game.kind == "race", game.cap + 1)


def batch(plan: Plan, first: int, last: int, looks: int = 0) -> Tally:
    """The games `first` … `last - 1`; those before `looks` are looked at move by move."""
    room = Room(plan)
    tally = Tally(plan.seats)
    for index in range(first, last):
        if index < looks:
            tally.add(index, *room.look(index))
        else:
            tally.add(index, room.play(index))
    return tally


def _some(plan: Plan, looks: int, first: int, last: int) -> Tally:
    return batch(plan, first, last, looks)


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    done: Callable[[int], None] = lambda n: None,
    looks: int = 0,
    cluster: str | None = None,
) -> Tally:
    """Plays the games; `done` hears how many are finished. `looks`: so many are looked at move by move. `cluster`: the
    address of a Dask scheduler. Ctrl-C ends it early with the games that are finished. Raises NoCluster."""
    total = Tally(plan.seats)
    gather(total, parts(partial(_some, plan, looks), games, jobs, cluster), done)
    return total


def report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The document of `ludoteka sim --json`."""
    head = {"game": plan.game, "seats": plan.seats, "games": len(tally), "seed": plan.seed, "moves": sum(tally.moves)}
    caps = tally.capped(load(plan.game).caps)
    said = {**head, "seconds": round(seconds, 3), **tally.figures(), "bots": plan.bots, "options": dict(plan.options)}
    return {**said, **caps}
