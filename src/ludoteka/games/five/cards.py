"""The wine deck, and the two moves there are."""

from __future__ import annotations

from typing import Final

from ludoteka.rules.wine import FACES as FACES
from ludoteka.rules.wine import WINES as WINES

FLIP: Final = 0  # turn one's top card over; only where flips are made by hand
SLAP: Final = 1  # from here on: reactions, which race
MOVES: Final = 2

CATALOGUE: Final = ("flip", "slap")
