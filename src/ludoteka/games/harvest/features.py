"""What a seat of Harvest sees: the centre place by place, as it is grabbed from."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.harvest.cards import PLACES, SEATS, WINES
from ludoteka.games.harvest.hidden import View
from ludoteka.games.harvest.house import ERRORS, IDLE_ROUNDS
from ludoteka.games.harvest.table import OVER

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = OVER + 1
EXTRA: Final = PLACES - SEATS  # cards that ties may add
FULL: Final = 27  # cards in a pile
NOBODY: Final = -1
MANY: Final = 4  # cards of one hand in a round


def features(view: View, row: Row) -> None:
    there = [one.card for one in view.centre]
    counts = [there.count(wine) for wine in range(WINES)]
    row.one_hot("phase", view.phase, PHASES)
    row.shares("centre, by wine", counts, PLACES)
    row.flags("wine that leads", [n > 0 and n == max(counts) for n in counts])
    row.flag("a wine has more than half", 2 * max(counts) > len(there))
    for place in range(row.seats + EXTRA):
        card = view.centre[place] if place < len(view.centre) else None
        row.one_hot(f"card at place {place}", card.card if card else -1, WINES)
        row.flag(f"free at place {place}", card is not None and card.taker == NOBODY)
        row.flag(f"own at place {place}", card is not None and card.taker == row.me)
    row.each("cards in the piles", [len(pile) for pile in view.piles], FULL)
    row.each("cards won", [len(cards) for cards in view.won], FULL)
    row.counts("own cards won, by wine", view.won[row.me], WINES, FULL)
    row.counts("known in the own pile, by wine", view.piles[row.me], WINES, FULL)
    row.each("cards taken in this round", view.taken, MANY)
    row.each("errors", view.errors, ERRORS)
    row.each("cards owed", view.owed, MANY)
    row.among("owes a move", view.active)
    row.who("token", view.token)
    row.who("adds the next card", view.adds_next)
    row.share("idle rounds", view.idle, IDLE_ROUNDS)
    row.share("rounds", view.round, view.rounds if view.rounds > 0 else FULL)
