"""Thousands of simulated races whose true times are known. `make bench-fair` runs many more of them."""

from __future__ import annotations

import pytest

from ludoteka.table.fairness import TABLES, main, measured, missed
from ludoteka.table.sync import Sync

RACES = 1200


@pytest.fixture(scope="module")
def shares():
    """Of every table, by rule: how often the truly fastest wins, what each seat wins."""
    return {name: measured(table, RACES, 1) for name, table in TABLES.items()}


def fastest(shares, name, rule):
    return shares[name][rule].share(shares[name][rule].fastest)


def cheater(shares, name, rule):
    return shares[name][rule].share(shares[name][rule].won[0])


@pytest.mark.parametrize("name", ["three Wi-Fi, one LTE", "two Wi-Fi, one LTE, one bad"])
def test_the_truly_fastest_wins_more_often_than_by_arrival(shares, name):
    assert fastest(shares, name, "friends") > fastest(shares, name, "arrival") + 5


@pytest.mark.parametrize("name", ["three Wi-Fi, one LTE", "two Wi-Fi, one LTE, one bad"])
def test_the_truly_fastest_wins_more_often_than_by_the_middle_of_the_round_trip(shares, name):
    assert fastest(shares, name, "friends") > fastest(shares, name, "midpoint") + 1


def test_equal_lines_lose_nothing_by_it(shares):
    name = "four on one Wi-Fi"
    assert fastest(shares, name, "friends") > fastest(shares, name, "arrival") - 1


@pytest.mark.parametrize("mode", ["friends", "ranked"])
def test_a_forger_wins_little_more_than_his_share(shares, mode):
    assert cheater(shares, "one forges its claims", mode) < 39


def test_a_forger_who_delays_his_pongs_is_held_by_the_cap(shares):
    name = "and delays its pongs"
    assert cheater(shares, name, "ranked") < 49 < 70 < cheater(shares, name, "friends")


def test_a_second_witness_takes_that_away(shares):
    assert cheater(shares, "and has a second witness", "friends") < 39


def test_a_forger_would_win_nearly_everything_if_he_were_believed(monkeypatch):
    """The bound is what holds him, and the short hold that goes with it."""
    for module in ("race", "fairness"):
        monkeypatch.setattr(f"ludoteka.table.{module}.slack", lambda rtt, mode: 1000.0)
    tally = measured(TABLES["one forges its claims"], 500, 1, ["friends"])["friends"]
    assert tally.share(tally.won[0]) > 90


def test_paints_that_no_ping_confirms_would_win_too_much(monkeypatch, shares):
    """The ping behind the card is what holds them."""
    monkeypatch.setattr(Sync, "late", lambda sync, beat, now: 999.0)
    tally = measured(TABLES["one forges its claims"], 1000, 1, ["friends"])["friends"]
    assert tally.share(tally.won[0]) > cheater(shares, "one forges its claims", "friends") + 5


@pytest.mark.parametrize("name", TABLES)
def test_the_bars_are_reached(shares, name):
    """At so few races each has four points to spare."""
    table = TABLES[name]
    assert list(missed(name, table, shares[name], spare=4)) == []


def test_what_falls_short_is_said():
    bar = TABLES["three Wi-Fi, one LTE"]._replace(fastest=("arrival", 99), equals=0.0)
    assert len(list(missed("x", bar, measured(bar, 300, 1)))) == 2


def test_the_shares_are_printed():
    report, _short = main(100, 1)
    assert report.splitlines()[0].split()[:3] == ["percent", "rule", "fastest"]
    assert len(report.splitlines()) == 2 + 4 * len(TABLES)
