"""Minds that compare a word with a card and err like people.

A match may be missed; any other card may be taken for one. After two cards in a row that did not match, a match is
expected, and the hand is a little faster. When somebody has slapped rightly, whoever has not yet follows what is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import AVERAGE, CASUAL, PERFECT, SKILLED, Skill, chance, device, errs, react
from ludoteka.games.chant.cards import FLIP, SLAP
from ludoteka.games.chant.hidden import View
from ludoteka.games.chant.rules import SLAPPED
from ludoteka.rules.dice import Dice

EXPECTS_AFTER: Final = 2  # cards in a row that did not match


class Listener:
    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self.device = -1

    def turn(self, at: Handle) -> Answer:
        """One card in about a beat, where cards are turned by hand."""
        beat = at.view.beat_ms
        return Answer(FLIP, beat * (80 + at.dice.below(41)) // 100)

    def react(self, at: Handle) -> Answer | None:
        if SLAP not in at.moves:
            return None
        view: View = at.view
        return self.follow(at.dice) if view.phase == SLAPPED else self.judge(view, at.dice)

    def judge(self, view: View, dice: Dice) -> Answer | None:
        """A card was turned, a word was said."""
        top = view.centre[-1]
        reaction = react(self.skill.match, dice, expected=expects(view))
        if top.card == top.word:
            slap = not chance(self.skill.miss, dice)
        else:
            slap = errs(self.skill.false_alarm, reaction.hasty, dice)
        return self.answer(reaction.ms, dice) if slap else None

    def follow(self, dice: Dice) -> Answer | None:
        """Somebody slapped rightly: all can see it."""
        reaction = react(self.skill.follow, dice)
        return None if chance(self.skill.miss, dice) else self.answer(reaction.ms, dice)

    def answer(self, ms: int, dice: Dice) -> Answer:
        if self.device < 0:
            self.device = device(dice)
        return Answer(SLAP, ms + self.device)


def expects(view: View) -> bool:
    """Whether the cards before the top one have been long without a match."""
    before = view.centre[-1 - EXPECTS_AFTER : -1]
    return len(before) == EXPECTS_AFTER and all(one.card != one.word for one in before)


MINDS: Final[Mapping[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, races=True),
    "easy": partial(Listener, CASUAL),
    "normal": partial(Listener, AVERAGE),
    "hard": partial(Listener, SKILLED),
    "best": partial(Listener, PERFECT),
}
