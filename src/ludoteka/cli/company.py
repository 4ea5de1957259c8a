"""The minds at one match: what each intends, and when its hand comes down. Knows no real clock: `play` and `watch` map
game time to theirs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludoteka.bots.mind import Handle, Mind
from ludoteka.match import Match
from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import SealedDice
from ludoteka.rules.event import Event


@dataclass(frozen=True, slots=True)
class Intent:
    due: int  # game time
    seat: int
    move: int
    beat: int
    lot: int  # who is first among equals


class Company:
    """Asks each mind when it owes a move, and once a beat when there is something to react to; `step` makes the next
    thing happen, whether that is an intent or the deadline."""

    def __init__(self, match: Match, levels: Mapping[int, str], least: int = 0) -> None:
        self.match = match
        self.least = least  # ms that any move on turn takes: eyes must be able to follow
        self.minds: dict[int, Mind] = {seat: match.game.minds[level]() for seat, level in levels.items()}
        self.dice = {seat: SealedDice(match.seed, f"bot:{seat}") for seat in levels}
        self.lots = SealedDice(match.seed, "race")
        self.turns: dict[int, Intent] = {}
        self.reactions: list[Intent] = []
        self.heard = 0  # the beat they have been asked about
        self.ask()

    def ask(self) -> None:
        """After every input: what do they intend now?"""
        state = self.match.state
        if state.over:
            self.turns, self.reactions = {}, []
            return
        if state.beat != self.heard:
            self.heard = state.beat
            for seat in self.minds:
                self._ask_reaction(seat)
        for seat in self.minds:
            if not state.active >> seat & 1:
                self.turns.pop(seat, None)
            elif seat not in self.turns:
                self._ask_turn(seat)

    def forget(self) -> None:
        """An input was undone: whatever they intended rested on it."""
        self.turns, self.reactions = {}, []
        self.heard = self.match.state.beat
        self.ask()

    def next(self) -> int:
        """The game time of the next thing that happens by itself; NEVER if nothing does."""
        intent = self._first()
        return min(intent.due if intent else NEVER, self.match.state.deadline)

    def step(self) -> list[Event]:
        """That thing happens; [] if it came to nothing, because the rules refuse it by now."""
        intent = self._first()
        if intent is None or intent.due > self.match.state.deadline:
            events = self.match.expire(self.match.state.deadline)[1]
        else:
            events = self._make(intent)
        self.ask()
        return events

    # --- inside ------------------------------------------------------------------------------------------------------

    def _first(self) -> Intent | None:
        return min((*self.turns.values(), *self.reactions), key=lambda intent: (intent.due, intent.lot), default=None)

    def _make(self, intent: Intent) -> list[Event]:
        if self.turns.get(intent.seat) is intent:
            del self.turns[intent.seat]
        else:
            self.reactions.remove(intent)
        try:
            name = self.match.game.catalogue[intent.move]
            return self.match.move(intent.due, intent.seat, name, intent.beat)[1]
        except Illegal:
            return []

    def _ask_turn(self, seat: int) -> None:
        moves = [move for move in self.match.state.legal(seat) if move < self.match.game.first_reaction]
        if moves:
            answer = self.minds[seat].turn(self._handle(seat, moves))
            due = self.match.clock + max(self.least, answer.delay)
            self.turns[seat] = Intent(due, seat, answer.move, self.match.state.beat, self._lot())

    def _ask_reaction(self, seat: int) -> None:
        moves = [move for move in self.match.state.legal(seat) if move >= self.match.game.first_reaction]
        answer = self.minds[seat].react(self._handle(seat, moves))
        if answer:
            due = self.match.clock + answer.delay
            self.reactions.append(Intent(due, seat, answer.move, self.match.state.beat, self._lot()))

    def _lot(self) -> int:
        return int(self.lots.below(1 << 30))

    def _handle(self, seat: int, moves: list[int]) -> Handle:
        game, state = self.match.game, self.match.state
        return Handle(
            seat,
            self.match.header.seats,
            game.view(state, seat),
            moves,
            game.catalogue,
            state.now,
            state.beat,
            self.dice[seat],
            lambda dice: game.imagine(state, seat, dice),
        )
