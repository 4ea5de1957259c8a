"""What a seat of Duel sees. Wines are red, white, sparkling."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.duel.hidden import View
from ludoteka.games.duel.rules import CHOOSE, LAST_DUEL
from ludoteka.rules.wine import WINES

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = CHOOSE + 1
MANY: Final = 6  # cards of one wine in a hand
FULL: Final = 10  # cards in a hand


def features(view: View, row: Row) -> None:
    row.shares("own hand, by wine", view.hand, MANY)
    row.one_hot("phase", view.phase, PHASES)
    row.who("active player", view.turn)
    row.who("challenger", view.challenger)
    row.who("challenged", view.opponent)
    row.who("just beaten", view.beaten)
    for i, name in enumerate(("challenger's", "challenged player's")):
        row.one_hot(f"revealed, the {name}", view.revealed[i] if view.revealed else -1, WINES)
    row.each("cards in hand", view.sizes, FULL)
    for what, known in (("known to be in hand", view.shown), ("known to have been dealt", view.dealt)):
        row.shares(f"{what}, by seat and wine", [n for seat in row.around for n in known[seat]], MANY)
    row.shares("thrown out, by wine", [view.discard.count(wine) for wine in range(WINES)], MANY)
    row.share("duels", view.duels, LAST_DUEL)
