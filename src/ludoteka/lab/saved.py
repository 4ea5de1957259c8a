"""Any simulated game as a match that can be replayed and verified: the log of its inputs, folded."""

from __future__ import annotations

from ludoteka.lab.recorder import Recorder
from ludoteka.lab.sim import Plan, Room
from ludoteka.match import Match
from ludoteka.match.names import BOTS
from ludoteka.match.replay import of, write


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
