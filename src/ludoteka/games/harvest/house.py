"""The table's options as the rules read them, and the numbers that no option changes. HAR-n: see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.harvest.options import Options

COUNT_MS: Final = 1_500  # HAR-26
TIE_MS: Final = 1_200  # HAR-28
CHOICE_MS: Final = 3_000  # HAR-4: to name who adds a card
NAMED_MS: Final = 500  # HAR-4: until the card of who was named
PAUSE_MS: Final = 150  # HAR-13
GIVE_MS: Final = 3_000  # HAR-18
ERRORS: Final = 2  # HAR-21
IDLE_ROUNDS: Final = 3  # HAR-23
ROUNDS: Final = 300  # HAR-24
FIXED_ROUNDS: Final = 10


class House:
    """Taken over once from the validated options."""

    def __init__(self, options: Options) -> None:
        self.per_type: i64 = int(options.cards_per_type)
        self.half = options.majority == "more_than_half"
        self.window_ms: i64 = int(options.grab_window) * 1_000
        self.one_each = options.cards_per_round == "one"
        self.by_lot = options.given_back_card == "random"
        self.splits = options.tie_without_cards == "split"
        self.locks = options.lock_after_two_errors == "yes"
        self.to_shortest = options.leftovers_go_under == "shortest_pile"
        self.named = options.extra_card == "active_player_chooses"
        self.rounds: i64 = FIXED_ROUNDS if options.end == "fixed_rounds" else ROUNDS
