"""Any simulated game as a match that can be replayed and verified: the log of its inputs, folded."""

from __future__ import annotations

from ludoteka.lab.sim import Plan, Room
from ludoteka.match import Entry, Expired, Match, Played
from ludoteka.match.names import BOTS
from ludoteka.match.replay import of, write
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


def match_of(plan: Plan, index: int) -> Match:
    """Game `index` of this plan, played again and folded into a match."""
    room = Room(plan)
    recorder = Recorder(room.game)
    room.watch(room.deal(index), index, recorder)
    match = Match.new(room.game, dict(plan.options), plan.seats, room.seed(index), BOTS[: plan.seats])
    for entry in recorder.entries:
        match.append(entry)
    return match


def saved(plan: Plan, index: int) -> str:
    """The text of its `.ludo` file, for `ludoteka replay` and the page's replay viewer."""
    return write(of(match_of(plan, index)))
