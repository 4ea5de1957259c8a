"""A player's face-down pile: a list with its top at the end, of which some cards have been seen by all.

What nobody has seen is one stretch of `unseen` cards. Those taken since the deal lie below it, those put back lie on
it, and everybody has seen both.
"""

from __future__ import annotations

from mypy_extensions import i64


class Pile:
    def __init__(self, cards: list[i64], unseen: i64, put_back: i64) -> None:
        self.cards = cards
        self.unseen = unseen
        self.put_back = put_back  # seen cards on top of the unseen ones

    def draw(self) -> i64:
        """Take the top card."""
        if self.put_back:
            self.put_back -= 1
        elif self.unseen:
            self.unseen -= 1
        return self.cards.pop()

    def lay_back(self, card: i64) -> None:
        """A flip that does not count goes back on top (CHA-22)."""
        self.cards.append(card)
        self.put_back += 1

    def lay_under(self, block: list[i64]) -> None:
        """Cards from the centre, given from the bottom up, are turned over as they lie (CHA-16)."""
        block.reverse()
        self.cards = block + self.cards

    def first_unseen(self) -> i64:
        """The place of the lowest card that nobody has seen."""
        return len(self.cards) - self.put_back - self.unseen

    def copy(self) -> Pile:
        return Pile(self.cards[:], self.unseen, self.put_back)
