"""What a table of Duel may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    hand_size: str = choice("3", "2", "4", "5")  # cards dealt to each
    after_win: str = choice("another", "anyone")  # DUE-5: may the winner challenge the one just beaten again?
    winner_active: str = choice("yes", "ties_only")  # DUE-3: who is active after a duel that is won
    hand_sizes: str = choice("open", "hidden")  # DUE-14: are the numbers of cards in the hands shown?
    time_to_choose: str = choice("15", "30", "none")  # DUE-15: seconds
