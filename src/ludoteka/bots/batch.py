"""Many games of one kind side by side, stepped in one call: what a vector environment runs on.

A learner decides in every game; the other seats play at random, as playouts.py does, cut into the ticks of ticks.py.
Or, in self-play, every seat is the learner's, and it decides for whoever is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.playouts import ONE_IN, SOONEST, SPREAD, TURN, Playout
from ludoteka.bots.ticks import WAITS, Pace, Ticks
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import NEVER, Move, Ms, Seat, State
from ludoteka.rules.dice import Dice, FastDice

EVERYBODY: Final = -1  # as the learner's seat: self-play
PLAYS: Final = 0  # what a game of the batch is doing
ENDED: Final = 1  # by its rules
BROKEN: Final = 2  # the learner chose what was not open
WORD: Final = 56  # bits of a mask that stand in one number: whole octets, and never the sign


class AtRandomInTicks:
    """The seats of one game that play at random. A beat is answered with chance 1/4; in races hands take their time."""

    def __init__(self, seats: i64, playout: Playout, dice: Dice) -> None:
        self.playout = playout
        self.dice = dice
        self.beats: list[i64] = [-1] * seats  # the latest beat about which each has made up its mind
        self.due: list[Ms] = [NEVER] * seats  # when its reaction comes down
        self.turn_due: list[Ms] = [NEVER] * seats  # when its move on turn does

    def choose(self, ticks: Ticks) -> Move:
        """What the seat that is asked does at this tick, or WAITS."""
        seat = ticks.seat
        pace = ticks.pace
        turn = ticks.on_turn(seat)
        if turn and not pace.races:
            return self.turn_move(ticks, seat)
        if self.beats[seat] != ticks.beat:
            self.beats[seat] = ticks.beat
            self.due[seat] = NEVER
            if self.dice.below(ONE_IN) == 0:
                self.due[seat] = ticks.clock + (SOONEST + self.dice.below(SPREAD) if pace.races else 0)
        if self.due[seat] <= ticks.clock:
            self.due[seat] = NEVER
            return self.reaction(ticks, seat)
        if not turn:
            return WAITS
        if self.turn_due[seat] == NEVER:
            self.turn_due[seat] = ticks.clock + TURN
        if self.turn_due[seat] > ticks.clock:
            return WAITS
        self.turn_due[seat] = NEVER
        return self.turn_move(ticks, seat)

    def turn_move(self, ticks: Ticks, seat: Seat) -> Move:
        """WAITS where it owes a move and has none but reactions: only in races."""
        move = ticks.state.at_random(seat, self.dice)
        return move if move >= 0 else self.playout.choose(ticks.moves_of(seat), self.dice)

    def reaction(self, ticks: Ticks, seat: Seat) -> Move:
        moves = ticks.moves_of(seat)
        first = 0
        while first < len(moves) and moves[first] < ticks.pace.first_reaction:
            first += 1
        n = len(moves) - first
        return moves[first + self.dice.below(n)] if n else WAITS


class Batch:
    """`size` games. After `begin` and each `step`: `masks` tells what the learner may do, `doing` what became of each
    game. `start` deals one game from its dice; `learner` is a seat, or EVERYBODY. `remembers`: views are asked for."""

    def __init__(
        self,
        size: i64,
        start: Callable[[Dice], State],
        pace: Pace,
        playout: Playout,
        moves: i64,
        learner: Seat,
        remembers: bool,
    ) -> None:
        self.size = size
        self.start = start
        self.pace = pace
        self.playout = playout
        self.wait = moves  # the action that waits: one after the last move
        self.width: i64 = moves // WORD + 1  # words of a mask
        self.learner = learner
        self.remembers = remembers
        self.games: list[Ticks] = []
        self.others: list[AtRandomInTicks] = []
        self.doing: list[i64] = [ENDED] * size
        self.masks: list[i64] = [0] * (size * self.width)  # by game, WORD actions in each: the bits of what is open

    def begin(self, which: list[int], deals: list[int], lots: list[int]) -> None:
        """New games at these places, from these seeds: for the deal, for photo finishes and the others' play."""
        for i in range(len(which)):
            state = self.start(FastDice(deals[i]))
            state.remembers = self.remembers
            dice = FastDice(lots[i])
            ticks = Ticks(state, self.pace, dice)
            ticks.begin()
            others = AtRandomInTicks(state.seats, self.playout, dice)
            at: i64 = which[i]
            if len(self.games) < self.size:
                self.games.append(ticks)  # the first time all places are filled in order
                self.others.append(others)
            else:
                self.games[at] = ticks
                self.others[at] = others
            self.doing[at] = PLAYS
            self.await_learner(at, ticks)

    def step(self, which: list[int], actions: list[int]) -> list[int]:
        """The learner's actions in these games; returned are the places whose games have ended."""
        ended: list[int] = []
        wait = self.wait
        for i in range(len(which)):
            at: i64 = which[i]
            action: i64 = actions[i]
            if not self.is_open(at, action):
                self.doing[at] = BROKEN
                ended.append(at)
                continue
            ticks = self.games[at]
            ticks.choose(WAITS if action == wait else action)
            if not self.await_learner(at, ticks):
                self.doing[at] = ENDED
                ended.append(at)
        return ended

    def is_open(self, at: i64, action: i64) -> bool:
        if self.doing[at] != PLAYS or action < 0 or action > self.wait:
            return False
        return (self.masks[at * self.width + action // WORD] >> (action % WORD)) & 1 != 0

    def await_learner(self, at: i64, ticks: Ticks) -> bool:
        """The others decide until the learner is asked; whether it ever is. Then the mask is written."""
        if self.learner != EVERYBODY:
            others = self.others[at]
            while ticks.seat >= 0 and ticks.seat != self.learner:
                ticks.choose(others.choose(ticks))
        if ticks.seat < 0:
            self.write_mask(at, [], True)
            return False
        self.write_mask(at, ticks.moves_of(ticks.seat), ticks.may_wait(ticks.seat))
        return True

    def write_mask(self, at: i64, moves: list[Move], may_wait: bool) -> None:
        """Word by word, as the moves ascend."""
        base = at * self.width
        word: i64 = 0
        bits: i64 = 0
        for move in moves:
            while move // WORD != word:
                self.masks[base + word] = bits
                bits = 0
                word += 1
            bits |= ONE << (move % WORD)
        last = self.wait // WORD
        while word < last:
            self.masks[base + word] = bits
            bits = 0
            word += 1
        if may_wait:
            bits |= ONE << (self.wait % WORD)
        self.masks[base + word] = bits

    def seats(self) -> list[int]:
        """Of each game, the seat that is asked; -1 where it is over."""
        return [int(ticks.seat) for ticks in self.games]
