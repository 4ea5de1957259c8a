"""What a table of Vinegret may choose."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.rules.options import choice


@dataclass(frozen=True)
class Options:
    deck: str = choice("a_to_10", "5_to_a")  # which ranks make the 40 cards
    prime: str = choice("four_suits", "same_suit")  # what a prime is
    fredon_pays: str = choice("80", "8")  # without the prime in it
    grand_prime_pays: str = choice("2", "3")
    fredon_high: str = choice("by_pips", "aces_high")
    first_stake: str = choice("whist", "everyone")  # who pays two tokens on the first two cards
    ante: str = choice("1", "2", "5")
    ante_when_carried: str = choice("yes", "no")  # VIN-26
    start_tokens: str = choice("100", "50", "200")
    bet_limit: str = choice("10", "5", "20", "none")  # VIN-4; none: table stakes (VIN-3, VIN-21)
    first_raises: str = choice("3", "none")  # VIN-27: in the first betting
    unheld_bet: str = choice("dealer_pays_twice", "refuser_pays_two")
    unheld_takes_pot: str = choice("no", "yes")
    refuser_returns: str = choice("no", "yes")  # VIN-6
    unheld_raise_pays: str = choice("hand_value", "pips")
    after_force: str = choice("betting", "draw", "showdown")  # VIN-7
    payers: str = choice("everyone", "holders")
    draws: str = choice("one", "repeated")  # VIN-10
    exchange_one: str = choice("one", "two")  # who exchanges one of the first two cards gets so many
    direction: str = choice("clockwise", "anticlockwise")  # VIN-1
    deals: str = choice("3", "1", "5", "until_double")  # VIN-25: per seat
    most_seats: str = choice("6", "5")
