"""Intervals at 95 %: what a share or a mean may well be, given so many games.

Shares: the score interval of E. B. Wilson (J. Am. Stat. Assoc. 22, 1927), which stays sensible near 0 and 1. Other
means, and differences of paired games: the normal approximation, mean ± z·s/√n.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev, variance
from typing import Final, NamedTuple

LEVEL: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


class Interval(NamedTuple):
    """An estimate and its bounds, all in the same unit."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def share(hits: float, of: float, z: float = Z) -> Interval:
    """Wilson's interval of hits / of; 0 … 1. Of nothing: anything may be true."""
    if of == 0:
        return Interval(0.0, 0.0, 1.0)
    p = hits / of
    middle = p + z * z / (2 * of)
    reach = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    scale = 1 + z * z / of
    return Interval(p, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def share_of(values: Sequence[float], looks: int = 1) -> Interval:
    """Of the mean of parts of one, such as first places of several games on one deal: Wilson's, as of so many games as
    would spread as much (L. Kish's effective size of a sample). `looks`: at so many of them at once (C. E. Bonferroni).
    """
    z = NormalDist().inv_cdf(1 - (1 - LEVEL) / 2 / looks)
    many = len(values)
    if many < 2 or all(value in (0, 1) for value in values):
        return share(sum(values), many, z)
    p, spread = fmean(values), variance(values)
    return share(p * (of := many * p * (1 - p) / spread), of, z) if spread > 0 else Interval(p, p, p)


def mean(values: Sequence[float]) -> Interval:
    """Of one value or none nothing is known about the spread: the bounds are infinite."""
    if not values:
        return Interval(0.0, float("-inf"), float("inf"))
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(middle, middle - reach, middle + reach)


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Interval:
    """The mean of ours - theirs, game by game: both played the same deals, so that luck cancels where it can."""
    return mean([a - b for a, b in zip(ours, theirs, strict=True)])
