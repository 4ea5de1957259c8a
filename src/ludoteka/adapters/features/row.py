"""A row of numbers in 0 … 1, written block by block. Seats are written from one's own on, clockwise."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

ROOM: Final = 8_192  # values: more than any layout has


class Row:
    """`me` is the seat whose view is written, `size` the length of it all. Each block has a name, for the layout."""

    def __init__(self, me: int, seats: int, size: int) -> None:
        self.me = me
        self.seats = seats
        self.around = [*range(me, seats), *range(me)]  # every seat, one's own first
        self.values = array("f", bytes(4 * size))
        self.at = 0

    def block(self, name: str, n: int) -> int:
        """Where the next `n` values stand; they are 0 until they are written."""
        at = self.at
        self.at = at + n
        return at

    # --- one thing ----------------------------------------------------------------------------------------------------

    def flag(self, name: str, yes: bool) -> None:
        at = self.block(name, 1)
        if yes:
            self.values[at] = 1.0

    def share(self, name: str, n: int, most: int) -> None:
        """`n` of `most`; what is less than 0 or more than `most` is cut off."""
        at = self.block(name, 1)
        if n > 0:
            self.values[at] = n / most if n < most else 1.0

    def one_hot(self, name: str, which: int, n: int) -> None:
        """1 at `which` of `n`; nowhere if it is outside."""
        at = self.block(name, n)
        if 0 <= which < n:
            self.values[at + which] = 1.0

    # --- many things --------------------------------------------------------------------------------------------------

    def flags(self, name: str, all_of_them: Sequence[bool]) -> None:
        at = self.block(name, len(all_of_them))
        for i, yes in enumerate(all_of_them):
            if yes:
                self.values[at + i] = 1.0

    def shares(self, name: str, numbers: Sequence[float], most: float) -> None:
        """Each of `most`; what is less than 0 or more than `most` is cut off."""
        at = self.block(name, len(numbers))
        for i, n in enumerate(numbers):
            if n > 0:
                self.values[at + i] = n / most if n < most else 1.0

    def counts(self, name: str, cards: Sequence[int], kinds: int, most: int) -> None:
        """Of each kind of card, how many of `most` there are; a hidden card (-1) is left out."""
        at = self.block(name, kinds)
        for card, n in Counter(cards).items() if cards else ():
            if card >= 0:
                self.values[at + card] = n / most if n < most else 1.0

    def members(self, name: str, some: int, n: int) -> None:
        """A set as a mask: of each of `n`, whether it is in."""
        at = self.block(name, n)
        self.values[at : at + n] = spread(some, n)

    # --- seats --------------------------------------------------------------------------------------------------------

    def who(self, name: str, seat: int) -> None:
        """One seat; nowhere if it is none."""
        at = self.block(name, self.seats)
        if seat >= 0:
            self.values[at + (seat - self.me) % self.seats] = 1.0

    def which(self, name: str, some: int) -> None:
        """A set of seats as a mask."""
        at = self.block(name, self.seats)
        for i, seat in enumerate(self.around):
            if some >> seat & 1:
                self.values[at + i] = 1.0

    def among(self, name: str, some: Iterable[int]) -> None:
        """A set of seats, one after the other."""
        at = self.block(name, self.seats)
        for seat in some:
            self.values[at + (seat - self.me) % self.seats] = 1.0

    def each(self, name: str, numbers: Sequence[int], most: int) -> None:
        """A number for each seat."""
        self.shares(name, [numbers[seat] for seat in self.around], most)

    def points(self, name: str, numbers: Sequence[int], most: int) -> None:
        """Points of each seat, which may be less than 0: 0.5 is none."""
        self.shares(name, [numbers[seat] + most for seat in self.around], 2 * most)


class Layout(Row):
    """Remembers as well what each block is called, and how long it is."""

    def __init__(self, me: int, seats: int) -> None:
        super().__init__(me, seats, ROOM)
        self.blocks: list[tuple[str, int]] = []

    def block(self, name: str, n: int) -> int:
        self.blocks.append((name, n))
        return super().block(name, n)


@lru_cache(maxsize=1_024)
def spread(some: int, n: int) -> array[float]:
    """A mask as `n` values: the same few come again and again."""
    return array("f", [some >> i & 1 for i in range(n)])
