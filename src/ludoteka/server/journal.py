"""The store, as a table sees it."""

from __future__ import annotations

import msgspec

from ludoteka.server.store import MatchRow, Store
from ludoteka.table.record import StoredMatch, TableRecord


def guests_of(record: TableRecord) -> list[str]:
    return sorted({chair.guest for chair in record.chairs if chair.guest} | {record.host})


class TableJournal:
    """One table's Journal. It numbers the lines, so that none can be written twice whatever goes wrong."""

    def __init__(self, store: Store, written: int = 0) -> None:
        self.store = store
        self.written = written  # lines of the present match

    async def save(self, record: TableRecord) -> None:
        await self.store.save_table(record.code, msgspec.json.encode(record), guests_of(record))

    async def open(self, record: TableRecord, match: StoredMatch) -> None:
        row = MatchRow(match.id, match.header, match.seed, list(match.lines))
        await self.store.begin_match(record.code, msgspec.json.encode(record), guests_of(record), row)
        self.written = len(match.lines)

    async def append(self, code: str, match: str, lines: list[bytes]) -> None:
        await self.store.append(code, match, self.written, lines)
        self.written += len(lines)
