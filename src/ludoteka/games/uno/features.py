"""What a seat of UNO sees. Cards are kinds: of each colour 0 … 9, skip, reverse, +2; then the four black ones."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.uno.cards import KINDS, OF_COLOUR
from ludoteka.games.uno.hidden import View
from ludoteka.games.uno.waiting import BREAK

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = BREAK + 1
COPIES: Final = 4  # of a kind, at most
HAND: Final = 20  # a large hand
OWED: Final = 12  # cards
DECK: Final = 112
GOAL: Final = 500  # points


def features(view: View, row: Row) -> None:
    row.counts("own hand, by kind", view.hand, KINDS, COPIES)
    row.one_hot("card just drawn", view.drawn, KINDS)
    row.flag("it must be played", view.forced)
    row.one_hot("top of the pile", view.pile[-1], KINDS)
    row.one_hot("colour in force", view.colour, len(OF_COLOUR))
    row.members("may go on the pile, by kind", view.fits, KINDS)
    row.one_hot("phase", view.phase, PHASES)
    row.who("turn", view.turn)
    row.flag("clockwise", view.direction > 0)
    row.share("cards owed", view.pending, OWED)
    row.who("may have bluffed", view.bluffer)
    row.each("cards in hand", view.sizes, HAND)
    row.flags("holds one card", [view.sizes[seat] == 1 for seat in row.around])
    row.which("has called Uno", view.called)
    row.which("may be caught", view.exposed)
    row.counts("in the pile, by kind", view.pile, KINDS, COPIES)
    lacks = [view.lacks[seat] & colour == colour for seat in row.around for colour in OF_COLOUR]
    row.flags("seen to lack a colour, by seat", lacks)
    for i, seat in enumerate(row.around[1:], 1):
        row.counts(f"known in the hand of seat {i} from one's own, by kind", view.known[seat], KINDS, COPIES)
    row.share("stock", view.stock, DECK)
    row.each("points", view.totals, GOAL)
