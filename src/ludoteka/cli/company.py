"""The bots at one match at the terminal. Knows no real clock: `play` and `watch` map game time to theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.bots.virtual import Press, VirtualTable
from ludoteka.match import Match, Played
from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import SealedDice
from ludoteka.rules.event import Event


class Hand(NamedTuple):
    """A hand in a race, so long after what it answers was there."""

    seat: int
    ms: int


class Person:
    """A seat that answers by itself: no mind speaks for it."""

    def turn(self, at: Handle) -> Answer:
        return Answer(at.moves[0], NEVER)

    def react(self, at: Handle) -> Answer | None:
        return None


class Unhurried:
    """A mind whose moves on turn take a while at least: eyes must be able to follow."""

    def __init__(self, mind: Mind, least: int) -> None:
        self.mind = mind
        self.least = least

    def turn(self, at: Handle) -> Answer:
        answer = self.mind.turn(at)
        return answer._replace(delay=max(self.least, answer.delay))

    def react(self, at: Handle) -> Answer | None:
        return self.mind.react(at)


class Company(VirtualTable):
    """The laboratory's table, but that every input goes through a match and its log, and that people sit there too.
    `ask` after every input of theirs; `step` makes the next thing happen, whether that is a hand or the deadline."""

    def __init__(self, match: Match, levels: Mapping[int, str], least: int = 0) -> None:
        seats = range(match.header.seats)
        minds = [Unhurried(match.game.minds[levels[seat]](), least) if seat in levels else Person() for seat in seats]
        dice = [SealedDice(match.seed, f"bot:{seat}") for seat in seats]
        super().__init__(match.game, match.state, minds, dice, SealedDice(match.seed, "race"))
        self.match = match
        self.came = {self.state.beat: self.state.now}  # beat -> the game time it came at
        self.hands: list[Hand] = []  # of the latest race in which one came down
        self.raced = -1  # its beat
        self.noted = len(match.entries)  # entries that were looked at for hands
        self.ask()

    def ask(self) -> None:
        """After every input: what it was in a race is kept, and whoever may do something is asked."""
        for entry in self.match.entries[self.noted :]:
            if isinstance(entry, Played) and self.game.kind == "race":
                self._raced(entry)
        self.noted = len(self.match.entries)
        self.came.setdefault(self.state.beat, self.state.now)
        super().ask()

    def _raced(self, entry: Played) -> None:
        if self.game.catalogue.index(entry.move) < self.game.first_reaction or entry.beat not in self.came:
            return
        if entry.beat != self.raced:
            self.raced, self.hands = entry.beat, []
        self.hands.append(Hand(entry.seat, entry.at - self.came[entry.beat]))

    def forget(self) -> None:
        """An input was undone: whatever they intended rested on it."""
        self.state = self.match.state
        self.presses, self.hands = [], []
        self.seen = self.state.beat
        self.ask()

    def next(self) -> int:
        """The game time of the next thing that happens by itself; NEVER if nothing does."""
        if self.state.over:
            return NEVER
        return min((self.state.deadline, *(press.due for press in self.presses), NEVER))

    def step(self) -> list[Event]:
        """That thing happens; [] if there is none, or it came to nothing because the rules refuse it by now."""
        if self.next() == NEVER:
            return []
        press = self.next_press()
        if press is None or press.due > self.state.deadline:
            events = self.match.expire(self.state.deadline)[1]
        else:
            events = self._come_down(press)
        self.ask()
        return events

    def _come_down(self, press: Press) -> list[Event]:
        self.presses.remove(press)
        beat = self.state.beat if press.beat is None else press.beat
        try:
            return self.match.move(press.due, press.seat, self.game.catalogue[press.move], beat)[1]
        except Illegal:
            return []
