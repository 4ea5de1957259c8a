"""Tricoda: everybody sees every rack but his own, and questions about what is seen tell him his digits.

TRI-n: rulings, see NOTES.md. A guess is made by any seat at any moment, so it is a reaction; but nothing races: each
concerns the guesser's own rack only, and they are settled in the order in which they come (TRI-7).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.tricoda.box import FEW, Box
from ludoteka.games.tricoda.cards import (
    ANSWER,
    FIRST,
    FIRST_ANSWER,
    FIRST_QUESTION,
    GUESS,
    MOVES,
    QUESTIONS,
    READ,
    SECOND,
    SET_OF,
    THIRD,
    spoken,
)
from ludoteka.games.tricoda.excluded import sets_left
from ludoteka.games.tricoda.history import OPEN, answered
from ludoteka.games.tricoda.house import BY_LOT, LONGEST, House, place_of
from ludoteka.games.tricoda.options import Options
from ludoteka.games.tricoda.questions import answer_to
from ludoteka.rules.cards import ONE, how_many, lowest
from ludoteka.rules.contract import NEVER, NO_MOVE, Move, Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import EVERYONE, NO_CARD, NOBODY
from ludoteka.rules.places import by_most
from ludoteka.rules.seats import everyone_but, watchers

# What the table waits for.
TO_READ: Final = 0  # the reader takes a card
TO_ANSWER: Final = 1  # the card lies open, and the reader answers it
ANNOUNCING: Final = 2  # time to announce after an answer

ANNOUNCE_MS: Final = 3_000  # TRI-26
PATIENCE_MS: Final = 60_000  # TRI-26
GUESSES_ONE_IN: Final = 20  # answers that are followed by a guess, where somebody plays at random
LAST: Final = 120  # TRI-22: so many questions
GUESSES: Final[list[i64]] = list(range(GUESS, MOVES))


class Tricoda(State):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(seats, MOVES, dice, GUESS)
        self.house = house
        self.box = Box(house.racks if house.racks > seats else seats)  # TRI-1
        self.phase: i64 = TO_READ
        self.reader: Seat = 0
        self.used: list[i64] = []  # questions of this pass through the cards, in order
        self.pile: i64 = house.every  # the cards that may lie on top of it, a bit for each place in house.questions
        self.question: i64 = 0  # the one that lies open, or was answered last; 0: none yet
        self.answer: i64 = NO_CARD  # the last one
        self.asked: i64 = 0  # answers so far: the number of the window (TRI-28)
        self.may_guess: list[i64] = [0] * seats  # the first window in which each may guess (TRI-12)
        self.points: list[i64] = [0] * seats
        self.ended = ""

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        moves = self.on_turn(seat)
        if not self.over and (not self.house.waits or self.asked >= self.may_guess[seat]):
            moves.extend(GUESSES)
        return moves

    def on_turn(self, seat: Seat) -> list[Move]:
        if self.over or not self.active & (ONE << seat):
            return []
        return [self.due()]

    def due(self) -> Move:
        """The one move that the reader has."""
        return READ if self.phase == TO_READ else ANSWER + self.truth()

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if move >= GUESS:
            return "wait-a-round" if self.house.waits and self.asked < self.may_guess[seat] else ""
        if move != READ and not self.house.checked:
            return "table-answers"
        if self.phase == ANNOUNCING:
            return "announcing"
        if not self.active & (ONE << seat):
            return "not-your-turn"
        if move == READ:
            return "answer-first" if self.phase == TO_ANSWER else ""
        if self.phase == TO_READ:
            return "read-first"
        return "" if move == ANSWER + self.truth() else "not-so"

    def truth(self) -> i64:
        """What the reader has to answer, by what he sees on the racks as they stand (TRI-6)."""
        box = self.box
        return answer_to(self.question, box.tiles_seen(self.reader), box.facts_seen(self.reader))

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        if move >= GUESS:
            self.guess(seat, move - GUESS)
        elif move == READ:
            self.read()
        else:
            self.give_answer(everyone_but(seat, self.seats) | watchers())

    def lapse(self) -> None:
        if self.phase == TO_READ:
            self.tell("too-slow", self.reader)
            self.read()  # TRI-26
        elif self.phase == TO_ANSWER:
            self.tell("too-slow", self.reader)
            self.give_answer(EVERYONE)
        elif self.asked == LAST:
            self.end("questions")  # TRI-22, TRI-28
        else:
            self.reader = self.next_reader()
            self.await_reader(TO_READ)

    def excused(self) -> None:
        """TRI-29: a reader who leaves passes on what he had to do, an open card too."""
        if self.phase != ANNOUNCING and self.absent & (ONE << self.reader):
            left = self.reader
            self.reader = self.next_reader()
            if self.reader != left:
                self.tell("passes-on", left, other=self.reader)
                self.await_reader(self.phase)

    def again(self, at: Ms) -> None:
        """Nothing races here: all stays as it is."""

    # --- questions ---------------------------------------------------------------------------------------------------

    def await_reader(self, phase: i64) -> None:
        self.phase = phase
        self.active = ONE << self.reader
        self.deadline = self.now + PATIENCE_MS

    def next_reader(self) -> Seat:
        """Clockwise (TRI-3), whoever is there."""
        for i in range(1, self.seats + 1):
            seat = (self.reader + i) % self.seats
            if not self.absent & (ONE << seat):
                return seat
        return (self.reader + 1) % self.seats if self.phase == ANNOUNCING else self.reader

    def read(self) -> None:
        """The next card is turned. The pile has no order: which one lies on top is up to the dice."""
        others = self.dice.below(how_many(self.pile))
        may = self.pile
        while others:
            may &= may - 1
            others -= 1
        self.question = self.house.questions[lowest(may)]
        self.answer = NO_CARD
        self.tell("reads", self.reader, FIRST_QUESTION + self.question - 1)
        if self.house.checked:
            self.await_reader(TO_ANSWER)
        else:
            self.give_answer(EVERYONE)

    def give_answer(self, eyes: Seats) -> None:
        """`eyes`: who learns the answer by this. A reader who gives it himself knew it."""
        self.answer = self.truth()
        self.tell("answers", self.reader, FIRST_ANSWER + self.answer, eyes=eyes)
        self.box.note(answered(self.reader, self.question, self.answer))
        self.asked += 1
        self.beat += 1
        self.put_away()
        self.phase = ANNOUNCING
        self.active = 0
        self.deadline = self.now + ANNOUNCE_MS

    def put_away(self) -> None:
        """TRI-18: the used card goes to the others, or under the pile."""
        self.used.append(self.question)
        self.pile &= ~(ONE << place_of(self.question))
        if self.house.cycled:
            self.used = self.used[-QUESTIONS:]
            if not self.pile:  # never shuffled: it is known now which comes
                self.pile = ONE << place_of(self.used[0])
        elif not self.pile:
            self.used = []
            self.pile = self.house.every
            self.tell("shuffles-questions")

    # --- guesses -----------------------------------------------------------------------------------------------------

    def guess(self, seat: Seat, digits: i64) -> None:
        """TRI-9: the three digits, in any order."""
        self.may_guess[seat] = self.asked + self.round()
        right = SET_OF[self.box.racks[seat]] == digits
        self.tell("guesses", seat, n=spoken(digits))
        if right:
            self.points[seat] += 1
            self.tell("right", seat, n=self.points[seat])
        elif self.house.costs:
            self.points[seat] -= 1  # TRI-24
            self.tell("wrong-costs", seat)
        else:
            self.tell("wrong", seat)
        if self.points[seat] >= self.house.points:
            self.end("points")  # TRI-8
        else:
            self.replace(seat, right, digits)

    def round(self) -> i64:
        """TRI-12, TRI-28: as many questions as there are players now."""
        n: i64 = 0
        for seat in range(self.seats):
            if not self.absent & (ONE << seat):
                n += 1
        return n if n else self.seats

    def replace(self, seat: Seat, right: bool, digits: i64) -> None:
        """New tiles on the guesser's rack, and after a right guess on one without a player."""
        other = self.empty_rack(seat) if right else NOBODY  # TRI-17
        self.lay(seat, digits if self.house.hides_wrong and not right else OPEN)
        if other != NOBODY:
            self.lay(other, OPEN)
        if self.box.left <= FEW:  # TRI-14, TRI-15: with what has just been laid off
            self.box.renew()
            self.tell("renews", n=self.box.left)
        self.fill(seat)
        if other != NOBODY:
            self.fill(other)

    def empty_rack(self, guesser: Seat) -> i64:
        """TRI-16: the one of those without a player (TRI-23) that is to change; NOBODY where there is none."""
        racks: list[i64] = []
        for rack in range(len(self.box.racks)):
            if rack != guesser and not self.is_manned(rack):
                racks.append(rack)
        if not racks:
            return NOBODY
        if self.house.empty_rack == BY_LOT:
            return racks[self.dice.below(len(racks))]
        chosen = racks[0]
        if self.house.empty_rack == LONGEST:
            for rack in racks:
                if self.box.versions[rack] < self.box.versions[chosen]:  # TRI-29
                    chosen = rack
        return chosen

    def is_manned(self, rack: i64) -> bool:
        return rack < self.seats and not self.absent & (ONE << rack)

    def lay(self, rack: i64, guess: i64) -> None:
        holds = self.box.racks[rack]
        eyes: Seats = EVERYONE if guess == OPEN else everyone_but(rack, self.seats)  # TRI-10, TRI-27
        for kind in (FIRST[holds], SECOND[holds], THIRD[holds]):
            if rack < self.seats:
                self.tell("lays-off", rack, kind, eyes=eyes)
            else:
                self.tell("lays-off-empty", card=kind)
        self.box.lay(rack, guess)

    def fill(self, rack: i64) -> None:
        self.box.fill(rack, self.dice)
        holds = self.box.racks[rack]
        for kind in (FIRST[holds], SECOND[holds], THIRD[holds]):
            if rack < self.seats:
                self.tell("fills", rack, kind, eyes=everyone_but(rack, self.seats))
            else:
                self.tell("fills-empty", card=kind)

    # --- the end -----------------------------------------------------------------------------------------------------

    def end(self, why: str) -> None:
        self.over = True
        self.ended = why
        self.active = 0
        self.deadline = NEVER

    def places(self) -> list[int]:
        """By points; ties share (TRI-22)."""
        return by_most(self.points)

    def scores(self) -> list[int]:
        return list(self.points)

    def why(self) -> str:
        return self.ended

    # --- for playouts, copies and laws --------------------------------------------------------------------------------

    def at_random(self, seat: Seat, dice: Dice) -> Move:
        return self.due()

    def reacts_at_random(self, seat: Seat, dice: Dice) -> Move:
        """A guess ends what a rack could have told, so it is rare, and not one that was ruled out."""
        if dice.below(GUESSES_ONE_IN) or self.over or self.wrong(seat, GUESS, self.beat):
            return NO_MOVE
        left = sets_left(self.box.history, seat)
        return GUESS + left[dice.below(len(left))]

    def copy(self, dice: Dice) -> Tricoda:
        twin = Tricoda(self.house, self.seats, dice)
        twin.continue_from(self)
        twin.box = self.box.copy()
        twin.phase = self.phase
        twin.reader = self.reader
        twin.used = self.used[:]
        twin.pile = self.pile
        twin.question = self.question
        twin.answer = self.answer
        twin.asked = self.asked
        twin.may_guess = self.may_guess[:]
        twin.points = self.points[:]
        twin.ended = self.ended
        return twin

    def audit(self) -> list[str]:
        broken = self.box.audit()
        if len(set(self.used)) != len(self.used) or not set(self.used) <= set(self.house.questions):
            broken.append(f"questions {self.used} are used")
        if self.beat != self.asked or self.asked > LAST:
            broken.append(f"beat {self.beat} after {self.asked} answers")
        if max(self.points) > self.house.points or (min(self.points) < 0 and not self.house.costs):
            broken.append(f"points {self.points}")
        if not self.over and bool(self.active) == (self.phase == ANNOUNCING):
            broken.append(f"active {self.active} in phase {self.phase}")
        return broken


def start(options: Options, seats: int, dice: Dice) -> Tricoda:
    house = House(options)
    state = Tricoda(house, seats, dice)
    for rack in range(len(state.box.racks)):
        state.box.fill(rack, dice)
    if house.random_start:
        state.reader = dice.below(seats)  # TRI-2
    state.await_reader(TO_READ)
    return state
