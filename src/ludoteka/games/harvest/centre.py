"""What lies in the middle of the table, face up, each card at a place that keeps its number for the round."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.harvest.cards import WINES
from ludoteka.rules.contract import Seat
from ludoteka.rules.event import NOBODY


class Shown:
    """A card that was revealed: on which beat, by whom, and who took it, if anybody. Copies share it, so it never
    changes."""

    def __init__(self, card: i64, beat: i64, owner: Seat, taker: Seat) -> None:
        self.card = card
        self.beat = beat
        self.owner = owner
        self.taker = taker


class Centre:
    """The cards of this round in the order of revealing, those that were taken too."""

    def __init__(self) -> None:
        self.shown: list[Shown] = []
        self.counts: list[i64] = [0] * WINES  # of all that was revealed, by wine

    def add(self, card: i64, beat: i64, owner: Seat) -> None:
        self.shown.append(Shown(card, beat, owner, NOBODY))
        self.counts[card] += 1

    def take(self, place: i64, taker: Seat) -> None:
        card = self.shown[place]
        self.shown[place] = Shown(card.card, card.beat, card.owner, taker)

    def clear(self) -> None:
        self.shown.clear()
        for wine in range(WINES):
            self.counts[wine] = 0

    def leader(self, half: bool) -> i64:
        """HAR-1: the wine that stands here more often than each other, or than all others together; -1: there is
        none."""
        best: i64 = 0
        for wine in range(1, WINES):
            if self.counts[wine] > self.counts[best]:
                best = wine
        rival: i64 = 0
        others: i64 = 0
        for wine in range(WINES):
            if wine != best:
                others += self.counts[wine]
                rival = max(rival, self.counts[wine])
        return best if self.counts[best] > (others if half else rival) else -1

    def left(self) -> list[Shown]:
        """What nobody took, in the order of revealing."""
        return [one for one in self.shown if one.taker == NOBODY]

    def left_of(self, wine: i64) -> i64:
        """How many cards of this wine are there still."""
        n: i64 = 0
        for one in self.shown:
            if one.card == wine and one.taker == NOBODY:
                n += 1
        return n

    def copy(self) -> Centre:
        twin = Centre()
        twin.shown = self.shown[:]
        twin.counts = self.counts[:]
        return twin
