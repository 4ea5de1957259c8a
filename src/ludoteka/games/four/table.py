"""What lies on the table and who has what: the part of Four that only moves cards. FOU-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.four.cards import ALIKE, HAND, MOST_SEATS, MOVES, TAKE, WINES
from ludoteka.games.four.house import ACT_MS, House
from ludoteka.games.four.piles import ALL, NO_MARK, UNSEEN, Pile, Seen
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import EVERYONE, NO_CARD, NOBODY
from ludoteka.rules.seats import only
from ludoteka.rules.slap import Slaps
from ludoteka.rules.wine import deck

# What the table waits for.
CHOOSING: Final = 0  # the first discards
READY: Final = 1  # Go
DRAWING: Final = 2  # a claim, while all draw and throw
CLAIMED: Final = 3  # more hands
SHOWN: Final = 4  # the next deal

LONG_AGO: Final = -1_000_000


class Table(State):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(seats, MOVES, dice, TAKE)
        self.house = house
        self.phase: i64 = CHOOSING
        self.round: i64 = 0
        self.shared = False  # lists by seat, with a copy, see rules/shared.py
        # cards
        self.held: list[i64] = [0] * (seats * WINES)  # at seat * WINES + wine
        self.sizes: list[i64] = [0] * seats
        self.first: list[i64] = [NO_CARD] * seats  # the first discards, while they lie before their owners
        self.stock = Pile()
        self.discard = Pile()
        self.throws: i64 = 0  # of the round
        self.latest: list[i64] = [NO_MARK] * seats  # the mark of each seat's last discard
        # who knows what, beside the piles' own viewers
        self.seen: list[Seen] = [UNSEEN] * seats  # of the cards in each hand
        self.mixed = UNSEEN  # of the cards in the stock, once it was shuffled
        self.denied: list[i64] = [0] * seats  # wines of which that hand surely holds fewer than four
        self.undrawn: Seats = 0  # where nobody was dealt four alike (FOU-3): who has not drawn since the deal
        # time
        self.acted: list[Ms] = [LONG_AGO] * seats  # FOU-23
        self.taken_at: Ms = LONG_AGO  # the latest card from the discard pile
        self.go_beat: i64 = 0
        # the claim
        self.winner: Seat = NOBODY
        self.wine: i64 = NO_CARD
        self.claim_beat: i64 = 0
        self.claimants: i64 = 0  # hands that claimed without having heard the claim: they stand before the slaps
        self.open: Seats = 0  # whose hand all have seen (FOU-25)
        self.slaps = Slaps()
        # points
        self.points: list[i64] = [0] * seats
        self.losers: Seats = 0  # by the slaps of this round
        self.false: Seats = 0  # who has claimed falsely in this round
        self.voids: i64 = 0  # rounds in a row without a claim that was right
        self.ended = ""

    def everybody(self) -> Seats:
        return (ONE << self.seats) - 1

    # --- dealing -----------------------------------------------------------------------------------------------------

    def deal_cards(self) -> i64:
        """FOU-22: everything shuffled, five each, the rest is the stock. How often it was dealt (FOU-3)."""
        cards = deck(self.house.per_type)
        deals: i64 = 0
        while deals == 0 or (self.house.redeals and self.four_dealt(cards)):
            self.dice.shuffle(cards)
            deals += 1
        self.held = [0] * (self.seats * WINES)
        five = HAND + 1
        for i in range(self.seats * five):
            self.held[i // five * WINES + cards[i]] += 1
        self.sizes = [five] * self.seats
        self.stock = Pile()
        for i in range(self.seats * five, len(cards)):
            self.stock.put(cards[i], 0, NO_MARK)
        self.discard = Pile()
        self.throws = 0
        self.latest = [NO_MARK] * self.seats
        self.seen = [UNSEEN] * self.seats
        self.mixed = UNSEEN
        self.denied = [0] * self.seats
        self.undrawn = self.everybody() if self.house.redeals else 0
        return deals

    def four_dealt(self, cards: list[i64]) -> bool:
        """Whether some hand of this deal has four alike."""
        five = HAND + 1
        for seat in range(self.seats):
            hand = cards[seat * five : (seat + 1) * five]
            for wine in range(WINES):
                if hand.count(wine) >= ALIKE:
                    return True
        return False

    # --- moving cards ------------------------------------------------------------------------------------------------

    def lay_first(self) -> None:
        """FOU-1: the first discards become the discard pile, seat by seat, face down with every option (FOU-2)."""
        for seat in range(self.seats):
            self.lay(seat, self.first[seat], only(seat))
        self.first = [NO_CARD] * self.seats

    def lay(self, seat: Seat, card: i64, eyes: i64) -> None:
        mark = self.throws * MOST_SEATS + seat
        self.discard.put(card, eyes, mark)
        self.latest[seat] = mark
        self.throws += 1

    def throw(self, seat: Seat, card: i64) -> None:
        self.held[seat * WINES + card] -= 1
        self.sizes[seat] -= 1
        self.lay(seat, card, ALL if self.house.face_up else only(seat))
        if self.remembers and self.seen[seat].cards:
            left = self.seen[seat]
            for wine in range(WINES):
                if wine == card or not self.house.face_up:  # face down it may have been any
                    left = left.without(wine, ALL)
            self.seen[seat] = left
        self.tell("throws", seat, card, eyes=EVERYONE if self.house.face_up else only(seat))

    def draw(self, seat: Seat) -> None:
        """FOU-8: the piles are served one by one."""
        stock = self.stock
        card = stock.cards.pop()
        stock.marks.pop()
        self.into_hand(seat, card, stock.eyes.pop())
        if self.remembers:
            for wine in range(WINES):
                self.mixed = self.mixed.without(wine, ALL if wine == card else ALL & ~only(seat))
        self.tell("draws", seat, card, eyes=only(seat))
        if not stock.cards:
            self.swap()

    def take(self, seat: Seat) -> None:
        """FOU-7: the hand that comes a moment after another finds the card gone, and takes none."""
        discard = self.discard
        if not discard.cards or self.too_soon(self.taken_at):
            self.tell("gone", seat)
            return
        card = discard.cards.pop()
        discard.marks.pop()
        eyes = discard.eyes.pop()
        self.into_hand(seat, card, eyes)
        self.taken_at = self.now
        self.tell("takes", seat, card, eyes=EVERYONE if eyes == ALL else only(seat))

    def into_hand(self, seat: Seat, card: i64, eyes: i64) -> None:
        self.held[seat * WINES + card] += 1
        self.sizes[seat] += 1
        if self.denied[seat]:
            self.denied[seat] = 0
        self.undrawn &= ~only(seat)
        if self.remembers:
            self.seen[seat] = self.seen[seat].with_one(card, eyes & ~only(seat))

    def swap(self) -> None:
        """FOU-4: the draw pile is empty, the discard pile becomes it."""
        self.stock, self.discard = self.discard, self.stock
        stock = self.stock
        if self.house.shuffles:  # FOU-5
            if self.remembers:
                for i in range(len(stock.cards)):
                    self.mixed = self.mixed.with_one(stock.cards[i], stock.eyes[i])
            self.dice.shuffle(stock.cards)
            stock.eyes = [0] * len(stock.cards)
        elif self.house.face_up:  # turned over as a whole: what was thrown first is drawn first
            stock.cards.reverse()
            stock.eyes.reverse()
        stock.marks = [NO_MARK] * len(stock.cards)
        self.tell("swaps", n=len(stock.cards))

    def too_soon(self, since: Ms) -> bool:
        return self.now - since < ACT_MS

    # --- copies and checks -------------------------------------------------------------------------------------------

    def continue_table(self, twin: Table) -> None:
        """For `copy`: everything but what every game has."""
        twin.shared = True
        self.shared = True
        self.phase = twin.phase
        self.round = twin.round
        self.held = twin.held[:]
        self.sizes = twin.sizes
        self.first = twin.first
        self.stock = twin.stock.copy()
        self.discard = twin.discard.copy()
        self.throws = twin.throws
        self.latest = twin.latest
        self.seen = twin.seen
        self.mixed = twin.mixed
        self.denied = twin.denied
        self.undrawn = twin.undrawn
        self.acted = twin.acted
        self.taken_at = twin.taken_at
        self.go_beat = twin.go_beat
        self.winner = twin.winner
        self.wine = twin.wine
        self.claim_beat = twin.claim_beat
        self.claimants = twin.claimants
        self.open = twin.open
        self.slaps = twin.slaps.copy()
        self.points = twin.points
        self.losers = twin.losers
        self.false = twin.false
        self.voids = twin.voids
        self.ended = twin.ended

    def own(self) -> None:
        """Before anything changes: what is shared with a copy becomes this state's own."""
        if self.shared:
            self.shared = False
            self.sizes = self.sizes[:]
            self.first = self.first[:]
            self.latest = self.latest[:]
            self.seen = self.seen[:]
            self.denied = self.denied[:]
            self.acted = self.acted[:]
            self.points = self.points[:]

    def broken(self) -> list[str]:
        """For `audit`."""
        found: list[str] = []
        for wine in range(WINES):
            n = self.stock.cards.count(wine) + self.discard.cards.count(wine) + self.first.count(wine)
            for seat in range(self.seats):
                n += self.held[seat * WINES + wine]
            if n != self.house.per_type:
                found.append(f"{n} cards of wine {wine}, not {self.house.per_type}")
            if self.mixed.cards.count(wine) > self.stock.cards.count(wine):
                found.append(f"more of wine {wine} known in the stock than there are")
        for seat in range(self.seats):
            found.extend(self.broken_hand(seat))
        for pile in (self.stock, self.discard):
            if not len(pile.cards) == len(pile.eyes) == len(pile.marks):
                found.append(f"a pile of {len(pile.cards)} cards, {len(pile.eyes)} eyes, {len(pile.marks)} marks")
        if self.phase != CHOOSING and not self.stock.cards:
            found.append("the draw pile is empty and nobody has swapped")  # FOU-4
        if len(self.slaps.order) != len(set(self.slaps.order)):
            found.append(f"a hand has slapped twice: {self.slaps.order}")
        return found

    def broken_hand(self, seat: Seat) -> list[str]:
        found: list[str] = []
        hand = self.held[seat * WINES : (seat + 1) * WINES]
        most = HAND + 1
        least = HAND if self.phase != CHOOSING or self.first[seat] != NO_CARD else most
        if not least <= self.sizes[seat] <= most or self.sizes[seat] != sum(hand) or min(hand) < 0:
            found.append(f"seat {seat} holds {hand}, said to be {self.sizes[seat]}")
        for wine in range(WINES):
            if self.seen[seat].cards.count(wine) > hand[wine]:
                found.append(f"more of wine {wine} known in the hand of seat {seat} than there are")
            if self.denied[seat] & (ONE << wine) and hand[wine] >= ALIKE:
                found.append(f"seat {seat} was refused {hand[wine]} of wine {wine}")
        return found
