"""The minds of UNO."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.games.uno.cards import DRAW

MINDS: Final[dict[str, Callable[[], Any]]] = {
    "random": partial(AtRandom, idle=frozenset({DRAW})),
}
