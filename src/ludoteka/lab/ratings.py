"""Ratings out of places, by openskill's Plackett-Luce model (R. C. Weng, C.-J. Lin, J. Mach. Learn. Res. 12, 2011):
a mind's strength is normal around mu with sigma; games are taken in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludoteka.lab.extra import NoExtra
from ludoteka.lab.intervals import Interval, Z


class Rating(NamedTuple):
    """25 ± 8.3 before the first game."""

    mu: float
    sigma: float

    def interval(self) -> Interval:
        return Interval(self.mu, self.mu - Z * self.sigma, self.mu + Z * self.sigma)


def ratings(minds: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """`games`: by seat the mind, and its place; places may be shared. Raises NoExtra."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoExtra("ratings") from None
    model = PlackettLuce(tau=0.0)  # a mind neither learns nor forgets
    rated = [model.rating() for _mind in range(minds)]
    for table, places in games:
        teams = model.rate([[rated[mind]] for mind in table], ranks=[float(place) for place in places])
        for mind, team in zip(table, teams):
            rated[mind] = team[0]
    return [Rating(one.mu, one.sigma) for one in rated]
