"""The table's options as the rules read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import QUESTIONS
from ludoteka.games.tricoda.options import Options
from ludoteka.games.tricoda.questions import OR_LESS
from ludoteka.rules.cards import ONE

# Which of the racks without a player is filled anew (TRI-16).
LONGEST: Final = 0
THE_SAME: Final = 1
BY_LOT: Final = 2
EMPTY_RACK: Final = {"longest": LONGEST, "always_the_same": THE_SAME, "random": BY_LOT}


def place_of(question: i64) -> i64:
    """In the list of an edition's questions."""
    return 1 if question == OR_LESS else question - 1


class House:
    """Taken over once from the validated options."""

    def __init__(self, options: Options) -> None:
        self.questions: list[i64] = list(range(1, QUESTIONS + 1))
        if options.question_2 == "12_or_less":
            self.questions[place_of(OR_LESS)] = OR_LESS
        self.every: i64 = (ONE << QUESTIONS) - 1  # of them, a bit for each place in the list
        self.waits = options.guessing == "once_a_round"
        self.costs = options.guessing == "costs_a_point"
        self.checked = options.reader_answers == "checked"
        self.racks: i64 = int(options.racks)
        self.cycled = options.used_questions == "cycled"
        self.hides_wrong = options.tiles_shown == "only_when_right"
        self.points: i64 = int(options.points_to_win)
        self.help = options.notepad_help
        self.random_start = options.who_begins == "random_seat"
        self.empty_rack: i64 = EMPTY_RACK[options.empty_rack]
