"""Cards as small integers, sets as bit masks, hands as objects.

A card is its kind: 0 … 62. A set of kinds (or of seats) is an integer with one bit for each, so "the cards that fit"
is `hand.kinds & FITS[top]`. Written for mypyc's native i64, right with plain int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr


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


def append_members(to: list[i64], some: i64, plus: i64) -> None:
    """The members of a set, ascending, each with this added."""
    while some:
        low: int = some & -some
        to.append(low.bit_length() - 1 + plus)
        some -= low


def how_many(some: i64) -> i64:
    """The size of a set."""
    n: i64 = 0
    while some:
        some &= some - 1
        n += 1
    return n


@mypyc_attr(acyclic=True)  # compiled, no garbage collection looks at it
class Hand:
    """Cards held by somebody, four of a kind at most: the set of kinds, and of which there is a second copy, a third, a
    fourth. (Sets are copied and searched at once; a list of further copies takes longer than all the rest.)"""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.fourth: i64 = 0
        self.size: i64 = 0
        self.shared = False  # by a state and its copies: whoever wants to change it takes a copy first

    def add(self, card: i64) -> None:
        bit = ONE << card
        if not self.kinds & bit:
            self.kinds |= bit
        elif not self.second & bit:
            self.second |= bit
        elif not self.third & bit:
            self.third |= bit
        else:
            self.fourth |= bit
        self.size += 1

    def remove(self, card: i64) -> None:
        """Take one copy out; the card must be there."""
        bit = ONE << card
        if not self.second & bit:
            self.kinds ^= bit
        elif not self.third & bit:
            self.second ^= bit
        elif not self.fourth & bit:
            self.third ^= bit
        else:
            self.fourth ^= bit
        self.size -= 1

    def append_to(self, cards: list[i64], plus: i64) -> None:
        """Every card, in an order of no meaning, each with this added."""
        append_members(cards, self.kinds, plus)
        if self.second:
            append_members(cards, self.second, plus)
            append_members(cards, self.third, plus)
            append_members(cards, self.fourth, plus)

    def cards(self) -> list[i64]:
        """Every card, ascending, copies repeated."""
        cards = members(self.kinds)
        if self.second:
            cards += members(self.second) + members(self.third) + members(self.fourth)
            cards.sort()
        return cards

    def copy(self) -> Hand:
        twin = Hand()
        twin.kinds = self.kinds
        twin.second = self.second
        twin.third = self.third
        twin.fourth = self.fourth
        twin.size = self.size
        return twin

    def plus(self, some: Hand) -> Hand:
        """Another hand: this one with those cards."""
        sum = self.copy()
        for card in some.cards():
            sum.add(card)
        return sum

    def minus(self, some: Hand) -> Hand:
        """Another hand: this one without those cards, as far as they are there."""
        rest = self.copy()
        if rest.kinds & some.kinds:
            for card in some.cards():
                if rest.kinds & (ONE << card):
                    rest.remove(card)
        return rest


def hand_of(cards: list[i64]) -> Hand:
    hand = Hand()
    for card in cards:
        hand.add(card)
    return hand
