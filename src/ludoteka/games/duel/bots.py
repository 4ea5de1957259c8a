"""The minds of Duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom

MINDS: Final[dict[str, Callable[[], Any]]] = {"random": AtRandom}
