"""The material, and every move by its name. A move, a card, a seat is a small integer; these are the names."""

from __future__ import annotations

from typing import Final

FACES: Final = ("stone",)
STONE: Final = 0
MOST: Final = 3  # stones in one move
CATALOGUE: Final = ("take:1", "take:2", "take:3")  # move m takes m + 1 stones
