"""Random play of Tricoda, as `Tricoda.reacts_at_random` plays it in playouts."""

from __future__ import annotations

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.games.tricoda.cards import GUESS
from ludoteka.games.tricoda.excluded import sets_left
from ludoteka.games.tricoda.rules import GUESSES_ONE_IN


class GuessesSeldom(AtRandom):
    """Plays like the house's random mind, but guesses with chance 1/20 after an answer, a set it has not excluded."""

    def react(self, at: Handle) -> Answer | None:
        if at.dice.below(GUESSES_ONE_IN):
            return None
        left = sets_left(list(at.view.history), at.view.seat)
        moves = [GUESS + digits for digits in left if GUESS + digits in at.moves]
        return Answer(moves[at.dice.below(len(moves))], 0) if moves else None
