"""Human hands: the figures that the parameters were fitted to must come out."""

from statistics import fmean, pstdev, quantiles

import pytest

from ludoteka.bots.reflexes import (
    AVERAGE,
    CASUAL,
    EXPECTED,
    FLOOR,
    SKILLED,
    Times,
    chance,
    cumulative,
    device,
    errs,
    fraction,
    median,
    react,
)  # fmt: skip
from ludoteka.rules.dice import FastDice

N = 20_000

FIGURES = [  # task, mean, sd, 1 %, 95 %
    (SKILLED.follow, 220, 35, 161, 286),
    (AVERAGE.follow, 250, 50, 171, 345),
    (CASUAL.follow, 300, 75, 188, 444),
    (SKILLED.match, 360, 67, 252, 487),
    (AVERAGE.match, 430, 89, 291, 599),
    (CASUAL.match, 530, 130, 334, 779),
    (SKILLED.pick, 440, 89, 301, 608),
    (AVERAGE.pick, 540, 120, 356, 769),
    (CASUAL.pick, 670, 171, 423, 1000),
]


def draws(times, n=N, seed=1):
    dice = FastDice(seed)
    return [react(times, dice).ms for _i in range(n)]


@pytest.mark.parametrize("times, mean, sd, one_percent, ninety_five_percent", FIGURES)
def test_the_figures_of_a_task_come_out(times, mean, sd, one_percent, ninety_five_percent):
    times_drawn = draws(times)
    percentiles = quantiles(times_drawn, n=100)
    assert fmean(times_drawn) == pytest.approx(mean, rel=0.01)
    assert pstdev(times_drawn) == pytest.approx(sd, rel=0.03)
    assert percentiles[0] == pytest.approx(one_percent, rel=0.03)
    assert percentiles[94] == pytest.approx(ninety_five_percent, rel=0.02)


@pytest.mark.parametrize("times, mean, sd, one_percent, ninety_five_percent", FIGURES)
def test_the_parameters_say_their_mean_and_spread(times, mean, sd, one_percent, ninety_five_percent):
    assert (times.mean(), round(times.sd())) == (mean, sd)
    assert cumulative(times, one_percent) == pytest.approx(0.01, abs=0.002)
    assert cumulative(times, ninety_five_percent) == pytest.approx(0.95, abs=0.002)


def test_nobody_is_faster_than_the_floor():
    assert min(draws(Times(150, 40, 20))) == FLOOR


def test_what_was_expected_comes_sooner():
    late, soon = FastDice(4), FastDice(4)
    pairs = [(react(AVERAGE.match, late).ms, react(AVERAGE.match, soon, expected=True).ms) for _i in range(200)]
    assert {a - b for a, b in pairs} == {EXPECTED}


def test_half_of_the_hands_are_hasty():
    dice = FastDice(2)
    hasty = [react(CASUAL.match, dice).hasty for _i in range(N)]
    assert sum(hasty) / N == pytest.approx(0.5, abs=0.015)


def test_a_hasty_hand_is_the_faster_half():
    dice = FastDice(3)
    reactions = [react(CASUAL.match, dice) for _i in range(2_000)]
    middle = median(CASUAL.match)
    assert all(reaction.hasty == (reaction.ms < middle) for reaction in reactions if abs(reaction.ms - middle) > 1)


def test_hasty_hands_err_three_times_as_often_and_all_together_as_stated():
    dice = FastDice(5)
    hasty = sum(errs(80, True, dice) for _i in range(N)) / N
    calm = sum(errs(80, False, dice) for _i in range(N)) / N
    assert hasty == pytest.approx(0.12, abs=0.01)
    assert calm == pytest.approx(0.04, abs=0.006)
    assert (hasty + calm) / 2 == pytest.approx(0.08, abs=0.006)


def test_a_chance_comes_out():
    dice = FastDice(6)
    assert sum(chance(30, dice) for _i in range(N)) / N == pytest.approx(0.03, abs=0.005)


def test_devices_add_20_to_60_ms():
    dice = FastDice(7)
    added = {device(dice) for _i in range(2_000)}
    assert (min(added), max(added)) == (20, 60)


def test_the_same_dice_give_the_same_whole_milliseconds():
    assert draws(AVERAGE.pick, 50) == draws(AVERAGE.pick, 50)
    assert draws(AVERAGE.pick, 50) != draws(AVERAGE.pick, 50, seed=2)
    assert draws(AVERAGE.pick, 4, seed=9) == [456, 1057, 452, 565]
    assert all(type(ms) is int for ms in draws(AVERAGE.pick, 50))


def test_a_fraction_is_never_zero_nor_one():
    dice = FastDice(8)
    some = [fraction(dice) for _i in range(1_000)]
    assert min(some) > 0
    assert max(some) < 1
