"""Minds that count in their heads and err like people.

Each card is miscounted with a small chance, and a mind slaps on its own count, right or wrong. Where its count says
exactly five it may miss it (the next card is a new chance while it stays so). False alarms fall on the tempting cards:
those that bring their wine to one short of the target, or to one past it. A hand seen on the pile is followed by those
whose own count agrees, and now and then by one who just goes along.

Whoever may be taken by surprise errs less: here a target comes once in ten cards, so false alarms are rarer than where
every third card is one. A casual player errs as in any game, and a full table of such players may not come to an end by
points; people who have played for an evening do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import AVERAGE, CASUAL, PERFECT, SKILLED, Skill, chance, device, errs, react
from ludoteka.games.five.cards import FLIP, SLAP, WINES
from ludoteka.games.five.hidden import View
from ludoteka.games.five.rules import SLAPPED
from ludoteka.rules.dice import Dice

OVERLOOKED: Final = -1


class Level(NamedTuple):
    """Errors in thousandths."""

    skill: Skill
    miscount: int  # of the cards
    sheep: int  # of the slaps that one's own count speaks against


EASY: Final = Level(CASUAL, 30, 120)
NORMAL: Final = Level(AVERAGE._replace(false_alarm=12, miss=20), 5, 30)
HARD: Final = Level(SKILLED._replace(false_alarm=5), 2, 10)
BEST: Final = Level(PERFECT, 0, 0)


class HeadCounter:
    def __init__(self, level: Level) -> None:
        self.level = level
        self.device = -1
        self.round = 0
        self.heard: list[int] = []  # the wines of this round as this mind took them

    def turn(self, at: Handle) -> Answer:
        """One card in about a beat, where cards are turned by hand."""
        beat = at.view.beat_ms // 2
        return Answer(FLIP, beat * (80 + at.dice.below(41)) // 100)

    def react(self, at: Handle) -> Answer | None:
        view: View = at.view
        self.listen(view, at.dice)
        if SLAP not in at.moves:
            return None
        return self.follow(view, at.dice) if view.phase == SLAPPED else self.judge(view, at.dice)

    def listen(self, view: View, dice: Dice) -> None:
        """Count what has been turned since; a new round begins at nothing."""
        if view.round != self.round:
            self.round = view.round
            self.heard = []
        for card in view.shown[len(self.heard) :]:
            self.heard.append(self.take_for(card, dice))

    def take_for(self, card: int, dice: Dice) -> int:
        """The wine that goes into the count: now and then none, or another."""
        if not chance(self.level.miscount, dice):
            return card
        slip = dice.below(WINES)
        return (card + slip) % WINES if slip else OVERLOOKED

    def believes(self, view: View) -> bool:
        """By its own count the pile that lies there is right."""
        pile = self.heard[: view.turned]
        return any(pile.count(wine) == view.target for wine in range(WINES))

    def judge(self, view: View, dice: Dice) -> Answer | None:
        """A card was turned."""
        skill = self.level.skill
        pile = self.heard[: view.turned]
        height = pile.count(pile[-1])
        reaction = react(skill.match, dice, expected=height == view.target)
        if self.believes(view):
            slap = not chance(skill.miss, dice)
        else:
            tempting = pile[-1] != OVERLOOKED and abs(height - view.target) == 1
            slap = tempting and errs(skill.false_alarm, reaction.hasty, dice)
        return self.answer(reaction.ms, dice) if slap else None

    def follow(self, view: View, dice: Dice) -> Answer | None:
        """Somebody slapped."""
        skill = self.level.skill
        if self.believes(view):
            reaction = react(skill.follow, dice)
            return None if chance(skill.miss, dice) else self.answer(reaction.ms, dice)
        return self.answer(react(skill.match, dice).ms, dice) if chance(self.level.sheep, dice) else None

    def answer(self, ms: int, dice: Dice) -> Answer:
        if self.device < 0:
            self.device = device(dice)
        return Answer(SLAP, ms + self.device)


MINDS: Final[Mapping[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, races=True),
    "easy": partial(HeadCounter, EASY),
    "normal": partial(HeadCounter, NORMAL),
    "hard": partial(HeadCounter, HARD),
    "best": partial(HeadCounter, BEST),
}
