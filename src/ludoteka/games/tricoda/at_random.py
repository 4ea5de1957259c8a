"""Random play of Tricoda. A guess ends what a rack could have told, so it is rare, and not one that was ruled out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.games.tricoda.cards import GUESS, SET_OF

ONE_IN: Final = 20  # answers that are followed by a guess


class GuessesSeldom(AtRandom):
    """Plays like the house's random mind, but guesses with chance 1/20 after an answer, a set it has not excluded."""

    def react(self, at: Handle) -> Answer | None:
        if at.dice.below(ONE_IN):
            return None
        left: Sequence[int] = sorted({int(SET_OF[rack]) for rack in at.view.known().candidates().racks})
        moves = [GUESS + digits for digits in left if GUESS + digits in at.moves]
        return Answer(moves[at.dice.below(len(moves))], 0) if moves else None
