"""What a table may choose. Defaults first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    question_2: str = choice("12_or_more", "12_or_less")
    guessing: str = choice("once_a_round", "unlimited", "costs_a_point")  # TRI-12
    reader_answers: str = choice("computed", "checked")
    racks: str = choice("4", "5")  # TRI-1; five players have five in any case
    used_questions: str = choice("reshuffled", "cycled")  # TRI-18
    tiles_shown: str = choice("always", "only_when_right")  # TRI-10
    points_to_win: str = choice("3", "2", "5")
    notepad_help: str = choice("off", "seen", "training")
    who_begins: str = choice("random_seat", "oldest", "hosts_choice")  # TRI-2
    empty_rack: str = choice("longest", "always_the_same", "random")  # TRI-16
