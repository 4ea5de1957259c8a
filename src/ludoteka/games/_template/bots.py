"""The minds: they see a Handle, never the State, and answer with a move and a delay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.games._template.cards import MOST
from ludoteka.games._template.hidden import View


class Counter:
    """Leaves a multiple of four, if it does not miscount."""

    def __init__(self, miscounts: int) -> None:
        self.miscounts = miscounts  # per cent

    def turn(self, at: Handle) -> Answer:
        view: View = at.view
        delay = 800 + at.dice.below(1500)
        best = view.stones % (MOST + 1) - 1
        if best in at.moves and at.dice.below(100) >= self.miscounts:
            return Answer(best, delay)
        return Answer(at.moves[at.dice.below(len(at.moves))], delay)

    def react(self, at: Handle) -> Answer | None:
        """Nothing races here."""
        return None


MINDS: Final[dict[str, Callable[[], Any]]] = {
    "random": AtRandom,
    "easy": partial(Counter, 60),
    "normal": partial(Counter, 20),
    "hard": partial(Counter, 0),
}
