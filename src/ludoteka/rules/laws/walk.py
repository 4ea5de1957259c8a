"""A game played without sense and without mercy: every kind of input, at any time the table would allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from ludoteka.rules.contract import NEVER, State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.game import Game

HASTE: Final = 1500  # ms: the longest somebody thinks


class Input(NamedTuple):
    """What a log would hold. `seat` is the mask of absent seats for `absent`, and -1 where there is none."""

    kind: Literal["move", "expire", "absent", "again"]
    at: int
    seat: int = -1
    move: int = -1
    beat: int = 0


@dataclass(frozen=True)
class Case:
    """One game to be played: which, by which options, by how many, from which seed."""

    game: Game
    options: Any
    seats: int
    seed: int

    def start(self) -> State:
        return self.game.start(self.options, self.seats, FastDice(self.seed))

    def turn_moves(self, state: State, seat: int) -> list[int]:
        return [move for move in state.legal(seat) if move < self.game.first_reaction]

    def reactions(self, state: State, seat: int) -> list[int]:
        return [move for move in state.legal(seat) if move >= self.game.first_reaction]


def apply(state: State, one: Input) -> None:
    """The input happens. Raises Illegal where the rules refuse it."""
    if one.kind == "move":
        state.play(one.seat, one.move, one.at, one.beat)
    elif one.kind == "expire":
        state.expire(one.at)
    elif one.kind == "absent":
        state.excuse(one.seat, one.at)
    else:
        state.again(one.at)


def seats_of(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


class Walk:
    """Chooses the next input of a case, from a stream of its own."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.dice = FastDice(case.seed ^ 0x5DEECE66D)

    def next(self, state: State) -> Input | None:
        """None: nobody can do anything and nothing will happen."""
        rare = self.dice.below(200)
        if rare == 0:
            gone = self.dice.below(1 << state.seats)
            return Input("absent", state.now, gone if gone + 1 < 1 << state.seats else 0)
        if rare == 1:
            return Input("again", state.now)
        pressed = self.reaction(state) if self.dice.below(5) == 0 else None
        return pressed or self.plain(state)

    def plain(self, state: State) -> Input | None:
        movers = [seat for seat in seats_of(state.active, state.seats) if self.case.turn_moves(state, seat)]
        waited = state.deadline < NEVER and (not movers or self.dice.below(25) == 0)
        if waited:
            return Input("expire", state.deadline + self.dice.below(2) * self.dice.below(151))
        if not movers:
            return None
        seat = movers[self.dice.below(len(movers))]
        move = self.pick(self.case.turn_moves(state, seat))
        return Input("move", self.soon(state), seat, move, state.beat)

    def reaction(self, state: State) -> Input | None:
        seat = self.dice.below(state.seats)
        moves = self.case.reactions(state, seat)
        if not moves:
            return None
        move = moves[self.dice.below(len(moves))]
        late = self.dice.below(4) == 0
        at, beat = self.soon(state), max(0, state.beat - 1) if late else state.beat
        return Input("move", at, seat, move, beat) if not state.wrong(seat, move, beat) else None

    def soon(self, state: State) -> int:
        """A time before the table would let the deadline pass."""
        return min(state.now + self.dice.below(HASTE), max(state.deadline, state.now))

    def pick(self, moves: list[int]) -> int:
        """Uniform over cards, then choices; an idle move when there is no other, or once in a while."""
        if self.dice.below(12):
            moves = [move for move in moves if move not in self.case.game.idle] or moves
        cards: dict[str, list[int]] = {}
        for move in moves:
            cards.setdefault(self.case.game.catalogue[move].partition(":")[0], []).append(move)
        choices = list(cards.values())[self.dice.below(len(cards))]
        return choices[self.dice.below(len(choices))]


def walk(case: Case, state: State, limit: int) -> Iterator[Input]:
    """Plays `state` on, an input at a time, each yielded after it has happened, until it is over or stuck."""
    chooser = Walk(case)
    for _i in range(limit):
        if state.over:
            return
        one = chooser.next(state)
        if one is None:
            return
        apply(state, one)
        yield one
