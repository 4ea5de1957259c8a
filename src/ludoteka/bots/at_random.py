"""The house's random play: what `--bots random` does, and what the playouts do compiled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.playouts import ONE_IN, SOONEST, SPREAD, TURN
from ludoteka.rules.dice import Dice


def card_of(name: str) -> str:
    """What stands before the colon: `joker:g` is one choice of the card `joker`."""
    return name.partition(":")[0]


def pick(moves: Sequence[int], catalogue: Sequence[str], dice: Dice) -> int:
    """A move: uniform over the cards, then over the choices of that card."""
    cards: dict[str, list[int]] = {}
    for move in moves:
        cards.setdefault(card_of(catalogue[move]), []).append(move)
    choices = list(cards.values())[dice.below(len(cards))]
    return choices[dice.below(len(choices))]


class AtRandom:
    """Plays any game without understanding it. `idle` moves are left alone while there are others; in a game that
    `races` its hand takes a person's time, in all others it answers at once."""

    def __init__(self, idle: Iterable[int] = (), races: bool = False) -> None:
        self.idle = frozenset(idle)
        self.races = races

    def turn(self, at: Handle) -> Answer:
        """Any card, any choice of it; in a race after everybody's answer to the beat."""
        busy = [move for move in at.moves if move not in self.idle]
        return Answer(pick(busy or at.moves, at.catalogue, at.dice), TURN if self.races else 0)

    def react(self, at: Handle) -> Answer | None:
        """With chance 1/4, any of the reactions, each as likely."""
        if at.dice.below(ONE_IN) or not at.moves:
            return None
        delay = SOONEST + at.dice.below(SPREAD) if self.races else 0
        return Answer(at.moves[at.dice.below(len(at.moves))], delay)
