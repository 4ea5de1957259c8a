"""Human hands for minds: how long they take, and how often they err.

A reaction time is ex-Gaussian: a normal part (mu, sigma) for seeing and moving, an exponential tail (tau) for the
moments of inattention; all in milliseconds from the moment the thing is visible to the contact of the hand. The
parameters are our fit to published means: adults answer a light in about 210-230 ms, need some 130-160 ms more where
they must decide whether to answer at all, and again more to choose one of several answers. Whoever is fast errs more.
"""

from __future__ import annotations

from functools import cache
from math import cos, erf, exp, log, pi, sqrt
from typing import Final, NamedTuple

from ludoteka.rules.dice import Dice

FLOOR: Final = 150  # ms: nobody sees, decides and moves faster
DEVICE: Final = (20, 41)  # ms: screen and touch add 20 … 60, the same for one seat all the match
EXPECTED: Final = 30  # ms sooner where the thing was expected
GRAIN: Final = 1 << 30  # dice to a fraction


class Times(NamedTuple):
    """One task at one level."""

    mu: int
    sigma: int
    tau: int

    def mean(self) -> int:
        return self.mu + self.tau

    def sd(self) -> float:
        return sqrt(self.sigma**2 + self.tau**2)


class Skill(NamedTuple):
    """A level: three tasks, and errors in thousandths."""

    follow: Times  # a seen slap, a heard claim: a simple reaction
    match: Times  # answer or let pass: does the word fit the card, is it five
    pick: Times  # the right one of three
    false_alarm: int  # of the things that are no target, but could be taken for one
    miss: int  # of the targets


PERFECT: Final = Skill(Times(168, 10, 8), Times(240, 16, 18), Times(290, 22, 24), 0, 0)  # as fast as anybody, no errors
SKILLED: Final = Skill(Times(190, 18, 30), Times(300, 30, 60), Times(360, 38, 80), 10, 10)
AVERAGE: Final = Skill(Times(205, 22, 45), Times(350, 38, 80), Times(430, 48, 110), 30, 30)
CASUAL: Final = Skill(Times(230, 28, 70), Times(410, 50, 120), Times(510, 60, 160), 80, 80)


class Reaction(NamedTuple):
    ms: int
    hasty: bool  # under the median of its task: such hands err more


def react(times: Times, dice: Dice, expected: bool = False) -> Reaction:
    """One reaction time. Three dice."""
    radius = sqrt(-2 * log(fraction(dice)))
    normal = radius * cos(2 * pi * fraction(dice))
    drawn = times.mu + times.sigma * normal - times.tau * log(fraction(dice))
    sooner = EXPECTED if expected else 0
    return Reaction(max(FLOOR, round(drawn) - sooner), drawn < median(times))


def device(dice: Dice) -> int:
    """What one seat's screen and touch add, ms."""
    least, spread = DEVICE
    return least + dice.below(spread)


def errs(thousandths: int, hasty: bool, dice: Dice) -> bool:
    """Whether this one is an error: half as likely again for a hasty hand, half as likely for any other."""
    return dice.below(2000) < thousandths * (3 if hasty else 1)


def chance(thousandths: int, dice: Dice) -> bool:
    return dice.below(1000) < thousandths


def fraction(dice: Dice) -> float:
    """Even over 0 < x < 1."""
    roll: int = dice.below(GRAIN)
    return (roll + 0.5) / GRAIN


@cache
def median(times: Times) -> float:
    """Half of the draws lie under it."""
    low, high = times.mu - 6.0 * times.sigma, times.mu + 6.0 * times.sigma + 6.0 * times.tau
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (middle, high) if cumulative(times, middle) < 0.5 else (low, middle)
    return low


def cumulative(times: Times, ms: float) -> float:
    """The share of draws under `ms`, before the floor."""
    mu, sigma, tau = times
    tail = exp(sigma**2 / (2 * tau**2) - (ms - mu) / tau)
    return _normal((ms - mu) / sigma) - tail * _normal((ms - mu) / sigma - sigma / tau)


def _normal(z: float) -> float:
    return (1 + erf(z / sqrt(2))) / 2
