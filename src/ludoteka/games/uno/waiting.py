"""Whom the table of UNO waits for and what for: turns, and the cards a Super Joker or a stack makes somebody owe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import OF_COLOUR, SUPER
from ludoteka.games.uno.house import House
from ludoteka.games.uno.table import Table
from ludoteka.rules.cards import ONE, Hand
from ludoteka.rules.contract import NEVER, Seat
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY
from ludoteka.rules.shared import changed

# What the table waits for.
TURN: Final = 0  # play or draw
DRAWN: Final = 1  # play the card just drawn, or keep it where that is allowed
OWES: Final = 2  # a Super Joker or a stack: take the cards, contest, or add to it
NAMING: Final = 3  # a colour
SWAPPING: Final = 4  # whom to swap hands with
BREAK: Final = 5  # the next round

CONTEST_MS: Final = 10_000  # UNO-16
CAP: Final = 2_000  # UNO-22: turns of a round
ABSENT_MS: Final = 15_000  # UNO-39: where nobody is timed
INNOCENT: Final = 2  # cards more for a contest that fails
PLUS_TWO: Final = 2
PLUS_FOUR: Final = 4


class Waiting(Table):
    def __init__(self, house: House, hands: list[Hand], stock: list[i64], pile: list[i64], dice: Dice) -> None:
        super().__init__(house, hands, stock, pile, dice)
        self.direction: i64 = 1
        self.phase: i64 = TURN
        self.turn: Seat = 0
        self.turns: i64 = 0  # of this round
        self.drawn: i64 = NO_CARD  # in DRAWN
        self.forced = False  # in DRAWN: there was nothing else to play
        self.pending: i64 = 0  # cards owed, in OWES
        self.bluffer: Seat = NOBODY  # who played the Super Joker that may be contested
        self.bluff = False
        self.test: i64 = 0  # the kinds that would have made it one
        self.tested: i64 = 0  # cards the bluffer had left when he played it
        self.out: Seat = NOBODY  # has no card left

    # --- turns -------------------------------------------------------------------------------------------------------

    def after(self, seat: Seat) -> Seat:
        return (seat + self.direction) % self.seats

    def next_turn(self, seat: Seat) -> None:
        self.turns += 1
        if self.called:
            self.forget_calls()
        if self.turns >= CAP:
            self.end_round(NOBODY)  # UNO-22
        else:
            self.wait(TURN, (seat + self.direction) % self.seats)

    def wait(self, phase: i64, seat: Seat) -> None:
        house = self.house
        self.phase = phase
        self.turn = seat
        self.active = ONE << seat
        self.racing = house.jump_in and (phase in (TURN, OWES))
        if phase == OWES and self.pile[-1] == SUPER:
            self.deadline = self.now + CONTEST_MS
        elif house.move_ms != NEVER:
            self.deadline = self.now + house.move_ms
        elif self.active & self.absent:
            self.deadline = self.now + ABSENT_MS
        else:
            self.deadline = NEVER

    def excused(self) -> None:
        """Where nobody is timed, the table still does not wait for ever for somebody who is not there (UNO-39)."""
        if self.phase == BREAK or (self.phase == OWES and self.pile[-1] == SUPER) or self.house.move_ms != NEVER:
            return
        if not self.active & self.absent:
            self.deadline = NEVER
        elif self.deadline == NEVER:
            self.deadline = self.now + ABSENT_MS

    # --- Super Jokers and stacks -------------------------------------------------------------------------------------

    def take_test(self, seat: Seat, obliged: bool) -> None:
        """Whether this Super Joker is a bluff: judged on the hand without it and the pile before it (UNO-15)."""
        test = OF_COLOUR[self.colour] if self.house.colour_test else self.fits & ~(ONE << SUPER)
        if self.phase == OWES:
            test &= self.house.addable(self.pile[-1])  # UNO-36
        if obliged:
            test = 0  # UNO-33
        self.test = test
        self.bluff = self.hands[seat].kinds & test != 0
        self.tested = self.hands[seat].size - 1
        self.bluffer = seat

    def owe(self, seat: Seat, n: i64) -> None:
        """The next player owes the cards of this +2 or Super Joker, and those of a stack under it."""
        self.pending += n
        self.wait(OWES, self.after(seat))

    def additions(self, seat: Seat) -> i64:
        """What this seat could put on the stack (UNO-28)."""
        if self.out != NOBODY:
            return 0  # UNO-36
        return self.hands[seat].kinds & self.fits & self.house.addable(self.pile[-1])

    def accept(self, seat: Seat) -> None:
        self.tell("accepts", seat, n=self.pending)
        self.settle(seat, self.pending)
        self.go_on(seat)

    def settle(self, seat: Seat, n: i64) -> None:
        self.pending = 0
        self.take(seat, n)

    def contest(self, seat: Seat) -> None:
        """UNO-17: the challenger, and nobody else, sees the whole hand."""
        bluffer = self.bluffer
        hand = self.hands[bluffer]
        self.tell("contests", seat, other=bluffer)
        if self.told is not None:
            for card in hand.cards():
                self.tell("shows", bluffer, card, seat, eyes=ONE << seat)
        if hand.size and self.remembers:
            self.remember().shown(seat, bluffer, hand)
        if self.bluff:
            self.tell("guilty", bluffer, other=seat, n=self.pending)
            if self.remembers:
                self.has = changed(self.has, bluffer, self.test)
            self.settle(bluffer, self.pending)
            self.go_on(bluffer)
            return
        self.tell("innocent", bluffer, other=seat, n=self.pending + INNOCENT)
        if self.remembers and hand.size == self.tested:  # it has drawn nothing since
            self.lacks = changed(self.lacks, bluffer, self.lacks[bluffer] | self.test)
        self.settle(seat, self.pending + INNOCENT)
        self.go_on(seat)

    def go_on(self, seat: Seat) -> None:
        """What was owed is settled; this seat's turn is over, or the round."""
        if self.out != NOBODY:
            self.end_round(self.out)
        else:
            self.next_turn(seat)

    def end_round(self, winner: Seat) -> None:
        """Rounds are rules.py's."""
        raise NotImplementedError

    # --- copies ------------------------------------------------------------------------------------------------------

    def continue_waiting(self, twin: Waiting) -> None:
        """For `copy`: what this class has beside the cards."""
        self.continue_table(twin)
        self.direction = twin.direction
        self.phase = twin.phase
        self.turn = twin.turn
        self.turns = twin.turns
        self.drawn = twin.drawn
        self.forced = twin.forced
        self.pending = twin.pending
        self.bluffer = twin.bluffer
        self.bluff = twin.bluff
        self.test = twin.test
        self.tested = twin.tested
        self.out = twin.out
