"""What minds reckon with: how high hands usually are, and what a change may bring."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import HAND, PER_SUIT, deck
from ludoteka.games.vinegret.combos import POINT, PRIME, SEQUENCE, TRICON, Judge, kind_of
from ludoteka.rules.cards import ONE, how_many, members
from ludoteka.rules.dice import Dice, FastDice

DEALS: Final = 1500
SEED: Final = 1659  # any would do; the tables are the same everywhere


class Tables:
    """The strengths of many hands after a sensible draw, ascending."""

    def __init__(self, judge: Judge) -> None:
        self.drawn: list[int] = []
        dice = FastDice(SEED)
        cards = deck(judge.by_order)
        for _i in range(DEALS):
            dice.shuffle(cards)
            hand = as_set(cards[:HAND])
            away = sensible_change(judge, hand)
            new = as_set(cards[HAND : HAND + how_many(away)])
            self.drawn.append(int(judge.strength((hand & ~away) | new)))
        self.drawn.sort()

    def beats(self, strength: int) -> float:
        """The chance to be higher than somebody who has drawn."""
        return (bisect_left(self.drawn, strength) + 0.5) / (DEALS + 1)


def as_set(cards: list[i64]) -> i64:
    some: i64 = 0
    for card in cards:
        some |= ONE << card
    return some


def sensible_change(judge: Judge, hand: i64) -> i64:
    """What most would throw from four cards."""
    kind = kind_of(judge.strength(hand))
    if kind in (SEQUENCE, TRICON, POINT):
        return odd_ones(judge, hand, kind)
    return 0 if kind >= PRIME else weakest(judge, hand, 3)


def odd_ones(judge: Judge, hand: i64, kind: i64) -> i64:
    """The cards that are no part of the sequence, the tricon, the three of a suit; of a pair in suit and two more of
    other suits the lower one of the pair, for a prime; of two pairs in suit the lower pair."""
    if kind == TRICON:
        for card in members(hand):
            alike: i64 = 0
            for other in members(hand):
                alike += 1 if other % PER_SUIT == card % PER_SUIT else 0
            if alike == 1:
                return ONE << card
        return 0
    suits: list[i64] = []
    for suit in range(HAND):
        part = hand & (((ONE << PER_SUIT) - 1) << (suit * PER_SUIT))
        if part:
            suits.append(part)
    if len(suits) == 3 and not judge.same_suit:
        for part in suits:
            if how_many(part) == 2:
                return weakest(judge, part, 1)
    keep = suits[0]
    for part in suits:
        if how_many(part) * 64 + judge.pips_of(part) > how_many(keep) * 64 + judge.pips_of(keep):
            keep = part
    return hand & ~keep


def weakest(judge: Judge, some: i64, n: i64) -> i64:
    """The `n` cards with the fewest pips."""
    away: i64 = 0
    for _i in range(n):
        least: i64 = -1
        for card in members(some & ~away):
            if least < 0 or judge.pips[card % PER_SUIT] < judge.pips[least % PER_SUIT]:
                least = card
        away |= ONE << least
    return away


def completed(judge: Judge, kept: i64, n: i64, unseen: list[i64], dice: Dice) -> i64:
    """The strength of these cards with `n` more out of those not seen."""
    hand = kept
    for i in range(n):
        j = i + dice.below(len(unseen) - i)
        unseen[i], unseen[j] = unseen[j], unseen[i]
        hand |= ONE << unseen[i]
    return judge.strength(hand)


def one_more_draw(judge: Judge, hand: i64, unseen: list[i64], dice: Dice) -> i64:
    """The strength after a sensible change of these four cards."""
    away = sensible_change(judge, hand)
    return completed(judge, hand & ~away, how_many(away), unseen, dice)
