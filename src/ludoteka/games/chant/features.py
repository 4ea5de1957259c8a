"""What a seat of Chant sees: cards, and to which word each was turned."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.chant.cards import WINES
from ludoteka.games.chant.hidden import View
from ludoteka.games.chant.house import FLIPS, PASSED
from ludoteka.games.chant.table import SETTLED

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = SETTLED + 1
LATEST: Final = 3  # cards of the centre
FULL: Final = 54  # cards in a pile


def features(view: View, row: Row) -> None:
    row.one_hot("phase", view.phase, PHASES)
    row.one_hot("next word", view.word, WINES)
    for i in range(1, LATEST + 1):
        card = view.centre[-i] if len(view.centre) >= i else None
        row.one_hot(f"card {i} from the top", card.card if card else -1, WINES)
        row.one_hot(f"its word {i}", card.word if card else -1, WINES)
        row.flag(f"they agree {i}", card is not None and card.card == card.word)
        row.among(f"slapped falsely {i}", card.falsely if card else ())
    row.share("cards in the centre", len(view.centre) + len(view.under), FULL)
    row.each("cards in the piles", [len(pile) for pile in view.piles], FULL)
    tops = [view.piles[seat][-1] if view.piles[seat] else -1 for seat in row.around]
    row.flags("top of the piles where known, by seat and wine", [top == w for top in tops for w in range(WINES)])
    row.among("owes a flip", view.active)
    row.who("turns next", view.turn)
    row.among("hand is down", view.slapped)
    row.who("first hand", view.slapped[0] if view.slapped else -1)
    row.flag("no further card comes", view.last)
    row.share("matches nobody slapped", view.passed, PASSED)
    row.share("cards turned", view.flips, FLIPS)
