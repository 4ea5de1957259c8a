"""Minds against minds on duplicate deals: every deal is played once from each seat by each mind, so that the luck of
the cards and of the seat cancels.

More minds than seats: every group of them that fills a table plays the same deals.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import ceil
from typing import Any, Final

from ludoteka.games import load
from ludoteka.lab import grids
from ludoteka.lab.figures import rounded
from ludoteka.lab.intervals import Interval, difference, share_of
from ludoteka.lab.ratings import Rating, ratings
from ludoteka.lab.sim import Plan, Room
from ludoteka.lab.spread import gather, parts
from ludoteka.lab.words import bounds, counted

MOST_GROUPS: Final = 1000
COLUMNS: Final = ("mind", "games", "first places (95 %)", "rating (95 %)")


@dataclass(frozen=True)
class Contest:
    """What is played, in words: it travels to other processes. `minds` may hold a level twice."""

    game: str
    options: tuple[tuple[str, str], ...]
    minds: tuple[str, ...]
    seats: int
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        """The minds, told apart: `easy`, `easy-2`."""
        return tuple(
            level if (n := self.minds[:at].count(level)) == 0 else f"{level}-{n + 1}"
            for at, level in enumerate(self.minds)
        )

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The minds that meet at a table."""
        return list(combinations(range(len(self.minds)), self.seats))

    @property
    def games_of_a_deal(self) -> int:
        return len(self.groups) * self.seats

    def deals(self, games: int) -> int:
        """As many deals as hold so many games: a deal is never played in part."""
        return max(1, ceil(games / self.games_of_a_deal))

    def table(self, deal: int, game: int) -> tuple[int, ...]:
        """By seat the mind that sits there in this game of this deal."""
        group = self.groups[game // self.seats]
        turn = game % self.seats
        return tuple(group[(seat - turn) % self.seats] for seat in range(self.seats))


def _numbers() -> array[int]:
    return array("q")


@dataclass
class Results:
    """Of every game, by seat: which mind sat there, which place it took. Games are in order once `sort` was called."""

    seats: int
    keys: array[int] = field(default_factory=_numbers)  # deal * games of a deal + game
    minds: array[int] = field(default_factory=_numbers)
    places: array[int] = field(default_factory=_numbers)

    def __len__(self) -> int:
        return len(self.keys)

    def add(self, key: int, table: Sequence[int], places: Sequence[int]) -> None:
        self.keys.append(key)
        self.minds.extend(table)
        self.places.extend(places)

    def merge(self, other: Results) -> None:
        self.keys += other.keys
        self.minds += other.minds
        self.places += other.places

    def sort(self) -> None:
        n = self.seats
        order = sorted(range(len(self)), key=self.keys.__getitem__)
        for name in ("minds", "places"):
            column = getattr(self, name)
            setattr(self, name, array("q", (column[at * n + seat] for at in order for seat in range(n))))
        self.keys = array("q", (self.keys[at] for at in order))

    def games(self) -> list[tuple[int, list[int], list[int]]]:
        """Key, minds by seat, places by seat."""
        n = self.seats
        spans = [(key, at * n, at * n + n) for at, key in enumerate(self.keys)]
        return [(key, list(self.minds[a:b]), list(self.places[a:b])) for key, a, b in spans]


def batch(contest: Contest, first: int, last: int) -> Results:
    """The deals `first` … `last - 1`, every game of each."""
    results = Results(contest.seats)
    rooms: dict[tuple[int, ...], Room] = {}
    for deal in range(first, last):
        for game in range(contest.games_of_a_deal):
            table = contest.table(deal, game)
            if table not in rooms:
                levels = tuple(contest.minds[mind] for mind in table)
                rooms[table] = Room(Plan(contest.game, contest.options, levels, contest.seed))
            results.add(deal * contest.games_of_a_deal + game, table, _places(rooms[table], deal))
    return results


def _places(room: Room, deal: int) -> list[int]:
    """A game that reaches its cap without an end is a tie of all."""
    state = room.deal(deal)
    room.run(state, room.game, deal)
    return [int(place) for place in state.places()] if state.over else [1] * room.plan.seats


def tournament(
    contest: Contest,
    games: int,
    jobs: int = 1,
    done: Callable[[int], None] = lambda n: None,
    cluster: str | None = None,
) -> Results:
    """At least `games` games, in whole deals; `done` hears how many are finished. Ctrl-C ends it early with the deals
    that are finished. Raises NoCluster, Unsound."""
    total = Results(contest.seats)
    gather(total, parts(partial(batch, contest), contest.deals(games), jobs, cluster), done)
    return total


# --- standings --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """One mind: its games, its part of the first places, its rating."""

    name: str
    games: int
    wins: Interval  # parts of first places a game, over deals
    rating: Rating


@dataclass(repr=False)
class Table:
    """The outcome of a contest. `cross[a][b]`: of the games that both played, those a ended ahead; a tie a half."""

    contest: Contest
    results: Results
    standings: list[Standing] = field(init=False)
    cross: list[list[Interval | None]] = field(init=False)

    def __post_init__(self) -> None:
        contest, games = self.contest, self.results.games()
        rated = ratings(len(contest.minds), ((minds, places) for _key, minds, places in games))
        by_deal = _by_deal(contest, games)
        played = [sum(mind in minds for _key, minds, _places in games) for mind in range(len(contest.minds))]
        self.standings = [
            Standing(name, played[mind], share_of(by_deal[mind]), rated[mind])
            for mind, name in enumerate(contest.names)
        ]
        self.cross = _cross(contest, games)
        self._by_deal = by_deal

    def ranked(self) -> list[int]:
        """The minds, best first: by first places, then by rating."""
        standings = self.standings
        return sorted(range(len(standings)), key=lambda mind: (-standings[mind].wins.value, -standings[mind].rating.mu))

    def lead(self, better: int, worse: int) -> Interval:
        """How many more first places one mind takes than another, deal by deal."""
        return difference(self._by_deal[better], self._by_deal[worse])

    def report(self, seconds: float) -> dict[str, Any]:
        """The document of `ludoteka tournament --json`."""
        contest = self.contest
        names = contest.names
        return {
            "game": contest.game,
            "options": dict(contest.options),
            "seats": contest.seats,
            "seed": contest.seed,
            "games": len(self.results),
            "deals": len(self.results) // contest.games_of_a_deal,
            "seconds": round(seconds, 3),
            "minds": [
                {
                    "name": standing.name,
                    "games": standing.games,
                    "wins": rounded(standing.wins),
                    "rating": rounded(standing.rating.interval()),
                }
                for standing in (self.standings[mind] for mind in self.ranked())
            ],
            "cross": {
                names[a]: {names[b]: rounded(cell) for b, cell in enumerate(row) if cell is not None}
                for a, row in enumerate(self.cross)
            },
        }

    def _rows(self) -> list[tuple[str, ...]]:
        ranked = [self.standings[mind] for mind in self.ranked()]
        return [
            (one.name, str(one.games), bounds(one.wins, True), bounds(one.rating.interval())) for one in ranked
        ]  # fmt: skip

    def _head(self) -> str:
        return f"{self.contest.game}: {counted(len(self.results), 'game')} on duplicate deals"

    def __repr__(self) -> str:
        return f"<Table of {', '.join(self.contest.names)} in {self._head()}>"

    def __str__(self) -> str:
        return grids.text(self._head(), COLUMNS, self._rows())

    def _repr_html_(self) -> str:
        return grids.html(self._head(), COLUMNS, self._rows())


Games = list[tuple[int, list[int], list[int]]]


def _by_deal(contest: Contest, games: Games) -> list[list[float]]:
    """By mind, for every deal: its part of first places, over the games of the deal in which it sat. Deals, not games,
    are what is independent."""
    shares: list[dict[int, list[float]]] = [{} for _mind in contest.minds]
    for key, minds, places in games:
        first = places.count(1)
        for mind, place in zip(minds, places):
            shares[mind].setdefault(key // contest.games_of_a_deal, []).append((place == 1) / first)
    return [[sum(some) / len(some) for some in mine.values()] for mine in shares]


def _cross(contest: Contest, games: Games) -> list[list[Interval | None]]:
    size = len(contest.minds)
    ahead: dict[tuple[int, int], dict[int, list[float]]] = {}
    for key, minds, places in games:
        deal = key // contest.games_of_a_deal
        for a, mine in zip(minds, places):
            for b, theirs in zip(minds, places):
                if a != b:
                    ahead.setdefault((a, b), {}).setdefault(deal, []).append((mine < theirs) + (mine == theirs) / 2)
    cells: list[list[Interval | None]] = [[None] * size for _row in range(size)]
    for (a, b), deals in ahead.items():
        cells[a][b] = share_of([sum(some) / len(some) for some in deals.values()])
    return cells


def seats_of(game: str, minds: int) -> int:
    """How many sit at a table by default: all minds, or as many as the game takes."""
    seats = load(game).seats
    return min(max(minds, seats[0]), seats[-1])
