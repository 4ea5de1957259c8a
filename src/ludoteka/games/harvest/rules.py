"""Harvest: on "three" everybody turns a card over; grab the cards of the wine that lies there most often. HAR-n: see
NOTES.md."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.harvest.cards import ADD, GIVE, GRAB, WINES
from ludoteka.games.harvest.house import (
    CHOICE_MS,
    COUNT_MS,
    ERRORS,
    GIVE_MS,
    IDLE_ROUNDS,
    NAMED_MS,
    PAUSE_MS,
    ROUNDS,
    TIE_MS,
    House,
)
from ludoteka.games.harvest.options import Options
from ludoteka.games.harvest.pile import Pile
from ludoteka.games.harvest.table import CLOSED as CLOSED
from ludoteka.games.harvest.table import COUNTING as COUNTING
from ludoteka.games.harvest.table import NAMED as NAMED
from ludoteka.games.harvest.table import NAMING as NAMING
from ludoteka.games.harvest.table import NO_WINE as NO_WINE
from ludoteka.games.harvest.table import OPEN as OPEN
from ludoteka.games.harvest.table import OVER as OVER
from ludoteka.games.harvest.table import Table
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import NEVER, Move, Ms, Seat
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.wine import deck


class Harvest(Table):
    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if self.over:
            return moves
        if self.active & (ONE << seat):
            moves = self.on_turn(seat)
        if OPEN <= self.phase <= NAMED and not self.barred(seat):
            shown = self.centre.shown
            for i in range(len(shown)):
                if shown[i].taker == NOBODY:
                    moves.append(GRAB + i)
        return moves

    def on_turn(self, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if self.owed[seat]:
            for wine in range(WINES):
                if wine in self.won[seat]:
                    moves.append(GIVE + wine)
        if self.phase == NAMING and seat == self.token:
            for other in range(self.seats):
                if self.piles[other].cards:
                    moves.append(ADD + other)
        return moves

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        return self.wrong_turn(seat, move) if move < GRAB else self.wrong_grab(seat, move - GRAB, beat)

    def wrong_turn(self, seat: Seat, move: Move) -> str:
        if move < ADD:
            if not self.owed[seat]:
                return "nothing-owed"
            return "" if move - GIVE in self.won[seat] else "not-collected"
        if self.phase != NAMING:
            return "nobody-to-name"
        if seat != self.token:
            return "not-your-turn"
        other = move - ADD
        return "" if other < self.seats and self.piles[other].cards else "no-pile"

    def wrong_grab(self, seat: Seat, place: i64, beat: i64) -> str:
        """HAR-14: what is gone, or not there yet, cannot be grabbed, and costs nothing."""
        shown = self.centre.shown
        if self.round > 0 and beat < self.first_beat:
            return "round-over"
        if place >= len(shown) or shown[place].beat > beat:
            return "no-card"
        if shown[place].taker != NOBODY:
            return "taken"
        return self.barred(seat) if OPEN <= self.phase <= NAMED else "round-over"

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        self.own()
        if move >= GRAB:
            self.grab(seat, move - GRAB, beat)
        elif move >= ADD:
            self.name(seat, move - ADD)
        else:
            self.give_back(seat, move - GIVE)
        self.wait()

    def lapse(self) -> None:
        self.own()
        debt = self.first_debt_due()
        if debt <= self.due:
            for seat in range(self.seats):
                if self.owed[seat] and self.give_by[seat] <= debt:
                    self.pay(seat)
            self.settle_if_paid()
        elif self.phase == COUNTING:
            self.reveal_all()
        elif self.phase == NAMED:
            self.add_card()
        elif self.phase == NAMING:
            self.name(NOBODY, self.token)
        elif self.leader != NO_WINE:
            self.close()
        else:
            self.tie()
        self.wait()

    def excused(self) -> None:
        self.wait()

    def again(self, at: Ms) -> None:
        """What lay on the table lies there still, and is shown anew; every time that ran begins anew."""
        if self.over:
            return
        self.own()
        self.now = max(self.now, at)
        self.tell("again")
        if self.phase == COUNTING:
            self.due = self.now + COUNT_MS
        elif self.phase == NAMING:
            self.due = self.now + CHOICE_MS
        elif self.phase == NAMED:
            self.due = self.now + NAMED_MS
        elif self.phase == OPEN:
            self.due = self.now + self.open_ms()
        for seat in range(self.seats):
            if self.owed[seat]:
                self.give_by[seat] = self.now + GIVE_MS
        self.wait()

    def wait(self) -> None:
        """What comes next, and who owes a move meanwhile."""
        if self.over:
            return
        debt = self.first_debt_due()
        self.active = self.owing
        if self.phase == NAMING:
            self.active |= ONE << self.token
        self.reveal = self.due < debt and self.a_card_is_due()
        self.deadline = max(self.now, min(self.due, debt))

    def a_card_is_due(self) -> bool:
        """What comes when the phase ends is something to react to."""
        if self.phase == OPEN:
            return self.leader == NO_WINE and not self.is_full() and not self.somebody_is_to_be_named()
        return self.phase == COUNTING or self.phase == NAMED

    # --- revealing ---------------------------------------------------------------------------------------------------

    def count(self) -> None:
        """HAR-26: one, two, …"""
        self.phase = COUNTING
        self.due = self.now + COUNT_MS

    def reveal_all(self) -> None:
        """HAR-3: … three. HAR-7: who has no card left turns none over."""
        self.round += 1
        self.beat += 1
        self.first_beat = self.beat
        self.centre.clear()
        self.adds_next = NOBODY
        self.touched = False
        for seat in range(self.seats):
            self.errors[seat] = 0
            self.taken[seat] = 0
        self.tell("round", n=self.round)
        for seat in range(self.seats):
            if self.piles[seat].cards:
                self.reveal_card("flips", seat)
        self.look()

    def add_card(self) -> None:
        """HAR-4, HAR-5: one more; the next would come from the seat to the left of whoever it was."""
        seat = self.adder()
        self.beat += 1
        self.reveal_card("adds", seat)
        if self.house.named:
            self.adds_next = (seat + 1) % self.seats
        else:
            self.token = (seat + 1) % self.seats
        self.look()

    def reveal_card(self, what: str, seat: Seat) -> None:
        card = self.piles[seat].draw()
        self.centre.add(card, self.beat, seat)
        self.tell(what, seat, card)

    def look(self) -> None:
        """HAR-1: is there one wine to grab? Nothing that is told here says so."""
        self.phase = OPEN
        self.leader = self.centre.leader(self.house.half)
        self.due = self.now + self.open_ms()
        if self.leader == NO_WINE and not self.how_many_have_cards():
            self.end_in_tie()

    def open_ms(self) -> Ms:
        """HAR-12, HAR-28: for a wine as long as its cards may be grabbed, for a tie until the next card."""
        return self.house.window_ms if self.leader != NO_WINE and not self.all_are_barred() else TIE_MS

    def tell_that_none_leads(self) -> None:
        """Where more than half is asked for (HAR-1), one wine may well be ahead."""
        self.tell("no-half" if self.house.half else "tie")

    def tie(self) -> None:
        """HAR-28: a tie has stood there for a while. Nobody takes a card; one more is added."""
        self.tell_that_none_leads()
        if self.is_full():
            self.void()
        elif self.somebody_is_to_be_named():
            self.phase = NAMING
            self.due = self.now + CHOICE_MS
        else:
            self.add_card()

    def name(self, seat: Seat, other: Seat) -> None:
        """HAR-4: the active player says who adds a card. Without a word he does it himself, or the next who can."""
        self.adds_next = other
        if seat == NOBODY:
            self.tell("names-nobody", self.token, other=self.adder())
        else:
            self.tell("names", seat, other=other)
        self.token = (self.token + 1) % self.seats
        self.phase = NAMED
        self.due = self.now + NAMED_MS

    # --- grabbing ----------------------------------------------------------------------------------------------------

    def grab(self, seat: Seat, place: i64, beat: i64) -> None:
        if self.now - self.grabbed_at[seat] < PAUSE_MS:  # HAR-13
            self.tell("too-soon", seat)
            return
        self.grabbed_at[seat] = self.now
        self.touched = True
        card = self.centre.shown[place].card
        if beat == self.beat and card == self.leader:  # HAR-16: before this beat there was a tie
            self.take(seat, place)
        else:
            self.err(seat, card)
        if self.leader != NO_WINE and (not self.centre.left_of(self.leader) or self.all_are_barred()):
            self.close()

    def take(self, seat: Seat, place: i64) -> None:
        self.centre.take(place, seat)
        self.collect(seat, self.leader)
        self.taken[seat] += 1
        self.tell("takes", seat, self.leader)

    def err(self, seat: Seat, card: i64) -> None:
        """HAR-15, HAR-17, HAR-20: the wrong card stays in the centre; one of one's own goes back, if there is one."""
        self.errors[seat] += 1
        owes = len(self.won[seat]) > self.owed[seat]
        self.tell("wrong", seat, card, n=1 if owes else 0)
        if self.house.locks and self.errors[seat] == ERRORS:
            self.tell("locked", seat)
        if owes and self.house.by_lot:
            self.give(seat, self.dice.below(len(self.won[seat])))
        elif owes:
            self.owe(seat, self.now + GIVE_MS)

    def give_back(self, seat: Seat, wine: i64) -> None:
        """HAR-18: the giver's own choice."""
        i: i64 = len(self.won[seat]) - 1
        while self.won[seat][i] != wine:
            i -= 1
        self.give_owed(seat, i)
        self.settle_if_paid()

    # --- the end of a round ------------------------------------------------------------------------------------------

    def close(self) -> None:
        """HAR-11, HAR-12: nothing is left to grab, or no time."""
        self.tell("leads", card=self.leader, n=self.centre.counts[self.leader])
        left = self.centre.left_of(self.leader)
        if left:
            self.tell("left", card=self.leader, n=left)
        self.idle = 0 if self.touched else self.idle + 1
        if self.idle:
            self.tell("idle", n=self.idle)
        self.finish_round()

    def void(self) -> None:
        """HAR-1: thirteen cards, and no wine has more than half. Nothing could be grabbed, so it is no idle round."""
        self.tell("void")
        if self.touched:
            self.idle = 0
        self.finish_round()

    def finish_round(self) -> None:
        self.phase = CLOSED
        self.due = NEVER
        self.settle_if_paid()

    def settle_if_paid(self) -> None:
        """HAR-29: the round waits for the cards that are owed. HAR-27: then the piles are looked at."""
        if self.phase != CLOSED or self.owing:
            return
        self.clear()
        if not self.how_many_have_cards():
            self.end("piles-empty")
        elif self.idle == IDLE_ROUNDS:
            self.end("idle")  # HAR-23
        elif self.round == self.house.rounds:
            self.end("rounds" if self.round == ROUNDS else "fixed-rounds")  # HAR-24
        else:
            self.count()

    def end_in_tie(self) -> None:
        """HAR-6: no wine leads and no pile has a card left to change that. What is owed is paid."""
        self.tell_that_none_leads()
        for seat in range(self.seats):
            self.pay(seat)
        self.split()
        self.end("tie")

    def end(self, why: str) -> None:
        self.over = True
        self.ended = why
        self.phase = OVER
        self.active = 0
        self.reveal = False
        self.due = NEVER
        self.deadline = NEVER

    def copy(self, dice: Dice) -> Harvest:
        twin = Harvest(self.house, self.seats, dice)
        twin.continue_table(self)
        return twin


def start(options: Options, seats: int, dice: Dice) -> Harvest:
    """HAR-2, HAR-4: an even deal, unseen; the token begins at a seat drawn by lot."""
    house = House(options)
    state = Harvest(house, seats, dice)
    cards = deck(house.per_type)
    dice.shuffle(cards)
    each = len(cards) // seats
    state.piles = [Pile(cards[seat * each : (seat + 1) * each], each) for seat in range(seats)]
    state.out = cards[seats * each :]
    state.token = dice.below(seats)
    state.count()
    state.wait()
    return state
