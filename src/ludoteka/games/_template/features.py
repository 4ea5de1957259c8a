"""What a seat sees, as numbers in 0 … 1 that a learner can learn from: written from the view alone."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games._template.hidden import View

MANY: Final = 31  # stones
LEFT_OUT: Final[frozenset[int]] = frozenset()  # moves that decide nothing and are not offered


def features(view: View, row: Row) -> None:
    row.share("stones left", view.stones, MANY)
    row.each("stones taken", view.taken, MANY)
