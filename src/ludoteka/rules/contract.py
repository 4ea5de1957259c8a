"""The contract: what a game in progress is to everyone else in the house. `game.py` says what a game exports.

Everything is a small integer: seats, moves, times, and sets of seats or cards, which are bit masks (see cards.py).
`i64` is mypyc's native integer: compiled, a machine word; interpreted, plain int.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from ludoteka.rules.cards import lowest
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import EVERYONE, NO_CARD, NOBODY, Event

Seat: TypeAlias = i64  # 0 … n-1, clockwise
Seats: TypeAlias = i64  # a set of seats, one bit each
Move: TypeAlias = i64  # index into the game's catalogue of named moves
Ms: TypeAlias = i64  # game clock: milliseconds since the first deal; stands still while paused

NO_MOVE: Final = -1
AS_ALL: Final = -2  # a reaction at random as everywhere: any of them, with chance 1/4
NEVER: Final = 4611686018427387903  # the time that does not come


class Illegal(Exception):
    """The rules refuse a move. `reason` is a code with a message and a rulebook anchor in every language."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One game in progress. A game fills in the abstract methods; its hidden.py says what each seat knows of it.

    `legal` and `wrong` never depend on the clock: a press that comes too soon is legal and without effect, `do` reads
    `now`. Rules undo by beat, never by time.
    """

    def __init__(self, seats: i64, moves: i64, dice: Dice, first_reaction: Move = NEVER) -> None:
        self.seats: i64 = seats
        self.moves: i64 = moves  # size of the catalogue
        self.first_reaction: Move = first_reaction  # from here on its moves are reactions
        self.dice = dice  # the only source of chance it will ever see
        self.over = False
        self.active: Seats = 0  # who owes a move; may be empty between two flips
        self.absent: Seats = 0  # excused from reacting: "last to slap" and "did not slap" skip them
        self.now: Ms = 0
        self.deadline: Ms = NEVER  # when the table must call expire()
        self.reveal = False  # what comes at the deadline is something to react to (a flip): the table may call
        #                      expire(deadline) a little ahead and show it on time
        self.racing = False  # moves that are no reactions race too (a jump-in may contest the card of the seat on turn)
        self.beat: i64 = 0  # number of the latest thing to react to (a flip, a claim); rises
        self.remembers = True  # False: nobody will ask for a view (playouts), so what seats know need not be kept
        self.told: list[Event] | None = None  # what happened, for those who listen; None costs nothing

    # --- what may be done --------------------------------------------------------------------------------------------

    @abstractmethod
    def legal(self, seat: Seat) -> list[Move]:
        """The moves open to this seat, ascending, no doubles; rests only on what the seat knows; [] when over."""

    @abstractmethod
    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        """Why this move is not open to this seat now, as a code; "" if it is. Changes nothing."""

    # --- what then happens -------------------------------------------------------------------------------------------

    @abstractmethod
    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        """A legal move happens at `now`; a reaction answers `beat`. Searches call this on moves from `legal`."""

    @abstractmethod
    def lapse(self) -> None:
        """The deadline has passed: the flip, the default move, the consequence. `now` is set."""

    @abstractmethod
    def again(self, at: Ms) -> None:
        """After a crash in an open race: the beat is opened anew at `at`, or its round is voided; else nothing."""

    def excused(self) -> None:  # noqa: B027  (a hook: most games need nothing)
        """`absent` has changed: a window that waited for these seats may close."""

    def missed(self, beat: i64) -> bool:
        """Whether `beat`, which another has followed, could rightly be answered and nobody has: a press in the first
        150 ms of the next beat then counts for it. Most games need nothing."""
        return False

    def at_random(self, seat: Seat, dice: Dice) -> Move:
        """For playouts: one of this seat's turn moves as `legal` has them, uniform over cards, then over choices, idle
        moves left out while there are others; without making the list. -1: make the list. Most games need nothing."""
        return NO_MOVE

    def reacts_at_random(self, seat: Seat, dice: Dice) -> Move:
        """For playouts: how this seat, if it plays at random, answers the new beat at once: a reaction, NO_MOVE, or
        AS_ALL. Only a game whose `random` mind reacts in another way than the house's needs it."""
        return AS_ALL

    def on_turn(self, seat: Seat) -> list[Move]:
        """`legal` without the reactions. A game that has them apart gives them here without making the longer list."""
        moves = self.legal(seat)
        while moves and moves[-1] >= self.first_reaction:
            moves.pop()
        return moves

    # --- how it ended ------------------------------------------------------------------------------------------------

    @abstractmethod
    def places(self) -> list[int]:
        """When over, by seat: 1 is first, ties share."""

    @abstractmethod
    def scores(self) -> list[int]:
        """By seat, the game's own points so far (cards left, points, …): what a score line shows."""

    @abstractmethod
    def why(self) -> str:
        """When over, the code of the reason it ended; "" before."""

    # --- what laws and searches need ----------------------------------------------------------------------------------

    @abstractmethod
    def copy(self, dice: Dice) -> State:
        """A twin that shares nothing which changes, and rolls `dice`; it tells nobody (`told` is None)."""

    @abstractmethod
    def audit(self) -> list[str]:
        """Broken invariants in words: a card that is nowhere or twice, tokens not conserved. [] when sound."""

    # --- written once ------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: Move, at: Ms, beat: i64) -> None:
        """The table's way in. Raises Illegal and leaves no trace, as `wrong` changes nothing."""
        if not (0 <= seat < self.seats and 0 <= move < self.moves):
            raise Illegal("unknown")
        if at < self.now:
            raise Illegal("time-runs-forward")
        reason = "over" if self.over else self.wrong(seat, move, beat)
        if reason:
            raise Illegal(reason)
        self.now = at
        self.do(seat, move, beat)

    def expire(self, at: Ms) -> None:
        """The deadline has come. Raises Illegal("too-early") before it."""
        if self.over or at < self.deadline or at < self.now:
            raise Illegal("too-early")
        self.now = at
        self.lapse()

    def excuse(self, seats: Seats, at: Ms) -> None:
        """From `at` on these seats, and no others, are absent."""
        if at < self.now:
            raise Illegal("time-runs-forward")
        self.now = at
        self.absent = seats
        if not self.over:
            self.excused()

    # --- step by step -------------------------------------------------------------------------------------------------
    # A game as a row of decisions: nobody reacts, nobody takes time, the clock runs only where nobody owes a move. Not
    # for races (`kind`), where what happens rests on when hands come down.

    def stepper(self) -> Seat:
        """Who decides next: the first of those who owe a move; NOBODY while none does."""
        return lowest(self.active) if self.active else NOBODY

    def run_on(self) -> list[Move]:
        """Lets the clock run until somebody owes a move; that seat's moves, ascending, no reactions. [] when over."""
        while not self.over:
            if self.active:
                moves = self.on_turn(lowest(self.active))
                if moves:
                    return moves
            if self.deadline == NEVER:
                break
            self.expire(self.deadline)
        return []

    def step(self, move: Move) -> list[Move]:
        """The seat that decides makes this move; then as `run_on`. Raises Illegal as `play` does."""
        self.play(self.stepper(), move, self.now, self.beat)
        return self.run_on()

    def tell(
        self,
        what: str,
        seat: Seat = NOBODY,
        card: i64 = NO_CARD,
        other: Seat = NOBODY,
        n: i64 = 1,
        eyes: Seats = EVERYONE,
    ) -> None:
        if self.told is not None:
            self.told.append(Event(what, seat, card, other, n, eyes))

    def continue_from(self, twin: State) -> None:
        """For `copy`: the part of the state that every game has."""
        self.over = twin.over
        self.active = twin.active
        self.absent = twin.absent
        self.now = twin.now
        self.deadline = twin.deadline
        self.reveal = twin.reveal
        self.racing = twin.racing
        self.beat = twin.beat
        self.remembers = twin.remembers
