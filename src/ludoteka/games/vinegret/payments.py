"""How a deal of Vinegret ends, and who pays whom."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.vinegret.combos import KINDS, NOTHING, kind_of
from ludoteka.games.vinegret.house import EXTRA_DEALS, LOOK_MS, PAUSE_MS, House
from ludoteka.games.vinegret.table import (
    ALL_PASSED,
    BREAK,
    NO_HAND,
    OPEN,
    SHOWN,
    UNHELD_BET,
    UNHELD_RAISE,
    Table,
)
from ludoteka.rules.cards import ONE, how_many
from ludoteka.rules.contract import NEVER, Seat, Seats
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.seats import everyone


class Payments(Table):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(house, seats, dice)
        self.current: i64 = 0  # what each must have put in during this betting; 0: no bet is open
        self.entered: Seats = 0  # who came into the second betting, or was forced to show ("those who held")
        self.last_refuser: Seat = NOBODY
        self.shown: Seats = 0  # whose hands lie open
        self.outcome: i64 = OPEN
        self.winner: Seat = NOBODY  # of the latest deal
        self.taken: i64 = 0  # what the winner took out of the pot
        self.price: i64 = 0  # what each who pays owed the winner
        self.played: i64 = 0  # deals, without redeals (VIN-30)
        self.ended = ""

    # --- the ways a deal ends ----------------------------------------------------------------------------------------

    def unheld_bet(self, bettor: Seat) -> None:
        """Nobody holds in the first betting: the bettor takes back what he put in, the pot stays, he is paid."""
        own = self.stakes[bettor]
        self.tokens[bettor] += own
        self.stakes[bettor] = 0
        self.tell("unheld", bettor, n=own)
        self.collect_stakes()
        self.winner = bettor
        if self.house.unheld_takes_pot:
            self.take_pot(bettor)
        if not self.house.dealer_pays:
            self.price = 2
            self.pay(self.last_refuser, bettor, 2)
        elif self.dealer != bettor:  # VIN-9
            self.price = 2 * own
            self.pay(self.dealer, bettor, 2 * own)
        self.end_deal(UNHELD_BET)

    def pass_out(self) -> None:
        """All pass after the draw: nobody shows, nobody is paid, the pot stays."""
        self.end_deal(ALL_PASSED)

    def unheld_raise(self, raiser: Seat) -> None:
        """Nobody holds in the second betting: the raiser takes all, and shows what he is paid for (VIN-17)."""
        self.collect_stakes()
        self.show(raiser)
        self.winner = raiser
        hand = self.hands[raiser]
        judge = self.house.judge
        self.price = judge.pips_of(hand) if self.house.pays_pips else judge.worth(hand, judge.strength(hand))
        self.take_pot(raiser)
        self.collect_payments(raiser)
        self.end_deal(UNHELD_RAISE)

    def showdown(self) -> None:
        """All who are in show (VIN-18); the highest hand, of equals the eldest (VIN-19), takes the pot and is paid."""
        self.collect_stakes()
        judge = self.house.judge
        best: i64 = -1
        winner: Seat = NOBODY
        seat = self.dealer
        for _i in range(self.seats):
            seat = self.after(seat)
            if self.inside & (ONE << seat):
                strength = self.show(seat)
                if strength > best:
                    best = strength
                    winner = seat
        if kind_of(best) == NOTHING:
            self.tell("no-hand")
            self.end_deal(NO_HAND)
            return
        self.winner = winner
        self.price = judge.worth(self.hands[winner], best)
        self.take_pot(winner)
        self.collect_payments(winner)
        self.end_deal(SHOWN)

    # --- their parts -------------------------------------------------------------------------------------------------

    def collect_stakes(self) -> None:
        """The betting is closed: what was put in is in the pot."""
        self.current = 0
        for seat in range(self.seats):
            self.pot += self.stakes[seat]
            self.stakes[seat] = 0

    def show(self, seat: Seat) -> i64:
        """Lay a hand open. How high it is."""
        self.shown |= ONE << seat
        hand = self.hands[seat]
        strength = self.house.judge.strength(hand)
        if self.told is not None:
            self.tell(f"shows-{KINDS[kind_of(strength)]}", seat, n=self.house.judge.pips_for(hand, strength))
        return strength

    def take_pot(self, seat: Seat) -> None:
        self.taken = self.pot
        self.tokens[seat] += self.pot
        if self.pot:
            self.tell("takes-pot", seat, n=self.pot)
        self.pot = 0

    def collect_payments(self, winner: Seat) -> None:
        """Everybody at the table pays the winner the value of the hand, those who refused too."""
        payers = self.seated if self.house.all_pay else self.entered
        seat = self.dealer
        for _i in range(self.seats):
            seat = self.after(seat)
            if seat != winner and payers & (ONE << seat):
                self.pay(seat, winner, self.price)

    def end_deal(self, outcome: i64) -> None:
        """A pause, the next deal, or the end."""
        self.outcome = outcome
        self.played += 1
        self.phase = BREAK
        self.turn = NOBODY
        self.active = 0
        self.marked = 0
        if self.pot:
            self.tell("carried", n=self.pot)
        if self.house.to_double and max(self.tokens) >= 2 * self.house.start:
            self.finish("doubled")
        elif self.played < self.house.deals:
            self.deadline = self.now + (LOOK_MS if self.shown else PAUSE_MS)
        elif self.pot and self.played < self.house.deals + EXTRA_DEALS:  # VIN-22
            self.tell("extra", n=self.pot)
            self.deadline = self.now + (LOOK_MS if self.shown else PAUSE_MS)
        else:
            self.finish("cap" if self.house.to_double else "dealt")

    def finish(self, why: str) -> None:
        """What is left in the pot is shared evenly, odd tokens go to the seats after the dealer (VIN-22)."""
        if self.pot:
            heirs = everyone(self.seats) & ~self.out or everyone(self.seats)
            n = how_many(heirs)
            share = self.pot // n
            odd = self.pot - share * n
            seat = self.dealer
            while self.pot:
                seat = self.next_of(heirs, seat)
                part = share + 1 if odd else share
                odd -= 1 if odd else 0
                self.tokens[seat] += part
                self.pot -= part
                if part:
                    self.tell("shares", seat, n=part)
        self.over = True
        self.ended = why
        self.active = 0
        self.turn = NOBODY
        self.deadline = NEVER

    def continue_payments(self, twin: Payments) -> None:
        self.continue_table(twin)
        self.current = twin.current
        self.entered = twin.entered
        self.last_refuser = twin.last_refuser
        self.shown = twin.shown
        self.outcome = twin.outcome
        self.winner = twin.winner
        self.taken = twin.taken
        self.price = twin.price
        self.played = twin.played
        self.ended = twin.ended
