"""All tables of this server: the live ones in memory, the others in the store until somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
import structlog

from ludoteka.server.journal import TableJournal
from ludoteka.server.limits import Limit
from ludoteka.server.store import GuestRow, Store, TableRow
from ludoteka.table.actor import Table
from ludoteka.table.clock import Clock
from ludoteka.table.frames import Settings
from ludoteka.table.minds import Minds
from ludoteka.table.record import Guest, StoredMatch, TableRecord

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: they are read as digits
CODE: Final = 5
MOST: Final = 2000  # live tables
IDLE_MS: Final = 600_000  # nobody there for so long: back to the store
ROUNDS_S: Final = 60
KEEP_DAYS: Final = 60
UNREADABLE: Final = (
    ValueError,
    LookupError,
    msgspec.MsgspecError,
)  # BadLog too; no disk's trouble, which passes

log = structlog.get_logger()


class Full(Exception):
    """No more tables now; the message says it."""


class Broken(Exception):
    """What is kept of this table can no longer be folded: its game has changed since."""


class Tables:
    def __init__(
        self, store: Store, minds: Minds, clock: Clock, over: Callable[[str], None] = lambda match: None
    ) -> None:
        self.store = store
        self.minds = minds
        self.clock = clock
        self.over = over  # told of every match that has ended
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.broken: set[str] = set()  # codes of tables that were tried in vain
        self.openings = Limit(20, 60, lambda: clock.now() / 1000)  # a guest's

    async def open(
        self,
        guest: GuestRow,
        game: str,
        options: Mapping[str, str],
        settings: Settings,
        bots: Sequence[str],
        start: bool,
    ) -> Table:
        """A new table. Raises what Table.create raises, and Full."""
        if len(self.live) >= MOST:
            raise Full("All tables of this house are taken: try again later.")
        if not self.openings.allows(guest.id):
            raise Full("You have opened many tables: wait a minute.")
        code = await self.fresh_code()
        host, journal = Guest(guest.id, guest.name), TableJournal(self.store, self.over)
        table = await Table.create(
            code, game, options, settings, host, journal, self.minds, self.clock, bots=bots, start=start
        )
        self.live[code] = table
        log.info("table opened", code=code, game=game, seats=len(bots) + 1, live=len(self.live))
        return table

    async def fresh_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            if code not in self.live and await self.store.table(code) is None:
                return code

    async def get(self, code: str) -> Table | None:
        """The table with this code, brought back from the store if it is not live; None if there is none.
        Raises Broken."""
        code = code.upper()
        if len(code) != CODE or not set(code) <= set(LETTERS):
            return None
        table = self.live.get(code)
        if table is not None and not table.closed:
            return table
        if code in self.broken:
            raise Broken(code)
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self.load(code))
            self.loading[code].add_done_callback(lambda _task: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Table | None:
        row = await self.store.table(code)
        if row is None:
            return None
        try:
            table = await self.resumed(row)
        except UNREADABLE as why:
            log.exception("table broken", code=code)
            self.broken.add(code)
            raise Broken(code) from why
        self.live[code] = table
        log.info("table resumed", code=code, live=len(self.live))
        return table

    async def resumed(self, row: TableRow) -> Table:
        record = msgspec.json.decode(row.record, type=TableRecord)
        match = row.match and StoredMatch(row.match.id, row.match.header, row.match.seed, row.match.lines)
        journal = TableJournal(self.store, self.over, len(row.match.lines) if row.match else 0)
        return await Table.resume(record, match or None, journal, self.minds, self.clock)

    async def of(self, guest: str) -> list[dict[str, Any]]:
        """This guest's tables, the latest first: code, game, phase."""
        rows = await self.store.tables_of(guest)
        records = [msgspec.json.decode(record, type=TableRecord) for _code, record in rows]
        return [{"code": r.code, "game": r.game, "phase": r.phase} for r in records]

    async def rounds(self) -> None:
        """For ever: idle tables go back to the store, old ones are forgotten."""
        while True:
            await asyncio.sleep(ROUNDS_S)
            for code, table in list(self.live.items()):
                if table.closed or table.idle_ms() > IDLE_MS:
                    del self.live[code]
                    await table.close()
            with contextlib.suppress(Exception):
                await self.store.prune(KEEP_DAYS)

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.live.values()))
        self.live.clear()
