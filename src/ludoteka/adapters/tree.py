"""A game as a tree of decisions and chance, each node a value of its own: what searches and solvers walk on.

Chance comes in two ways. Explicit: a scripted `Dice` turns every roll into a node with all its outcomes; a shuffle
draws one card after the other, equal cards being one outcome; such a tree is kept in memory as far as it was walked,
since solvers walk it again and again. Sampled: whatever a decision rolls is one node of
`SAMPLES` equally likely outcomes, each the seed of an ordinary `Dice`; the deal is `DEAL` such nodes. In both, the way
from the root tells the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

from ludoteka.adapters.setting import Setting, rewards
from ludoteka.bots.ticks import WAITS, Ticks
from ludoteka.rules.cards import members
from ludoteka.rules.dice import Dice, FastDice

T = TypeVar("T")
Outcomes = list[tuple[int, float]]

SAMPLES: Final = 256
DEAL: Final = 3  # nodes: 16.8 million deals
SEEDS: Final = 2**62
NONE: Final[Outcomes] = []


class Unrolled(Exception):
    """The script is at its end, and chance is asked: these are its outcomes."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__()
        self.outcomes = outcomes


class Scripted(Dice):
    """Rolls what is written, and raises Unrolled where nothing is. `dealt`: so many cards of a shuffle count, the rest
    never comes into play; None: all."""

    def __init__(self, script: Sequence[int], dealt: int | None) -> None:
        super().__init__()
        self.script = list(reversed(script))
        self.dealt = dealt

    def next(self, outcomes: Outcomes) -> int:
        if len(outcomes) == 1:
            return outcomes[0][0]
        if not self.script:
            raise Unrolled(outcomes)
        return self.script.pop()

    def below(self, n: int) -> int:
        return self.next([(i, 1 / n) for i in range(n)])

    def shuffle(self, cards: list[T]) -> None:
        """The end of the list is dealt first, so it is drawn first. An outcome is the place of a kind among all that
        are left, ascending."""
        left: list[Any] = sorted(cards)  # cards are numbers
        drawn: list[Any] = []
        while left and (self.dealt is None or len(drawn) < self.dealt):
            kinds = sorted(set(left))
            which = self.next([(i, left.count(kind) / len(left)) for i, kind in enumerate(kinds)])
            left.remove(kinds[which])
            drawn.append(kinds[which])
        cards[:] = [*left, *reversed(drawn)]


class Tree:
    """All that may happen at this table. `horizon`: after so many decisions the game is broken off, and nobody wins."""

    def __init__(self, setting: Setting, explicit: bool, horizon: int, dealt: int | None = None) -> None:
        self.setting = setting
        self.explicit = explicit
        self.horizon = horizon
        self.dealt = dealt
        self.kept: Node | None = None  # the root

    def __reduce__(self) -> tuple[Any, ...]:
        """What was kept is found again."""
        return type(self), (self.setting, self.explicit, self.horizon, self.dealt)

    def root(self) -> Node:
        if self.explicit:
            self.kept = self.kept or self.fresh()
            return self.kept
        return self.fresh()

    def fresh(self) -> Node:
        return self.node(None, None, (), 1, 0, (None,) * self.setting.seats, None)

    def node(
        self,
        before: Ticks | None,
        action: int | None,
        script: tuple[int, ...],
        seed: int,
        decisions: int,
        pasts: tuple[Past | None, ...],
        way: Way | None,
    ) -> Node:
        """After this action, or before the deal (None), and these outcomes of what it rolls."""
        outcomes = NONE
        ticks: Ticks | None = None
        if self.explicit:
            try:
                ticks = self.run(before, action, Scripted(script, self.dealt))
            except Unrolled as roll:
                outcomes = roll.outcomes
        elif before is None and len(script) < DEAL:
            outcomes = SAMPLED
        else:
            dice = FastDice(seed)
            fresh = int(dice.x)
            ticks = self.run(before, action, dice)
            if not script and int(dice.x) != fresh:  # it rolled: which of the samples is yet to be drawn
                outcomes, ticks = SAMPLED, None
        return Node(self, before, action, script, seed, decisions, pasts, ticks, outcomes, way)

    def run(self, before: Ticks | None, action: int | None, dice: Dice) -> Ticks:
        if before is None or action is None:
            return self.setting.begin(dice)
        ticks = before.copy(dice)
        self.setting.choose(ticks, action)
        return ticks


class Way(NamedTuple):
    """From the root to a node, the last step first: an action or an outcome of chance, or what was imagined there."""

    before: Way | None
    step: int | Imagined


class Imagined(NamedTuple):
    seat: int
    seed: int


def reached(tree: Tree, steps: list[int | Imagined]) -> Node:
    """The node at the end of this way."""
    node = tree.root()
    for step in steps:
        node = node.imagine(*step) if isinstance(step, Imagined) else node.after(step)
    return node


class Past:
    """What a seat has decided before: a chain from the latest decision back, with what it saw each time."""

    def __init__(self, before: Past | None, ticks: Ticks, seat: int, action: int) -> None:
        self.before = before
        self.ticks = ticks
        self.seat = seat
        self.action = action
        self.digest = ""  # until it is asked for

    def words(self, setting: Setting) -> str:
        """A digest of all of it: equal for equal pasts."""
        waiting: list[Past] = []
        link: Past | None = self
        while link is not None and not link.digest:
            waiting.append(link)
            link = link.before
        for one in reversed(waiting):
            known = f"{one.before.digest if one.before else ''}{seen(setting, one.ticks, one.seat)}{one.action}"
            one.digest = sha256(known.encode()).hexdigest()[:24]
        return self.digest


class Node:
    """One node. It never changes, so that copies of it are itself. `ticks` is None while chance is to decide."""

    def __init__(
        self,
        tree: Tree,
        before: Ticks | None,
        action: int | None,
        script: tuple[int, ...],
        seed: int,
        decisions: int,
        pasts: tuple[Past | None, ...],
        ticks: Ticks | None,
        outcomes: Outcomes,
        way: Way | None,
    ) -> None:
        self.tree = tree
        self.way = way
        self.before = before
        self.action = action
        self.script = script
        self.seed = seed
        self.decisions = decisions
        self.pasts = pasts
        self.ticks = ticks
        self.outcomes = outcomes  # of chance, with their chances; [] where a seat decides
        self.open: list[int] | None = None  # actions; None until they are asked for
        self.next: dict[int, Node] = {}
        self.words: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It is kept as the way to it: compiled states cannot be pickled, and are larger."""
        steps: list[int | Imagined] = []
        way = self.way
        while way is not None:
            steps.append(way.step)
            way = way.before
        return reached, (self.tree, steps[::-1])

    @property
    def over(self) -> bool:
        return self.ticks is not None and (self.ticks.seat < 0 or self.decisions >= self.tree.horizon)

    @property
    def shown(self) -> Ticks | None:
        """The game as far as it has come; None before the deal."""
        return self.ticks or self.before

    def actions(self) -> list[int]:
        """Of the seat that is asked."""
        if self.open is None:
            self.open = [] if self.ticks is None else self.tree.setting.actions_of(self.ticks, self.ticks.seat)
        return self.open

    def after(self, action: int) -> Node:
        """A seat's action, or an outcome of chance."""
        if not self.tree.explicit:
            return self.follow(action)
        if action not in self.next:
            self.next[action] = self.follow(action)
        return self.next[action]

    def follow(self, action: int) -> Node:
        tree, way = self.tree, Way(self.way, action)
        if self.ticks is None:
            script = (*self.script, action)
            seed = mixed(self.seed, action)
            return tree.node(self.before, self.action, script, seed, self.decisions, self.pasts, way)
        seat = int(self.ticks.seat)
        pasts = list(self.pasts)
        pasts[seat] = Past(pasts[seat], self.ticks, seat, action)
        return tree.node(self.ticks, action, (), mixed(self.seed, action), self.decisions + 1, tuple(pasts), way)

    def returns(self) -> list[float]:
        if self.ticks is None or not self.ticks.state.over:
            return [0.0] * self.tree.setting.seats
        return rewards(self.ticks.state.places())

    # --- what a seat knows --------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> str:
        """All that this seat knows now, in words."""
        return "" if self.shown is None else seen(self.tree.setting, self.shown, seat)

    def known(self, seat: int) -> str:
        """The same, and what it has decided before on what: an information state."""
        if seat not in self.words:
            past = self.pasts[seat]
            self.words[seat] = f"{past.words(self.tree.setting) if past else '-'} {self.seen(seat)}"
        return self.words[seat]

    def imagine(self, seat: int, seed: int) -> Node:
        """A node that this seat cannot tell from this one. What others have decided at this tick is any move of theirs
        that was open."""
        if self.ticks is None:
            return self
        way, dice = Way(self.way, Imagined(seat, seed)), FastDice(seed)
        ticks = self.ticks.copy(dice)
        ticks.state = self.tree.setting.game.imagine(self.ticks.state, seat, dice)
        for other in members(ticks.acting):
            if other != seat:
                open_to_it = ticks.moves_of(other)
                ticks.chosen[other] = open_to_it[dice.below(len(open_to_it))] if open_to_it else WAITS
        rolls = int(dice.below(2**31))
        return Node(self.tree, self.before, self.action, (), rolls, self.decisions, self.pasts, ticks, NONE, way)


SAMPLED: Final[Outcomes] = [(i, 1 / SAMPLES) for i in range(SAMPLES)]


def mixed(seed: int, n: int) -> int:
    return (seed * 6364136223846793005 + 2 * n + 1) % SEEDS


def seen(setting: Setting, ticks: Ticks, seat: int) -> str:
    mine = ticks.asked >> seat & 1  # that it has decided at this tick is known to it
    return f"seat {seat} at {ticks.clock} asked {mine} {setting.view(ticks, seat)}"
