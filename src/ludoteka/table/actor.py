"""A table: one task, one inbox. Calls come in from any connection; what goes out are the dataclasses of `frames.py`.

The server's part, in order: `create` or `resume`; for each connection `await connect`, then the commands as they come
in, then `disconnect`; at last `await close`. Commands are plain calls that never block and answer with one `Ack` on
the guest's line. `arrived` is the clock's time, stamped in the socket's reader before anything else.

Inside, every call becomes a step. Steps run one after the other; what one changes is journalled before anything that
follows from it is sent, so nobody is ever told what a crash could take back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ludoteka.bots.mind import Answer
from ludoteka.games import load
from ludoteka.table.chairs import Refusal
from ludoteka.table.clock import Clock, Timer
from ludoteka.table.commands import Commands
from ludoteka.table.frames import Lobby, Settings, Synced
from ludoteka.table.keeping import Keeping
from ludoteka.table.line import Line
from ludoteka.table.meter import METER
from ludoteka.table.minds import Minds, Question
from ludoteka.table.play import Play
from ludoteka.table.presence import TURN_MS, Visitor
from ludoteka.table.record import Guest, Journal, StoredMatch, TableRecord
from ludoteka.table.room import Room
from ludoteka.table.steps import Closed, Steps

log = logging.getLogger(__name__)


class Table:
    """One table, from the first chair to the last rematch. Made by `create` or `resume`."""

    def __init__(self, room: Callable[[Table], Room], journal: Journal, minds: Minds, clock: Clock) -> None:
        self.clock = clock
        self.minds = minds
        self.room = room(self)
        self.code = self.room.code
        self.keeping = Keeping(self.room, journal)
        self.timer: Timer | None = None
        self.thinking: set[asyncio.Task[None]] = set()
        self.steps = Steps(self._commit, self._failed)
        self.commands = Commands(self.room.presence, self.room.post, self.steps)

    @classmethod
    async def create(
        cls,
        code: str,
        game_id: str,
        options: Mapping[str, str],
        settings: Settings,
        host: Guest,
        journal: Journal,
        minds: Minds,
        clock: Clock,
        *,
        bots: Sequence[str] = (),
        start: bool = False,
    ) -> Table:
        """A new table, saved; its maker sits on seat 0, bots of these levels beside him; `start` deals at once.
        Raises UnknownGame, BadOption, Refusal (no such level, too many bots, too few to start)."""
        game = load(game_id)

        def room(table: Table) -> Room:
            return Room(code, game, options, settings, host.id, clock, table)

        table = cls(room, journal, minds, clock)
        table.room.chairs.sit(host, 0)
        for seat, level in enumerate(bots, 1):
            table.room.chairs.seat_bot(seat, level)
        if start:
            table.room.deal()
        await table._begin()
        return table

    @classmethod
    async def resume(
        cls, record: TableRecord, match: StoredMatch | None, journal: Journal, minds: Minds, clock: Clock
    ) -> Table:
        """The table as it was stored, with its latest match (`record.match`), nobody connected: frozen until a seated
        person is there. Raises BadLog where the log is not legal."""
        game = load(record.game)

        def room(table: Table) -> Room:
            chairs = record.chairs
            return Room(record.code, game, record.options, record.settings, record.host, clock, table, chairs)

        table = cls(room, journal, minds, clock)
        table.keeping = Keeping(table.room, journal, record, match)
        table.room.take_up(record, match)
        await table._begin()
        return table

    async def _begin(self) -> None:
        await self._commit()
        self.steps.start()

    # --- for the server: what may be asked at any time --------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """It has stopped, by `close` or because something failed: resume it from what is stored."""
        return self.steps.closed

    def lobby(self) -> Lobby:
        """As it would be sent now."""
        return self.room.lobby()

    def log(self) -> bytes | None:
        """The latest match as one file of JSON lines, its seed at the end; None while it is on, or before the first."""
        return self.room.log()

    def guest_of(self, seat: int) -> str | None:
        """The id of the guest whose chair this is."""
        places = self.room.chairs.places
        return places[seat].guest or None if 0 <= seat < len(places) else None

    def has_seen(self, guest: str) -> bool:
        """Whether this guest looked on and was shown hands of the match that is on."""
        return self.room.has_seen(guest)

    def idle_ms(self) -> float:
        """How long there has been no line at all; 0 while there is one. An idle table may be closed and resumed."""
        presence = self.room.presence
        return 0.0 if presence.lines else self.clock.now() - presence.empty_since

    # --- connections -------------------------------------------------------------------------------------------------

    async def connect(self, line: Line, guest_id: str, name: str, seen: int = -1) -> bool:
        """Sends Welcome, Lobby, and a whole Frame if there is a match (whatever was `seen`: a frame is always whole).
        An older line of this guest gets Elsewhere and is closed. False, and closed with "too-many", if there is no
        room for another watcher."""
        taken = await self.steps.call(lambda: self.room.connect(line, Guest(guest_id, name)))
        self.resync(line)
        return taken

    def disconnect(self, line: Line) -> None:
        """The connection is gone. Ignored for a line that was replaced."""
        self.post(lambda: self.room.disconnect(line))

    def pong(self, line: Line, nonce: str, client_ms: float, arrived: float) -> None:
        """Answered with Synced. Says nothing about the match, so it waits for nobody."""
        visitor = self.room.presence.lines.get(line)
        if visitor is None:
            return
        painted = visitor.painted
        if visitor.pong(nonce, client_ms, arrived):
            line.send(Synced(nonce, arrived))
        if visitor.painted != painted:
            self.post(_nothing)  # the first deadline may have waited for this

    def witness(self, line: Line, nonce: str, arrived: float) -> None:
        """That ping was answered by the browser itself: the smallest of all measurements counts."""
        visitor = self.room.presence.lines.get(line)
        if visitor is not None:
            visitor.sync.witness(nonce, arrived)

    def vouch(self, line: Line, rtt_ms: float) -> None:
        """What the kernel has measured of this line."""
        visitor = self.room.presence.lines.get(line)
        if visitor is not None:
            visitor.sync.vouch(rtt_ms, self.clock.now())

    def resync(self, line: Line) -> None:
        """The client's clock may have jumped: pings again."""
        visitor = self.room.presence.lines.get(line)
        if visitor is not None:
            visitor.pinger.burst()

    def visible(self, line: Line, visible: bool) -> None:
        """The page was hidden or shown. A hidden one may be silent for longer; one that is back is pinged anew. A race
        tells everybody: of changes that come faster than that may be, the latest counts."""
        visitor = self.room.presence.lines.get(line)
        if visitor is not None:
            visitor.heard = self.clock.now()
            waiting, visitor.turning = visitor.turning is not None, visible
            if not waiting:
                self._turn(visitor)

    def _turn(self, visitor: Visitor) -> None:
        """Take what its page said last, now or as soon as it may."""
        to, gone = visitor.turning, self.closed or visitor.line not in self.room.presence.lines
        if gone or to is None or to == visitor.visible:
            visitor.turning = None
        elif visitor.may_turn():
            visitor.turning, visitor.visible = None, to
            if to:
                visitor.pinger.burst()
            self.post(_nothing)  # a race excuses whoever does not look
        else:
            self.clock.call_at(self.clock.now() + TURN_MS, partial(self._turn, visitor))

    # --- commands: each gets one Ack ---------------------------------------------------------------------------------

    def sit(self, line: Line, cmd: str, seat: int | None) -> None:
        self._command(line, cmd, lambda visitor: self.room.sit(visitor, seat))

    def stand(self, line: Line, cmd: str) -> None:
        self._command(line, cmd, self.room.stand)

    def seat_bot(self, line: Line, cmd: str, seat: int | None, level: str) -> None:
        self._command(line, cmd, lambda visitor: self.room.seat_bot(visitor, seat, level))

    def unseat(self, line: Line, cmd: str, seat: int) -> None:
        self._command(line, cmd, lambda visitor: self.room.unseat(visitor, seat))

    def set_option(self, line: Line, cmd: str, key: str, value: str) -> None:
        self._command(line, cmd, lambda visitor: self.room.set_option(visitor, key, value))

    def set_setting(self, line: Line, cmd: str, key: str, value: str) -> None:
        self._command(line, cmd, lambda visitor: self.room.set_setting(visitor, key, value))

    def handicap(self, line: Line, cmd: str, seat: int, ms: int) -> None:
        self._command(line, cmd, lambda visitor: self.room.handicap(visitor, seat, ms))

    def ready(self, line: Line, cmd: str, ready: bool) -> None:
        self._command(line, cmd, lambda visitor: self.room.ready(visitor, ready))

    def start(self, line: Line, cmd: str) -> None:
        self._command(line, cmd, self.room.start)

    def move(
        self,
        line: Line,
        cmd: str,
        move: str,
        beat: int,
        arrived: float,
        tapped_at: float | None = None,
        painted_at: float | None = None,
        visible: bool = True,
        again: int | None = None,
    ) -> None:
        """A race press is answered when it is received, any other move when it is durable. `again`: said before, on
        top of the frame of this number; one that has been made since then is answered and not made twice."""

        def step(visitor: Visitor, done: Callable[[str], None]) -> None:
            claims = (tapped_at, painted_at) if visible else (None, None)  # a page that nobody sees claims nothing
            self.room.move(visitor, move, beat, arrived, *claims, again, done)

        self.commands.speak(line, cmd, step)

    def ask_undo(self, line: Line, cmd: str) -> None:
        self._command(line, cmd, self.room.ask_undo)

    def consent(self, line: Line, cmd: str, yes: bool) -> None:
        self._command(line, cmd, lambda visitor: self.room.consent(visitor, yes))

    def pause(self, line: Line, cmd: str, paused: bool) -> None:
        self._command(line, cmd, lambda visitor: self.room.pause(visitor, paused))

    def say(self, line: Line, cmd: str, text: str) -> None:
        self._command(line, cmd, lambda visitor: self.room.say(visitor, text))

    def cheer(self, line: Line, cmd: str, sign: str) -> None:
        self._command(line, cmd, lambda visitor: self.room.cheer(visitor, sign))

    # --- rare --------------------------------------------------------------------------------------------------------

    async def claim(self, seat: int, guest: Guest) -> str:
        """This seat is now that guest's (the server has checked the PIN); the old guest's line gets Elsewhere (case
        43). "" or a reason code."""

        def step() -> str:
            try:
                self.room.claim(seat, guest)
            except Refusal as refusal:
                return refusal.reason
            return ""

        return await self.steps.call(step)

    async def close(self) -> None:
        """Finish what is in the inbox, freeze a running match, close every line with "closed", stop the task."""
        with contextlib.suppress(Closed):
            await self.steps.call(self._part)
        self._stop()
        for task in self.thinking:
            task.cancel()
        await self.steps.end()

    async def settled(self) -> None:
        """Until there is nothing to do but to wait for the clock or for somebody."""
        await self.steps.join()
        while self.thinking:
            await asyncio.gather(*self.thinking)
            await self.steps.join()

    # --- the inbox ---------------------------------------------------------------------------------------------------

    def post(self, step: Callable[[], None]) -> None:
        """Do this as a step of the table's task."""
        self.steps.post(step)

    def ask(self, question: Question, answered: Callable[[Answer | None | Exception], None]) -> None:
        """Think somewhere else; the answer comes back as a step."""

        async def think() -> None:
            answer: Answer | None | Exception
            try:
                answer = await self.minds.ask(question)
            except Exception as lost:  # whatever it is, a seat must not stand still for it
                answer = lost
            self.post(partial(answered, answer))

        task = asyncio.create_task(think())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def _command(self, line: Line, cmd: str, act: Callable[[Visitor], None]) -> None:
        def step(visitor: Visitor, done: Callable[[str], None]) -> None:
            act(visitor)
            done("")

        self.commands.speak(line, cmd, step)

    async def _commit(self) -> None:
        """Write down what the step has changed, then tell it."""
        again = self.room.settle()
        begun = self.clock.now()
        await self.keeping.write()
        kept = self.clock.now() - begun
        self.room.post.send(self.room.presence, self.room.lobby())
        if self.room.sitting is not None:
            self._time(self.room.sitting.play, kept)
            self.room.sitting.sent()
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if again is None else self.clock.call_at(again, lambda: self.post(_nothing))

    def _time(self, play: Play, kept: float) -> None:
        """If a move, or a hold's end, set off what has just been told: how long that took."""
        since, play.since = play.since, None
        if since is not None:
            METER.time([visitor.line for visitor in self.room.presence], self.clock, since, kept)

    def _part(self) -> None:
        """The last step."""
        if self.room.sitting is not None and self.room.phase == "playing":
            self.room.sitting.part()
        self.steps.after.append(self._stop)

    def _failed(self) -> None:
        METER.closed_by_error += 1
        log.error("table %s is closed: something failed", self.code)
        self._stop()

    def _stop(self) -> None:
        """No timer, no line, no step."""
        if self.timer is not None:
            self.timer.cancel()
        if self.room.sitting is not None:
            self.room.sitting.stop()
        if not self.closed:
            self.steps.stop()
            for visitor in self.room.presence:
                visitor.pinger.stop()
                visitor.line.close("closed")


def _nothing() -> None:
    """A step that only looks what time it is."""
