"""Cards as small integers, sets as bit masks, hands as objects.

A card is its kind: 0 … 62. A set of kinds (or of seats) is an integer with one bit for each, so "the cards that fit"
is `hand.kinds & FITS[top]`. Written for mypyc's native i64, right with plain int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def _one() -> i64:
    return 1


ONE: Final[i64] = _one()  # `ONE << k` is the set {k}. A literal 1 would be shifted in 32 bits by mypyc.


def lowest(some: i64) -> i64:
    """The smallest member of a set that is not empty."""
    low: int = some & -some
    return low.bit_length() - 1


def members(some: i64) -> list[i64]:
    """A set, as an ascending list."""
    found: list[i64] = []
    while some:
        low: int = some & -some
        found.append(low.bit_length() - 1)
        some -= low
    return found


def how_many(some: i64) -> i64:
    """The size of a set."""
    n: i64 = 0
    while some:
        some &= some - 1
        n += 1
    return n


class Hand:
    """Cards held by somebody: the set of kinds, and a list of the further copies."""

    def __init__(self, kinds: i64, more: list[i64]) -> None:
        self.kinds = kinds
        self.more = more
        self.size: i64 = how_many(kinds) + len(more)

    def add(self, card: i64) -> None:
        bit = ONE << card
        if self.kinds & bit:
            self.more.append(card)
        else:
            self.kinds |= bit
        self.size += 1

    def remove(self, card: i64) -> None:
        """Take one copy out; the card must be there."""
        self.size -= 1
        if card in self.more:
            self.more.remove(card)
        else:
            self.kinds ^= ONE << card

    def cards(self) -> list[i64]:
        """Every card, ascending, copies repeated."""
        cards = members(self.kinds)
        if self.more:
            cards.extend(self.more)
            cards.sort()
        return cards

    def copy(self) -> Hand:
        twin = Hand(0, self.more[:])
        twin.kinds = self.kinds  # not counted again
        twin.size = self.size
        return twin


def hand_of(cards: list[i64]) -> Hand:
    hand = Hand(0, [])
    for card in cards:
        hand.add(card)
    return hand
