"""Who came in where, from what each seat has reached."""

from __future__ import annotations

from collections.abc import Sequence


def by_most(reached: Sequence[int]) -> list[int]:
    """By seat: 1 for whoever has most, equal seats share, and as many places stay empty after them."""
    return [1 + sum([other > mine for other in reached]) for mine in reached]


def by_fewest(left: Sequence[int]) -> list[int]:
    """The same where fewest is best."""
    return [1 + sum([other < mine for other in left]) for mine in left]
