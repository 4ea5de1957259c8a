"""Races as decisions: game time is cut into ticks, and at each tick some seats are asked to act now or to wait.

One scheme for every game, for learners and searches that cannot press a button at a moment of their own:

* Everybody asked at a tick decides on the same state, one after the other, and nobody learns what the others of this
  tick decide. Then all that was chosen happens, at this tick's time, and the tick passes.
* After a new beat (a flip, a claim) whoever holds a reaction is asked at each tick for `attention` ms, and may wait.
  Whoever owes a move is asked when these have passed; it may not wait, so a move on turn takes one tick.
* Where everything races (`races`) attention never ends, moves on turn are asked for at every tick too, and may wait.
* Hands of one tick are a photo finish: drawn by lot, `wins_ties` first. Moves on turn that race with nobody come after
  them, by seat. Each is judged as the rules judge it, a reaction on the beat that was asked about; what the rules no
  longer allow is as if it had not been chosen.
* A deadline is kept to the millisecond: it expires while the tick in which it falls passes. Where nobody has anything
  to decide, time runs on to the next deadline at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.rules.cards import ONE, lowest, members
from ludoteka.rules.contract import NEVER, Move, Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY

WAITS: Final = -1  # chosen instead of a move: let this tick pass


class Pace:
    """How one game is cut into ticks. `attention` in ms; NEVER: it never ends."""

    def __init__(
        self, first_reaction: i64, wins_ties: frozenset[int], idle: frozenset[int], races: bool, tick: Ms, attention: Ms
    ) -> None:
        self.first_reaction = first_reaction
        self.wins_ties = wins_ties
        self.idle = idle  # moves that are not offered: they decide nothing
        self.races = races
        self.tick = tick
        self.attention = NEVER if races else attention


class Ticks:
    """One game as a row of decisions: `seat` is asked, `moves_of(seat)` are its choices, `choose` goes on.

    `seat` is NOBODY when the game is over, or `stuck` (nobody can move and no deadline is set: a broken game).
    """

    def __init__(self, state: State, pace: Pace, lots: Dice) -> None:
        self.state = state
        self.pace = pace
        self.lots = lots  # draws photo finishes
        self.clock: Ms = state.now  # of this tick
        self.seat: Seat = NOBODY
        self.asked: Seats = 0  # who is yet to decide at this tick, `seat` among them
        self.beat: i64 = state.beat  # the latest, which reactions of this tick answer
        self.shown: Ms = state.now if pace.races else state.now - pace.attention  # when it was first asked about
        self.inputs: i64 = 0
        self.stuck = False
        self.chosen: list[Move] = [WAITS] * state.seats
        self.acting: Seats = 0  # who has chosen to act at this tick

    def begin(self) -> None:
        """To the first decision. Call it once, on a fresh game."""
        self.await_decision()

    # --- what may be chosen -------------------------------------------------------------------------------------------

    def moves_of(self, seat: Seat) -> list[Move]:
        """What a seat that is asked may do, ascending: all that is legal, or its reactions if it owes no move."""
        moves = self.state.legal(seat)
        if not self.on_turn(seat):
            first = self.pace.first_reaction
            return [move for move in moves if move >= first]
        if self.pace.idle:
            idle = self.pace.idle
            return [move for move in moves if move not in idle]
        return moves

    def may_wait(self, seat: Seat) -> bool:
        """Whether a seat may let this tick pass."""
        return not self.asked & (ONE << seat) or not self.on_turn(seat) or self.reacting()

    def on_turn(self, seat: Seat) -> bool:
        """It is asked for a move on turn."""
        if not self.state.active & (ONE << seat):
            return False
        return self.pace.races or self.state.racing or not self.reacting()

    def reacting(self) -> bool:
        return self.pace.attention == NEVER or self.clock < self.shown + self.pace.attention

    # --- deciding -----------------------------------------------------------------------------------------------------

    def choose(self, move: Move) -> None:
        """`seat` has decided: one of its moves, or WAITS where it may wait. On to the next decision."""
        seat = self.seat
        if move != WAITS:
            self.chosen[seat] = move
            self.acting |= ONE << seat
        self.asked &= ~(ONE << seat)
        if self.asked:
            self.seat = lowest(self.asked)
            return
        self.happen()
        self.clock += self.pace.tick
        self.keep_deadlines()
        self.await_decision()

    def happen(self) -> None:
        """All that was chosen at this tick."""
        state = self.state
        while self.acting:
            seat = self.first_hand()
            self.acting &= ~(ONE << seat)
            move = self.chosen[seat]
            beat = self.beat if move >= self.pace.first_reaction else state.beat
            if state.over or state.wrong(seat, move, beat) != "":
                continue
            if self.clock > state.now:
                state.now = self.clock
            state.do(seat, move, beat)
            self.inputs += 1

    def first_hand(self) -> Seat:
        """Whose hand is down first of those acting."""
        acting = self.acting
        if not acting & (acting - 1):
            return lowest(acting)
        racing: list[Seat] = []
        first: list[Seat] = []
        for seat in members(acting):
            move = self.chosen[seat]
            if move >= self.pace.first_reaction or self.pace.races or self.state.racing:
                racing.append(seat)
                if move in self.pace.wins_ties:
                    first.append(seat)
        racing = first or racing
        if not racing:
            return lowest(acting)
        return racing[self.lots.below(len(racing))] if len(racing) > 1 else racing[0]

    # --- time ---------------------------------------------------------------------------------------------------------

    def await_decision(self) -> None:
        """Run on to the next tick at which somebody has something to decide."""
        self.ask()
        while not self.asked and not self.state.over and not self.stuck:
            if self.state.deadline == NEVER:
                self.stuck = True
            else:
                if self.state.deadline > self.clock:
                    self.clock = self.state.deadline
                self.keep_deadlines()
                self.ask()
        self.seat = lowest(self.asked) if self.asked else NOBODY

    def keep_deadlines(self) -> None:
        state = self.state
        while not state.over and state.deadline <= self.clock:
            state.expire(state.deadline if state.deadline > state.now else state.now)
            self.inputs += 1

    def ask(self) -> None:
        """Who has something to decide at this tick."""
        state = self.state
        self.asked = 0
        if state.over:
            return
        if state.beat != self.beat:
            self.beat = state.beat
            self.shown = self.clock
        if self.reacting():
            self.ask_reactions()
            if self.asked or self.pace.races:
                return
            self.shown = self.clock - self.pace.attention  # nobody has anything to react with: attention is at its end
        self.asked = state.active

    def ask_reactions(self) -> None:
        state = self.state
        turn = state.active if self.pace.races or state.racing else 0
        for seat in range(state.seats):
            bit = ONE << seat
            if turn & bit:
                self.asked |= bit
                continue
            moves = state.legal(seat)
            if moves and moves[len(moves) - 1] >= self.pace.first_reaction:
                self.asked |= bit
        if self.asked and self.asked == turn and not self.pace.races:
            self.asked = 0  # nobody is there to race with

    def copy(self, dice: Dice) -> Ticks:
        """A twin that rolls `dice`, for the game and for photo finishes."""
        twin = Ticks(self.state.copy(dice), self.pace, dice)
        twin.clock = self.clock
        twin.seat = self.seat
        twin.asked = self.asked
        twin.beat = self.beat
        twin.shown = self.shown
        twin.inputs = self.inputs
        twin.stuck = self.stuck
        twin.chosen = self.chosen[:]
        twin.acting = self.acting
        return twin
