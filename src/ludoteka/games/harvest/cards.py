"""The wine deck and the catalogue of moves: what is given back, who adds a card, which card is grabbed."""

from __future__ import annotations

from typing import Final

from ludoteka.rules.wine import FACES as FACES
from ludoteka.rules.wine import WINES as WINES

PLACES: Final = 13  # in the centre: eight cards on "three", at most five more until one wine leads
SEATS: Final = 8

GIVE: Final = 0  # + a wine: the card that one gives back
ADD: Final = 3  # + a seat: who is to add a card, where somebody chooses
GRAB: Final = 11  # + a place in the centre; from here on: reactions, which race
MOVES: Final = 24

CATALOGUE: Final = (
    *(f"give:{wine}" for wine in FACES),
    *(f"extra:{seat}" for seat in range(SEATS)),
    *(f"grab:{place}" for place in range(PLACES)),
)
