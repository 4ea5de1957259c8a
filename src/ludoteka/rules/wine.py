"""The wine deck that five games share: three wines, equally many of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RED: Final = 0
WHITE: Final = 1
SPARKLING: Final = 2
WINES: Final = 3
FACES: Final = ("red", "white", "sparkling")


def deck(per_type: i64) -> list[i64]:
    """The unshuffled deck: so many cards of each wine."""
    cards: list[i64] = []
    for _i in range(per_type):
        cards.append(RED)
        cards.append(WHITE)
        cards.append(SPARKLING)
    return cards
