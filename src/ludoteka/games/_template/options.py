"""What a table may choose, the default first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    heap: str = choice("31", "21", "random")
    last_stone: str = choice("wins", "loses")
