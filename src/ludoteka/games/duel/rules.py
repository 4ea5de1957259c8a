"""Duel: red beats white beats sparkling beats red. DUE-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.duel.cards import FIRST_WINE, MOVES, PER_WINE, beats
from ludoteka.games.duel.options import Options
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import NEVER, Move, Ms, Seat, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY
from ludoteka.rules.places import by_most
from ludoteka.rules.wine import WINES, deck

# What the table waits for.
CHALLENGE: Final = 0  # the active player names an opponent
CHOOSE: Final = 1  # both duellists choose a wine in secret

IDLE_MS: Final = 20_000  # DUE-4
ABSENT_MS: Final = 15_000  # DUE-19, where nobody else is timed
LAST_DUEL: Final = 300  # DUE-17


class House:
    """The table's options as the rules read them."""

    def __init__(self, options: Options) -> None:
        self.hand_size: i64 = int(options.hand_size)
        self.spares_beaten = options.after_win == "another"
        self.winner_active = options.winner_active == "yes"
        self.open_sizes = options.hand_sizes == "open"
        self.choose_ms: Ms = NEVER if options.time_to_choose == "none" else int(options.time_to_choose) * 1000


class Duel(State):
    """`held`, `shown` and `need` count cards by seat and wine, at `seat * WINES + wine`."""

    def __init__(self, house: House, held: list[i64], rest: list[i64], dice: Dice) -> None:
        seats = len(held) // WINES
        super().__init__(seats, MOVES, dice)
        self.house = house
        self.held = held
        self.rest = rest  # by wine: not dealt, out of the game unseen (DUE-1)
        self.sizes: list[i64] = [held[at] + held[at + 1] + held[at + 2] for at in range(0, len(held), WINES)]
        self.discard: list[i64] = []  # face up, the latest last
        # What everybody saw: so many cards of this wine are surely in that hand now, and were surely dealt to it.
        self.shown: list[i64] = [0] * len(held)
        self.need: list[i64] = [0] * len(held)
        self.phase: i64 = CHALLENGE
        self.turn: Seat = 0  # the active player: the challenger of the next or the open duel
        self.opponent: Seat = NOBODY  # the challenged player of the open or the latest duel
        self.challenger: Seat = NOBODY  # the challenger of the open or the latest duel
        self.cards: list[i64] = [NO_CARD, NO_CARD]  # theirs: sealed while choosing, afterwards what was revealed
        self.beaten: Seat = NOBODY  # may not be challenged now (DUE-5)
        self.duels: i64 = 0  # finished ones
        self.out_at: list[i64] = [0] * seats  # the duel that emptied this hand, 0 while it holds cards
        self.ended = ""

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if self.over or not self.active & (ONE << seat):
            return moves
        if self.phase == CHOOSE:
            at = seat * WINES
            for wine in range(WINES):
                if self.held[at + wine]:
                    moves.append(FIRST_WINE + wine)
            return moves
        for other in range(self.seats):
            if self.sizes[other] and other != seat and other != self.beaten:
                moves.append(other)
        return moves

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if not self.active & (ONE << seat):
            return self.waits(seat)
        if self.phase == CHALLENGE:
            return "challenge-first" if move >= FIRST_WINE else self.wrong_opponent(seat, move)
        if move < FIRST_WINE:
            return "duel-open"
        return "" if self.held[seat * WINES + move - FIRST_WINE] else "not-held"

    def waits(self, seat: Seat) -> str:
        """Why a seat that owes no move cannot make one."""
        if not self.sizes[seat]:
            return "you-are-out"
        if self.phase == CHALLENGE:
            return "not-your-turn"
        return "already-chosen" if seat == self.challenger or seat == self.opponent else "not-your-duel"

    def wrong_opponent(self, seat: Seat, other: Seat) -> str:
        if other >= self.seats:
            return "no-such-player"
        if other == seat:
            return "yourself"
        if not self.sizes[other]:
            return "they-are-out"
        return "just-beaten" if other == self.beaten else ""

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        if move < FIRST_WINE:
            self.tell("challenge", seat, other=move)
            self.open_duel(move)
        else:
            self.tell("chosen", seat)
            self.seal(seat, move - FIRST_WINE)
            if not self.active:
                self.settle()

    def open_duel(self, other: Seat) -> None:
        self.phase = CHOOSE
        self.challenger = self.turn
        self.opponent = other
        self.cards[0] = NO_CARD
        self.cards[1] = NO_CARD
        self.active = (ONE << self.turn) | (ONE << other)
        self.deadline = NEVER if self.house.choose_ms == NEVER else self.now + self.house.choose_ms
        self.excused()

    def seal(self, seat: Seat, wine: i64) -> None:
        """The card lies face down: nobody else learns which before both lie there (DUE-15, DUE-20)."""
        self.cards[0 if seat == self.challenger else 1] = wine
        self.active &= ~(ONE << seat)
        self.excused()

    def settle(self) -> None:
        """Both cards are turned over at once and judged."""
        one, other = self.challenger, self.opponent
        wine, answer = self.cards[0], self.cards[1]
        self.duels += 1
        self.reveal_card(one, wine)
        self.reveal_card(other, answer)
        self.beaten = NOBODY
        if wine == answer:
            self.tie(one, other, wine)
        elif beats(wine, answer):
            self.take(one, other, answer)
        else:
            self.take(other, one, wine)

    def reveal_card(self, seat: Seat, wine: i64) -> None:
        self.tell("reveal", seat, wine)
        at = seat * WINES + wine
        if not self.shown[at]:  # none that was seen before: it was dealt
            self.shown[at] = 1
            self.need[at] += 1

    def take(self, winner: Seat, loser: Seat, wine: i64) -> None:
        """The winner's own card goes back to the hand (DUE-6), the loser's goes with it."""
        self.tell("take", winner, wine, loser)
        self.lose(loser, wine)
        self.held[winner * WINES + wine] += 1
        self.shown[winner * WINES + wine] += 1
        self.sizes[winner] += 1
        self.leave_if_empty(loser)  # DUE-13
        # DUE-3; with `ties_only` a challenger without cards cannot stay active
        self.next_challenge(winner if self.house.winner_active or not self.sizes[self.turn] else self.turn, loser)

    def tie(self, one: Seat, other: Seat, wine: i64) -> None:
        self.tell("tie", one, wine, other, 2)
        for seat in (one, other):
            self.lose(seat, wine)
            self.discard.append(wine)
        self.leave_if_empty(one)
        self.leave_if_empty(other)
        active = other  # DUE-7
        for _i in range(self.seats - 1):  # DUE-8, DUE-9
            if self.sizes[active]:
                break
            active = (active + 1) % self.seats
        self.next_challenge(active, NOBODY)

    def lose(self, seat: Seat, wine: i64) -> None:
        self.held[seat * WINES + wine] -= 1
        self.shown[seat * WINES + wine] -= 1
        self.sizes[seat] -= 1

    def leave_if_empty(self, seat: Seat) -> None:
        if not self.sizes[seat]:
            self.out_at[seat] = self.duels
            self.tell("out", seat)

    def next_challenge(self, active: Seat, loser: Seat) -> None:
        holding = self.seats - self.sizes.count(0)
        self.phase = CHALLENGE
        if holding <= 1 or self.duels == LAST_DUEL:
            self.end(holding)
            return
        if active != self.turn:
            self.tell("active", active)
        self.turn = active
        if loser not in (NOBODY, active) and self.sizes[loser] and holding > 2 and self.house.spares_beaten:
            self.beaten = loser  # DUE-5
        self.active = ONE << active
        self.deadline = self.now + IDLE_MS

    def end(self, holding: i64) -> None:
        self.over = True
        self.active = 0
        self.deadline = NEVER
        if not holding:
            self.ended = "both-empty"  # DUE-11
            self.tell("both-win", self.challenger, other=self.opponent)
            return
        self.ended = "last-holding" if holding == 1 else "cap"
        if holding > 1:
            self.tell("cap", n=self.duels)
        most = max(self.sizes)
        for seat in range(self.seats):
            if self.sizes[seat] == most:
                self.tell("win", seat, n=most)

    # --- the clock ---------------------------------------------------------------------------------------------------

    def lapse(self) -> None:
        if self.phase == CHALLENGE:
            others = self.legal(self.turn)
            other = others[self.dice.below(len(others))]
            self.tell("challenge-late", self.turn, other=other)  # DUE-4
            self.open_duel(other)
            return
        timed = self.house.choose_ms != NEVER
        for seat in (self.challenger, self.opponent):
            bit = ONE << seat
            if self.active & bit and (timed or self.absent & bit):
                self.tell("chosen-late", seat)  # DUE-15, DUE-19
                self.seal(seat, self.any_card(seat))
        if not self.active:
            self.settle()

    def any_card(self, seat: Seat) -> i64:
        """A card of this hand at random, each as likely as the next."""
        at = seat * WINES
        roll = self.dice.below(self.sizes[seat])
        wine: i64 = 0
        while roll >= self.held[at + wine]:
            roll -= self.held[at + wine]
            wine += 1
        return wine

    def excused(self) -> None:
        """Where nobody is timed, the table still does not wait for ever for somebody who is not there (DUE-19)."""
        if self.phase == CHALLENGE or self.house.choose_ms != NEVER:
            return
        if not self.active & self.absent:
            self.deadline = NEVER
        elif self.deadline == NEVER:
            self.deadline = self.now + ABSENT_MS

    def again(self, at: Ms) -> None:
        """Nothing races here: what was sealed stays sealed."""

    # --- how it ended ------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """More cards at the end first, then who left later; who left together shares."""
        return by_most([self.sizes[seat] * (LAST_DUEL + 1) + self.out_at[seat] for seat in range(self.seats)])

    def scores(self) -> list[int]:
        """Cards in hand."""
        return [int(size) for size in self.sizes]

    def why(self) -> str:
        return self.ended

    # --- what laws and searches need ----------------------------------------------------------------------------------

    def copy(self, dice: Dice) -> Duel:
        twin = Duel(self.house, self.held[:], self.rest[:], dice)
        twin.continue_from(self)
        twin.discard = self.discard[:]
        twin.shown = self.shown[:]
        twin.need = self.need[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.challenger = self.challenger
        twin.opponent = self.opponent
        twin.cards = self.cards[:]
        twin.beaten = self.beaten
        twin.duels = self.duels
        twin.out_at = self.out_at[:]
        twin.ended = self.ended
        return twin

    def audit(self) -> list[str]:
        broken: list[str] = []
        for wine in range(WINES):
            there = self.rest[wine] + self.discard.count(wine) + sum(self.held[wine::WINES])
            if there != PER_WINE:
                broken.append(f"{there} cards of wine {wine} instead of {PER_WINE}")
        for seat in range(self.seats):
            broken.extend(self.audit_seat(seat))
        if sum(self.rest) != WINES * PER_WINE - self.seats * self.house.hand_size:
            broken.append("cards went in or out of the undealt rest")
        if not self.over and not self.active:
            broken.append("nobody owes a move")
        return broken

    def audit_seat(self, seat: Seat) -> list[str]:
        broken: list[str] = []
        hand = slice(int(seat * WINES), int(seat * WINES + WINES))
        if self.sizes[seat] != sum(self.held[hand]):
            broken.append(f"seat {seat} does not hold the {self.sizes[seat]} cards it is said to hold")
        if min(self.held[hand]) < 0 or min(self.shown[hand]) < 0:
            broken.append(f"seat {seat} holds less than no card")
        if any(shown > held for shown, held in zip(self.shown[hand], self.held[hand])):
            broken.append(f"seat {seat} is known to hold what it does not hold")
        if (self.out_at[seat] > 0) != (self.sizes[seat] == 0):
            broken.append(f"seat {seat} is out with cards or in without")
        return broken


def start(options: Options, seats: int, dice: Dice) -> Duel:
    """Shuffled and dealt; the first active player is drawn (DUE-2)."""
    house = House(options)
    cards = deck(PER_WINE)
    dice.shuffle(cards)
    held: list[i64] = [0] * (seats * WINES)
    for seat in range(seats):
        for _i in range(house.hand_size):
            held[seat * WINES + cards.pop()] += 1
    state = Duel(house, held, [cards.count(wine) for wine in range(WINES)], dice)
    state.turn = dice.below(seats)
    state.active = ONE << state.turn
    state.deadline = state.now + IDLE_MS
    return state
