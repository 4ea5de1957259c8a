"""Intervals against published figures, and against chance."""

from __future__ import annotations

from random import Random

import pytest

from ludoteka.lab.intervals import Interval, difference, mean, share, share_of


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


def test_parts_that_are_all_or_nothing_are_a_share() -> None:
    assert share_of([1.0] * 15 + [0.0] * 133) == pytest.approx(share(15, 148))


def test_parts_stay_between_nothing_and_all_however_few_there_are() -> None:
    for values in ([0.0], [0.25, 0.0, 0.0], [1.0, 1.0, 0.75], [0.5]):
        assert 0.0 <= share_of(values).low <= share_of(values).value <= share_of(values).high <= 1.0


def test_games_of_a_deal_that_balance_each_other_tell_more() -> None:
    even, uneven = share_of([0.25, 0.5] * 20), share_of([0.0, 0.75] * 20)
    assert (even.value, uneven.value) == (0.375, 0.375)
    assert even.high - even.low < uneven.high - uneven.low


def test_nineteen_of_twenty_intervals_of_parts_hold_the_truth() -> None:
    chance = Random(2)
    deals = [[sum(chance.random() < 0.2 for _i in range(4)) / 4 for _deal in range(40)] for _time in range(1000)]
    assert sum(share_of(one).holds(0.2) for one in deals) == pytest.approx(950, abs=20)


def test_more_looks_at_once_ask_for_wider_intervals() -> None:
    values = [0.0, 1.0, 1.0, 0.0, 1.0] * 10
    assert share_of(values, looks=4).low < share_of(values).low < share_of(values).high < share_of(values, looks=4).high


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
