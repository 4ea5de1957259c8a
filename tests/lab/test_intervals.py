"""Intervals against published figures, and against chance."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.lab.intervals import Interval, difference, mean, share


@pytest.mark.parametrize(
    "hits, of, low, high",
    [  # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_share_is_wilsons(hits: int, of: int, low: float, high: float) -> None:
    assert share(hits, of) == pytest.approx((hits / of, low, high), abs=5e-5)


def test_of_no_games_anything_may_be_true() -> None:
    assert share(0, 0) == Interval(0.0, 0.0, 1.0)


def test_of_one_value_the_spread_is_unknown() -> None:
    assert mean([3.0]) == Interval(3.0, float("-inf"), float("inf"))


def test_the_interval_of_a_mean() -> None:
    assert mean([1.0, 2.0, 3.0, 4.0, 5.0]) == pytest.approx((3.0, 1.6141, 4.3859), abs=1e-4)


def test_what_both_games_share_does_not_widen_a_difference() -> None:
    deals = [float(n % 17) for n in range(100)]
    assert difference([deal + 2 for deal in deals], deals) == Interval(2.0, 2.0, 2.0)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    chance = Random(1)
    held = sum(share(sum(chance.random() < 0.3 for _i in range(80)), 80).holds(0.3) for _i in range(1000))
    assert held == pytest.approx(950, abs=20)
