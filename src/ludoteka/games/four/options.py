"""What a table may choose. Defaults first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    cards_per_type: str = choice("18", "15", "20")
    four_before_go: str = choice("claim", "redeal")  # FOU-3
    discards: str = choice("face_down", "face_up")  # FOU-2
    own_discard: str = choice("yes", "no")  # FOU-9: may one's own last discard be taken back?
    false_claim: str = choice("minus_one", "nothing")  # FOU-12
    never_slap: str = choice("each_minus_one", "one_of_them")  # FOU-15
    swap_shuffled: str = choice("yes", "no")  # FOU-5
    points_to_win: str = choice("3", "1", "5")  # FOU-20
    slap_window: str = choice("3", "2", "6")  # FOU-14: seconds
