"""A player's face-down pile: a list with its top at the end. Everybody has seen the cards that came back under it."""

from __future__ import annotations

from mypy_extensions import i64


class Pile:
    def __init__(self, cards: list[i64], unseen: i64) -> None:
        self.cards = cards
        self.unseen = unseen  # so many, from the top, have been seen by nobody

    def draw(self) -> i64:
        """Take the top card."""
        if self.unseen:
            self.unseen -= 1
        return self.cards.pop()

    def lay_under(self, card: i64) -> None:
        """A card that all have seen goes to the bottom."""
        self.cards.insert(0, card)

    def copy(self) -> Pile:
        return Pile(self.cards[:], self.unseen)
