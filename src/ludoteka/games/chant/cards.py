"""The wine deck, the words in the order in which they are called, and the two moves there are."""

from __future__ import annotations

from typing import Final

from ludoteka.rules.wine import FACES as FACES
from ludoteka.rules.wine import WINES as WINES

FLIP: Final = 0  # turn one's top card over; only where flips are made by hand
SLAP: Final = 1  # from here on: reactions, which race
MOVES: Final = 2

CATALOGUE: Final = ("flip", "slap")

# The words are the wines in this order, again and again: word number w is the wine w.
FIRST_WORD: Final = 0
