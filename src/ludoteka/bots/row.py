"""A row of numbers in 0 … 1, written block by block. Seats are written from one's own on, clockwise."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64

ROOM: Final = 8_192  # values: more than any layout has


def zeros(n: int) -> array[float]:
    """`n` float32."""
    return array("f", bytes(4 * n))


class Row:
    """`me` is the seat whose view is written, into `values` from `at` on, which are 0. Each block has a name, for the
    layout."""

    def __init__(self, me: int, seats: int, values: array[float], at: i64 = 0) -> None:
        self.me = me
        self.seats = seats
        self.around: list[int] = [(me + i) % seats for i in range(seats)]  # every seat, one's own first
        self.values = values
        self.at = at

    def block(self, name: str, n: i64) -> i64:
        """Where the next `n` values stand; they are 0 until they are written."""
        at = self.at
        self.at = at + n
        return at

    # --- one thing ----------------------------------------------------------------------------------------------------

    def flag(self, name: str, yes: bool) -> None:
        at = self.block(name, 1)
        if yes:
            self.values[at] = 1.0

    def share(self, name: str, n: i64, most: i64) -> None:
        """`n` of `most`; what is less than 0 or more than `most` is cut off."""
        at = self.block(name, 1)
        if n > 0:
            self.values[at] = float(n) / float(most) if n < most else 1.0

    def one_hot(self, name: str, which: i64, n: i64) -> None:
        """1 at `which` of `n`; nowhere if it is outside."""
        at = self.block(name, n)
        if 0 <= which < n:
            self.values[at + which] = 1.0

    # --- many things --------------------------------------------------------------------------------------------------

    def flags(self, name: str, all_of_them: list[bool]) -> None:
        at = self.block(name, len(all_of_them))
        for yes in all_of_them:
            if yes:
                self.values[at] = 1.0
            at += 1

    def shares(self, name: str, numbers: Sequence[int], most: i64) -> None:
        """Each of `most`; what is less than 0 or more than `most` is cut off."""
        at = self.block(name, len(numbers))
        for number in numbers:
            n: i64 = number
            if n > 0:
                self.values[at] = float(n) / float(most) if n < most else 1.0
            at += 1

    def chances(self, name: str, all_of_them: list[float]) -> None:
        at = self.block(name, len(all_of_them))
        for chance in all_of_them:
            if chance > 0.0:
                self.values[at] = chance
            at += 1

    def counts(self, name: str, cards: Sequence[int], kinds: i64, most: i64) -> None:
        """Of each kind of card, how many of `most` there are; a hidden card (-1) is left out."""
        at = self.block(name, kinds)
        if not cards:
            return
        found: list[i64] = [0] * kinds
        for one in cards:
            card: i64 = one
            if card >= 0:
                n = found[card] + 1
                found[card] = n
                self.values[at + card] = float(n) / float(most) if n < most else 1.0

    def members(self, name: str, some: i64, n: i64) -> None:
        """A set as a mask: of each of `n`, whether it is in."""
        at = self.block(name, n)
        for i in range(n):
            if some >> i & 1:
                self.values[at + i] = 1.0

    # --- seats --------------------------------------------------------------------------------------------------------

    def who(self, name: str, seat: i64) -> None:
        """One seat; nowhere if it is none."""
        at = self.block(name, self.seats)
        if seat >= 0:
            self.values[at + (seat - self.me) % self.seats] = 1.0

    def which(self, name: str, some: i64) -> None:
        """A set of seats as a mask."""
        at = self.block(name, self.seats)
        for seat in self.around:
            if some >> seat & 1:
                self.values[at] = 1.0
            at += 1

    def among(self, name: str, some: Iterable[int]) -> None:
        """A set of seats, one after the other."""
        at = self.block(name, self.seats)
        for seat in some:
            self.values[at + (seat - self.me) % self.seats] = 1.0

    def each(self, name: str, numbers: Sequence[int], most: i64) -> None:
        """A number for each seat."""
        self.shares(name, [numbers[seat] for seat in self.around], most)

    def points(self, name: str, numbers: Sequence[int], most: int) -> None:
        """Points of each seat, which may be less than 0: 0.5 is none."""
        self.shares(name, [numbers[seat] + most for seat in self.around], 2 * most)


class Layout(Row):
    """Remembers as well what each block is called, and how long it is."""

    def __init__(self, me: int, seats: int) -> None:
        super().__init__(me, seats, zeros(ROOM))
        self.blocks: list[tuple[str, int]] = []

    def block(self, name: str, n: i64) -> i64:
        self.blocks.append((name, int(n)))
        return super().block(name, n)
