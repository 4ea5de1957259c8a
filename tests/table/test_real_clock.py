"""Once on the real clock, with minds in a real worker process: two people and a bot finish a match of each kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.match import fingerprint, fold, parse_entry, parse_header
from ludoteka.table.actor import Table
from ludoteka.table.clock import LoopClock
from ludoteka.table.frames import Frame, Lobby, Ping, Settings
from ludoteka.table.processes import Workers
from ludoteka.table.record import Guest
from tests.table.world import MemoryJournal

SHORT = {
    "uno": {"hand_size": "5"},
    "duel": {"hand_size": "2"},
    "five": {"points_to_win": "1", "beat": "0.7", "target": "4", "follow_up_window": "1"},
}


class Player:
    """A line that plays by itself: any legal move at once, a slap where it counts right."""

    def __init__(self, clock: LoopClock, guest: str) -> None:
        self.clock = clock
        self.guest = guest
        self.table: Any = None
        self.seat = 0
        self.cmds = 0
        self.over = asyncio.Event()

    def written(self, then: Callable[[], None]) -> None:
        then()

    def send(self, item: Any) -> None:
        if isinstance(item, Ping):
            self.table.pong(self, item.nonce, self.clock.now(), self.clock.now())
        elif isinstance(item, Frame):
            self.clock.call_at(max(item.show_at or 0.0, self.clock.now()) + 150, lambda: self.play(item))
        elif isinstance(item, Lobby) and item.phase == "over":
            self.over.set()

    def close(self, why: str) -> None:
        pass

    def play(self, frame: Frame) -> None:
        if frame.ending is not None or self.table.closed:
            return
        state = self.table.room.sitting.match.state
        catalogue = self.table.room.game.catalogue
        first = self.table.room.game.first_reaction
        moves = [move for move in state.legal(self.seat) if move < first]
        if not moves and self.table.room.game.id == "five" and 4 in state.counts:
            moves = list(state.legal(self.seat))
        if moves:
            self.cmds += 1
            now = self.clock.now()
            self.table.move(self, str(self.cmds), catalogue[moves[0]], frame.beat, now, now, frame.show_at)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "duel", "five"])
async def test_a_match_is_played_to_its_end_in_real_time(game):
    clock, journal, minds = LoopClock(), MemoryJournal(), Workers(1)
    ann, bob = Player(clock, "ann"), Player(clock, "bob")
    table = await Table.create("TABLE", game, SHORT[game], Settings(), Guest("ann", "Ann"), journal, minds, clock)
    for seat, player in enumerate((ann, bob)):
        player.table, player.seat = table, seat
        await table.connect(player, player.guest, player.guest.title())
    table.sit(bob, "sit", 1)
    table.seat_bot(ann, "bot", 2, "hard" if game == "five" else "random")
    table.start(ann, "start")
    try:
        await asyncio.wait_for(ann.over.wait(), 60)
        stored = journal.stored()
        assert stored is not None
        lines = [parse_entry(line.decode()) for line in stored.lines]
        match = fold(parse_header(stored.header.decode()), stored.seed, lines)
        assert table.room.sitting is not None
        assert fingerprint(match.state) == fingerprint(table.room.sitting.match.state)
        assert match.state.over
    finally:
        await table.close()
        await minds.close()
