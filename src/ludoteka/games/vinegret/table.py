"""What lies on the table of Vinegret: hands, stock and discards, tokens, pot and stakes. VIN-n: see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import MOVES, PER_SUIT
from ludoteka.games.vinegret.house import DECIDE_MS, House
from ludoteka.rules.cards import ONE, how_many, lowest, members
from ludoteka.rules.contract import Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.seats import everyone

# What the table waits for.
SAYING: Final = 0  # whist, or an exchange of the first two cards
THROWING: Final = 1  # who got two for one throws one
FIRST: Final = 2  # the first betting
CHOICE: Final = 3  # all have passed: the dealer's choice
DRAW: Final = 4
SECOND: Final = 5  # the second betting
BREAK: Final = 6  # between deals: nobody owes a move

# How the latest deal ended.
OPEN: Final = 0
UNHELD_BET: Final = 1
ALL_PASSED: Final = 2
UNHELD_RAISE: Final = 3
SHOWN: Final = 4
NO_HAND: Final = 5  # shown, and none of them counts

NOT_YET: Final = -1
UNBROKEN: Final = 7  # in `exchanges`: the stock lasted


class Table(State):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(seats, MOVES, dice)
        self.house = house
        self.phase: i64 = BREAK
        self.turn: Seat = NOBODY
        self.dealer: Seat = 0
        self.out: Seats = 0  # who cannot ante any more (VIN-3)
        self.seated: Seats = everyone(seats)  # who is dealt cards: who is not out, and does not sit this deal out
        self.inside: Seats = 0  # of them, who has not refused
        # tokens
        self.tokens: list[i64] = [house.start] * seats
        self.stakes: list[i64] = [0] * seats  # put in during this betting, not yet in the pot
        self.pot: i64 = 0
        # cards, as sets
        self.hands: list[i64] = [0] * seats
        self.drawn: list[i64] = [0] * seats  # of the hand, what its latest exchange brought
        self.thrown: list[i64] = [0] * seats  # lying in the discards, by who threw them
        self.stock = house.deck[:]  # the end is the top
        self.marked: i64 = 0  # places in the hand of who is on turn
        # what was done with them
        self.first: list[i64] = [NOT_YET] * seats  # how many of the first two were exchanged; 0: whist
        self.second: list[i64] = [NOT_YET] * seats  # how many were changed in the latest draw
        self.cast: list[i64] = [0] * seats  # how many were thrown before the first betting
        self.gone: list[i64] = []  # reshuffle * seats + seat: cards of that seat that went back into the stock
        self.exchanges: list[i64] = []  # of the draw: seat + 8 * cards + 64 * (drawn before a reshuffle, or UNBROKEN)

    # --- seats -------------------------------------------------------------------------------------------------------

    def after(self, seat: Seat) -> Seat:
        """The next seat in the direction of play (VIN-1)."""
        return (seat + self.house.step + self.seats) % self.seats

    def next_of(self, some: Seats, seat: Seat) -> Seat:
        """The next of these seats after this one; they must not be none."""
        seat = self.after(seat)
        while not some & (ONE << seat):
            seat = self.after(seat)
        return seat

    def wait(self, phase: i64, seat: Seat) -> None:
        """This seat owes a move, and has its time for it."""
        self.phase = phase
        self.turn = seat
        self.marked = 0
        self.active = ONE << seat
        self.deadline = self.now + DECIDE_MS

    # --- cards -------------------------------------------------------------------------------------------------------

    def gather(self) -> None:
        """All cards go back into the stock and are shuffled."""
        self.stock = self.house.deck[:]
        self.dice.shuffle(self.stock)
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.drawn[seat] = 0
            self.thrown[seat] = 0
            self.first[seat] = NOT_YET
            self.second[seat] = NOT_YET
            self.cast[seat] = 0
        self.gone = []
        self.exchanges = []

    def deal_two(self) -> None:
        """Two cards each, one at a time, the eldest first."""
        for _round in range(2):
            seat = self.dealer
            for _i in range(self.seats):
                seat = self.after(seat)
                if self.seated & (ONE << seat):
                    self.hands[seat] = self.hands[seat] | (ONE << self.stock.pop())

    def cards_at(self, seat: Seat, places: i64) -> i64:
        """The cards that lie at these places of the sorted hand."""
        cards: i64 = 0
        rest = self.hands[seat]
        while rest:
            card = rest & -rest
            if places & 1:
                cards |= card
            places >>= 1
            rest ^= card
        return cards

    def lowest_card(self, seat: Seat) -> i64:
        """The lowest card of a hand by the order of the deck; of equals the one that lies first."""
        place = self.house.judge.place
        best: i64 = lowest(self.hands[seat])
        for card in members(self.hands[seat]):
            if place[card % PER_SUIT] < place[best % PER_SUIT]:
                best = card
        return best

    def exchange(self, seat: Seat, cards: i64, n: i64) -> i64:
        """Throw these and draw `n`. How many were drawn before the stock ran out and was renewed, or UNBROKEN."""
        held = self.hands[seat] & ~cards
        drawn: i64 = 0
        broke: i64 = UNBROKEN
        for i in range(n):
            if not self.stock:
                broke = i
                self.renew_stock()
            drawn |= ONE << self.stock.pop()
        self.hands[seat] = held | drawn
        self.drawn[seat] = drawn
        self.thrown[seat] = self.thrown[seat] | cards  # only now: they stay out of a stock renewed meanwhile (VIN-31)
        return broke

    def renew_stock(self) -> None:
        """The discards and the hands of those who are out of this deal are shuffled (VIN-11)."""
        for seat in range(self.seats):
            back = self.thrown[seat]
            if not self.inside & (ONE << seat) and not self.house.refuser_returns:
                back |= self.hands[seat]
                self.hands[seat] = 0
                self.drawn[seat] = 0
            self.thrown[seat] = 0
            self.gone.append(back)
            self.stock.extend(members(back))
        self.dice.shuffle(self.stock)
        self.tell("reshuffle", n=len(self.stock))

    # --- tokens ------------------------------------------------------------------------------------------------------

    def put(self, seat: Seat, n: i64) -> i64:
        """Tokens into the pot; where nobody may owe, what there is (VIN-21). How many they were."""
        if self.house.table_stakes:
            n = min(n, self.tokens[seat])
        self.tokens[seat] -= n
        self.pot += n
        return n

    def pay(self, giver: Seat, taker: Seat, n: i64) -> None:
        """Tokens from hand to hand; where nobody may owe, what there is (VIN-21)."""
        if self.house.table_stakes:
            n = min(n, self.tokens[giver])
        if n:
            self.tokens[giver] -= n
            self.tokens[taker] += n
            self.tell("pays", giver, other=taker, n=n)

    # --- what laws and searches need ----------------------------------------------------------------------------------

    def continue_table(self, twin: Table) -> None:
        self.continue_from(twin)
        self.phase = twin.phase
        self.turn = twin.turn
        self.dealer = twin.dealer
        self.out = twin.out
        self.seated = twin.seated
        self.inside = twin.inside
        self.tokens = twin.tokens[:]
        self.stakes = twin.stakes[:]
        self.pot = twin.pot
        self.hands = twin.hands[:]
        self.drawn = twin.drawn[:]
        self.thrown = twin.thrown[:]
        self.stock = twin.stock[:]
        self.marked = twin.marked
        self.first = twin.first[:]
        self.second = twin.second[:]
        self.cast = twin.cast[:]
        self.gone = twin.gone[:]
        self.exchanges = twin.exchanges[:]

    def audit_cards(self) -> list[str]:
        """Every card of the deck is in one place."""
        flaws: list[str] = []
        everywhere: i64 = 0
        count: i64 = 0
        for some in (*self.hands, *self.thrown, *[ONE << card for card in self.stock]):
            everywhere |= some
            count += how_many(some)
        whole: i64 = 0
        for card in self.house.deck:
            whole |= ONE << card
        if everywhere != whole or count != 40:
            flaws.append(f"of the 40 cards {how_many(everywhere)} are there, {count} in all")
        for seat in range(self.seats):
            if self.drawn[seat] & ~self.hands[seat]:
                flaws.append(f"seat {seat} has drawn what it does not hold")
            size = how_many(self.hands[seat])
            if not self.seated & (ONE << seat) and size:
                flaws.append(f"seat {seat} is not dealt in and holds {size} cards")
            if self.inside & (ONE << seat) and size != self.size_now(seat):
                flaws.append(f"seat {seat} holds {size} cards in phase {self.phase}")
        return flaws

    def size_now(self, seat: Seat) -> i64:
        """How many cards a seat holds that is in the deal."""
        if self.phase == THROWING and seat == self.turn:
            return 3
        return 2 if self.phase in (SAYING, THROWING) else 4

    def audit_tokens(self) -> list[str]:
        """No token is lost or made."""
        flaws: list[str] = []
        there = self.pot
        for seat in range(self.seats):
            there += self.tokens[seat] + self.stakes[seat]
            if self.stakes[seat] and self.phase not in (FIRST, SECOND):
                flaws.append(f"seat {seat} has a stake of {self.stakes[seat]} and there is no betting")
            if self.house.table_stakes and self.tokens[seat] < 0:
                flaws.append(f"seat {seat} owes tokens at a table where nobody may")
        if there != self.seats * self.house.start:
            flaws.append(f"{there} tokens of {self.seats * self.house.start}")
        if self.pot < 0:
            flaws.append(f"{self.pot} tokens in the pot")
        return flaws
