"""The table's options as the rules of Vinegret read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import deck
from ludoteka.games.vinegret.combos import Judge
from ludoteka.games.vinegret.options import Options
from ludoteka.rules.contract import Ms

DECIDE_MS: Final[Ms] = 30_000  # VIN-28
LOOK_MS: Final[Ms] = 8_000  # to look at hands that were shown
PAUSE_MS: Final[Ms] = 4_000  # between deals that showed none
WHIST_STAKE: Final = 2
FORCE_STAKE: Final = 2
MOST_RAISES: Final = 3  # VIN-5
MOST_REDEALS: Final = 3  # VIN-8
MOST_ROUNDS: Final = 5  # VIN-29: of repeated draws
MOST_DEALS: Final = 60  # VIN-29: until a player doubles
EXTRA_DEALS: Final = 5  # VIN-22

BETTING: Final = 0  # after FORCE (VIN-7)
DRAW_AT_ONCE: Final = 1
SHOW_AT_ONCE: Final = 2


class House:
    def __init__(self, options: Options, seats: i64) -> None:
        self.options = options
        self.five_to_ace = options.deck == "5_to_a"
        self.deck = deck(self.five_to_ace)  # unshuffled, never changed
        self.judge = Judge(
            self.five_to_ace,
            options.prime == "same_suit",
            options.fredon_high == "aces_high",
            int(options.fredon_pays),
            int(options.grand_prime_pays),
        )
        self.all_stake = options.first_stake == "everyone"
        self.most_seats: i64 = int(options.most_seats)
        self.ante: i64 = int(options.ante)
        self.ante_on_carried = options.ante_when_carried == "yes"
        self.start: i64 = int(options.start_tokens)
        self.table_stakes = options.bet_limit == "none"
        self.limit: i64 = 0 if self.table_stakes else int(options.bet_limit)
        self.first_raises: i64 = MOST_RAISES if options.first_raises == "3" else 0
        self.dealer_pays = options.unheld_bet == "dealer_pays_twice"
        self.unheld_takes_pot = options.unheld_takes_pot == "yes"
        self.refuser_returns = options.refuser_returns == "yes"
        self.pays_pips = options.unheld_raise_pays == "pips"
        self.after_force: i64 = ("betting", "draw", "showdown").index(options.after_force)
        self.all_pay = options.payers == "everyone"
        self.rounds: i64 = MOST_ROUNDS if options.draws == "repeated" else 1
        self.one_brings: i64 = 2 if options.exchange_one == "two" else 1
        self.step: i64 = 1 if options.direction == "clockwise" else -1
        self.to_double = options.deals == "until_double"
        self.deals: i64 = MOST_DEALS if self.to_double else int(options.deals) * seats
