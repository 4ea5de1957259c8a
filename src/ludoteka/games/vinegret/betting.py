"""The two bettings of Vinegret: bet, hold, raise, refuse, until all who are in have put in the same."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import MOST_BET
from ludoteka.games.vinegret.house import MOST_RAISES, House
from ludoteka.games.vinegret.payments import Payments
from ludoteka.games.vinegret.table import FIRST, SECOND
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import Seat, Seats
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY


class Betting(Payments):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(house, seats, dice)
        self.raises: i64 = 0  # since the opening
        self.bettor: Seat = NOBODY  # who bet or raised last
        self.due: Seats = 0  # who has still to speak
        self.passed: Seats = 0  # who has passed in this betting before there was a bet
        self.returning: Seats = 0  # refused in the first betting and may come back in the second (VIN-6)

    def open_betting(self, phase: i64) -> bool:
        """A betting begins with the eldest (VIN-16). False: there is none, for somebody has nothing left to bet."""
        self.current = 0
        self.raises = 0
        self.bettor = NOBODY
        self.passed = 0
        self.due = 0
        if self.most() < 1:
            self.tell("no-betting")
            return False
        self.due = self.inside
        self.wait(phase, self.next_of(self.due, self.dealer))
        return True

    def most(self) -> i64:
        """The most tokens a bet or a raise may add now: the limit is for each (VIN-30); at table stakes no more than
        the smallest stack among those who are in."""
        if not self.house.table_stakes:
            return self.house.limit
        most: i64 = MOST_BET
        for seat in range(self.seats):
            if self.inside & (ONE << seat):
                most = min(most, self.tokens[seat] + self.stakes[seat] - self.current)
        return most

    def may_raise(self) -> bool:
        """Whether a raise on an open bet is left (VIN-5, VIN-27)."""
        return self.raises < (self.house.first_raises if self.phase == FIRST else MOST_RAISES)

    # --- what is said ------------------------------------------------------------------------------------------------

    def check(self, seat: Seat) -> None:
        """Pass while there is no bet. Who was in may still hold; who had refused is out for good (VIN-6)."""
        self.passed |= ONE << seat
        if self.returning & (ONE << seat):
            self.leave(seat)
        self.tell("passes", seat)
        self.spoken(seat)

    def open_bet(self, seat: Seat, n: i64) -> None:
        self.tell("bets" if self.phase == FIRST else "raises", seat, n=n)
        self.stake(seat, n)

    def add(self, seat: Seat, n: i64) -> None:
        self.raises += 1
        self.tell("raises", seat, n=n)
        self.stake(seat, self.current + n)

    def stake(self, seat: Seat, whole: i64) -> None:
        """From now on everybody must have put in so much; all others must speak."""
        self.come_in(seat)
        self.tokens[seat] -= whole - self.stakes[seat]
        self.stakes[seat] = whole
        self.current = whole
        self.bettor = seat
        self.due = self.inside
        self.spoken(seat)

    def hold(self, seat: Seat) -> None:
        self.tell("holds", seat, n=self.current - self.stakes[seat])
        self.come_in(seat)
        self.tokens[seat] -= self.current - self.stakes[seat]
        self.stakes[seat] = self.current
        self.spoken(seat)

    def refuse(self, seat: Seat) -> None:
        """Final for this deal, but for VIN-6. The last one who is in is never asked."""
        self.tell("refuses", seat)
        self.leave(seat)
        self.last_refuser = seat
        if self.inside == ONE << self.bettor:
            if self.phase == FIRST:
                self.unheld_bet(self.bettor)
            else:
                self.unheld_raise(self.bettor)
        else:
            self.spoken(seat)

    # --- their parts -------------------------------------------------------------------------------------------------

    def come_in(self, seat: Seat) -> None:
        self.returning &= ~(ONE << seat)
        if self.phase == SECOND:
            self.entered |= ONE << seat

    def leave(self, seat: Seat) -> None:
        self.inside &= ~(ONE << seat)
        self.due &= ~(ONE << seat)
        self.returning &= ~(ONE << seat)

    def spoken(self, seat: Seat) -> None:
        self.due &= ~(ONE << seat)
        if self.due:
            self.wait(self.phase, self.next_of(self.due, seat))
        elif not self.current:
            self.all_passed()
        elif self.phase == FIRST:
            self.collect_stakes()
            self.begin_draw()
        else:
            self.showdown()

    def all_passed(self) -> None:
        """Nobody bets. Which betting it is decides what that means."""
        raise NotImplementedError

    def begin_draw(self) -> None:
        """The first betting is closed."""
        raise NotImplementedError

    def continue_betting(self, twin: Betting) -> None:
        self.continue_payments(twin)
        self.raises = twin.raises
        self.bettor = twin.bettor
        self.due = twin.due
        self.passed = twin.passed
        self.returning = twin.returning
