"""What lies in the middle of the table, face up."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import Seat, Seats


class Shown:
    """A card that was turned over: to which word, on which beat, by whom, and who has slapped it falsely."""

    def __init__(self, card: i64, word: i64, beat: i64, owner: Seat, falsely: Seats) -> None:
        self.card = card
        self.word = word
        self.beat = beat
        self.owner = owner
        self.falsely = falsely

    def matches(self) -> bool:
        return self.card == self.word

    def slapped_by(self, seat: Seat) -> bool:
        return self.falsely & (ONE << seat) != 0


class Centre:
    """The pile in the middle, from the bottom up. The penalties lie lowest, in `under`, and no slap is ever for them.
    The first `settled` of the shown cards can be slapped no more, though they still lie there."""

    def __init__(self) -> None:
        self.shown: list[Shown] = []
        self.under: list[i64] = []
        self.settled: i64 = 0

    def place(self, beat: i64) -> i64:
        """Where the card of this beat lies, if it can still be slapped; else -1."""
        i: i64 = len(self.shown) - 1
        while i >= self.settled and self.shown[i].beat > beat:
            i -= 1
        return i if i >= self.settled and self.shown[i].beat == beat else -1

    def open_match(self, i: i64) -> bool:
        """Whether card number i is there, matches, and can be slapped."""
        return i >= self.settled and self.shown[i].matches()

    def size(self) -> i64:
        return len(self.under) + len(self.shown)

    def take(self, n: i64) -> list[i64]:
        """Remove the lowest n shown cards and all that lie below them. From the bottom up."""
        block = self.under
        for one in self.shown[:n]:
            block.append(one.card)
        self.shown = self.shown[n:]
        self.under = []
        self.settled = max(0, self.settled - n)
        return block

    def cards(self) -> list[i64]:
        """All of them, from the bottom up."""
        return self.under + [one.card for one in self.shown]

    def copy(self) -> Centre:
        twin = Centre()
        twin.shown = [Shown(one.card, one.word, one.beat, one.owner, one.falsely) for one in self.shown]
        twin.under = self.under[:]
        twin.settled = self.settled
        return twin
