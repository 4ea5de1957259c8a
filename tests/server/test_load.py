"""The load bench in short: its reading of the figures, and many tables of bots at once."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bench import load
from bench.player import known_guests
from tests.house import House


def test_quantiles_are_read_off_buckets():
    before = load.Metrics({}, {"x": {0.001: 10.0, 0.002: 10.0, float("inf"): 10.0}})
    after = load.Metrics({}, {"x": {0.001: 60.0, 0.002: 110.0, float("inf"): 110.0}})
    assert [after.quantile("x", q, before) for q in (0.25, 0.5, 0.75, 1.0)] == [0.5, 1.0, 1.5, 2.0]


def test_a_bar_that_is_missed_is_kept():
    report = load.Report()
    report.say("slow", 3.0, "ms", 1.0)
    report.say("fast", 0.5, "ms", 1.0)
    report.say("few", 3.0, "a second", 20, least=True)
    assert report.short == ["slow", "few"]


@pytest.mark.slow
async def test_case_49_tables_full_of_bots_run_without_a_lock_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """case 49: in full it is `make bench-load`; here eight tables of eight bots for a few seconds."""
    monkeypatch.setattr(load, "BOT_TABLES", 8)
    tokens = await known_guests(tmp_path / "ludoteka.db", 8)
    report = load.Report()
    with House(tmp_path) as house:
        await asyncio.wait_for(load.bots(house, iter(tokens), report, 3), 60)
        after = load.Metrics.of(house)
        assert after.values["ludoteka_inputs"] > 8 * 3 * 5
        assert load.resident_kb(house.process.pid if house.process else os.getpid()) > 10_000
    assert {what for what in report.short if "error" in what} == set()
