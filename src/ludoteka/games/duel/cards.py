"""The material of Duel: the wine deck, and every move by its name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.rules.wine import FACES as WINE_FACES
from ludoteka.rules.wine import WINES

PER_WINE: Final = 18  # cards of each wine: 54 in all
MOST_SEATS: Final = 8
FACES: Final = WINE_FACES
CATALOGUE: Final = (*(f"challenge:{seat}" for seat in range(MOST_SEATS)), *FACES)
FIRST_WINE: Final = MOST_SEATS  # moves below it challenge that seat, from it on they choose a wine
MOVES: Final = MOST_SEATS + WINES


def beats(one: i64, other: i64) -> bool:
    """Red beats white, white beats sparkling, sparkling beats red."""
    return (one + 1) % WINES == other
