"""Minds that look which wine lies there most often and err like people.

More cards take longer to look at. Where a wine leads, its cards are grabbed one after the other as long as there are
any; it may be missed, or another wine mistaken for it. In a tie now and then a hand goes for a wine that seems to lead.
Whoever was wrong once in a round looks again, and is not wrong on the same cards twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import AVERAGE, CASUAL, PERFECT, SKILLED, Skill, chance, device, errs, react
from ludoteka.games.harvest.cards import ADD, GIVE, GRAB, WINES
from ludoteka.games.harvest.hidden import View
from ludoteka.rules.dice import Dice

EASY_CARDS: Final = 3  # so many are seen at a glance
LOOK_MS: Final = 50  # for each card more
FURTHER: Final = (250, 151)  # ms for a further card: 250 … 400
CHOOSING: Final = (600, 901)  # ms to choose what to give back, or whom to name
NOTHING: Final = -1


class Grabber:
    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self.device = -1
        self.beat = -1  # the latest one that was looked at
        self.wanted = NOTHING  # the wine that it saw there most often
        self.errors = 0  # in this round, when it looked

    def turn(self, at: Handle) -> Answer:
        """A card of the wine of which it has most; any seat that has cards."""
        least, spread = CHOOSING
        delay = least + at.dice.below(spread)
        if at.moves[0] < ADD:
            mine: tuple[int, ...] = at.view.won[at.seat]
            return Answer(max(at.moves, key=lambda move: mine.count(move - GIVE) if move < ADD else -1), delay)
        return Answer(at.moves[at.dice.below(len(at.moves))], delay)

    def react(self, at: Handle) -> Answer | None:
        view: View = at.view
        if view.beat == self.beat:
            return self.go_on(at, view)
        self.beat = view.beat
        self.errors = view.errors[at.seat]
        more = max(0, len(view.centre) - EASY_CARDS)
        reaction = react(self.skill.pick, at.dice)
        self.wanted = self.judge(view, reaction.hasty, at.dice)
        return self.grab(at, view, reaction.ms + LOOK_MS * more + self.own_device(at.dice))

    def judge(self, view: View, hasty: bool, dice: Dice) -> int:
        """The wine that this mind takes for the one to grab, or NOTHING."""
        leader = leading(view)
        wrong = [wine for wine in tempting(view) if wine != leader]
        if wrong and errs(self.skill.false_alarm, hasty, dice):
            return wrong[dice.below(len(wrong))]
        return NOTHING if leader != NOTHING and chance(self.skill.miss, dice) else leader

    def go_on(self, at: Handle, view: View) -> Answer | None:
        """Its hand has come down; there may be more to grab. An error was noticed."""
        if view.errors[at.seat] > self.errors:
            self.errors = view.errors[at.seat]
            self.wanted = leading(view)
        least, spread = FURTHER
        return self.grab(at, view, least + at.dice.below(spread))

    def grab(self, at: Handle, view: View, delay: int) -> Answer | None:
        """Any card of the wanted wine that is still there; people reach for different ones."""
        open_to = [move for move in at.moves if view.centre[move - GRAB].card == self.wanted]
        return Answer(open_to[at.dice.below(len(open_to))], delay, again=True) if open_to else None

    def own_device(self, dice: Dice) -> int:
        if self.device < 0:
            self.device = device(dice)
        return self.device


def counts(view: View) -> list[int]:
    cards = [one.card for one in view.centre]
    return [cards.count(wine) for wine in range(WINES)]


def leading(view: View) -> int:
    """The wine that may be grabbed at this table, or NOTHING."""
    seen = counts(view)
    best = seen.index(max(seen))
    others = seen[:best] + seen[best + 1 :]
    return best if seen[best] > (sum(others) if view.half else max(others)) else NOTHING


def tempting(view: View) -> list[int]:
    """The wines that are at most one short of the most."""
    seen = counts(view)
    return [wine for wine in range(WINES) if seen[wine] and seen[wine] >= max(seen) - 1]


MINDS: Final[Mapping[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, races=True),
    "easy": partial(Grabber, CASUAL),
    "normal": partial(Grabber, AVERAGE),
    "hard": partial(Grabber, SKILLED),
    "best": partial(Grabber, PERFECT),
}
