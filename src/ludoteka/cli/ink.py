"""Colours of cards in a terminal. They only repeat what the words say."""

from __future__ import annotations

import re
from typing import Final

WINES: Final = {"red": "red", "white": "yellow", "sparkling": "cyan"}
COLOURS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
_COLOURED: Final = re.compile(r"[rygb](\d|\+2|skip|rev)")


def ink(face: str) -> str:
    """The style of a card by the name of its face; "" for none."""
    if face in WINES:
        return WINES[face]
    return COLOURS[face[0]] if _COLOURED.fullmatch(face) else ""
