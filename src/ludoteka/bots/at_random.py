"""The house's random play: what `--bots random` does, and what the playouts do compiled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ludoteka.bots.mind import Answer, Handle
from ludoteka.rules.dice import Dice

ONE_IN: Final = 4  # a beat is answered with this chance
SOONEST: Final = 250  # ms: the hand of a person who was ready
SPREAD: Final = 750  # ms


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
    """Plays any game without understanding it. `idle` moves are left alone while there are others: a game registers
    `partial(AtRandom, idle=GAME's idle)`, or plain `AtRandom` where it has none."""

    def __init__(self, idle: Iterable[int] = ()) -> None:
        self.idle = frozenset(idle)

    def turn(self, at: Handle) -> Answer:
        """At once."""
        busy = [move for move in at.moves if move not in self.idle]
        return Answer(pick(busy or at.moves, at.catalogue, at.dice), 0)

    def react(self, at: Handle) -> Answer | None:
        """With chance 1/4, any of the reactions, each as likely."""
        if not at.moves or at.dice.below(ONE_IN):
            return None
        move = at.moves[at.dice.below(len(at.moves))]
        return Answer(move, SOONEST + at.dice.below(SPREAD))
