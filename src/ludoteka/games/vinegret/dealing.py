"""The course of a deal of Vinegret: two cards and whist or exchange, two more, the first betting, the draw, the second.

VIN-n: rulings, see NOTES.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.vinegret.betting import Betting
from ludoteka.games.vinegret.house import BETTING, FORCE_STAKE, SHOW_AT_ONCE, WHIST_STAKE, House
from ludoteka.games.vinegret.table import CHOICE, DRAW, FIRST, NOT_YET, OPEN, SAYING, SECOND, THROWING
from ludoteka.rules.cards import ONE, how_many
from ludoteka.rules.contract import Seat, Seats
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.seats import everyone


class Dealing(Betting):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(house, seats, dice)
        self.redeals: i64 = 0  # in a row (VIN-8)
        self.forced = False
        self.round: i64 = 0  # of the draw
        self.standing: Seats = 0  # who has changed nothing and draws no more (VIN-10)

    # --- the deal, and the first two cards ---------------------------------------------------------------------------

    def deal(self) -> None:
        """Antes, two cards each."""
        self.put_out()
        able = everyone(self.seats) & ~self.out
        if able & (able - 1) == 0:
            self.finish("alone")
            return
        if not able & (ONE << self.dealer):
            self.dealer = self.next_of(able, self.dealer)
        self.seat_for_deal(able)
        self.forget_the_last()
        self.tell("deals", self.dealer, n=self.played + 1)
        if self.house.ante_on_carried or not self.pot:  # VIN-26
            self.tell("antes", n=self.house.ante)
            for seat in range(self.seats):
                if self.seated & (ONE << seat):
                    self.put(seat, self.house.ante)
        self.gather()
        self.deal_two()
        self.wait(SAYING, self.next_of(self.seated, self.dealer))

    def put_out(self) -> None:
        """Where nobody may owe, who cannot pay the ante is out, for good (VIN-3)."""
        for seat in range(self.seats):
            mine = ONE << seat
            if self.house.table_stakes and self.tokens[seat] < self.house.ante and not self.out & mine:
                self.out |= mine
                self.tell("out", seat)

    def seat_for_deal(self, able: Seats) -> None:
        """Where one is too many, the one before the dealer, who has mostly dealt last, sits this deal out."""
        self.seated = able
        if how_many(able) > self.house.most_seats:
            seat = self.dealer
            for _i in range(how_many(able) - 1):
                seat = self.next_of(able, seat)
            self.seated = able & ~(ONE << seat)
            self.tell("sits-out", seat)
        self.inside = self.seated

    def forget_the_last(self) -> None:
        self.forced = False
        self.round = 0
        self.standing = 0
        self.entered = 0
        self.returning = 0
        self.current = 0
        self.raises = 0
        self.due = 0
        self.passed = 0
        self.bettor = NOBODY
        self.last_refuser = NOBODY
        self.shown = 0
        self.outcome = OPEN
        self.winner = NOBODY
        self.taken = 0
        self.price = 0

    def whist(self, seat: Seat) -> None:
        self.first[seat] = 0
        self.tell("whist", seat, n=self.put(seat, WHIST_STAKE))
        self.said(seat)

    def exchange_first(self, seat: Seat, places: i64) -> None:
        """One or both of the first two cards."""
        n = how_many(places)
        self.first[seat] = n
        self.tell("exchanges", seat, n=n)
        if self.house.all_stake:
            self.tell("stakes", seat, n=self.put(seat, WHIST_STAKE))
        brings = self.house.one_brings if n == 1 else n
        self.exchange(seat, self.cards_at(seat, places), brings)
        self.cast[seat] = n
        if brings > n:
            self.wait(THROWING, seat)
        else:
            self.said(seat)

    def throw(self, seat: Seat, places: i64) -> None:
        """Who got two for one throws one of the three."""
        card = self.cards_at(seat, places)
        self.hands[seat] &= ~card
        self.drawn[seat] &= ~card
        self.thrown[seat] |= card
        self.cast[seat] += 1
        self.tell("throws", seat)
        self.said(seat)

    def said(self, seat: Seat) -> None:
        if self.first[self.next_of(self.seated, seat)] == NOT_YET:
            self.wait(SAYING, self.next_of(self.seated, seat))
            return
        self.dice.shuffle(self.stock)  # without the discards (VIN-12)
        for other in range(self.seats):
            self.drawn[other] = 0
        self.deal_two()
        self.tell("two-more")
        self.begin_first()

    # --- the first betting and the dealer's choice -------------------------------------------------------------------

    def begin_first(self) -> None:
        self.inside = self.seated
        if not self.open_betting(FIRST):
            self.begin_draw()

    def all_passed(self) -> None:
        if self.phase == SECOND:
            self.pass_out()
        elif self.forced:  # VIN-7: then all are in
            self.begin_draw()
        else:
            self.tell("all-passed", self.dealer)
            self.wait(CHOICE, self.dealer)

    def redeal(self) -> None:
        """The same dealer, new cards, new antes; the pot stays."""
        self.redeals += 1
        self.tell("redeal", self.dealer)
        self.deal()

    def force(self) -> None:
        """The dealer pays; everybody keeps the cards and is in (VIN-7)."""
        self.tell("forces", self.dealer, n=self.put(self.dealer, FORCE_STAKE))
        self.forced = True
        if self.house.after_force == BETTING:
            self.begin_first()
        elif self.house.after_force == SHOW_AT_ONCE:
            self.entered = self.inside
            self.showdown()
        else:
            self.begin_draw()

    # --- the draw and the second betting -----------------------------------------------------------------------------

    def begin_draw(self) -> None:
        self.round = 1
        self.current = 0
        self.due = self.inside
        self.wait(DRAW, self.next_of(self.due, self.dealer))

    def change(self, seat: Seat, places: i64) -> None:
        """None to all four of the hand, once; or again until one changes nothing (VIN-10)."""
        n = how_many(places)
        self.second[seat] = n
        self.tell("changes", seat, n=n)
        broke = self.exchange(seat, self.cards_at(seat, places), n)
        self.exchanges.append(seat + 8 * n + 64 * broke)
        if not n:
            self.standing |= ONE << seat
        self.due &= ~(ONE << seat)
        if not self.due and self.round < self.house.rounds and self.inside & ~self.standing:
            self.round += 1
            self.due = self.inside & ~self.standing
            self.wait(DRAW, self.next_of(self.due, self.dealer))
        elif self.due:
            self.wait(DRAW, self.next_of(self.due, seat))
        else:
            self.begin_second()

    def begin_second(self) -> None:
        self.entered = self.inside
        if self.house.refuser_returns:
            self.returning = self.may_return()
            self.inside |= self.returning
        if not self.open_betting(SECOND):
            self.inside = self.entered
            self.returning = 0
            self.showdown()

    def may_return(self) -> Seats:
        """Who refused, and has something to bet where nobody may owe (VIN-6)."""
        some: Seats = 0
        for seat in range(self.seats):
            if self.seated & ~self.inside & (ONE << seat) and (self.tokens[seat] > 0 or not self.house.table_stakes):
                some |= ONE << seat
        return some

    def continue_dealing(self, twin: Dealing) -> None:
        self.continue_betting(twin)
        self.redeals = twin.redeals
        self.forced = twin.forced
        self.round = twin.round
        self.standing = twin.standing
