"""What lies on the table and who has what: the part of Harvest that counts and moves cards. HAR-n: see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.harvest.cards import GRAB, MOVES, PLACES, WINES
from ludoteka.games.harvest.centre import Centre
from ludoteka.games.harvest.house import ERRORS, IDLE_ROUNDS, House
from ludoteka.games.harvest.pile import Pile
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import NEVER, Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.places import by_most

# What the table waits for.
COUNTING: Final = 0  # "three", when all turn a card over; nothing lies in the centre
OPEN: Final = 1  # hands, until the window closes; in a tie, the next card
NAMING: Final = 2  # the name of who adds a card to a tie
NAMED: Final = 3  # that card
CLOSED: Final = 4  # cards that are owed; then the leftovers go back
OVER: Final = 5

NO_WINE: Final = -1


class Table(State):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(seats, MOVES, dice, GRAB)
        self.house = house
        self.piles: list[Pile] = []
        self.shared = False  # lists by seat, with a copy, see rules/shared.py
        self.out: list[i64] = []  # what could not be dealt evenly (HAR-2)
        self.lost: list[i64] = []  # what lay in the centre at the end and scores for nobody (HAR-6)
        self.won: list[list[i64]] = [[] for _i in range(seats)]  # the cards collected, the latest last
        self.aside: list[list[i64]] = [[] for _i in range(seats)]  # given back in this round (HAR-19)
        self.centre = Centre()
        self.phase: i64 = COUNTING
        self.due: Ms = NEVER  # when the phase ends by itself
        self.leader: i64 = NO_WINE  # the wine that may be grabbed
        self.round: i64 = 0
        self.first_beat: i64 = 1  # of this round
        self.token: Seat = 0  # who adds the next card to a tie (HAR-4), or names who does
        self.adds_next: Seat = NOBODY  # where somebody is named: from whom the cards come on clockwise
        self.owed: list[i64] = [0] * seats  # cards to be given back
        self.owing: Seats = 0  # who owes any
        self.give_by: list[Ms] = [NEVER] * seats
        self.errors: list[i64] = [0] * seats  # wrong grabs in this round
        self.taken: list[i64] = [0] * seats  # right grabs in this round
        self.grabbed_at: list[Ms] = [-1_000_000] * seats
        self.touched = False  # somebody grabbed in this round
        self.idle: i64 = 0  # rounds in a row in which nobody did
        self.ended = ""

    # --- who, and how many -------------------------------------------------------------------------------------------

    def next_with_cards(self, seat: Seat) -> Seat:
        """HAR-5: this seat, or the next clockwise that has cards; NOBODY."""
        for i in range(self.seats):
            other = (seat + i) % self.seats
            if self.piles[other].cards:
                return other
        return NOBODY

    def how_many_have_cards(self) -> i64:
        n: i64 = 0
        for pile in self.piles:
            if pile.cards:
                n += 1
        return n

    def adder(self) -> Seat:
        """Whose card comes next in a tie."""
        return self.next_with_cards(self.token if self.adds_next == NOBODY else self.adds_next)

    def somebody_is_to_be_named(self) -> bool:
        """HAR-4, where the active player chooses: once a round, and only if there is a choice."""
        return self.house.named and self.adds_next == NOBODY and self.how_many_have_cards() > 1

    def is_full(self) -> bool:
        """No place is left in the centre; only where more than half is asked for (HAR-1)."""
        return len(self.centre.shown) >= PLACES

    def barred(self, seat: Seat) -> str:
        """Why this seat may grab no more in this round; "" if it may."""
        if self.house.locks and self.errors[seat] >= ERRORS:
            return "locked"
        return "one-card" if self.house.one_each and self.taken[seat] else ""

    def all_are_barred(self) -> bool:
        for seat in range(self.seats):  # noqa: SIM110  (a loop compiles to less)
            if not self.barred(seat):
                return False
        return True

    def first_debt_due(self) -> Ms:
        due: Ms = NEVER
        if self.owing:
            for seat in range(self.seats):
                if self.owed[seat] and self.give_by[seat] < due:
                    due = self.give_by[seat]
        return due

    # --- cards that move ---------------------------------------------------------------------------------------------

    def collect(self, seat: Seat, card: i64) -> None:
        self.won[seat].append(card)

    def owe(self, seat: Seat, by: Ms) -> None:
        self.owed[seat] += 1
        self.owing |= ONE << seat
        self.give_by[seat] = by

    def give_owed(self, seat: Seat, i: i64) -> None:
        self.owed[seat] -= 1
        if not self.owed[seat]:
            self.owing &= ~(ONE << seat)
        self.give(seat, i)

    def give(self, seat: Seat, i: i64) -> None:
        """HAR-17, HAR-19: card number i of the collection goes to the centre, where nobody may grab it."""
        card = self.won[seat].pop(i)
        self.aside[seat].append(card)
        self.tell("gives", seat, card)

    def pay(self, seat: Seat) -> None:
        """HAR-18: who does not choose in time gives what was taken last."""
        while self.owed[seat]:
            self.give_owed(seat, len(self.won[seat]) - 1)

    def clear(self) -> None:
        """HAR-9, HAR-10, HAR-19: what is left goes under the piles in the order of revealing, then what was given."""
        n: i64 = 0
        for one in self.centre.shown:
            if one.taker == NOBODY:
                self.piles[self.shortest() if self.house.to_shortest else one.owner].lay_under(one.card)
                n += 1
        for seat in range(self.seats):
            aside = self.aside[seat]
            if aside:
                for card in aside:
                    self.piles[seat].lay_under(card)
                    n += 1
                aside.clear()
        if n:
            self.tell("settles", n=n)

    def shortest(self) -> Seat:
        """The shortest pile; of several the first clockwise from the token."""
        best = self.token
        for i in range(1, self.seats):
            seat = (self.token + i) % self.seats
            if len(self.piles[seat].cards) < len(self.piles[best].cards):
                best = seat
        return best

    def split(self) -> None:
        """HAR-6: what lay in the centre at the end scores for nobody, or is dealt out evenly from the token on."""
        pot = [one.card for one in self.centre.left()]
        for seat in range(self.seats):
            pot += self.aside[seat]
            self.aside[seat].clear()
        if self.house.splits:
            each = len(pot) // self.seats
            for i in range(each * self.seats):
                self.collect((self.token + i) % self.seats, pot.pop(0))
            self.tell("splits", n=each)
        self.lost = self.lost + pot

    # --- how it ended ------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """HAR-22: by cards collected; ties share."""
        return by_most(self.scores())

    def scores(self) -> list[int]:
        return [len(mine) for mine in self.won]

    def why(self) -> str:
        return self.ended

    # --- what laws and searches need ---------------------------------------------------------------------------------

    def continue_table(self, twin: Table) -> None:
        """For `copy`: this part of the game, shared in nothing that changes."""
        self.continue_from(twin)
        twin.shared = True
        self.shared = True
        self.piles = [pile.copy() for pile in twin.piles]
        self.out = twin.out
        self.lost = twin.lost
        self.won = twin.won
        self.aside = twin.aside
        self.centre = twin.centre.copy()
        self.phase = twin.phase
        self.due = twin.due
        self.leader = twin.leader
        self.round = twin.round
        self.first_beat = twin.first_beat
        self.token = twin.token
        self.adds_next = twin.adds_next
        self.owed = twin.owed
        self.owing = twin.owing
        self.give_by = twin.give_by
        self.errors = twin.errors
        self.taken = twin.taken
        self.grabbed_at = twin.grabbed_at
        self.touched = twin.touched
        self.idle = twin.idle
        self.ended = twin.ended

    def own(self) -> None:
        """Before anything changes: what is shared with a copy becomes this state's own."""
        if self.shared:
            self.shared = False
            self.won = [cards[:] for cards in self.won]
            self.aside = [cards[:] for cards in self.aside]
            self.owed = self.owed[:]
            self.give_by = self.give_by[:]
            self.errors = self.errors[:]
            self.taken = self.taken[:]
            self.grabbed_at = self.grabbed_at[:]

    def audit(self) -> list[str]:
        broken: list[str] = []
        everything = self.out + self.lost
        for cards in self.won + self.aside:
            everything += cards
        for pile in self.piles:
            everything += pile.cards
            if not 0 <= pile.unseen <= len(pile.cards):
                broken.append(f"{pile.unseen} unseen of {len(pile.cards)} cards in a pile")
        if self.phase != COUNTING and self.phase != OVER:
            everything += [one.card for one in self.centre.left()]
        for wine in range(WINES):
            if everything.count(wine) != self.house.per_type:
                broken.append(f"{everything.count(wine)} cards of wine {wine}, not {self.house.per_type}")
        if len(everything) != WINES * self.house.per_type or len(self.out) != len(everything) % self.seats:
            broken.append(f"{len(everything)} cards, {len(self.out)} of them out of the game")
        if len(self.centre.shown) > PLACES:
            broken.append(f"{len(self.centre.shown)} cards in the centre")
        for seat in range(self.seats):
            if not 0 <= self.owed[seat] <= len(self.won[seat]) or bool(self.owed[seat]) != bool(self.owing >> seat & 1):
                broken.append(f"seat {seat} owes {self.owed[seat]} of {len(self.won[seat])} cards")
        if not 0 <= self.idle <= IDLE_ROUNDS or self.round > self.house.rounds:
            broken.append(f"{self.idle} rounds without a grab, {self.round} rounds")
        return broken
