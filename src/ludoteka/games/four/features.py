"""What a seat of Four sees: its hand, what lies open, and what it can still tell of the others' hands."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.four.cards import ALIKE, HAND, WINES
from ludoteka.games.four.hidden import View
from ludoteka.games.four.house import ROUNDS, VOIDS
from ludoteka.games.four.table import SHOWN

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = SHOWN + 1
FULL: Final = HAND + 1
MANY: Final = 5  # points


def features(view: View, row: Row) -> None:
    deck = WINES * view.per_type
    row.one_hot("phase", view.phase, PHASES)
    row.shares("own hand, by wine", view.hand, FULL)
    row.flags("four alike", [n >= ALIKE for n in view.hand])
    row.one_hot("own first discard", view.mine, WINES)
    row.one_hot("top of the discard pile", view.top, WINES)
    row.flag("it is one's own", view.own_top)
    row.each("cards in hand", view.sizes, FULL)
    seen = [view.seen[seat].count(wine) for seat in row.around for wine in range(WINES)]
    row.shares("known to be in hand, by seat and wine", seen, FULL)
    shown = [n for seat in row.around for n in (view.open[seat] or (0,) * WINES)]
    row.shares("hand that was shown, by seat and wine", shown, FULL)
    denied = [wine in view.denied[seat] for seat in row.around for wine in range(WINES)]
    row.flags("known to lack four, by seat and wine", denied)
    row.share("stock", len(view.stock), deck)
    row.one_hot("top of the stock where known", view.stock[-1] if view.stock else -1, WINES)
    row.counts("known in the stock, by wine", view.mixed or view.stock, WINES, view.per_type)
    row.share("discard pile", len(view.discard), deck)
    row.counts("known in the discard pile, by wine", view.discard, WINES, view.per_type)
    row.among("owes a move", view.active)
    row.who("claims", view.winner)
    row.one_hot("wine that is claimed", view.wine, WINES)
    row.among("hand is down", view.slapped)
    row.among("has claimed falsely", view.false)
    row.points("points", view.points, MANY)
    row.share("rounds", view.round, ROUNDS)
    row.share("rounds without a right claim", view.voids, VOIDS)
