"""One game in virtual time: minds answer with a move and a delay, and nobody waits.

A mind is asked `turn` when its seat owes a move and no answer of its is on the way, and again if that answer has become
illegal when it is due; it is asked `react` once a beat, if it has a reaction. Hands that come down closer than 3 ms
are drawn by lot; a reaction that wins ties comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.bots.playouts import PHOTO
from ludoteka.rules.contract import NEVER, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.game import Game

TRIES: Final = 100  # answers in a row that may be illegal when they are due


class BadMind(Exception):
    """A mind that answers with nothing but illegal moves."""


class Unsound(Exception):
    """The rules have lost or doubled something: what the audit of a state says."""


@dataclass(frozen=True, eq=False)
class Press:
    """An answer on its way, due at `due`. `beat` None: a move on turn."""

    due: int
    seat: int
    move: int
    beat: int | None
    again: bool = False  # ask for another reaction when it is down


class VirtualTable:
    """Plays one state to its end with a mind a seat. `dice` are the minds' own streams, `race` draws photo finishes."""

    def __init__(self, game: Game, state: State, minds: Sequence[Mind], dice: Sequence[Dice], race: Dice) -> None:
        self.game = game
        self.state = state
        self.minds = minds
        self.dice = dice
        self.race = race
        self.presses: list[Press] = []
        self.seen = 0  # the latest beat that was asked about
        self.refused = 0  # answers in a row that were illegal when due

    def run(self, limit: int, audit: bool = False) -> int:
        """Play to the end, or to the limit; the number of inputs. `audit`: every state is audited; raises Unsound."""
        inputs = 0
        while not self.state.over and inputs < limit:
            self.ask()
            press = self.next_press()
            if press is not None and press.due <= self.state.deadline:
                inputs += self.comes_down(press)
            elif self.state.deadline < NEVER:
                self.state.expire(self.state.deadline)
                inputs += 1
            else:
                break
            if audit and (flaws := self.state.audit()):
                raise Unsound(f"after {inputs} inputs: {', '.join(flaws)}")
        return inputs

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        if self.state.beat != self.seen:
            self.seen = self.state.beat
            for seat in range(self.state.seats):
                self.ask_reaction(seat)
        owing = [seat for seat in range(self.state.seats) if self.state.active >> seat & 1]
        self.presses = [press for press in self.presses if press.beat is not None or press.seat in owing]
        on_the_way = {press.seat for press in self.presses if press.beat is None}
        for seat in owing:
            if seat not in on_the_way:
                self.ask_turn(seat)

    def ask_reaction(self, seat: int, since: int = 0) -> None:
        """`since`: when its last hand came down, if that is later than the latest input."""
        moves = [move for move in self.state.legal(seat) if move >= self.game.first_reaction]
        answer = self.minds[seat].react(self.handle(seat, moves)) if moves else None
        if answer is not None:
            self.send(seat, answer, self.state.beat, since)

    def ask_turn(self, seat: int) -> None:
        moves = [move for move in self.state.legal(seat) if move < self.game.first_reaction]
        if moves:
            self.send(seat, self.minds[seat].turn(self.handle(seat, moves)), None)

    def send(self, seat: int, answer: Answer, beat: int | None, since: int = 0) -> None:
        due = max(self.state.now, since) + max(0, answer.delay)
        self.presses.append(Press(due, seat, answer.move, beat, answer.again and beat is not None))

    def handle(self, seat: int, moves: list[int]) -> Handle:
        game, state = self.game, self.state
        return Handle(
            seat=seat,
            seats=state.seats,
            view=game.view(state, seat),
            moves=moves,
            game=game,
            now=state.now,
            beat=state.beat,
            dice=self.dice[seat],
            imagine=lambda dice: game.imagine(state, seat, dice),
        )

    # --- what comes first ---------------------------------------------------------------------------------------------

    def next_press(self) -> Press | None:
        """The first hand to come down. Moves on turn race only where the rules say so; else a reaction goes first."""
        racing = [press for press in self.presses if press.beat is not None or self.state.racing]
        first = self.first_of(racing)
        plain = min((press for press in self.presses if press not in racing), key=lambda press: press.due, default=None)
        return first if plain is None or (first and first.due <= plain.due) else plain

    def first_of(self, racing: Iterable[Press]) -> Press | None:
        due = min((press.due for press in racing), default=NEVER)
        close = [press for press in racing if press.due < due + PHOTO]
        close = [press for press in close if press.move in self.game.wins_ties] or close
        return close[self.race.below(len(close))] if len(close) > 1 else next(iter(close), None)

    def comes_down(self, press: Press) -> int:
        """1 if it was an input. Whoever wished it reacts again, unless there is a new beat, of which all are asked."""
        self.presses.remove(press)
        taken = self.happens(press)
        if press.again and self.state.beat == press.beat and not self.state.over:
            self.ask_reaction(press.seat, press.due)
        return taken

    def happens(self, press: Press) -> int:
        """1 if it was an input: an answer that the rules no longer allow is none."""
        beat = self.state.beat if press.beat is None else press.beat
        if reason := self.state.wrong(press.seat, press.move, beat):
            self.refused += 1
            if self.refused > TRIES:
                raise BadMind(f"seat {press.seat} keeps answering {self.game.catalogue[press.move]}: {reason}")
            return 0
        self.refused = 0
        self.state.play(press.seat, press.move, max(self.state.now, press.due), beat)
        return 1
