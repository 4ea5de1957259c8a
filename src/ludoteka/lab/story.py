"""What happened in one game, looked at move by move: the course of its scores, its events, its choices, its secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from ludoteka.lab.kinds import kinds_of
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY, Event
from ludoteka.rules.fingerprint import attributes
from ludoteka.rules.game import Game

STEPS: Final = 20  # a story is told at 0/20, 1/20, … 20/20 of the game
LOOKS: Final = 24  # at most so many looks at what is hidden, spread over the game
WORLDS: Final = 3  # imagined for each look


@dataclass
class Story:
    """One game. Courses have STEPS + 1 entries; a leader is a set of seats with the best score by one direction."""

    events: Counter[str] = field(default_factory=Counter)
    examples: dict[str, tuple[int, str, int, int]] = field(default_factory=dict)  # seat, face or "", other, n
    kinds: Counter[str] = field(default_factory=Counter)  # of the moves that were made
    branching: list[float | None] = field(default_factory=list)  # moves open to whoever moved on turn; None: nobody did
    hidden: list[float | None] = field(default_factory=list)  # what a seat cannot know, in values of the state
    most: list[int] = field(default_factory=list)  # leaders, if the most is best
    fewest: list[int] = field(default_factory=list)  # leaders, if the fewest is best
    changes: tuple[int, int] = (0, 0)  # how often another seat took the lead: by the most, by the fewest
    last: tuple[int, int] = (0, 0)  # seats that stood last alone half way: by the most, by the fewest
    agree: int = 0  # pairs of seats of which the better placed has the higher score, less those with the lower
    decisions: int = 0  # of seats on turn that had a choice


class Historian:
    """Watches one game and tells its story when it is over."""

    def __init__(self, game: Game, start: State, dice: Dice) -> None:
        self.game = game
        self.dice = dice  # for imagined worlds: moves nothing in the game
        self.kind = kinds_of(game.catalogue)
        self.story = Story()
        self.choices: list[tuple[int, int]] = []  # input, moves open
        self.looks: list[tuple[int, float]] = []  # input, hidden values
        self.stride = 1
        self.scores = [tuple(start.scores())]
        self.look(start)

    def before(self, state: State, seat: int, move: int, beat: int) -> None:
        if seat == NOBODY:
            return
        self.story.kinds[self.kind[move]] += 1
        if move < self.game.first_reaction:
            open_now = sum(one < self.game.first_reaction for one in state.legal(seat))
            self.choices.append((len(self.scores), open_now))
            self.story.decisions += open_now > 1

    def after(self, state: State, events: list[Event]) -> None:
        self.scores.append(tuple(int(score) for score in state.scores()))
        for event in events:
            self.story.events[event.what] += 1
            if event.what not in self.story.examples:
                face = "" if event.card == NO_CARD else self.game.faces[event.card]
                self.story.examples[event.what] = (int(event.seat), face, int(event.other), int(event.n))
        if not state.over and len(self.scores) % self.stride == 0:
            self.look(state)

    def look(self, state: State) -> None:
        """How much a seat cannot know, the seats in turn. Every other look is dropped where there are too many."""
        seat = len(self.looks) % state.seats
        self.looks.append((len(self.scores) - 1, hidden(self.game, state, seat, self.dice)))
        if len(self.looks) >= LOOKS:
            self.looks = self.looks[::2]
            self.stride *= 2

    def told(self, state: State) -> Story:
        """The story of the game that has ended."""
        story, inputs = self.story, max(1, len(self.scores) - 1)
        story.branching = _course(self.choices, inputs)
        story.hidden = _course(self.looks, inputs)
        marks = [self.scores[round(step * inputs / STEPS)] for step in range(STEPS + 1)] if self.scores else []
        story.most, story.fewest = [_best(s, 1) for s in marks], [_best(s, -1) for s in marks]
        story.changes = (_changes(self.scores, 1), _changes(self.scores, -1))
        half = self.scores[inputs // 2]
        story.last = (_alone(half, -1), _alone(half, 1))
        story.agree = _agree(state.places(), self.scores[-1]) if state.over else 0
        return story


def hidden(game: Game, state: State, seat: int, dice: Dice) -> float:
    """How many values of the state (the cards of its lists, the sets of its masks) differ between worlds that this
    seat cannot tell apart: 0 where it knows everything."""
    worlds = [list(_values(game.imagine(state, seat, dice))) for _i in range(WORLDS)]
    shortest = min(map(len, worlds))
    unlike = sum(len({world[at] for world in worlds}) > 1 for at in range(shortest))
    return unlike + max(map(len, worlds)) - shortest


def _values(thing: Any) -> Iterator[int]:
    if isinstance(thing, int):
        yield int(thing)
    elif isinstance(thing, list | tuple):
        for one in thing:
            yield from _values(one)
    elif isinstance(thing, set | frozenset):
        yield from sorted(int(one) for one in thing if isinstance(one, int))
    elif not isinstance(thing, Dice | str | float) and not callable(thing) and thing is not None:
        for name in attributes(thing):
            yield from _values(getattr(thing, name))


def _course(points: list[tuple[int, int]] | list[tuple[int, float]], inputs: int) -> list[float | None]:
    """Means over the steps of the game; None where a step has none."""
    sums, counts = [0.0] * (STEPS + 1), [0] * (STEPS + 1)
    for at, value in points:
        step = min(STEPS, round(at * STEPS / inputs))
        sums[step] += value
        counts[step] += 1
    return [total / n if n else None for total, n in zip(sums, counts)]


def _best(scores: tuple[int, ...], sign: int) -> int:
    best = max(sign * score for score in scores)
    return sum(1 << seat for seat, score in enumerate(scores) if sign * score == best)


def _alone(scores: tuple[int, ...], sign: int) -> int:
    """The seat with the best score as a set, if it has it alone; else the empty set."""
    best = _best(scores, sign)
    return best if best.bit_count() == 1 else 0


def _changes(course: list[tuple[int, ...]], sign: int) -> int:
    """How often the lead went to another seat. While several lead together nobody has taken it."""
    leader = changes = 0
    for scores in course:
        best = _alone(scores, sign)
        if best and leader and best != leader:
            changes += 1
        leader = best or leader
    return changes


def _agree(places: list[int], scores: tuple[int, ...]) -> int:
    pairs = [(a, b) for a in range(len(places)) for b in range(len(places)) if places[a] < places[b]]
    return sum((scores[a] > scores[b]) - (scores[a] < scores[b]) for a, b in pairs)
