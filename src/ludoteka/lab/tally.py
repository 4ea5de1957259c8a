"""The outcomes of many games, a column a figure, so that a million games fit into memory."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final, NamedTuple

from ludoteka.lab.intervals import share
from ludoteka.lab.story import Story
from ludoteka.match.notation import letter

UNFINISHED: Final = "unfinished"  # reached the game's cap without an end: a broken game
COLUMNS: Final = ("indices", "moves", "ms", "winners", "endings")  # a number a game; `scores` has one for each seat
RANKS: Final = {"median": 0.5, "p95": 0.95, "max": 1.0}


class Outcome(NamedTuple):
    """How one game went. A move is any input: a seat's move or a deadline that passed."""

    moves: int
    winners: tuple[int, ...]
    why: str
    ms: int = 0  # of game clock; in the turn games random bots take none
    scores: tuple[int, ...] = ()


def _numbers() -> array[int]:
    return array("q")


@dataclass
class Tally:
    """The outcomes of some games, in the order of their indices once `sort` was called. Adding tallies up in any order
    and sorting gives the same columns."""

    seats: int
    indices: array[int] = field(default_factory=_numbers)
    moves: array[int] = field(default_factory=_numbers)
    ms: array[int] = field(default_factory=_numbers)
    winners: array[int] = field(default_factory=_numbers)  # a set of seats, one bit each
    endings: array[int] = field(default_factory=_numbers)  # numbers in `names`
    scores: array[int] = field(default_factory=_numbers)  # `seats` numbers a game
    names: list[str] = field(default_factory=list)
    stories: dict[int, Story] = field(default_factory=dict)  # by index: of the games that were looked at closely

    def __len__(self) -> int:
        return len(self.indices)

    def add(self, index: int, outcome: Outcome, story: Story | None = None) -> None:
        self.indices.append(index)
        self.moves.append(outcome.moves)
        self.ms.append(outcome.ms)
        self.winners.append(sum(1 << seat for seat in outcome.winners))
        self.endings.append(self._number(outcome.why))
        self.scores.extend(outcome.scores or (0,) * self.seats)
        if story is not None:
            self.stories[index] = story

    def merge(self, other: Tally) -> None:
        numbers = [self._number(name) for name in other.names]
        self.indices += other.indices
        self.moves += other.moves
        self.ms += other.ms
        self.winners += other.winners
        self.endings.extend(numbers[one] for one in other.endings)
        self.scores += other.scores
        self.stories |= other.stories

    def sort(self) -> None:
        """Bring the games into the order of their indices."""
        if all(a < b for a, b in zip(self.indices, self.indices[1:])):
            return
        order = sorted(range(len(self)), key=self.indices.__getitem__)
        n = self.seats
        self.scores = array("q", (self.scores[at * n + seat] for at in order for seat in range(n)))
        for name in COLUMNS:
            column = getattr(self, name)
            setattr(self, name, array("q", (column[at] for at in order)))
        self.stories = dict(sorted(self.stories.items()))

    def only(self, indices: Set[int]) -> Tally:
        """The same of these games alone."""
        kept = Tally(self.seats, names=self.names[:])
        for at, index in enumerate(self.indices):
            if index in indices:
                for name in COLUMNS:
                    getattr(kept, name).append(getattr(self, name)[at])
                kept.scores.extend(self.scores[at * self.seats : (at + 1) * self.seats])
        kept.stories = {index: story for index, story in self.stories.items() if index in indices}
        return kept

    # --- figures ------------------------------------------------------------------------------------------------------

    @property
    def wins(self) -> list[int]:
        """By seat. A shared win counts for each who shares it."""
        sets = Counter(self.winners)
        return [sum(n for some, n in sets.items() if some >> seat & 1) for seat in range(self.seats)]

    @property
    def ties(self) -> int:
        """Games that several won together."""
        return sum(n for some, n in Counter(self.winners).items() if some.bit_count() > 1)

    @property
    def ended(self) -> Counter[str]:
        return Counter({self.names[number]: n for number, n in sorted(Counter(self.endings).items())})

    def won(self, seat: int) -> list[float]:
        """By game: what this seat had of the first place; a win shared by two is a half."""
        return [(some >> seat & 1) / (some.bit_count() or 1) for some in self.winners]

    def figures(self) -> dict[str, Any]:
        """What `ludoteka sim --json` says of them. Lengths are nearest ranks, intervals hold at 95 %."""
        ranked, times = sorted(self.moves), sorted(self.ms)
        games = len(ranked)
        return {
            "wins": self.wins,
            "length": {name: _rank(ranked, at) for name, at in RANKS.items()},
            "ended": dict(sorted(self.ended.items())),
            "ties": self.ties,
            "seconds_of_play": {name: round(_rank(times, at) / 1000, 1) for name, at in RANKS.items()},
            "win_share": [_rounded(share(wins, games)) for wins in self.wins],
            "ended_share": {why: _rounded(share(n, games)) for why, n in sorted(self.ended.items())},
            "ties_share": _rounded(share(self.ties, games)),
        }

    def capped(self, caps: tuple[str, ...]) -> dict[str, Any]:
        """Games that a cap ended, by its reasons, and their share; a game that reached no end is one of them."""
        n = sum(self.ended[why] for why in (*caps, UNFINISHED))
        return {"capped": n, "capped_share": _rounded(share(n, len(self)))}

    def rows(self) -> Iterator[dict[str, Any]]:
        """A row a game: index, moves, ms, ended, winners (letters), score_a, score_b, …"""
        for at, index in enumerate(self.indices):
            scores = self.scores[at * self.seats : (at + 1) * self.seats]
            winners = "".join(letter(seat) for seat in range(self.seats) if self.winners[at] >> seat & 1)
            row: dict[str, Any] = {"index": index, "moves": self.moves[at], "ms": self.ms[at]}
            row |= {"ended": self.names[self.endings[at]], "winners": winners}
            yield row | {f"score_{letter(seat).lower()}": score for seat, score in enumerate(scores)}

    def _number(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)


def _rank(ranked: list[int], at: float) -> int:
    return ranked[ceil(at * len(ranked)) - 1] if ranked else 0


def _rounded(interval: tuple[float, float, float]) -> list[float]:
    return [round(bound, 4) for bound in interval]
