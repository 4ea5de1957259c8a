"""What a table may choose. Defaults first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    cards_per_type: str = choice("18", "15", "20")
    false_slap: str = choice("takes_the_pile", "one_card", "ignored")  # CHA-7
    after_a_slap: str = choice("next_clockwise_flips", "taker_flips")  # CHA-5
    word_after_a_slap: str = choice("goes_on", "restarts_at_red")  # CHA-4
    beat: str = choice("1.2", "1.6", "0.9", "accelerating")  # seconds a card (CHA-6)
    flip: str = choice("on_the_beat", "by_hand")  # CHA-6
    winning: str = choice("first_empty_pile", "first_at_next_match")  # CHA-13
    last_card_matches: str = choice("slap_settled_first", "wins_at_once")  # CHA-12
