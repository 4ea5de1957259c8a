"""What a seat of Five sees. The pile is counted for it: who watched has counted along."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.five.cards import WINES
from ludoteka.games.five.hidden import View
from ludoteka.games.five.rules import OPENED, ROUNDS

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = OPENED + 1
AROUND: Final = 4  # counts are written as so many less … so many more than the target
LATEST: Final = 3  # cards
MANY: Final = 10  # points


def features(view: View, row: Row) -> None:
    pile = view.shown[: view.turned]
    counts = [pile.count(wine) for wine in range(WINES)]
    row.one_hot("phase", view.phase, PHASES)
    for wine in range(WINES):
        row.one_hot(f"wine {wine}, count to target", counts[wine] - view.target + AROUND, 2 * AROUND + 1)
    row.flag("some wine stands at the target", view.target in counts)
    for i in range(1, LATEST + 1):
        row.one_hot(f"card {i} from the top", pile[-i] if i <= len(pile) else -1, WINES)
    row.shares("pile, by wine", counts, view.per_type)
    row.shares("taken back, by wine", [view.shown[view.turned :].count(wine) for wine in range(WINES)], LATEST)
    row.share("cards to come", view.left, WINES * view.per_type)
    row.among("owes a flip", view.active)
    row.among("hand is down", view.slapped)
    row.who("first hand", view.slapped[0] if view.slapped else -1)
    row.points("points", view.points, MANY)
    row.share("rounds", view.round, ROUNDS)
    row.share("rounds without a slap", view.voids, LATEST)
