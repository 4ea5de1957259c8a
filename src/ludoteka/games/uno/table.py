"""What lies on the table of UNO, and who has called Uno. Whose turn it is and what a card does stands in rules.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import JOKER, JUMP, MOST_SEATS, MOVES
from ludoteka.games.uno.house import FITS, LITERAL_FITS, House
from ludoteka.games.uno.knowledge import Memory, blank
from ludoteka.rules.cards import ONE, Hand, members
from ludoteka.rules.contract import Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD
from ludoteka.rules.shared import changed

NO_COLOUR: Final = -1
DEAF_MS: Final = 2_000  # UNO-9
HASTE_MS: Final = 750  # UNO-25: after a tap in the grace
LATE_MS: Final = 750  # a Counter-Uno that lost a race by less is not false, whatever beat it names
PENALTY: Final = 2
ZEROS: Final[list[list[i64]]] = [[0] * seats for seats in range(MOST_SEATS + 1)]  # shared, never changed
NOT_YET: Final[list[list[i64]]] = [[-1] * seats for seats in range(MOST_SEATS + 1)]


class Table(State):
    def __init__(self, house: House, hands: list[Hand], stock: list[i64], pile: list[i64], dice: Dice) -> None:
        seats = len(hands)
        super().__init__(seats, MOVES, dice, JUMP)
        self.house = house
        self.hands = hands
        self.stock = stock  # face down, the end is the top
        self.pile = pile  # face up, likewise
        self.colour: i64 = NO_COLOUR  # in force
        self.fits: i64 = 0  # what may go on the pile
        # Lists by seat are shared with copies, see rules/shared.py.
        # What everybody could see of a hand: kinds it surely lacks, kinds of which it surely holds one (0: nothing).
        # A card just drawn that fits is not part of the first.
        self.lacks = ZEROS[seats]
        self.has = ZEROS[seats]
        self.memory: Memory | None = None  # None while nobody remembers anything
        self.called: Seats = 0  # has called Uno: with one card, or on turn with two (UNO-7)
        self.exposed: Seats = 0  # holds one card, has not called, and may still be caught
        self.since = ZEROS[seats]  # when it came to one card
        self.opened = NOT_YET[seats]  # at which beat it could first be caught
        self.deaf = ZEROS[seats]  # until when a Counter-Uno of this seat does nothing
        self.closed_at: Ms = -LATE_MS  # when somebody was last caught or called in time
        self.hands_beat: i64 = 0  # when hands last changed their seats

    # --- cards -------------------------------------------------------------------------------------------------------

    def put(self, seat: Seat, card: i64, colour: i64) -> None:
        """From the hand onto the pile, with the colour that is then in force."""
        hand = self.hands[seat]
        if hand.shared:
            hand = self.own_hand(seat)
        hand.remove(card)
        self.pile.append(card)
        self.look(card, colour)
        if self.told is not None:  # asked here, as this is on the way of every move
            self.tell("plays", seat, card)
        if self.remembers:
            if self.has[seat] & (ONE << card):
                self.has = changed(self.has, seat, 0)
            if self.memory is not None:
                self.remember().played(seat, card)
        if hand.size == 1:
            self.beat += 1
            if not self.called & (ONE << seat):
                self.expose(seat)
        elif self.house.jump_in:
            self.beat += 1

    def own_hand(self, seat: Seat) -> Hand:
        """A copy of this seat's hand in its place, to be changed: other states share the one it had."""
        self.hands[seat] = self.hands[seat].copy()
        return self.hands[seat]

    def look(self, card: i64, colour: i64) -> None:
        self.colour = colour
        if colour >= 0:
            at = card if card < JOKER else JOKER + colour
            self.fits = LITERAL_FITS[at] if self.house.literal else FITS[at]

    def draw_one(self, seat: Seat) -> i64:
        """The card drawn, or NO_CARD where there is none left (UNO-12)."""
        if not self.stock:
            self.turn_pile()
            if not self.stock:
                return NO_CARD
        card = self.stock.pop()
        hand = self.hands[seat]
        if hand.shared:
            hand = self.own_hand(seat)
        hand.add(card)
        if self.told is not None:
            self.tell("draws", seat, card, eyes=ONE << seat)
        self.exposed &= ~(ONE << seat)
        self.called &= ~(ONE << seat)  # UNO-34
        return card

    def take(self, seat: Seat, n: i64) -> None:
        """Draw so many cards, or as many as there are."""
        for _i in range(n):
            if self.draw_one(seat) == NO_CARD:
                self.tell("nothing-to-draw", seat)
                return
            if self.lacks[seat]:
                self.lacks = changed(self.lacks, seat, 0)

    def turn_pile(self) -> None:
        """UNO-32: when a card is needed, all but the top card become the stock."""
        if len(self.pile) < 2:
            return
        top = self.pile.pop()
        self.stock, self.pile = self.pile, [top]
        self.dice.shuffle(self.stock)
        self.tell("shuffles", n=len(self.stock))
        if self.remembers:
            self.remember().turned(self.hands)

    def remember(self) -> Memory:
        """What the seats remember, to be changed."""
        if self.memory is None:
            self.memory = blank(self.seats)
        elif self.memory.shared:
            self.memory = self.memory.copy()
        return self.memory

    # --- hands that change seats -------------------------------------------------------------------------------------

    def change_hands(self, seat: Seat, step: i64) -> None:
        """All hands are shuffled together and dealt one by one, to the neighbour first (UNO-3)."""
        cards: list[i64] = []
        for hand in self.hands:
            cards.extend(hand.cards())
        self.tell("changes-hands", seat, n=len(cards))
        self.dice.shuffle(cards)
        before = self.hands
        self.hands = [Hand() for _hand in before]
        to = seat
        for card in cards:
            to = (to + step) % self.seats
            self.hands[to].add(card)
        if self.remembers:
            self.remember().mixed(before, self.hands)
            self.lacks = ZEROS[self.seats]
            self.has = ZEROS[self.seats]
        self.held_anew((ONE << self.seats) - 1)

    def pass_hands(self, giver: list[Seat]) -> None:
        """Each seat gets the hand of its giver, and with it what is known of that hand."""
        before = self.hands
        lacks = self.lacks
        has = self.has
        self.hands = [before[one] for one in giver]
        self.lacks = [lacks[one] for one in giver]
        self.has = [has[one] for one in giver]
        if self.remembers:
            self.remember().passed(before, giver)
        some: Seats = 0
        for seat in range(self.seats):
            if giver[seat] != seat:
                some |= ONE << seat
        self.held_anew(some)

    def held_anew(self, some: Seats) -> None:
        """Earlier calls of these seats are void; each that now holds one card must call (UNO-6)."""
        self.called &= ~some
        self.exposed &= ~some
        self.beat += 1
        self.hands_beat = self.beat
        for seat in members(some):
            if self.hands[seat].size == 1:
                self.expose(seat)

    # --- Uno and Counter-Uno -----------------------------------------------------------------------------------------

    def expose(self, seat: Seat) -> None:
        self.exposed |= ONE << seat
        self.since = changed(self.since, seat, self.now)
        self.opened = changed(self.opened, seat, self.beat)

    def call(self, seat: Seat, early: bool) -> None:
        """Uno! `early`: with two cards, in one gesture with the card (UNO-7)."""
        bit = ONE << seat
        if self.called & bit:
            return
        if self.hands[seat].size != 1 and not early:
            self.tell("false-uno", seat)
            self.deafen(seat)  # UNO-9
            return
        self.called |= bit
        if self.exposed & bit:
            self.exposed &= ~bit
            self.closed_at = self.now
        self.tell("uno", seat)

    def counter(self, seat: Seat, beat: i64) -> None:
        """Counter-Uno! against whoever may be caught. A tap that was right at its beat is never false, however late:
        then somebody else, or the call, was only faster."""
        caught: Seats = 0
        hasty = False
        right = beat < self.hands_beat or self.now < self.closed_at + LATE_MS  # UNO-38
        for other in range(self.seats):
            if other == seat or self.opened[other] > beat:  # a tap that meant an earlier card catches nobody
                continue
            if self.opened[other] == beat:
                right = True
            if self.exposed & (ONE << other):
                if self.now < self.since[other] + self.house.grace:
                    hasty = True
                else:
                    caught |= ONE << other
        if hasty and not caught:
            self.deaf = changed(self.deaf, seat, max(self.deaf[seat], self.now + HASTE_MS))
        if self.now < self.deaf[seat]:
            return
        for other in members(caught):
            self.catch(seat, other)
        if not caught and not right:
            self.tell("false-counter", seat)
            self.deafen(seat)

    def catch(self, seat: Seat, other: Seat) -> None:
        self.exposed &= ~(ONE << other)  # UNO-10: once
        self.closed_at = self.now
        self.tell("catches", seat, other=other, n=PENALTY)
        self.take(other, PENALTY)

    def deafen(self, seat: Seat) -> None:
        self.deaf = changed(self.deaf, seat, self.now + DEAF_MS)

    def close_windows(self, seat: Seat) -> None:
        """This seat begins its turn: nobody else can be caught any more."""
        if self.exposed & ~(ONE << seat):
            self.exposed &= ONE << seat
            self.closed_at = self.now

    def forget_calls(self) -> None:
        """A call made with two cards in hand ends with the turn it was made in."""
        for seat in members(self.called):
            if self.hands[seat].size != 1:
                self.called &= ~(ONE << seat)

    # --- copies ------------------------------------------------------------------------------------------------------

    def continue_table(self, twin: Table) -> None:
        """For `copy`: what this class has beside the cards."""
        self.continue_from(twin)
        self.colour = twin.colour
        self.fits = twin.fits
        self.lacks = twin.lacks
        self.has = twin.has
        if twin.memory is not None:
            twin.memory.shared = True
        self.memory = twin.memory
        self.called = twin.called
        self.exposed = twin.exposed
        self.since = twin.since
        self.opened = twin.opened
        self.deaf = twin.deaf
        self.closed_at = twin.closed_at
        self.hands_beat = twin.hands_beat
