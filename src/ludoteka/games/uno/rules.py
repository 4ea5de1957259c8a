"""The rounds of UNO: the deal, the first card, the end, the points. UNO-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import (
    BLANKS,
    DRAW,
    DRAW_TWO,
    HANDS,
    JOKER,
    JOKERS,
    KINDS,
    NUMBERS,
    PLAY_HANDS,
    REVERSE,
    SKIP,
    SUPER,
    SUPERS,
    points,
)
from ludoteka.games.uno.house import DECKS, LOWEST, SINGLE, TO_500, House
from ludoteka.games.uno.options import Options
from ludoteka.games.uno.table import NO_COLOUR, ZEROS
from ludoteka.games.uno.turns import Turns
from ludoteka.games.uno.waiting import BREAK, DRAWN, NAMING, OWES, PLUS_TWO, SWAPPING, TURN
from ludoteka.rules.cards import ONE, Hand, how_many, lowest, members
from ludoteka.rules.contract import NEVER, Move, Ms, Seat
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.places import by_fewest, by_most
from ludoteka.rules.shared import changed

BREAK_MS: Final[Ms] = 8_000  # between two rounds
GOAL: Final = 500
MATCH_CAP: Final = 10_000  # turns of a match of several rounds
NO_FIRST: Final[i64] = (ONE << SUPER) | (ONE << HANDS)  # go back into the deck


class Uno(Turns):
    def __init__(self, house: House, hands: list[Hand], stock: list[i64], pile: list[i64], dice: Dice) -> None:
        super().__init__(house, hands, stock, pile, dice)
        self.dealer: Seat = 0
        self.round: i64 = 0  # from 1
        self.turns_before: i64 = 0  # of the rounds before this one
        self.totals = ZEROS[self.seats]
        self.gains = ZEROS[self.seats]  # of the round that is over
        self.ended = ""

    # --- the deal ----------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        self.stock = DECKS[self.house.deck][:]
        self.dice.shuffle(self.stock)
        self.hands = [Hand() for _i in range(self.seats)]
        to = self.dealer
        for _i in range(self.house.hand_size * self.seats):
            to = (to + 1) % self.seats
            self.hands[to].add(self.stock.pop())
        self.round += 1
        self.turns = 0
        self.direction = 1
        self.pending = 0
        self.out = NOBODY
        self.memory = None
        self.lacks = ZEROS[self.seats]
        self.has = ZEROS[self.seats]
        self.called = 0
        self.exposed = 0
        self.beat += 1
        self.hands_beat = self.beat
        self.tell("deals", self.dealer, n=self.round)
        self.first_card(self.turn_up())

    def turn_up(self) -> i64:
        """The first card of the pile; a Super Joker or a Change Hand goes back into the deck."""
        wanted = (ONE << KINDS) - 1 & ~NO_FIRST
        if self.house.redraws and any(NUMBERS & (ONE << card) for card in self.stock):
            wanted = NUMBERS
        card = self.stock.pop()
        while not wanted & (ONE << card):
            self.tell("goes-back", card=card)
            self.stock.append(card)
            self.dice.shuffle(self.stock)
            card = self.stock.pop()
        self.pile = [card]
        self.tell("turned-up", card=card)
        return card

    def first_card(self, card: i64) -> None:
        """The seat to the dealer's left begins, unless the first card has its effect first."""
        lead = (self.dealer + 1) % self.seats
        if card >= JOKER:
            self.colour = NO_COLOUR
            self.fits = 0
            self.wait(NAMING, lead)
            return
        self.look(card, card // 13)
        rank = card % 13
        if rank == REVERSE:
            self.direction = -1
            self.tell("reverses", self.dealer)
            lead = self.dealer
        elif rank == SKIP:
            lead = self.after(self.skip(lead))
        elif rank == DRAW_TWO:
            self.take(lead, PLUS_TWO)  # opens no stack (UNO-36)
            if self.house.plus2_skips:
                lead = self.after(self.skip(lead))
        self.wait(TURN, lead)

    # --- the clock ---------------------------------------------------------------------------------------------------

    def lapse(self) -> None:
        if self.phase == BREAK:
            self.dealer = (self.dealer + 1) % self.seats  # UNO-24
            self.deal()
        else:
            self.time_up()

    def time_up(self) -> None:
        """UNO-16, UNO-31."""
        seat = self.turn
        self.tell("time-up", seat)
        if self.house.until_next_turn:
            self.begin(seat)
        if self.phase == OWES:
            self.accept(seat)
        elif self.phase == SWAPPING:
            self.swap(seat, self.after(seat))
        elif self.phase == NAMING:
            self.name_colour(seat, self.dice.below(4) if self.colour == NO_COLOUR else self.colour)
        elif self.phase == DRAWN:
            self.late_card(seat)
        else:
            self.draw(seat, True, True)
            if self.phase == DRAWN:
                self.late_card(seat)

    def late_card(self, seat: Seat) -> None:
        """The card just drawn is played if it must be, in its colour or the commonest of the hand."""
        if self.house.may_keep or not self.forced:
            self.keep(seat)
        else:
            self.play_card(seat, self.drawn, self.commonest(seat), True)

    def commonest(self, seat: Seat) -> i64:
        """UNO-35."""
        count: list[i64] = [0, 0, 0, 0]
        for card in self.hands[seat].cards():
            if card < JOKER:
                count[card // 13] += 1
        most = max(count)
        return count.index(most) if most else self.colour

    def again(self, at: Ms) -> None:
        """Whoever may be caught may be caught anew, from now on."""
        if self.exposed and not self.over:
            self.now = at
            self.beat += 1
            for seat in members(self.exposed):
                self.since = changed(self.since, seat, at)

    # --- the end -----------------------------------------------------------------------------------------------------

    def end_round(self, winner: Seat) -> None:
        """`winner`: NOBODY where the cap has ended it (UNO-22)."""
        self.active = 0
        self.called = 0
        self.exposed = 0
        self.racing = False
        self.phase = BREAK
        self.deadline = NEVER
        if winner == NOBODY:
            self.tell("cap", n=self.turns)
        if self.house.scoring == SINGLE:
            self.end("out" if winner != NOBODY else "cap")
            return
        self.count(self.fewest() if winner == NOBODY else winner)
        self.turns_before += self.turns
        if max(self.totals) >= GOAL:
            self.end("to-500" if self.house.scoring == TO_500 else "lowest")
        elif self.turns_before >= MATCH_CAP:
            self.end("match-cap")
        else:
            self.deadline = self.now + BREAK_MS

    def end(self, why: str) -> None:
        self.over = True
        self.ended = why

    def fewest(self) -> Seat:
        """Who holds the fewest cards; among equals the first from the dealer's left."""
        best = (self.dealer + 1) % self.seats
        for i in range(2, self.seats + 1):
            seat = (self.dealer + i) % self.seats
            if self.hands[seat].size < self.hands[best].size:
                best = seat
        return best

    def count(self, winner: Seat) -> None:
        """UNO-27: the winner gets the points of all hands, or everybody keeps those of his own."""
        gains: list[i64] = [0] * self.seats
        for seat in range(self.seats):
            left: i64 = 0
            for card in self.hands[seat].cards():
                left += points(card)
            if self.house.scoring == LOWEST:
                gains[seat] = left
            elif seat != winner:
                gains[winner] += left
        self.gains = gains
        self.totals = [total + gain for total, gain in zip(self.totals, gains)]
        for seat in range(self.seats):
            if self.gains[seat]:
                self.tell("points", seat, n=self.gains[seat])

    def places(self) -> list[int]:
        if self.ended == "out":
            return [1 if hand.size == 0 else 2 for hand in self.hands]
        return by_most(self.scores()) if self.house.scoring == TO_500 else by_fewest(self.scores())

    def scores(self) -> list[int]:
        """Cards in hand; points where they are counted."""
        if self.house.scoring == SINGLE:
            return [int(hand.size) for hand in self.hands]
        return [int(total) for total in self.totals]

    def why(self) -> str:
        return self.ended

    # --- what laws and searches need ----------------------------------------------------------------------------------

    def at_random(self, seat: Seat, dice: Dice) -> Move:
        if self.phase == TURN:
            cards = self.hands[seat].kinds & self.fits
            if not cards:
                return DRAW
        elif self.phase == DRAWN and self.forced and not self.house.may_keep:
            cards = ONE << self.drawn
        else:
            return -1
        if cards & (cards - 1):
            for _i in range(dice.below(how_many(cards))):
                cards &= cards - 1
        card = lowest(cards)
        if card < JOKER:
            return card
        if card == HANDS:
            return PLAY_HANDS
        return (JOKERS if card == JOKER else SUPERS if card == SUPER else BLANKS) + dice.below(4)

    def copy(self, dice: Dice) -> Uno:
        for hand in self.hands:
            hand.shared = True
        twin = Uno(self.house, self.hands[:], self.stock[:], self.pile[:], dice)
        twin.continue_waiting(self)
        twin.dealer = self.dealer
        twin.round = self.round
        twin.turns_before = self.turns_before
        twin.totals = self.totals
        twin.gains = self.gains
        twin.ended = self.ended
        return twin

    def audit(self) -> list[str]:
        broken: list[str] = []
        cards = self.stock + self.pile
        for hand in self.hands:
            cards = cards + hand.cards()
            if hand.size != len(hand.cards()):
                broken.append("a hand does not know its size")
        if sorted(cards) != sorted(DECKS[self.house.deck]):
            broken.append("a card is nowhere or twice")
        if (self.active == 0) != (self.phase == BREAK):
            broken.append("nobody owes a move, or somebody after the end")
        if (self.pending > 0) != (self.phase == OWES):
            broken.append("cards are owed by nobody, or none by somebody")
        if self.phase == DRAWN and not self.hands[self.turn].kinds & self.fits & (ONE << self.drawn):
            broken.append("the drawn card is not in hand or does not fit")
        for seat in range(self.seats):
            broken.extend(self.audit_seat(seat))
        return broken

    def audit_seat(self, seat: Seat) -> list[str]:
        broken: list[str] = []
        hand = self.hands[seat]
        bit = ONE << seat
        if self.exposed & bit and (hand.size != 1 or self.called & bit):
            broken.append(f"seat {seat} may be caught without cause")
        if self.called & bit and hand.size > 2:
            broken.append(f"seat {seat} has called Uno with {hand.size} cards")
        if not self.remembers:
            return broken
        kept = hand.copy()
        if self.phase == DRAWN and seat == self.turn:
            kept.remove(self.drawn)
        if kept.kinds & self.lacks[seat]:
            broken.append(f"seat {seat} holds what it is known to lack")
        if self.has[seat] and not hand.kinds & self.has[seat]:
            broken.append(f"seat {seat} lacks what it is known to hold")
        if self.memory is not None and self.remembers:
            broken.extend(self.memory.audit(seat, self.hands))
        return broken


def start(options: Options, seats: int, dice: Dice) -> Uno:
    """Shuffled and dealt; the first dealer is drawn by lot (UNO-26)."""
    state = Uno(House(options), [Hand() for _i in range(seats)], [], [], dice)
    state.dealer = dice.below(seats)
    state.deal()
    return state
