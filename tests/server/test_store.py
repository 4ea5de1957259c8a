"""The embedded database: durable, grouped, migrated, and for one process only."""

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from ludoteka.server.store import HEAD, GuestRow, MatchRow, StoreError
from ludoteka.server.store.migrate import STEPS, migrate
from ludoteka.server.store.schema import metadata
from ludoteka.server.store.sqlite import SqliteStore


async def with_match(store: SqliteStore) -> None:
    await store.begin_match("ABCDE", b"{}", ["guest-1"], MatchRow("m1", b"header", b"seed", []))


async def test_a_table_comes_back_with_its_latest_match_and_all_lines(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    await with_match(store)
    await store.begin_match("ABCDE", b"{}", [], MatchRow("m2", b"header 2", b"seed 2", [b"a"]))
    await store.append("ABCDE", "m2", 1, [b"b"])
    await store.append("ABCDE", "m2", 2, [b"c"])
    await store.close()

    again = SqliteStore(tmp_path / "l.db")
    row = await again.table("ABCDE")
    await again.close()
    assert row is not None
    assert row.match is not None
    assert (row.match.id, row.match.seed, row.match.lines) == ("m2", b"seed 2", [b"a", b"b", b"c"])


async def test_a_line_is_never_written_twice(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    await with_match(store)
    await store.append("ABCDE", "m1", 0, [b"first"])
    with pytest.raises(StoreError):
        await store.append("ABCDE", "m1", 0, [b"second"])
    row = await store.table("ABCDE")
    await store.close()
    assert row is not None
    assert row.match is not None
    assert row.match.lines == [b"first"]


async def test_many_appends_share_few_commits_and_a_bad_one_harms_no_other(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    await with_match(store)
    before = store.commits
    jobs = [store.append("ABCDE", "m1", i, [b"%d" % i]) for i in range(500)]
    jobs.append(store.append("ABCDE", "no such match", 0, [b"x"]))
    results = await asyncio.gather(*jobs, return_exceptions=True)
    row = await store.table("ABCDE")
    await store.close()
    assert [r for r in results if r is not None] == [results[-1]]
    assert isinstance(results[-1], StoreError)
    assert row is not None
    assert row.match is not None
    assert len(row.match.lines) == 500
    assert store.commits - before < 100


async def test_what_was_awaited_survives_kill_minus_nine(tmp_path: Path) -> None:
    program = textwrap.dedent(
        """
        import asyncio, os, pathlib, signal, sys
        from ludoteka.server.store import MatchRow
        from ludoteka.server.store.sqlite import SqliteStore

        async def main():
            store = SqliteStore(pathlib.Path(sys.argv[1]))
            await store.begin_match("ABCDE", b"{}", [], MatchRow("m1", b"h", b"s", []))
            for i in range(40):
                await store.append("ABCDE", "m1", i, [b"line"])
            print(40, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

        asyncio.run(main())
        """
    )
    done = subprocess.run([sys.executable, "-c", program, tmp_path / "l.db"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (-9, "40\n"), done.stderr
    store = SqliteStore(tmp_path / "l.db")
    row = await store.table("ABCDE")
    await store.close()
    assert row is not None
    assert row.match is not None
    assert len(row.match.lines) == 40


async def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    with pytest.raises(StoreError, match="another ludoteka server already uses"):
        SqliteStore(tmp_path / "l.db")
    await store.close()


async def test_the_secret_is_made_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    first = await store.secret()
    await store.close()
    store = SqliteStore(tmp_path / "l.db")
    assert first == await store.secret()
    assert len(first) == 32
    await store.close()


async def test_guests_and_whose_tables(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    await store.save_guest(GuestRow("g", "Ada", "1234"))
    await store.save_table("AAAAA", b"1", ["g"])
    await store.save_table("BBBBB", b"2", ["g", "h"])
    await store.save_table("BBBBB", b"3", ["h"])
    assert await store.guest("g") == GuestRow("g", "Ada", "1234")
    assert await store.guest("nobody") is None
    assert await store.tables_of("g") == [("AAAAA", b"1")]
    assert await store.tables_of("h") == [("BBBBB", b"3")]
    await store.close()


async def test_pruning_forgets_old_tables_with_their_logs(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "l.db")
    await with_match(store)
    await store.append("ABCDE", "m1", 0, [b"a"])
    assert await store.prune(1) == 0
    await store.submit(("UPDATE tables SET touched = 0", [()]))
    assert await store.prune(1) == 1
    left = await store.read(lambda c: c.execute("SELECT count(*) FROM entries").fetchone())
    await store.close()
    assert left == (0,)


def shape(path: Path) -> dict[str, list[tuple[str, str, bool]]]:
    engine = create_engine(f"sqlite:///{path}")
    look = inspect(engine)
    found = {
        name: [(c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(name)]
        for name in look.get_table_names()
        if name != "alembic_version"
    }
    engine.dispose()
    return found


def test_migrating_from_nothing_gives_the_same_shape_as_creating(tmp_path: Path) -> None:
    created, migrated = tmp_path / "created.db", tmp_path / "migrated.db"
    engine = create_engine(f"sqlite:///{created}")
    migrate(engine)
    engine.dispose()
    with sqlite3.connect(migrated) as old:
        old.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    engine = create_engine(f"sqlite:///{migrated}")
    migrate(engine)
    engine.dispose()
    assert shape(migrated) == shape(created)
    assert set(shape(created)) == set(metadata.tables)


def test_head_is_the_newest_step() -> None:
    assert [path.stem[1:5] for path in sorted((STEPS / "versions").glob("s*.py"))][-1] == HEAD


def test_a_database_from_the_future_is_refused_in_a_sentence(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'l.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="later version"):
        SqliteStore(tmp_path / "l.db")


def test_an_unwritable_folder_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreError, match="cannot be written"):
        SqliteStore(tmp_path / "file" / "l.db")
