"""A slap window: the hands that came down on the pile, in order. Games that end in a slap share it."""

from __future__ import annotations

from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import Seat, Seats
from ludoteka.rules.event import NOBODY


class Slaps:
    """Who slapped, first to last, since the window opened; and who was excused when it did.

    A hand that is down stays down. Excused seats (nobody sat there when it began) are neither waited for nor ever the
    last; if they slap all the same, their hand counts like any other. Leaving later excuses nobody.
    """

    def __init__(self) -> None:
        self.order: list[Seat] = []  # shared with copies, see shared.py
        self.down: Seats = 0
        self.excused: Seats = 0

    def open(self, absent: Seats) -> None:
        """A new window: no hand is down."""
        self.order = []
        self.down = 0
        self.excused = absent

    def add(self, seat: Seat) -> None:
        """One more hand; it must not be down already."""
        self.order = [*self.order, seat]
        self.down |= ONE << seat

    def first(self) -> Seat:
        """The fastest hand, or NOBODY."""
        return self.order[0] if self.order else NOBODY

    def last(self) -> Seat:
        """The slowest hand of those not excused, or NOBODY. Who was first is never also last."""
        i = len(self.order) - 1
        while i > 0:
            seat = self.order[i]
            if not self.excused & (ONE << seat):
                return seat
            i -= 1
        return NOBODY

    def missing(self, seats: Seats) -> Seats:
        """Those of `seats` who have not slapped and were not excused."""
        return seats & ~self.down & ~self.excused

    def copy(self) -> Slaps:
        twin = Slaps()
        twin.order = self.order
        twin.down = self.down
        twin.excused = self.excused
        return twin
