"""The hands of the minds at one table: who is asked what, and when the hand comes down.

A mind is asked for a turn when its seat owes a move and no answer is under way, and for a reaction once a beat. An
answer is never disturbed by what others do meanwhile (case 30); one that has become illegal by the time it is due is
asked for again.
"""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Literal, Protocol

from ludoteka.bots.at_random import pick
from ludoteka.bots.mind import Answer
from ludoteka.bots.rollouts import thinks_long
from ludoteka.rules.dice import SealedDice
from ludoteka.table.chairs import Refusal
from ludoteka.table.clock import Timer
from ludoteka.table.meter import METER
from ludoteka.table.minds import Question
from ludoteka.table.play import Play
from ludoteka.table.race import Press

log = logging.getLogger(__name__)


class Asker(Protocol):
    def levels(self) -> dict[int, str]:
        """The seats that minds play now, and at which level."""

    def post(self, step: Callable[[], None]) -> None: ...

    def ask(self, question: Question, answered: Callable[[Answer | None | Exception], None]) -> None:
        """Think somewhere else; the answer comes back as a step of the table's task."""

    def round_trips(self) -> list[float]:
        """Of the persons who are here."""


class Bots:
    def __init__(self, play: Play, header: bytes, asker: Asker) -> None:
        self.play = play
        self.header = header
        self.asker = asker
        self.turns: dict[int, Timer | None] = {}  # seats whose turn is under way: asked, or due at the timer
        self.hands: dict[int, list[Timer]] = {}  # reactions under way, the latest few
        self.beats: dict[int, int] = {}  # seat -> the latest beat it was asked about
        self.epochs: Counter[int] = Counter()  # seat -> how often what was under way has been forgotten
        self.silent: dict[int, int] = {}  # seat -> the log's length at which it had nothing to say: not asked twice
        self.dice = SealedDice(play.match.seed, "bot")  # for moves that no mind would give

    def wake(self) -> None:
        """Ask whoever is to be asked. After every step."""
        state = self.play.match.state
        if not self.play.time.running or state.over:
            self.forget()
            return
        for seat, level in self.asker.levels().items():
            if state.active >> seat & 1 and seat not in self.turns and self.silent.get(seat) != len(self.play.lines):
                self.turns[seat] = None
                self._ask(seat, level, "turn", self.play.showing.seen_at)
            if state.beat > self.beats.get(seat, -1):
                self.beats[seat] = int(state.beat)
                if self._legal(seat, "react"):
                    self._ask(seat, level, "react", self.play.showing.at(int(state.beat)))

    def forget(self, seat: int | None = None) -> None:
        """Nothing that is under way happens: the clock has stopped, or a person plays this seat now."""
        for one in {*self.turns, *self.hands, *self.beats} if seat is None else {seat}:
            self.epochs[one] += 1
            turn = self.turns.pop(one, None)
            for timer in [*([turn] if turn else []), *self.hands.pop(one, [])]:
                timer.cancel()
            self.beats.pop(one, None)

    def _legal(self, seat: int, what: Literal["turn", "react"]) -> list[int]:
        first = self.play.match.game.first_reaction
        return [move for move in self.play.match.state.legal(seat) if (move >= first) == (what == "react")]

    def _ask(self, seat: int, level: str, what: Literal["turn", "react"], shown_at: float) -> None:
        play = self.play
        question = Question(
            match=play.id,
            header=self.header,
            seed=play.match.seed,
            entries=play.lines,
            count=len(play.lines),
            seat=seat,
            level=level,
            what=what,
            now=int(play.match.state.now),
            long=what == "turn" and thinks_long(play.match.game.minds[level]),
        )
        self.asker.ask(
            question, partial(self._answered, question, self.epochs[seat], int(play.match.state.beat), shown_at)
        )

    def _answered(
        self, question: Question, epoch: int, beat: int, shown_at: float, answer: Answer | None | Exception
    ) -> None:
        seat, turn = question.seat, question.what == "turn"
        if epoch != self.epochs[seat]:
            return
        if isinstance(answer, Exception):
            METER.lost_minds += 1
            log.warning("%s: seat %d got no answer from its mind: %r", self.play.match.game.id, seat, answer)
            answer = self._anything(seat) if turn else None
        if answer is None:
            if turn:
                self.turns.pop(seat, None)
                self.silent[seat] = question.count
            return
        due = shown_at + answer.delay * self.play.time.pace
        if turn and due <= self.play.clock.now():
            self._turn_due(seat, epoch, answer.move, due)
        elif turn:
            self.turns[seat] = self._at(due, partial(self._turn_due, seat, epoch, answer.move, due))
        else:
            hand = self._at(due + self._one_way(), partial(self._hand_due, seat, epoch, answer, beat, due))
            self.hands[seat] = [*self.hands.get(seat, [])[-3:], hand]

    def _anything(self, seat: int) -> Answer | None:
        moves = self._legal(seat, "turn")
        return Answer(pick(moves, self.play.match.game.catalogue, self.dice), 0) if moves else None

    def _at(self, due: float, step: Callable[[], None]) -> Timer:
        return self.play.clock.call_at(due, lambda: self.asker.post(step))

    def _turn_due(self, seat: int, epoch: int, move: int, due: float) -> None:
        if epoch != self.epochs[seat]:
            return
        if self.play.races_now(move):
            self._press(seat, move, self.play.beat, due)
            self.play.later(partial(self._free, seat))
        else:
            self.play.later(partial(self._turn, seat, epoch, move))  # behind an open race it waits like anybody's

    def _turn(self, seat: int, epoch: int, move: int) -> None:
        if epoch != self.epochs[seat]:
            return
        self.turns.pop(seat, None)
        # A refused move has become illegal while it was on its way: `wake` asks again.
        with contextlib.suppress(Refusal):
            self.play.move(seat, self.play.match.game.catalogue[move], self.play.beat, self.play.clock.now())

    def _free(self, seat: int) -> None:
        """The race is decided: this seat's turn, if it still is, is a new one."""
        self.turns.pop(seat, None)

    def _hand_due(self, seat: int, epoch: int, answer: Answer, beat: int, due: float) -> None:
        if epoch == self.epochs[seat]:
            self._press(seat, answer.move, beat, due)
            if answer.again:
                self.play.later(partial(self._again, seat, epoch, beat, due))

    def _again(self, seat: int, epoch: int, beat: int, due: float) -> None:
        """The race is decided: whoever wished it may react once more to the same beat, from when its hand was down."""
        level = self.asker.levels().get(seat)
        if level and epoch == self.epochs[seat] and self.play.match.state.beat == beat and self._legal(seat, "react"):
            self._ask(seat, level, "react", due)

    def _press(self, seat: int, move: int, beat: int, due: float) -> None:
        """Through the same function as everybody's, from as far away as the median person."""
        rtt = 2 * self._one_way()
        name = self.play.match.game.catalogue[move]
        if not self.play.races_now(move):
            self.play.later(partial(self._plain, seat, name, beat))
            return
        with contextlib.suppress(Refusal):  # then nobody saw the hand twitch
            self.play.press(Press(seat, move, name, beat, self.play.clock.now(), due, None, rtt))

    def _plain(self, seat: int, name: str, beat: int) -> None:
        with contextlib.suppress(Refusal):
            self.play.move(seat, name, beat, self.play.clock.now())

    def _one_way(self) -> float:
        trips = self.asker.round_trips()
        return median(trips) / 2 if trips else 0.0
