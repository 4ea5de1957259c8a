"""The embedded database: one thread writes, and commits whatever has come in since its last commit at once.

A commit waits for the disk; a group of them waits once. So a table's log is durable before anybody is told, at
thousands of inputs a second, and the event loop never touches the disk.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteka.server.store import HEAD, GuestRow, MatchRow, Past, StoreError, TableRow, TallyRow, figures

T = TypeVar("T")
Statement = tuple[str, list[tuple[Any, ...]]]
GROUP: Final = 512  # jobs a commit takes at most
WAITING: Final = 20_000  # jobs in the queue: beyond that the disk is dead and we say so


@dataclass(slots=True)
class Job:
    statements: list[Statement]
    done: asyncio.Future[int]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """A Store in one file, for one process: a lock beside the file keeps a second server out."""

    def __init__(self, path: Path) -> None:
        """Opens, creates or upgrades the database. Raises StoreError with a sentence."""
        self.path = path
        self.lock = lock(path)
        try:
            prepare(path)
            self.reader = connect(path)
        except (sqlite3.Error, OSError) as error:
            self.lock.close()
            raise StoreError(f"the database {path} cannot be used: {error}") from error
        except StoreError:
            self.lock.close()
            raise
        self.readers = ThreadPoolExecutor(1, "store-reader")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.writer = threading.Thread(target=self.write, name="store-writer", daemon=True)
        self.writer.start()

    # --- the writing thread ------------------------------------------------------------------------------------------

    def write(self) -> None:
        connection = connect(self.path)
        while True:
            group = self.next_group()
            if not group:
                connection.close()
                return
            self.commit(connection, group)
            self.commits += 1

    def next_group(self) -> list[Job]:
        """Everything that waits, at most GROUP; [] when the store closes."""
        group: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP:
                return group
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return group
        if group:
            self.jobs.put(None)  # finish these first, then close
        return group

    def commit(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        try:
            counts = transaction(connection, group)
        except sqlite3.Error as error:
            if len(group) > 1:  # one bad job must not take the others with it
                for job in group:
                    self.commit(connection, [job])
                return
            answer(group[0], 0, StoreError(f"the database refused a write: {error}"))
            return
        for job, count in zip(group, counts, strict=True):
            answer(job, count, None)

    async def submit(self, *statements: Statement) -> int:
        """Runs these in one transaction; rows changed by the last one, once they are on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = loop.create_future()
        if self.jobs.qsize() >= WAITING:
            raise StoreError("the disk does not keep up: too much waits to be written")
        self.jobs.put(Job(list(statements), done, loop))
        return await done

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, self.reader)

    # --- Store -------------------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        await self.submit(("INSERT OR IGNORE INTO secrets VALUES ('tokens', ?)", [(os.urandom(32),)]))
        row = await self.read(lambda c: c.execute("SELECT value FROM secrets WHERE name = 'tokens'").fetchone())
        return bytes(row[0])

    async def save_guest(self, guest: GuestRow) -> None:
        row = (guest.id, guest.name, guest.pin, now())
        await self.submit(("INSERT OR REPLACE INTO guests VALUES (?, ?, ?, ?)", [row]))

    async def guest(self, id: str) -> GuestRow | None:
        row = await self.read(lambda c: c.execute("SELECT id, name, pin FROM guests WHERE id = ?", (id,)).fetchone())
        return GuestRow(*row) if row else None

    async def save_table(self, code: str, record: bytes, guests: list[str]) -> None:
        await self.submit(*saving(code, record, guests))

    async def begin_match(self, code: str, record: bytes, guests: list[str], match: MatchRow) -> None:
        row = (match.id, code, code, match.header, match.seed)
        count = "(SELECT count(*) FROM matches WHERE code = ?)"
        await self.submit(
            *saving(code, record, guests),
            (f"INSERT INTO matches VALUES (?, ?, {count}, ?, ?)", [row]),
            ("INSERT INTO entries VALUES (?, ?, ?)", [(match.id, i, line) for i, line in enumerate(match.lines)]),
            figures.beginning(match),
        )

    async def append(self, code: str, match: str, first: int, lines: list[bytes]) -> None:
        rows = [(match, first + i, line) for i, line in enumerate(lines)]
        await self.submit(("INSERT INTO entries VALUES (?, ?, ?)", rows))

    async def table(self, code: str) -> TableRow | None:
        return await self.read(lambda c: read_table(c, code))

    async def match(self, id: str) -> MatchRow | None:
        return await self.read(lambda c: read_match(c, id))

    async def tables_of(self, guest: str) -> list[tuple[str, bytes]]:
        sql = (
            "SELECT tables.code, tables.record FROM sitters JOIN tables ON tables.code = sitters.code"
            " WHERE sitters.guest = ? ORDER BY tables.touched DESC LIMIT 20"
        )
        return await self.read(lambda c: c.execute(sql, (guest,)).fetchall())

    async def untallied(self, guest: str) -> list[str]:
        return await self.read(lambda c: [id for (id,) in c.execute(figures.UNTALLIED, (guest,))])

    async def save_tally(self, match: str, tally: TallyRow) -> None:
        await self.submit(*figures.counting(match, tally, now()))

    async def past(self, guest: str) -> Past:
        return await self.read(lambda c: figures.read_past(c, guest))

    async def share_of(self, guest: str) -> str | None:
        return await self.read(lambda c: figures.read_one(c, "SELECT id FROM shares WHERE guest = ?", guest))

    async def save_share(self, guest: str, share: str | None) -> None:
        await self.submit(*figures.sharing(guest, share))

    async def sharer(self, share: str) -> str | None:
        return await self.read(lambda c: figures.read_one(c, "SELECT guest FROM shares WHERE id = ?", share))

    async def prune(self, older_than_days: int) -> int:
        before = now() - older_than_days * 86_400
        unknown = "DELETE FROM guests WHERE touched < ? AND id NOT IN (SELECT guest FROM sitters)"
        if await self.submit((unknown, [(before,)])):
            await self.submit(*figures.forgetting())
        return await self.submit(("DELETE FROM tables WHERE touched < ?", [(before,)]))

    async def close(self) -> None:
        """Everything submitted before is written; the file is free for another process."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.reader.close()
        self.lock.close()


def saving(code: str, record: bytes, guests: list[str]) -> list[Statement]:
    return [
        (
            "INSERT INTO tables VALUES (?, ?, ?)"
            " ON CONFLICT (code) DO UPDATE SET record = excluded.record, touched = excluded.touched",
            [(code, record, now())],
        ),
        ("DELETE FROM sitters WHERE code = ?", [(code,)]),
        ("INSERT OR IGNORE INTO sitters VALUES (?, ?)", [(guest, code) for guest in guests]),
    ]


def now() -> int:
    return int(time.time())


def lock(path: Path) -> Any:
    """An open file that holds an exclusive lock until it is closed, or the process dies."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise StoreError(f"the data folder {path.parent} cannot be written: {error.strerror}") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(f"another ludoteka server already uses {path}: stop it, or choose another database") from None
    return file


def prepare(path: Path) -> None:
    """Create or upgrade. A database that is up to date, the usual case, needs no SQLAlchemy: half a second saved."""
    if version(path) == HEAD:
        return
    from sqlalchemy import create_engine, event

    from ludoteka.server.store.migrate import migrate

    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", lambda raw, _record: tune(raw))
    try:
        migrate(engine)
    finally:
        engine.dispose()


def version(path: Path) -> str | None:
    if not path.exists():
        return None
    connection = sqlite3.connect(path)
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:  # no such table
        return None
    finally:
        connection.close()
    return str(row[0]) if row else None


def tune(connection: Any) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    tune(connection)
    return connection


def transaction(connection: sqlite3.Connection, group: list[Job]) -> list[int]:
    """All of a group's statements, or none; for each job the rows its last statement changed."""
    if len(group) == 1 and (alone := only_row(group[0])) is not None:
        return [connection.execute(*alone).rowcount]
    counts: list[int] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for job in group:
            count = 0
            for sql, rows in job.statements:
                count = connection.executemany(sql, rows).rowcount
            counts.append(count)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return counts


def only_row(job: Job) -> tuple[str, tuple[Any, ...]] | None:
    """A plain move writes one row: a transaction by itself, in one call in place of three, each of which would have to
    wait for the loop's thread to let go of the interpreter."""
    if len(job.statements) == 1 and len(job.statements[0][1]) == 1:
        sql, rows = job.statements[0]
        return sql, rows[0]
    return None


def answer(job: Job, count: int, error: Exception | None) -> None:
    def settle() -> None:
        if job.done.done():
            return
        if error is None:
            job.done.set_result(count)
        else:
            job.done.set_exception(error)

    try:
        job.loop.call_soon_threadsafe(settle)
    except RuntimeError:  # that loop is gone: nobody waits any more
        return


def read_table(connection: sqlite3.Connection, code: str) -> TableRow | None:
    connection.execute("BEGIN")  # the record and the log as of one moment
    try:
        row = connection.execute("SELECT record FROM tables WHERE code = ?", (code,)).fetchone()
        if row is None:
            return None
        latest = connection.execute(
            "SELECT id FROM matches WHERE code = ? ORDER BY begun DESC LIMIT 1", (code,)
        ).fetchone()
        return TableRow(code, row[0], read_match(connection, latest[0]) if latest else None)
    finally:
        connection.execute("COMMIT")


def read_match(connection: sqlite3.Connection, id: str) -> MatchRow | None:
    match = connection.execute("SELECT header, seed FROM matches WHERE id = ?", (id,)).fetchone()
    if match is None:
        return None
    lines = connection.execute("SELECT line FROM entries WHERE match = ? ORDER BY no", (id,)).fetchall()
    return MatchRow(id, match[0], match[1], [line for (line,) in lines])
