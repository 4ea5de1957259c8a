"""The laboratory from Python: `simulate` and `tournament`, and results that a notebook shows as tables.

Nothing here knows more than the command line: the same words, the same seeds, the same figures. With `jobs` above 1
other processes help; a script (not a notebook) must then guard its main part with `if __name__ == "__main__":`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ludoteka.games import load
from ludoteka.lab import grids
from ludoteka.lab.deal import Deal
from ludoteka.lab.figures import Compared, Run, close_report, compared
from ludoteka.lab.saved import saved
from ludoteka.lab.sim import Plan, report
from ludoteka.lab.sim import simulate as _simulate
from ludoteka.lab.studies import Study, studies
from ludoteka.lab.tally import Tally
from ludoteka.lab.tournament import Contest, Table, seats_of
from ludoteka.lab.tournament import tournament as _tournament
from ludoteka.lab.words import bounds, counted, percent, signed
from ludoteka.match import BadSeats
from ludoteka.match.notation import letter
from ludoteka.rules.game import Game
from ludoteka.rules.options import make, words_of

Levels = str | Sequence[str]


def simulate(
    game: str,
    games: int = 100,
    *,
    seats: int | None = None,
    bots: Levels = "random",
    seed: int = 1,
    looks: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
    **options: str,
) -> Simulation:
    """Play many games in virtual time. `bots`: one level for all, or one for each seat. `looks`: so many of the games
    are looked at move by move (leads, events, choices). `cluster`: the address of a Dask scheduler. Raises UnknownGame,
    BadSeats, BadOption, ValueError for levels, NoCluster."""
    plan = _plan(game, seats, bots, seed, options)
    tally = _simulate(plan, games, jobs, looks=looks, cluster=cluster)
    return Simulation(Run("", plan, tally), jobs, cluster)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int = 200,
    *,
    seats: int | None = None,
    seed: int = 1,
    jobs: int = 1,
    cluster: str | None = None,
    **options: str,
) -> Table:
    """Let minds play each other on duplicate deals: at least `games` games, every mind from every seat. Raises as
    `simulate`, and NoExtra where the extra `lab` is not installed."""
    seats = seats_of(game, len(bots)) if seats is None else seats
    for level in bots:
        _plan(game, seats, level, seed, options)
    if len(bots) < seats:
        raise ValueError(f"{len(bots)} minds for {seats} seats; give at least {seats}, one may come twice")
    contest = Contest(game, tuple(options.items()), tuple(bots), seats, seed)
    return Table(contest, _tournament(contest, games, jobs, cluster=cluster))


class Simulation:
    """Many games of one kind. In a notebook it shows who won, how often, how long it took and how it ended."""

    def __init__(self, run: Run, jobs: int = 1, cluster: str | None = None) -> None:
        self.run = run
        self.jobs = jobs
        self.cluster = cluster

    def __len__(self) -> int:
        return len(self.tally)

    @property
    def plan(self) -> Plan:
        return self.run.plan

    @property
    def tally(self) -> Tally:
        """The outcomes as columns, a number a game: `moves`, `ms`, `winners` (bit masks), `scores` (`seats` a game)."""
        return self.run.tally

    def rows(self) -> list[dict[str, Any]]:
        """A row a game: `index`, `moves`, `ms` of game clock, `ended`, `winners` (letters), `score_a`, … ; for a data
        frame or a CSV file."""
        return list(self.tally.rows())

    def report(self) -> dict[str, Any]:
        """The figures of `ludoteka sim --json`: intervals are [value, low, high] at 95 %."""
        found = report(self.plan, self.tally, 0.0)
        del found["seconds"]
        return {**found, "close": close_report(self.run)} if self.run.stories else found

    def compare(self, **options: str) -> Comparison:
        """Play the same deals by other options too. Raises BadOption."""
        plan = _plan(
            self.plan.game, self.plan.seats, self.plan.bots, self.plan.seed, {**dict(self.plan.options), **options}
        )
        looks = len(self.run.stories)
        other = _simulate(plan, len(self), self.jobs, looks=looks, cluster=self.cluster)
        now = words_of(make(load(plan.game).options, dict(self.plan.options)))
        ours = Run(", ".join(now[key] for key in options), self.plan, self.tally)
        return Comparison(ours, Run(", ".join(options.values()), plan, other))

    def study(self, games: int = 100, done: Callable[[int], None] = lambda n: None) -> list[Study]:
        """What if one player were slower, at random, without one kind of move? Needs games that were looked at."""
        return list(studies(self.run, games, self.jobs, done, self.cluster))

    def deal(self, index: int) -> Deal:
        """The deal of game `index`, before its first move."""
        return Deal(self.plan.game, self.plan.seats, self.plan.seed, index, **dict(self.plan.options))

    def save(self, index: int, path: str | Path) -> Path:
        """Write game `index` as a `.ludo` file, to be replayed and verified."""
        file = Path(path)
        file.write_text(saved(self.plan, index), "utf-8")
        return file

    def html(self, path: str | Path, some: Sequence[Study] = ()) -> Path:
        """Write the report with plots. Raises NoExtra where the extra `lab` is not installed."""
        from ludoteka.lab.sim_page import SimPage

        file = Path(path)
        file.write_text(SimPage([self.run], some).html(), "utf-8")
        return file

    def _cells(self) -> list[tuple[str, ...]]:
        shares = self.tally.figures()["win_share"]
        return [
            (letter(seat), bot, str(wins), percent(share[0]), f"{100 * share[1]:.1f} – {100 * share[2]:.1f}")
            for seat, (bot, wins, share) in enumerate(zip(self.plan.bots, self.tally.wins, shares))
        ]

    def _head(self) -> str:
        length = self.tally.figures()["length"]
        ended = ", ".join(f"{why} {n}" for why, n in self.tally.ended.items())
        games, half = counted(len(self), "game"), counted(length["median"], "move")
        return f"{self.plan.game}: {games}, half within {half}; ended: {ended}"

    def __repr__(self) -> str:
        return f"<Simulation of {counted(len(self), 'game')} of {self.plan.game}, seed {self.plan.seed}>"

    def __str__(self) -> str:
        return grids.text(self._head(), ("seat", "bot", "wins", "share", "95 %"), self._cells())

    def _repr_html_(self) -> str:
        return grids.html(self._head(), ("seat", "bot", "wins", "share", "95 %"), self._cells())


class Comparison:
    """Two sets of rules on the same deals."""

    def __init__(self, ours: Run, theirs: Run) -> None:
        self.ours = ours
        self.theirs = theirs

    @property
    def figures(self) -> list[Compared]:
        """Every figure: `name`, `ours`, `theirs` and `change` as intervals (value, low, high), `differs`."""
        return compared(self.ours, self.theirs)

    def __getitem__(self, name: str) -> Compared:
        """One figure by its name, as `moves`, `minutes`, `ties`, `wins-a`, `ended-…`, `event-…`. Raises KeyError."""
        for one in self.figures:
            if one.name == name:
                return one
        raise KeyError(f"{name}; there are: {', '.join(one.name for one in self.figures)}")

    def html(self, path: str | Path) -> Path:
        """Write the report with plots. Raises NoExtra where the extra `lab` is not installed."""
        from ludoteka.lab.sim_page import SimPage

        file = Path(path)
        file.write_text(SimPage([self.ours, self.theirs]).html(), "utf-8")
        return file

    def _cells(self) -> list[tuple[str, ...]]:
        return [
            (one.label, bounds(one.ours, one.share), bounds(one.theirs, one.share), signed(one.change, one.share))
            for one in self.figures
        ]

    def _head(self) -> tuple[str, ...]:
        return "", self.ours.label, self.theirs.label, "change (95 %)"

    def __repr__(self) -> str:
        return f"<Comparison of {self.ours.label} and {self.theirs.label} in {self.ours.plan.game}>"

    def __str__(self) -> str:
        return grids.text(self.ours.plan.game, self._head(), self._cells())

    def _repr_html_(self) -> str:
        return grids.html(self.ours.plan.game, self._head(), self._cells())


def _plan(game: str, seats: int | None, bots: Levels, seed: int, options: dict[str, str]) -> Plan:
    found = load(game)
    make(found.options, options)
    levels = [bots] if isinstance(bots, str) else list(bots)
    for level in levels:
        _check_level(found, level)
    if seats is None:
        seats = len(levels) if len(levels) > 1 else max(3, found.seats[0])
    if seats not in found.seats:
        raise BadSeats(found, seats)
    if len(levels) not in (1, seats):
        raise ValueError(f"{len(levels)} bots for {seats} seats; give one level, or one for each")
    return Plan(game, tuple(options.items()), tuple(levels if len(levels) == seats else levels * seats), seed)


def _check_level(game: Game, level: str) -> None:
    if level not in game.minds:
        raise ValueError(f"{game.id} has no bot {level!r}; allowed: {', '.join(game.minds)}")
