"""A watcher that writes down every input, as the entries of a match."""

from __future__ import annotations

from ludoteka.match import Entry, Expired, Played
from ludoteka.rules.contract import State
from ludoteka.rules.event import NOBODY, Event
from ludoteka.rules.game import Game


class Recorder:
    """Writes down every input of a game that it watches."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []

    def before(self, state: State, seat: int, move: int, beat: int) -> None:
        if seat == NOBODY:
            self.entries.append(Expired(int(state.now)))
        else:
            self.entries.append(Played(int(state.now), int(seat), self.game.catalogue[move], int(beat)))

    def after(self, state: State, events: list[Event]) -> None:
        """Nothing more: what it told is told again when the log is folded."""
