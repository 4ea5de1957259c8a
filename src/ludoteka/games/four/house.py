"""The table's options as the rules read them, and the numbers that nobody chooses. FOU-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.four.options import Options

CHOOSE_MS: Final = 10_000  # FOU-1
READY_MS: Final = 1_000  # Go comes so long after the last choice,
SPREAD_MS: Final = 1_000  # and up to so much later: it cannot be foreseen
ROUND_MS: Final = 90_000  # FOU-21
PAUSE_MS: Final = 3_000  # the shown hand lies there before the next deal
ROUNDS: Final = 60  # FOU-21
VOIDS: Final = 3  # in a row: nobody plays
ACT_MS: Final = 150  # FOU-23, FOU-7: no hand sees, decides and moves faster


class House:
    """Taken over once from the validated options."""

    def __init__(self, options: Options) -> None:
        self.per_type: i64 = int(options.cards_per_type)
        self.redeals = options.four_before_go == "redeal"
        self.face_up = options.discards == "face_up"
        self.own_discard = options.own_discard == "yes"
        self.false_costs: i64 = 1 if options.false_claim == "minus_one" else 0
        self.one_pays = options.never_slap == "one_of_them"
        self.shuffles = options.swap_shuffled == "yes"
        self.points: i64 = int(options.points_to_win)
        self.window_ms: i64 = int(options.slap_window) * 1_000
