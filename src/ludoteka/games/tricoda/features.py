"""What a seat of Tricoda sees: the racks of the others, the question, and what all answers so far leave of its own.

What the answers leave is reckoned for it, by the same conclusions that its notepad draws: how likely each set of
digits is, given all that it has seen. Which answers led there is written too, the latest ones in full.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ludoteka.bots.row import Row
from ludoteka.games.tricoda.candidates import Knowledge
from ludoteka.games.tricoda.cards import ANSWERS, COPIES, IN_THE_BOX, KINDS, QUESTIONS
from ludoteka.games.tricoda.hidden import View
from ludoteka.games.tricoda.history import ANSWERED, FILLED, answer_of, kind_of, what, who
from ludoteka.games.tricoda.rules import ANNOUNCING, LAST

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = ANNOUNCING + 1
CARDS: Final = QUESTIONS + 2  # numbered from 1, and question 2 of the other edition
LATEST: Final = 6  # answers
DEAL: Final = 5  # events that tell games apart: the first racks


def features(view: View, row: Row) -> None:
    row.one_hot("phase", view.phase, PHASES)
    row.who("reader", view.reader)
    row.one_hot("question", view.question, CARDS)
    row.one_hot("answer", view.answer, len(ANSWERS))
    row.chances("chance of each set of digits on the own rack", chances(view.history, row.me))
    racks = [view.racks[seat] for seat in row.around]
    racks += view.racks[row.seats :]
    for i, rack in enumerate(racks[1:], 1):
        row.counts(f"tiles of rack {i} from one's own, by kind", rack, KINDS, 3)
    laid = [kind for tiles in view.laid for kind in tiles]
    row.counts("laid off openly, by kind", laid, KINDS, max(COPIES))
    row.share("stock", view.stock, IN_THE_BOX)
    row.flags("used questions", [question in view.used for question in range(1, CARDS)])
    answers = latest_answers(view.history)
    for i in range(1, LATEST + 1):
        event = answers[i - 1] if i <= len(answers) else -1
        row.who(f"reader of answer {i} before", who(event) if event >= 0 else -1)
        row.one_hot(f"question of answer {i} before", what(event) if event >= 0 else -1, CARDS)
        row.one_hot(f"answer {i} before", answer_of(event) if event >= 0 else -1, len(ANSWERS))
    row.each("points", view.points, view.goal)
    row.flags("may guess", [view.asked >= view.may_guess[seat] for seat in row.around])
    row.share("answers", view.asked, LAST)


def latest_answers(history: tuple[int, ...]) -> list[int]:
    """The latest first."""
    found: list[int] = []
    for event in reversed(history):
        if kind_of(event) == ANSWERED:
            found.append(event)
            if len(found) == LATEST:
                break
    return found


class Notes:
    """What a seat has concluded of its rack in one game so far: by far the dearest feature, so it goes on from what was
    known before, and what was excluded once is not looked at again while this rack stands."""

    def __init__(self, seat: int) -> None:
        self.known = Knowledge(seat)
        self.history: tuple[int, ...] = ()
        self.standing: i64 = 0  # the place in the history where the own rack was filled
        self.version: i64 = -1  # of the rack
        self.racks: list[i64] = []  # that are possible
        self.chances: list[float] = []  # of each set of digits

    def read(self, history: tuple[int, ...]) -> None:
        if history == self.history:
            return
        so_far = len(self.history)
        if history[:so_far] != self.history:
            if self.own_rack_is_shown(history):
                self.known.see_own(what(history[self.standing]))
            else:  # earlier ones are, which lay face down
                self.known = Knowledge(self.known.seat)
                self.version = -1
                so_far = 0
        for i in range(so_far, len(history)):
            event: i64 = history[i]
            if kind_of(event) == FILLED and who(event) == self.known.seat:
                self.standing = i
            self.known.learn(event)
        version = self.known.own[len(self.known.own) - 1].version
        candidates = self.known.candidates(self.racks if version == self.version else None)
        self.history = history
        self.version = version
        self.racks = candidates.racks
        self.chances = candidates.by_digits()

    def own_rack_is_shown(self, history: tuple[int, ...]) -> bool:
        """Whether nothing else has come to light: it was laid off openly."""
        known, at = self.history, self.standing
        return history[:at] == known[:at] and history[at + 1 : len(known)] == known[at + 1 :]


@lru_cache(maxsize=256)
def notes(deal: tuple[int, ...], seat: int) -> Notes:
    """Of this seat in the game that begins so."""
    return Notes(seat)


def chances(history: tuple[int, ...], seat: int) -> list[float]:
    """How likely each set of digits is."""
    noted = notes(history[:DEAL], seat)
    noted.read(history)
    return noted.chances
