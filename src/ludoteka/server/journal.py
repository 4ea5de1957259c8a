"""The store, as a table sees it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludoteka.server.store import MatchRow, PlayerRow, Store
from ludoteka.table.record import StoredMatch, TableRecord


def guests_of(record: TableRecord) -> list[str]:
    return sorted({chair.guest for chair in record.chairs if chair.guest} | {record.host})


def players_of(record: TableRecord) -> tuple[PlayerRow, ...]:
    """Of a match that begins: whoever plays has a chair before all that are free."""
    return tuple(
        PlayerRow(seat, one.guest, one.name, one.level) for seat, one in enumerate(record.chairs) if one.kind != "free"
    )


class TableJournal:
    """One table's Journal. It numbers the lines, so that none can be written twice whatever goes wrong. `over` is told
    of a match that has come to its end, and is written to its last line."""

    def __init__(self, store: Store, over: Callable[[str], None], written: int = 0) -> None:
        self.store = store
        self.over = over
        self.written = written  # lines of the present match

    async def save(self, record: TableRecord) -> None:
        await self.store.save_table(record.code, msgspec.json.encode(record), guests_of(record))
        if record.phase == "over":
            self.over(record.match)

    async def open(self, record: TableRecord, match: StoredMatch) -> None:
        row = MatchRow(match.id, match.header, match.seed, list(match.lines), players_of(record))
        await self.store.begin_match(record.code, msgspec.json.encode(record), guests_of(record), row)
        self.written = len(match.lines)

    async def append(self, code: str, match: str, lines: list[bytes]) -> None:
        await self.store.append(code, match, self.written, lines)
        self.written += len(lines)
