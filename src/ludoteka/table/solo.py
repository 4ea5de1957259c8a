"""A table without a server: the very same one, in one thread with whoever plays at it. A page runs it in a worker of
its own. What goes in and out are the messages of the wire, so a page talks to it as it does to a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from ludoteka.table.actor import Table
from ludoteka.table.clock import Clock, LoopClock, Timer
from ludoteka.table.film import BadFilm, Eyes, film_of
from ludoteka.table.frames import Settings
from ludoteka.table.lesson import lesson_of
from ludoteka.table.line import Item
from ludoteka.table.minds import InThread
from ludoteka.table.plain import message, plain
from ludoteka.table.record import ChairRecord, Guest, StoredMatch, TableRecord

CALLS: Final = {  # what a client says -> the table's word for it; the fields are called the same
    "sit": "sit",
    "stand": "stand",
    "bot": "seat_bot",
    "unseat": "unseat",
    "option": "set_option",
    "setting": "set_setting",
    "handicap": "handicap",
    "ready": "ready",
    "start": "start",
    "move": "move",
    "undo": "ask_undo",
    "consent": "consent",
    "pause": "pause",
    "cheer": "cheer",
    "say": "say",
    "pong": "pong",
    "resync": "resync",
    "visible": "visible",
}

Keep = Callable[[str], Awaitable[None]]


class Kept:
    """A journal of one table and its latest match, as one text that is kept whole whenever it grows."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep
        self.record: TableRecord | None = None
        self.match: StoredMatch | None = None

    async def save(self, record: TableRecord) -> None:
        self.record = record
        await self._write()

    async def open(self, record: TableRecord, match: StoredMatch) -> None:
        self.record, self.match = record, match
        await self._write()

    async def append(self, code: str, match: str, lines: list[bytes]) -> None:
        assert self.match is not None
        self.match = replace(self.match, lines=[*self.match.lines, *lines])
        await self._write()

    async def _write(self) -> None:
        match = self.match
        stored = match and {
            "id": match.id,
            "header": match.header.decode(),
            "seed": match.seed.hex(),
            "lines": [line.decode() for line in match.lines],
        }
        await self.keep(json.dumps({"record": plain(self.record), "match": stored}, ensure_ascii=False))

    def read(self, text: str) -> None:
        """Take up what was kept. Raises ValueError, KeyError or TypeError where it is something else."""
        known = json.loads(text)
        record, stored = known["record"], known["match"]
        chairs = tuple(ChairRecord(**one) for one in record.pop("chairs"))
        record["saw"] = tuple(record.get("saw", ()))
        self.record = TableRecord(**{**record, "settings": Settings(**record["settings"]), "chairs": chairs})
        if stored is not None:
            lines = [line.encode() for line in stored["lines"]]
            self.match = StoredMatch(stored["id"], stored["header"].encode(), bytes.fromhex(stored["seed"]), lines)


class Ear:
    """A table's `Line` to one listener; "" is the end."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        self.closed = False

    def send(self, item: Item) -> None:
        if not self.closed:
            self.tell(message(item))

    def written(self, then: Callable[[], None]) -> None:
        then()

    def close(self, why: str) -> None:
        if not self.closed:
            self.closed = True
            self.tell("")


class PageClock(LoopClock):
    """A page's loop takes no time that is past, be it by a microsecond."""

    def call_at(self, at: float, ring: Callable[[], None]) -> Timer:
        return self.loop.call_later(max(0.0, at / 1000 - self.loop.time()), ring)


class Solo:
    """One table, and everybody at it. `keep` is awaited with all of it as a text whenever it has changed."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self.clock = clock
        self.ears: dict[int, Ear] = {}
        self.coming: set[asyncio.Task[bool]] = set()

    @classmethod
    async def open(cls, code: str, game: str, host: str, keep: Keep) -> Solo:
        """A new table of this game, whose host is `host`: an id, and behind a space a name. Raises UnknownGame."""
        clock = PageClock()
        journal, minds = Kept(keep), InThread()
        return cls(await Table.create(code, game, {}, Settings(), guest(host), journal, minds, clock), clock)

    @classmethod
    async def resume(cls, kept: str, keep: Keep) -> Solo:
        """The table that was kept. Raises ValueError, KeyError, TypeError or BadLog where it cannot be gone on with."""
        clock, journal = PageClock(), Kept(keep)
        journal.read(kept)
        assert journal.record is not None
        return cls(await Table.resume(journal.record, journal.match, journal, InThread(), clock), clock)

    def hear(self, line: int, text: str, tell: Callable[[str], None]) -> None:
        """What a client says on this line. The first message is its hello, whose token is an id and a name."""
        arrived = self.clock.now()
        said: dict[str, Any] = json.loads(text)
        tag = said.pop("t")
        if tag == "hello":
            self.leave(line)
            ear = self.ears[line] = Ear(tell)
            who = guest(said["token"])
            task = asyncio.ensure_future(self.table.connect(ear, who.id, who.name, said.get("seen", -1)))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)
        elif line in self.ears:
            if tag == "move":  # one device, one clock: the finger's own time is when it arrived
                arrived = min(arrived, said.get("tapped_at") or arrived)
            timed = {"arrived": arrived} if tag in ("move", "pong") else {}
            getattr(self.table, CALLS[tag])(self.ears[line], **said, **timed)

    def leave(self, line: int) -> None:
        """This line is no more."""
        ear = self.ears.pop(line, None)
        if ear is not None:
            ear.closed = True
            self.table.disconnect(ear)

    async def log(self) -> str:
        """The latest match as a file, "" while it is on."""
        return (self.table.log() or b"").decode()

    async def close(self) -> None:
        await self.table.close()


def guest(token: str) -> Guest:
    id, _space, name = token.partition(" ")
    return Guest(id, name)


# --- what else a page asks for, answered in the server's words ------------------------------------------------------


def replay(text: str, eyes: Eyes) -> str:
    """All of a saved match but its frames."""
    return answer(lambda: film_of(text).document(eyes))


def frames(text: str, eyes: Eyes, first: int, count: int) -> str:
    """Those frames of a saved match."""
    return answer(lambda: film_of(text).frames(eyes, first, count))


def lesson(game: str) -> str:
    return answer(lambda: lesson_of(game))


def answer(work: Callable[[], Any]) -> str:
    """What it makes, as JSON; a file that cannot be shown is an `error` with its line, as over HTTP."""
    try:
        made = plain(work())
    except BadFilm as bad:
        made = {"error": bad.code, "line": bad.line}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":"))
