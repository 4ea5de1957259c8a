"""What a seat of Tricoda sees: the racks of the others, the question, and what all answers so far leave of its own.

What the answers leave is reckoned for it, by the same conclusions that its notepad draws: how likely each set of
digits is, given all that it has seen. Which answers led there is written too, the latest ones in full.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteka.adapters.features.row import Row
from ludoteka.games.tricoda.candidates import knowledge
from ludoteka.games.tricoda.cards import ANSWERS, COPIES, IN_THE_BOX, KINDS, QUESTIONS
from ludoteka.games.tricoda.hidden import View
from ludoteka.games.tricoda.history import ANSWERED, answer_of, kind_of, what, who
from ludoteka.games.tricoda.rules import ANNOUNCING, LAST

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = ANNOUNCING + 1
CARDS: Final = QUESTIONS + 2  # numbered from 1, and question 2 of the other edition
LATEST: Final = 6  # answers


def features(view: View, row: Row) -> None:
    row.one_hot("phase", view.phase, PHASES)
    row.who("reader", view.reader)
    row.one_hot("question", view.question, CARDS)
    row.one_hot("answer", view.answer, len(ANSWERS))
    row.shares("chance of each set of digits on the own rack", chances(view.history, row.me), 1.0)
    racks = [view.racks[seat] for seat in row.around]
    racks += view.racks[row.seats :]
    for i, rack in enumerate(racks[1:], 1):
        row.counts(f"tiles of rack {i} from one's own, by kind", rack, KINDS, 3)
    laid = [kind for tiles in view.laid for kind in tiles]
    row.shares("laid off openly, by kind", [laid.count(kind) for kind in range(KINDS)], int(max(COPIES)))
    row.share("stock", view.stock, IN_THE_BOX)
    row.flags("used questions", [question in view.used for question in range(1, CARDS)])
    answers = [event for event in view.history if kind_of(event) == ANSWERED]
    for i in range(1, LATEST + 1):
        event = answers[-i] if i <= len(answers) else -1
        row.who(f"reader of answer {i} before", who(event) if event >= 0 else -1)
        row.one_hot(f"question of answer {i} before", what(event) if event >= 0 else -1, CARDS)
        row.one_hot(f"answer {i} before", answer_of(event) if event >= 0 else -1, len(ANSWERS))
    row.each("points", view.points, view.goal)
    row.flags("may guess", [view.asked >= view.may_guess[seat] for seat in row.around])
    row.share("answers", view.asked, LAST)


@lru_cache(maxsize=64)
def chances(history: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """How likely each set of digits is: by far the dearest feature, and the same until something happens."""
    weights = knowledge(list(history), seat).candidates().by_digits()
    total = sum(weights) or 1.0
    return tuple([weight / total for weight in weights])
