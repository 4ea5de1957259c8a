"""Which sets of digits a seat has not excluded for its own rack: what `random` guesses among.

The same conclusions as in candidates.py, without how likely anything is. Nothing but the present rack matters then, and
of the tiles only how few of each kind could be found at the worst of times: all in words of small counts
(questions.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import COPIES, KINDS, ON_A_RACK
from ludoteka.games.tricoda.fitting import AT_MOST, UP_TO, Racks, all_racks, both, digits_of, is_one, racks_that_fit
from ludoteka.games.tricoda.history import (
    ANSWERED,
    FILLED,
    OPEN,
    RACKS_AT_MOST,
    RENEWED,
    answer_of,
    guessed,
    kind_of,
    what,
    who,
)
from ludoteka.games.tricoda.questions import BITS, COUNT, FACTS_OF, TILES_OF
from ludoteka.rules.cards import ONE

NONE_YET: Final = -1
_BOX: Final[i64] = sum(int(copies) * 16**kind for kind, copies in enumerate(COPIES))


def sets_left(history: list[i64], seat: i64) -> list[i64]:
    """The sets of digits that the rack standing before this seat may hold, ascending. `history`: whole, or as the seat
    has seen it (history.py)."""
    present: i64 = len(history) - 1
    while kind_of(history[present]) != FILLED or who(history[present]) != seat:
        present -= 1
    racks: list[i64] = [0] * RACKS_AT_MOST  # what stands on each
    tiles: i64 = 0  # of all the others together
    facts: i64 = 0
    unseen = _BOX  # by kind: in the stock, on the own rack, or face down
    off: i64 = 0  # seen and laid off
    least: i64 = NONE_YET  # of the unseen at a renewal since the present rack was filled
    left = all_racks()
    length: i64 = len(history)
    for i in range(length):
        event = history[i]
        kind = kind_of(event)
        rack = who(event)
        if kind == ANSWERED:
            if i > present and rack != seat:
                holds = racks[rack]
                fit = racks_that_fit(what(event), answer_of(event), tiles - TILES_OF[holds], facts - FACTS_OF[holds])
                left = both(left, fit)
                if is_one(left):
                    return digits_of(left)
        elif kind == FILLED:
            holds = what(event)
            racks[rack] = holds
            if rack != seat:
                tiles += TILES_OF[holds]
                facts += FACTS_OF[holds]
                unseen -= TILES_OF[holds]
        elif kind == RENEWED:
            if i > present:
                least = unseen if least == NONE_YET else fewer(least, unseen)
            unseen += off
            off = 0
        elif rack != seat:
            holds = racks[rack]
            tiles -= TILES_OF[holds]
            facts -= FACTS_OF[holds]
            off += TILES_OF[holds]
        elif guessed(event) == OPEN:
            unseen -= TILES_OF[racks[rack]]
            off += TILES_OF[racks[rack]]
    return digits_of(both(left, with_tiles_of(unseen if least == NONE_YET else fewer(least, unseen))))


def fewer(some: i64, others: i64) -> i64:
    """Of each kind the smaller count."""
    least: i64 = 0
    for kind in range(KINDS):
        mask = COUNT * (ONE << (BITS * kind))
        least |= some & mask if some & mask < others & mask else others & mask
    return least


def with_tiles_of(counts: i64) -> Racks:
    """The racks for which so many of each kind are enough."""
    some = all_racks()
    for kind in range(KINDS):
        n = (counts >> (BITS * kind)) & COUNT
        if n < ON_A_RACK and n < COPIES[kind]:
            some = both(some, AT_MOST[kind * UP_TO + n])
    return some
