"""Cards that lie on the table, and who knows which. Sets of viewers are masks: one bit a seat, one for the watchers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.four.cards import MOST_SEATS
from ludoteka.rules.cards import ONE

Viewers = i64
WATCHERS: Final[i64] = ONE << MOST_SEATS
ALL: Final[i64] = (ONE << (MOST_SEATS + 1)) - 1  # seats that are not there included
NO_MARK: Final = -1


class Pile:
    """Cards in order, the top last; with each its viewers, and the mark of the throw that brought it."""

    def __init__(self) -> None:
        self.cards: list[i64] = []
        self.eyes: list[Viewers] = []
        self.marks: list[i64] = []

    def put(self, card: i64, eyes: Viewers, mark: i64) -> None:
        self.cards.append(card)
        self.eyes.append(eyes)
        self.marks.append(mark)

    def copy(self) -> Pile:
        twin = Pile()
        twin.cards = self.cards[:]
        twin.eyes = self.eyes[:]
        twin.marks = self.marks[:]
        return twin


class Seen:
    """Cards that somebody knows to be in a hand, or in a shuffled pile: the place is known, the order is not. It never
    changes: states and their copies share it."""

    def __init__(self, cards: list[i64], eyes: list[Viewers]) -> None:
        self.cards = cards
        self.eyes = eyes

    def with_one(self, card: i64, eyes: Viewers) -> Seen:
        """A card more; without a viewer nothing is known of it."""
        return Seen([*self.cards, card], [*self.eyes, eyes]) if eyes else self

    def without(self, card: i64, viewers: Viewers) -> Seen:
        """A card has left that may have been of this wine: each of these viewers can count on one fewer."""
        if not self.cards:
            return self
        cards: list[i64] = []
        eyes: list[Viewers] = []
        for i in range(len(self.cards)):
            left = self.eyes[i]
            if self.cards[i] == card:
                left &= ~viewers
                viewers &= ~self.eyes[i]
            if left:
                cards.append(self.cards[i])
                eyes.append(left)
        return Seen(cards, eyes)

    def known_to(self, viewer: Viewers) -> list[i64]:
        """What this viewer can count on, ascending."""
        cards = [self.cards[i] for i in range(len(self.cards)) if self.eyes[i] & viewer]
        cards.sort()
        return cards


UNSEEN: Final = Seen([], [])
