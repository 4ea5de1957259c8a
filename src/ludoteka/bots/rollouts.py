"""A mind that tries its moves out: one step of policy improvement by rollouts.

In worlds that its seat cannot tell from the true one each move is made and played on by a policy at every seat, which
sees in them what its seats would see. So none acts on what it cannot know, as a search that looks at the cards would.
All moves are tried in the same worlds with the same dice; half of them are dropped, and half again, and what is left
must be better than what the policy itself would do by more than chance makes it seem. (Tesauro and Galperin 1996,
"On-line policy improvement using Monte-Carlo search"; Karnin, Koren and Somekh 2013 for the halving.)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Final

from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.bots.virtual import VirtualTable
from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice

SEEDS: Final = 1 << 30
DEEP: Final = 1_000  # inputs a seat: to the end
# A page plays slower, and its one worker hears no tap meanwhile.
FEWER: Final = 4 if sys.platform == "emscripten" else 1
FEWEST: Final = 2  # worlds for a move before it may be dropped

Policy = Callable[[], Mind]
# Of a state for a seat; None: it is played on, unless it is the last.
Worth = Callable[[State, int, bool], float | None]


def first_place(state: State, seat: int) -> float:
    """Of a game that is over: 1 for a win, a part of it for a shared one."""
    places = state.places()
    return (places[seat] == 1) / places.count(1)


def thinks_long(mind: object) -> bool:
    """Whether what `Game.minds` holds makes such a mind: a move takes it a tenth of a second, not a thousandth."""
    return isinstance(mind, partial) and mind.func is Rollouts


class Rollouts:
    """`plays`: so many games, about, are played on for one move, each by at most `depth` inputs a seat. Hands that race
    are the policy's."""

    def __init__(self, policy: Policy, plays: int, worth: Worth, depth: int = DEEP) -> None:
        self.policy = policy
        self.plays = plays // FEWER
        self.worth = worth
        self.depth = depth
        self.usual = policy()

    def react(self, at: Handle) -> Answer | None:
        return self.usual.react(at)

    def turn(self, at: Handle) -> Answer:
        usual = self.usual.turn(at)
        others = [move for move in at.moves if move != usual.move]
        if not others:
            return usual
        return usual._replace(move=self.best(at, [usual.move, *others]))

    def best(self, at: Handle, moves: Sequence[int]) -> int:
        """The first of them, unless another is better by more than its standard error."""
        usual, *others = moves
        found: dict[int, list[float]] = {move: [] for move in moves}
        rounds = max(1, len(others).bit_length())
        while True:
            for _i in range(max(FEWEST, self.plays // rounds // (len(others) + 1))):
                world, seed = at.imagine(at.dice), at.dice.below(SEEDS)
                for move in (usual, *others):
                    found[move].append(self.played_on(world.copy(FastDice(seed)), at, move, seed))
            others.sort(key=lambda move: -sum(found[move]))
            if len(others) == 1:
                return others[0] if is_better(found[others[0]], found[usual]) else usual
            others = others[: len(others) // 2]

    def played_on(self, world: State, at: Handle, move: int, seed: int) -> float:
        """What comes of it in this world; nothing, if nothing does."""
        dice = [FastDice(seed + seat) for seat in range(1, world.seats + 1)]
        minds = [self.policy() for _seat in dice]
        world.play(at.seat, move, world.now, world.beat)
        table = VirtualTable(at.game, world, minds, dice, FastDice(seed))
        left = self.depth * world.seats
        while (worth := self.worth(world, at.seat, left == 0)) is None and left and table.run(1):
            left -= 1
        return worth or 0.0


def is_better(ours: Sequence[float], theirs: Sequence[float]) -> bool:
    """On the whole, by more than one standard error of the differences."""
    n = len(ours)
    differences = [a - b for a, b in zip(ours, theirs)]
    mean = sum(differences) / n
    variance = sum((difference - mean) ** 2 for difference in differences) / (n - 1)
    return mean > sqrt(variance / n)
