"""A hand in words: what it is, how many pips decide, what it pays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludoteka.games.vinegret.cards import HAND
from ludoteka.games.vinegret.combos import KINDS, Judge, kind_of
from ludoteka.games.vinegret.house import House
from ludoteka.games.vinegret.options import Options
from ludoteka.rules.cards import ONE
from ludoteka.rules.scene import Args

NO_WORDS: Final[Args] = {"kind": "none", "pips": 0, "pays": 0}


@lru_cache(maxsize=64)
def judge_of(options: Options) -> Judge:
    """Who judges hands at a table with these options."""
    return House(options, 2).judge


def hand_words(cards: Sequence[int], options: Options) -> Args:
    """The kind of four cards, its pips and its pay, for texts; the kind `none` for fewer."""
    if len(cards) != HAND:
        return NO_WORDS
    judge = judge_of(options)
    hand = sum(ONE << card for card in cards)
    strength = judge.strength(hand)
    return {
        "kind": KINDS[kind_of(strength)],
        "pips": int(judge.pips_for(hand, strength)),
        "pays": int(judge.worth(hand, strength)),
    }
