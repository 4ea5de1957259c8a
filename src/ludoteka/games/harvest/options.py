"""What a table may choose. Defaults first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    cards_per_type: str = choice("18", "15", "20")
    majority: str = choice("most_frequent", "more_than_half")  # HAR-1
    grab_window: str = choice("4", "2", "8")  # seconds (HAR-12)
    cards_per_round: str = choice("any_number", "one")  # for each player (HAR-13)
    given_back_card: str = choice("giver_chooses", "random")  # HAR-18
    tie_without_cards: str = choice("nobody_scores", "split")  # HAR-6
    lock_after_two_errors: str = choice("yes", "no")  # HAR-21
    leftovers_go_under: str = choice("their_owner", "shortest_pile")  # HAR-9
    extra_card: str = choice("rotating_token", "active_player_chooses")  # HAR-4
    end: str = choice("piles_empty", "fixed_rounds")  # HAR-27
