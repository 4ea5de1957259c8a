"""Minds that keep what they have most of, and err like people.

A mind sees its four alike when it looks at a new card; now and then it overlooks them, takes them for another wine, or
takes three for four when the third has come. It throws what it does not collect, at times the wrong card. A claim that
it hears it follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import AVERAGE, CASUAL, PERFECT, SKILLED, Skill, chance, device, errs, react
from ludoteka.games.four.cards import ALIKE, CLAIM, DRAW, HAND, SLAP, TAKE, THROW, WINES
from ludoteka.games.four.hidden import HIDDEN, View
from ludoteka.games.four.rules import CHOOSING, CLAIMED
from ludoteka.rules.dice import Dice


class Span(NamedTuple):
    """From … to, ms."""

    least: int
    most: int

    def roll(self, dice: Dice) -> int:
        return self.least + dice.below(self.most - self.least + 1)


class Level(NamedTuple):
    skill: Skill
    choose: Span  # the first discard
    draw: Span
    throw: Span
    slip: int  # the wrong card is thrown, in thousandths
    watches: int  # how often it sees what lies face up on the discard pile, in thousandths


EASY: Final = Level(CASUAL, Span(1_500, 4_000), Span(480, 700), Span(600, 900), 60, 500)
NORMAL: Final = Level(AVERAGE, Span(1_200, 3_000), Span(350, 700), Span(400, 900), 20, 850)
HARD: Final = Level(SKILLED, Span(900, 2_000), Span(350, 520), Span(400, 650), 5, 1_000)
BEST: Final = Level(PERFECT, Span(600, 900), Span(300, 380), Span(320, 420), 0, 1_000)


class Collector:
    def __init__(self, level: Level) -> None:
        self.level = level
        self.device = -1
        self.hand: tuple[int, ...] = (0,) * WINES  # the one it looked at last
        self.claims: int | None = None  # what it takes that hand for
        self.seeing = 0  # and how long, in ms, it took to see that

    def react(self, at: Handle) -> Answer | None:
        """A claim was heard."""
        if at.view.phase != CLAIMED or SLAP not in at.moves or chance(self.level.skill.miss, at.dice):
            return None
        return self.hand_down(SLAP, react(self.level.skill.follow, at.dice).ms, at.dice)

    def turn(self, at: Handle) -> Answer:
        """Claim, draw or throw."""
        view: View = at.view
        if view.phase == CHOOSING:
            self.hand = (0,) * WINES
            return Answer(THROW + self.least_wanted(view.hand, at.dice), self.level.choose.roll(at.dice))
        if view.hand != self.hand:
            self.look(view, at.dice)
            if self.claims is not None:
                claim, self.claims = self.claims, None
                return self.hand_down(CLAIM + claim, self.seeing, at.dice)
        if view.sizes[at.seat] == HAND:
            return Answer(self.pile(view, at.dice), self.level.draw.roll(at.dice))
        return Answer(THROW + self.least_wanted(view.hand, at.dice), self.level.throw.roll(at.dice))

    def hand_down(self, move: int, ms: int, dice: Dice) -> Answer:
        if self.device < 0:
            self.device = device(dice)
        return Answer(move, ms + self.device)

    def look(self, view: View, dice: Dice) -> None:
        """A new card is in the hand: what does it make?"""
        skill = self.level.skill
        reaction = react(skill.pick, dice)
        most = max(range(WINES), key=lambda wine: view.hand[wine])
        tempting = view.hand[most] == ALIKE - 1 and view.hand[most] > self.hand[most]
        self.hand = view.hand
        self.claims = None
        self.seeing = reaction.ms
        if view.hand[most] >= ALIKE:
            if not chance(skill.miss, dice):
                slip = errs(skill.false_alarm, reaction.hasty, dice)
                self.claims = (most + 1 + dice.below(2)) % WINES if slip else most
        elif tempting and errs(skill.false_alarm, reaction.hasty, dice):
            self.claims = most

    def pile(self, view: View, dice: Dice) -> int:
        """What lies face up on the discard pile is taken if it is collected."""
        if view.top == HIDDEN or (view.own_top and not view.own_discard) or not chance(self.level.watches, dice):
            return DRAW
        return TAKE if view.hand[view.top] == max(view.hand) else DRAW

    def least_wanted(self, hand: Sequence[int], dice: Dice) -> int:
        """The wine it has least of; at times any card."""
        held = [wine for wine in range(WINES) if hand[wine]]
        if chance(self.level.slip, dice):
            return held[dice.below(len(held))]
        fewest = min(hand[wine] for wine in held)
        rare = [wine for wine in held if hand[wine] == fewest]
        return rare[dice.below(len(rare))]


MINDS: Final[Mapping[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, races=True),
    "easy": partial(Collector, EASY),
    "normal": partial(Collector, NORMAL),
    "hard": partial(Collector, HARD),
    "best": partial(Collector, BEST),
}
