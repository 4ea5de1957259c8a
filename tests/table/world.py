"""A table in virtual time: people behind simulated lines, a journal in memory, minds that think at once."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable
from typing import Any

from ludoteka.bots.mind import Answer
from ludoteka.table.actor import Table
from ludoteka.table.frames import Ack, Elsewhere, Frame, Lobby, Ping, RaceCard, Settings, Welcome, YourSeat
from ludoteka.table.line import Item
from ludoteka.table.minds import InThread, Question
from ludoteka.table.record import Guest, StoredMatch, TableRecord


class Bell:
    def __init__(self, at: float, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class VirtualClock:
    """Stands still until somebody turns it on; bells ring exactly when they should."""

    def __init__(self, now: float = 100_000.0) -> None:
        self.time = now
        self.bells: list[tuple[float, int, Bell]] = []
        self.order = itertools.count()

    def now(self) -> float:
        return self.time

    def call_at(self, at: float, ring: Callable[[], None]) -> Bell:
        bell = Bell(at, ring)
        heapq.heappush(self.bells, (max(at, self.time), next(self.order), bell))
        return bell

    def next_bell(self) -> float | None:
        while self.bells and self.bells[0][2].cancelled:
            heapq.heappop(self.bells)
        return self.bells[0][0] if self.bells else None

    def ring_next(self) -> None:
        at, _order, bell = heapq.heappop(self.bells)
        self.time = max(self.time, at)
        if not bell.cancelled:
            bell.ring()


class MemoryJournal:
    """Keeps what is durable, and can be slow, or broken, or cut off as a crash would."""

    def __init__(self) -> None:
        self.record: TableRecord | None = None
        self.match: StoredMatch | None = None
        self.lines: list[bytes] = []
        self.before_append: Callable[[], None] = lambda: None
        self.before_save: Callable[[], None] = lambda: None

    async def save(self, record: TableRecord) -> None:
        await asyncio.sleep(0)
        self.before_save()
        self.record = record

    async def open(self, record: TableRecord, match: StoredMatch) -> None:
        await asyncio.sleep(0)
        self.record, self.match, self.lines = record, match, list(match.lines)

    async def append(self, code: str, match: str, lines: list[bytes]) -> None:
        await asyncio.sleep(0)
        self.before_append()
        assert self.match is not None
        assert (self.match.id, "TABLE") == (match, code)
        self.lines += lines

    def stored(self) -> StoredMatch | None:
        if self.match is None:
            return None
        return StoredMatch(self.match.id, self.match.header, self.match.seed, tuple(self.lines))


class ScriptedMinds:
    """Minds that answer what the test says: `script(question)`; without one they are the games' own."""

    def __init__(self, script: Callable[[Question], Answer | None] | None = None) -> None:
        self.script = script
        self.own = InThread()
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Answer | None:
        self.asked.append(question)
        await asyncio.sleep(0)
        return self.script(question) if self.script else await self.own.ask(question)

    async def close(self) -> None:
        pass


class Person:
    """Somebody with a browser, so many milliseconds away. Answers pings; presses when told to."""

    def __init__(self, world: World, guest: str, rtt: float = 20.0, skew: float = 0.0) -> None:
        self.world = world
        self.guest = guest
        self.rtt = rtt
        self.skew = skew  # of this client's own clock
        self.step = 0.0  # that clock's resolution
        self.items: list[Any] = []
        self.at: list[float] = []
        self.closed = ""
        self.pongs = True
        self.on_frame: Callable[[Frame], None] = lambda frame: None
        self.cmds = itertools.count()

    # --- Line ---

    def send(self, item: Item) -> None:
        self.items.append(item)
        self.at.append(self.world.clock.now())
        if isinstance(item, Ping) and self.pongs:
            nonce = item.nonce
            self.later(self.rtt, lambda: self.pong(nonce))
        elif isinstance(item, Frame):
            self.on_frame(item)

    def written(self, then: Callable[[], None]) -> None:
        then()

    def close(self, why: str) -> None:
        self.closed = why

    # --- what it has ---

    def all(self, kind: type[Any]) -> list[Any]:
        return [item for item in self.items if isinstance(item, kind)]

    def pings(self) -> list[Ping]:
        return self.all(Ping)

    def frame(self) -> Frame:
        frame: Frame = self.all(Frame)[-1]
        return frame

    def lobby(self) -> Lobby:
        lobby: Lobby = self.all(Lobby)[-1]
        return lobby

    def race(self) -> RaceCard:
        card: RaceCard = self.all(RaceCard)[-1]
        return card

    def acks(self) -> dict[str, Ack]:
        return {ack.cmd: ack for ack in self.all(Ack)}

    def seat(self) -> int | None:
        told = [item for item in self.items if isinstance(item, Welcome | YourSeat)]
        return told[-1].seat if told else None

    def sent_away(self) -> bool:
        return bool(self.all(Elsewhere))

    # --- what it does ---

    def later(self, ms: float, do: Callable[[], None]) -> None:
        self.world.clock.call_at(self.world.clock.now() + ms, do)

    def pong(self, nonce: str) -> None:
        now = self.world.clock.now()
        mine = now + self.skew
        if self.step:
            mine = mine // self.step * self.step
        self.world.table.pong(self, nonce, mine, now)

    async def connect(self, name: str = "") -> bool:
        taken = await self.world.table.connect(self, self.guest, name or self.guest.title())
        await self.world.settle()
        return taken

    async def leave(self) -> None:
        self.world.table.disconnect(self)
        await self.world.settle()

    async def do(self, what: str, *args: Any, cmd: str = "") -> str:
        """A command by its method's name; the reason of its ack, "" for yes."""
        cmd = cmd or f"{what}-{next(self.cmds)}"
        getattr(self.world.table, what)(self, cmd, *args)
        await self.world.settle()
        ack = self.acks()[cmd]
        assert ack.ok == (not ack.reason)
        return str(ack.reason)

    async def move(self, name: str, beat: int | None = None, cmd: str = "") -> str:
        """A plain move that arrives now."""
        return await self.do("move", name, self.frame().beat if beat is None else beat, self.world.clock.now(), cmd=cmd)

    def press(
        self, at: float, move: str, beat: int, cmd: str = "", claim: float | None = None, painted: float | None = None
    ) -> str:
        """The finger comes down at `at` (server time), honestly claimed unless told otherwise; it arrives half a round
        trip later."""
        cmd = cmd or f"press-{next(self.cmds)}"
        tapped = at if claim is None else claim
        arrives = at + self.rtt / 2
        self.world.clock.call_at(
            arrives, lambda: self.world.table.move(self, cmd, move, beat, arrives, tapped, painted, True)
        )
        return cmd

    def moves(self) -> list[str]:
        """What the scene offers."""
        scene = self.frame().scene
        found = [button.move for button in scene.buttons if button.legal]
        for zone in scene.zones:
            found += zone.moves if zone.legal else ()
            for face in zone.faces:
                found += face.moves if face.legal else ()
        return list(dict.fromkeys(found))


class World:
    """A clock, a journal, minds, and one table on them."""

    table: Table

    def __init__(self, script: Callable[[Question], Answer | None] | None = None) -> None:
        self.clock = VirtualClock()
        self.journal = MemoryJournal()
        self.minds = ScriptedMinds(script)
        self.people: list[Person] = []

    async def open(
        self,
        game: str,
        people: int = 2,
        bots: tuple[str, ...] = (),
        start: bool = True,
        rtts: tuple[float, ...] = (),
        options: dict[str, str] | None = None,
        mode: Any = "friends",
        undo: Any = "consent",
    ) -> list[Person]:
        """So many people round a new table, seat 0 the host; dealt and the clock running if `start`."""
        host = Guest("ann", "Ann")
        self.table = await Table.create(
            "TABLE", game, options or {}, Settings(mode, undo), host, self.journal, self.minds, self.clock
        )
        names = ["ann", "bob", "cem", "dot", "eli", "fay", "gus", "hal"][:people]
        self.people = [Person(self, name, rtts[seat] if seat < len(rtts) else 20.0) for seat, name in enumerate(names)]
        for seat, person in enumerate(self.people):
            await person.connect()
            if seat:
                assert await person.do("sit", seat) == ""
        for seat, level in enumerate(bots, people):
            assert await self.people[0].do("seat_bot", seat, level) == ""
        await self.pass_ms(1000)
        if start:
            assert await self.people[0].do("start") == ""
            await self.pass_ms(400)
        return self.people

    async def settle(self) -> None:
        await self.table.settled()

    async def pass_ms(self, ms: float) -> None:
        await self.until(self.clock.now() + ms)

    async def until(self, at: float) -> None:
        """Turn the clock to `at`, ringing every bell on the way."""
        await self.settle()
        while (bell := self.clock.next_bell()) is not None and bell <= at:
            self.clock.ring_next()
            await self.settle()
        self.clock.time = max(self.clock.time, at)
        await self.settle()

    async def until_over(self, most_ms: float = 3_600_000) -> None:
        end = self.clock.now() + most_ms
        while self.table.lobby().phase == "playing" and self.clock.now() < end:
            bell = self.clock.next_bell()
            assert bell is not None
            await self.until(bell)

    async def crash(self) -> Table:
        """kill -9, and a new process with what was durable. Everybody's line is gone."""
        old = self.table
        old._stop()
        await old.steps.end()
        self.clock.bells.clear()
        assert self.journal.record is not None
        self.table = await Table.resume(
            self.journal.record, self.journal.stored(), self.journal, self.minds, self.clock
        )
        return self.table

    @property
    def state(self) -> Any:
        assert self.table.room.sitting is not None
        return self.table.room.sitting.match.state

    @property
    def play(self) -> Any:
        assert self.table.room.sitting is not None
        return self.table.room.sitting.play
