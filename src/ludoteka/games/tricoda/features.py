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
from ludoteka.games.tricoda.history import ANSWERED, FILLED, RACKS_AT_MOST, answer_of, kind_of, what, who
from ludoteka.games.tricoda.rules import ANNOUNCING, LAST
from ludoteka.rules.cards import ONE

LEFT_OUT: Final[frozenset[int]] = frozenset()
PHASES: Final = ANNOUNCING + 1
CARDS: Final = QUESTIONS + 2  # numbered from 1, and question 2 of the other edition
LATEST: Final = 6  # answers
MOST_COPIES: Final = max(int(copies) for copies in COPIES)
DEAL: Final = 5  # events that tell games apart: the first racks

# Names of blocks: made once, as rows are written at every decision.
TILES_OF_RACK: Final = [f"tiles of rack {i} from one's own, by kind" for i in range(1, RACKS_AT_MOST)]
READER_OF: Final = [f"reader of answer {i} before" for i in range(1, LATEST + 1)]
QUESTION_OF: Final = [f"question of answer {i} before" for i in range(1, LATEST + 1)]
ANSWER_OF: Final = [f"answer {i} before" for i in range(1, LATEST + 1)]


def features(view: View, row: Row) -> None:
    row.one_hot("phase", view.phase, PHASES)
    row.who("reader", view.reader)
    row.one_hot("question", view.question, CARDS)
    row.one_hot("answer", view.answer, len(ANSWERS))
    row.chances("chance of each set of digits on the own rack", chances(view.history, row.me))
    racks = [view.racks[seat] for seat in row.around]
    racks += view.racks[row.seats :]
    for name, rack in zip(TILES_OF_RACK, racks[1:]):
        row.counts(name, rack, KINDS, 3)
    laid = [kind for tiles in view.laid for kind in tiles]
    row.counts("laid off openly, by kind", laid, KINDS, MOST_COPIES)
    row.share("stock", view.stock, IN_THE_BOX)
    used: i64 = 0
    for one in view.used:
        question: i64 = one
        used |= ONE << (question - 1)
    row.members("used questions", used, CARDS - 1)
    answers = latest_answers(view.history)
    for i in range(LATEST):
        event = answers[i] if i < len(answers) else -1
        row.who(READER_OF[i], who(event) if event >= 0 else -1)
        row.one_hot(QUESTION_OF[i], what(event) if event >= 0 else -1, CARDS)
        row.one_hot(ANSWER_OF[i], answer_of(event) if event >= 0 else -1, len(ANSWERS))
    row.each("points", view.points, view.goal)
    row.flags("may guess", [view.asked >= view.may_guess[seat] for seat in row.around])
    row.share("answers", view.asked, LAST)


def latest_answers(history: tuple[int, ...]) -> list[int]:
    """The latest first."""
    found: list[int] = []
    at: i64 = len(history)
    while at and len(found) < LATEST:
        at -= 1
        event: i64 = history[at]
        if kind_of(event) == ANSWERED:
            found.append(event)
    return found


class Notes:
    """What a seat has concluded of its rack in one game so far: by far the dearest feature, so it goes on from what was
    known before."""

    def __init__(self, seat: int) -> None:
        self.known = Knowledge(seat)
        self.history: tuple[int, ...] = ()
        self.standing: i64 = 0  # the place in the history where the own rack was filled
        self.chances: list[float] = []  # of each set of digits

    def read(self, history: tuple[int, ...]) -> None:
        so_far = self.read_so_far(history)
        if so_far == len(history):
            return
        for i in range(so_far, len(history)):
            event: i64 = history[i]
            if kind_of(event) == FILLED and who(event) == self.known.seat:
                self.standing = i
            self.known.learn(event)
        self.history = history
        self.chances = self.known.chances()

    def read_so_far(self, history: tuple[int, ...]) -> i64:
        """How much of this was read before. Where anything has come to light since but the rack that stood, all is read
        anew."""
        known: i64 = len(self.history)
        length: i64 = len(history)
        same = how_long_alike(self.history, history, 0)
        if same == known:
            return known
        if same == self.standing and length >= known and how_long_alike(self.history, history, same + 1) == known:
            self.known.see_own(what(history[self.standing]))  # it was laid off openly
            return known
        self.known = Knowledge(self.known.seat)
        return 0


def how_long_alike(some: tuple[int, ...], others: tuple[int, ...], at: i64) -> i64:
    """The first place from `at` on where they differ, or one of them ends."""
    length: i64 = min(len(some), len(others))
    while at < length and some[at] == others[at]:
        at += 1
    return at


@lru_cache(maxsize=256)
def notes(deal: tuple[int, ...], seat: int) -> Notes:
    """Of this seat in the game that begins so."""
    return Notes(seat)


def chances(history: tuple[int, ...], seat: int) -> list[float]:
    """How likely each set of digits is."""
    noted = notes(history[:DEAL], seat)
    noted.read(history)
    return noted.chances
