"""The table's options as the rules read them, and the numbers that no option changes. CHA-n: see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.chant.options import Options

WINDOW_MS: Final = 3_000  # CHA-9
MOMENT_MS: Final = 500  # CHA-9: for the last hand of all
PAUSE_MS: Final = 1_000  # CHA-14
LATE_MS: Final = 400  # CHA-22, CHA-23
FLIPS: Final = 1_000  # CHA-18
PASSED: Final = 5  # CHA-19
BEAT_MS: Final = {"1.2": 1_200, "1.6": 1_600, "0.9": 900, "accelerating": 1_500}
FASTEST_MS: Final = 800  # CHA-6
STEP_MS: Final = 10  # CHA-6: so much sooner comes each card on an accelerating beat

# What a false slap costs (CHA-7).
THE_PILE: Final = 0
ONE_CARD: Final = 1
NOTHING: Final = 2


class House:
    """Taken over once from the validated options."""

    def __init__(self, options: Options) -> None:
        self.per_type: i64 = int(options.cards_per_type)
        self.penalty: i64 = THE_PILE
        if options.false_slap != "takes_the_pile":
            self.penalty = ONE_CARD if options.false_slap == "one_card" else NOTHING
        self.taker_flips = options.after_a_slap == "taker_flips"
        self.restarts = options.word_after_a_slap == "restarts_at_red"
        self.first_beat_ms: i64 = BEAT_MS[options.beat]
        self.accelerating = options.beat == "accelerating"
        self.by_hand = options.flip == "by_hand"
        self.next_match = options.winning == "first_at_next_match"
        self.at_once = options.last_card_matches == "wins_at_once"

    def beat_ms(self, flips: i64) -> i64:
        """CHA-6: how long a card lies after so many flips."""
        if not self.accelerating:
            return self.first_beat_ms
        return max(FASTEST_MS, self.first_beat_ms - STEP_MS * flips)

    def wait_ms(self, flips: i64) -> i64:
        """CHA-6: by hand, a card turns itself after two beats."""
        return 2 * self.beat_ms(flips) if self.by_hand else self.beat_ms(flips)
