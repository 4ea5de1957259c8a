"""Hundreds of people over real sockets against one server on one core (`make bench-load`).

Figures are the server's own: from a plain move's arrival (a race: from the end of its hold) to the last socket's write,
with the part in which the log was made durable beside it; a process of its own measures meanwhile what one commit costs
on this disk. People and watchers are on the other cores. Says which build of the rules served; `--compiled` makes one
for it. Exits with 1 where a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.builds import native_copy
from bench.player import Player, known_guests
from tests.house import House

TABLES: Final = 25
SEATS: Final = 8
BOT_TABLES: Final = 40
BOTS: Final = 8
IDLE: Final = 300
THINK_S: Final = 0.5
BARS: Final = {"p50 of our own part": 1.0, "p99 of our own part": 10.0}  # ms
PERSON_KB: Final = 40
TABLE_KB: Final = 60


@dataclass
class Metrics:
    """What /metrics says: single values, and histograms by upper bound."""

    values: dict[str, float]
    buckets: dict[str, dict[float, float]]

    @classmethod
    def of(cls, house: House) -> Metrics:
        values: dict[str, float] = {}
        buckets: dict[str, dict[float, float]] = {}
        for line in house.ask("GET", "/metrics", raw=True).splitlines():
            if found := re.fullmatch(r'(\w+)_bucket\{le="([^"]+)"\} (\S+)', line):
                buckets.setdefault(found[1], {})[float(found[2])] = float(found[3])
            elif found := re.fullmatch(r"(\w+) (\S+)", line):
                values[found[1]] = float(found[2])
        return cls(values, buckets)

    def quantile(self, name: str, q: float, before: Metrics) -> float:
        """In ms, of what was counted since: between two bounds in proportion."""
        was = before.buckets.get(name, {})
        counts = [(bound, n - was.get(bound, 0.0)) for bound, n in sorted(self.buckets[name].items())]
        wanted, low, below = q * counts[-1][1], 0.0, 0.0
        for bound, n in counts:
            if n >= wanted and n > below:
                return 1000 * (low + (min(bound, 1.0) - low) * (wanted - below) / (n - below))
            low, below = bound, n
        return 0.0


class Report:
    def __init__(self) -> None:
        self.short: list[str] = []

    def say(self, what: str, value: float, unit: str, bar: float | None = None, least: bool = False) -> None:
        missed = bar is not None and (value < bar if least else value > bar)
        verdict = "" if bar is None else f"   bar {bar:.4g}  {'NOT MET' if missed else 'met'}"
        print(f"{what:52}{value:12,.2f} {unit}{verdict}", flush=True)
        if missed:
            self.short.append(what)

    def durations(self, house: House, before: Metrics) -> None:
        after = Metrics.of(house)
        for name, words in (
            ("told", "move to everyone told"),
            ("told_kept", "of it the journal"),
            ("told_own", "our own part"),
        ):
            for q in (0.5, 0.95, 0.99):
                what = f"p{round(100 * q)} of {words}"
                self.say(what, after.quantile(f"ludoteka_{name}_seconds", q, before), "ms", BARS.get(what))
        for q in (0.5, 0.99):
            lag = after.quantile("ludoteka_loop_lag_seconds", q, before)
            self.say(f"p{round(100 * q)} of the loop's lag", lag, "ms")


def resident_kb(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


async def seated(house: House, tokens: Iterator[str], seats: int, game: str) -> list[Player]:
    """So many people at a new table, the game begun."""
    mine = list(islice(tokens, seats))
    code = await asyncio.to_thread(house.table, mine[0], game)
    players = [await Player(house.port, token, code, random.Random(token)).open() for token in mine]
    for seat, player in enumerate(players[1:], 1):
        assert (await player.ask("sit", seat=seat))["ok"]
    return players


async def people(
    house: House, tokens: Iterator[str], report: Report, seconds: float, think: float, tables: int, table_kb: float
) -> None:
    """UNO at many tables, everybody playing; memory of whoever connects."""
    assert house.process is not None
    empty = resident_kb(house.process.pid)
    groups = [await seated(house, tokens, SEATS, "uno") for _ in range(tables)]
    await asyncio.sleep(3)  # the pings of connecting are over
    each = (resident_kb(house.process.pid) - empty - tables * table_kb) / (tables * SEATS)
    report.say(f"memory a person ({tables * SEATS} people)", each, "KB", PERSON_KB)
    for group in groups:
        assert (await group[0].ask("start"))["ok"]
    before, begun, stop = Metrics.of(house), time.monotonic(), asyncio.Event()
    committing = await beside(house.data, seconds)
    playing = [asyncio.create_task(one.play(think, stop)) for group in groups for one in group]
    await asyncio.sleep(seconds)
    stop.set()
    made = sum(await asyncio.gather(*playing))
    report.say(f"moves, {tables * SEATS} people at {tables} tables", made / (time.monotonic() - begun), "moves/s")
    report.durations(house, before)
    for q, ms in zip(("p50", "p99"), map(float, (await committing.communicate())[0].split())):
        report.say(f"{q} of one commit of this disk beside it", ms, "ms")
        told = Metrics.of(house).quantile("ludoteka_told_seconds", int(q[1:]) / 100, before)
        report.say(f"{q} of move to everyone told, the disk allowed for", told, "ms", ms + BARS[f"{q} of our own part"])
    report.say("load average of the whole machine", os.getloadavg()[0], "")
    await asyncio.gather(*(one.close() for group in groups for one in group))


async def bots(house: House, tokens: Iterator[str], report: Report, seconds: float) -> None:
    """Tables of bots that answer at once, each watched by one person (case 49)."""
    watchers: list[Player] = []
    for token in islice(tokens, BOT_TABLES):
        code = await asyncio.to_thread(house.table, token, "uno", bots=["random"] * BOTS)
        host = await Player(house.port, token, code, random.Random(token)).open()
        assert (await host.ask("stand"))["ok"]
        watchers.append(host)
    for host in watchers:
        assert (await host.ask("start"))["ok"]
    before, begun = Metrics.of(house), time.monotonic()
    end, slow = begun + seconds, 0.0
    while time.monotonic() < end:
        await asyncio.sleep(0.1)
        for host in watchers:
            if host.over() and host.lobby["phase"] == "over":
                asked = time.monotonic()
                await host.ask("start")
                slow = max(slow, time.monotonic() - asked)
    after = Metrics.of(house)
    inputs = after.values["ludoteka_inputs"] - before.values["ludoteka_inputs"]
    rate = inputs / (time.monotonic() - begun) / BOT_TABLES
    report.say(f"inputs a table, {BOT_TABLES} tables of {BOTS} bots", rate, "a second", 20, least=True)
    report.say("p99 of the loop's lag", after.quantile("ludoteka_loop_lag_seconds", 0.99, before), "ms")
    report.say("longest wait for the answer to a command", 1000 * slow, "ms")
    report.say("tables closed by an error", after.values["ludoteka_tables_closed_by_error"], "", 0)
    locks = (house.data / "stderr.txt").read_text().count("locked")
    report.say("lock errors", locks, "", 0)
    await asyncio.gather(*(one.close() for one in watchers))


async def idle(house: House, tokens: Iterator[str], report: Report) -> float:
    """Tables in the middle of a game with nobody there: memory of each, in KB."""
    assert house.process is not None
    mine = list(islice(tokens, IDLE))
    empty = resident_kb(house.process.pid)
    for token in mine:
        await asyncio.to_thread(house.table, token, "uno", bots=["normal"] * 3, start=True)
    each = (resident_kb(house.process.pid) - empty) / IDLE
    report.say(f"memory an idle table ({IDLE} tables)", each, "KB", TABLE_KB)
    return each


DISK: Final = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
for pragma in ("journal_mode = WAL", "synchronous = FULL"):
    connection.execute(f"PRAGMA {pragma}")
connection.execute("CREATE TABLE lines (line BLOB)")
print("ready", flush=True)
times, end = [], time.monotonic() + float(sys.argv[2])
while time.monotonic() < end:
    time.sleep(0.05)
    begun = time.perf_counter()
    connection.execute("INSERT INTO lines VALUES (?)", (b"x" * 100,))
    times.append(time.perf_counter() - begun)
times.sort()
print(*(1000 * times[int(q * len(times))] for q in (0.5, 0.99)))
"""


async def beside(folder: Path, seconds: float) -> Process:
    """Commits on the same disk for so long, in a process of its own: nothing of the server or of this one delays it."""
    command = [sys.executable, "-c", DISK, str(folder / "disk.sqlite3"), str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


RULES: Final = """
from ludoteka.rules import contract
print("interpreted" if contract.__file__.endswith(".py") else "compiled")
"""


def rules() -> str:
    """Whether a server started from here runs compiled rules."""
    return subprocess.run([sys.executable, "-c", RULES], capture_output=True, text=True, check=True).stdout.strip()


async def main(seconds: float, think: float, tables: int, first: bool, compiled: bool) -> list[str]:
    report = Report()
    with tempfile.TemporaryDirectory(prefix="ludoteka-load-") as folder:
        data = Path(folder)
        tokens = iter(await known_guests(data / "ludoteka.db", tables * SEATS + BOT_TABLES + IDLE + 1))
        if compiled:
            os.environ["PYTHONPATH"] = str(native_copy(data / "build"))
        print(f"{'rules':52}{rules():>12}", flush=True)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[0]})  # the server, its minds and its writer share one core
        if first:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        with House(data) as house:
            os.sched_setaffinity(0, set(cores[1:]) or set(cores))
            await asyncio.to_thread(house.table, next(tokens), "uno", bots=["normal"] * 3, start=True)
            table_kb = await idle(house, tokens, report)
            await people(house, tokens, report, seconds, think, tables, table_kb)
            await bots(house, tokens, report, seconds)
    return report.short


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Many people over real sockets.")
    parser.add_argument("--seconds", type=float, default=30, help="of each part")
    parser.add_argument("--think", type=float, default=THINK_S, help="how long people think, in s")
    parser.add_argument("--tables", type=int, default=TABLES, help="of eight people")
    parser.add_argument("--first", action="store_true", help="before all else on a busy machine (needs root)")
    parser.add_argument("--compiled", action="store_true", help="the rules, which takes a minute or two")
    short = asyncio.run(main(**vars(parser.parse_args())))
    print(f"load: {', '.join(short)} fell short" if short else "load: every bar is met")
    sys.exit(bool(short))
