"""The table's options as the rules of UNO read them: taken over once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import DRAW_TWOS, SUPER, deck, fitting
from ludoteka.games.uno.options import Options
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import NEVER, Ms

SINGLE: Final = 0
TO_500: Final = 1
LOWEST: Final = 2

GRACE_MS: Final = 750  # UNO-25
DECKS: Final = {number: deck(number) for number in (108, 109, 112)}  # unshuffled, never changed
FITS: Final[list[i64]] = fitting(False)
LITERAL_FITS: Final[list[i64]] = fitting(True)


class House:
    def __init__(self, options: Options) -> None:
        self.deck: i64 = int(options.deck)
        self.hand_size: i64 = int(options.hand_size)
        self.until_playable = options.draw == "until_playable"
        self.may_keep = options.drawn_card == "may_be_kept"
        self.may_draw = options.voluntary_draw == "allowed"
        self.reverse_skips = options.two_player_reverse == "skips"
        self.plus2_skips = options.plus2_skips == "yes"
        self.stacks = options.stacking != "none"
        self.mixes = options.stacking == "mixed"
        self.colour_test = options.challenge_test == "colour_only"
        self.until_next_turn = options.uno_window == "until_next_turn"
        self.scoring: i64 = TO_500 if options.scoring == "to_500" else SINGLE
        if options.scoring == "lowest":
            self.scoring = LOWEST
        self.redraws = options.special_first_card == "redraw"
        self.literal = options.action_match == "colour_only"
        self.hands_named = options.change_hand_colour == "named"
        self.deals_in_direction = options.change_hand_deals == "in_direction"
        self.move_ms: Ms = NEVER if options.time_to_move == "none" else int(options.time_to_move) * 1000
        self.grace: Ms = GRACE_MS if options.counter_opens == "after_grace" else 0
        self.contest_last = options.contest_last == "yes"
        self.seven_zero = options.seven_zero == "on"
        self.jump_in = options.jump_in == "on"

    def addable(self, card: i64) -> i64:
        """What may be stacked on this +2 or Super Joker (UNO-28), where it also matches."""
        if not self.stacks:
            return 0
        if self.mixes:
            return DRAW_TWOS | (ONE << SUPER)
        return ONE << SUPER if card == SUPER else DRAW_TWOS
