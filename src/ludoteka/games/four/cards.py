"""The wine deck, and every move by its name."""

from __future__ import annotations

from typing import Final

from ludoteka.rules.wine import FACES as FACES
from ludoteka.rules.wine import WINES as WINES

MOST_SEATS: Final = 8
HAND: Final = 4  # cards in hand between two draws
ALIKE: Final = 4  # so many of one wine are claimed

THROW: Final = 0  # and the two wines after it
DRAW: Final = 3  # from the draw pile
TAKE: Final = 4  # the top of the discard pile; from here on moves race
CLAIM: Final = 5  # and the two wines after it
SLAP: Final = 8
MOVES: Final = 9

CATALOGUE: Final = (
    *("throw:red", "throw:white", "throw:sparkling"),
    "draw",
    "take",
    *("claim:red", "claim:white", "claim:sparkling"),
    "slap",
)
