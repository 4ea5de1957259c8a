"""Thousands of simulated races whose true times are known. `python -m ludoteka.table.fairness` prints the shares."""

from __future__ import annotations

import pytest

from ludoteka.table.fairness import TABLES, WIFI, by_arrival, by_house, forger, main, share

RACES = 3000


@pytest.mark.parametrize("table", list(TABLES)[1:])
def test_the_truly_fastest_wins_more_often_than_by_arrival(table):
    assert share(TABLES[table], by_house, RACES, 1) > share(TABLES[table], by_arrival, RACES, 1) + 0.05


def test_equal_lines_lose_nothing_by_it():
    assert share((WIFI,) * 4, by_house, RACES, 1) > share((WIFI,) * 4, by_arrival, RACES, 1) - 0.01


@pytest.mark.parametrize("mode", ["friends", "ranked"])
def test_a_forger_wins_little_more_than_his_share(mode):
    assert forger((WIFI,) * 4, RACES, 1, mode) < 0.42


def test_a_forger_would_win_nearly_everything_if_he_were_believed(monkeypatch):
    """The bound is what holds him, and the short hold that goes with it."""
    for module in ("race", "fairness"):
        monkeypatch.setattr(f"ludoteka.table.{module}.slack", lambda rtt, mode: 1000.0)
    assert forger((WIFI,) * 4, 500, 1) > 0.9


def test_the_shares_are_printed():
    assert main(200, 1).splitlines()[0].split() == [
        "the", "truly", "fastest", "of", "four", "wins", "by", "arrival", "friends", "ranked",
    ]  # fmt: skip
