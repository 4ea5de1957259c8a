"""What a table may choose. Defaults first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    cards_per_type: str = choice("18", "15", "20")
    target: str = choice("5", "4", "6")  # so many of one wine, exactly
    points_to_win: str = choice("3", "1", "5")
    beat: str = choice("1.0", "1.4", "0.7")  # seconds a card (FIV-2)
    flip: str = choice("on_the_beat", "by_hand")  # FIV-3
    follow_up_window: str = choice("2", "1", "4")  # seconds from the first slap (FIV-10)
    floor: str = choice("none", "zero", "minus_three")  # FIV-12
    counts_shown: str = choice("never", "training")  # FIV-20
    youngest: str = choice("named_by_the_host", "by_lot")  # FIV-1
