"""What a table of UNO may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    deck: str = choice("109", "108", "112")  # with a Change Hand; without; with three blank cards besides
    draw: str = choice("until_playable", "one")  # who has nothing to play draws so much
    drawn_card: str = choice("must_be_played", "may_be_kept")  # after a forced draw
    voluntary_draw: str = choice("allowed", "forbidden")  # drawing with a playable card in hand
    two_player_reverse: str = choice("skips", "does_nothing")
    plus2_skips: str = choice("no", "yes")  # does a +2 also take the turn?
    stacking: str = choice("none", "same", "mixed")  # UNO-28
    challenge_test: str = choice("any_other_card", "colour_only")  # what makes a Super Joker a bluff
    uno_window: str = choice("until_called", "until_next_turn")  # how long a missing Uno may be caught
    scoring: str = choice("single_round", "to_500", "lowest")  # UNO-27
    special_first_card: str = choice("official_effects", "redraw")
    action_match: str = choice("colour_or_symbol", "colour_only")
    change_hand_colour: str = choice("stays", "named")
    change_hand_deals: str = choice("from_left", "in_direction")  # UNO-3
    hand_size: str = choice("7", "5", "10")
    time_to_move: str = choice("30", "60", "none")  # UNO-31: seconds
    counter_opens: str = choice("after_grace", "at_once")  # UNO-25
    contest_last: str = choice("no", "yes")  # may a Super Joker played as last card be contested?
    seven_zero: str = choice("off", "on")  # UNO-29
    jump_in: str = choice("off", "on")  # UNO-30
