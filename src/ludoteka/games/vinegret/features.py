"""What a seat of Vinegret sees. Tokens are shares of all tokens at the table."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.row import Row
from ludoteka.games.vinegret.cards import HAND, IDLE, PER_SUIT, SUITS
from ludoteka.games.vinegret.combos import KINDS, kind_of
from ludoteka.games.vinegret.hidden import View
from ludoteka.games.vinegret.spoken import judge_of
from ludoteka.games.vinegret.table import BREAK, NO_HAND
from ludoteka.rules.cards import ONE

LEFT_OUT: Final = IDLE  # marking decides nothing: a set of places is exchanged by one move
PHASES: Final = BREAK + 1
OUTCOMES: Final = NO_HAND + 1
DECK: Final = 40
PIPS: Final = 44  # of a hand
RAISES: Final = 6
BET: Final = 20  # tokens: a large bet


def features(view: View, row: Row) -> None:
    row.one_hot("phase", view.phase, PHASES)
    own_hand(view, row)
    row.counts("thrown by oneself", view.thrown, len(SUITS) * PER_SUIT, 1)
    row.each("cards in hand", view.sizes, HAND)
    row.each("cards thrown", view.discards, DECK)
    row.each("exchanged of the first two", [n + 1 for n in view.first], 3)
    row.each("changed in the draw", [n + 1 for n in view.second], HAND + 1)
    row.share("stock", view.stock, DECK)
    row.who("turn", view.turn)
    row.who("dealer", view.dealer)
    for name in ("out", "seated", "inside", "entered", "passed", "returning"):
        row.which(name, getattr(view, name))
    all_tokens = sum(view.tokens) + sum(view.stakes) + view.pot
    row.each("tokens", view.tokens, all_tokens)
    row.each("stakes", view.stakes, BET)
    row.share("pot", view.pot, all_tokens)
    row.share("bet to hold", view.current, BET)
    row.share("own tokens short of it", view.current - view.stakes[row.me], BET)
    row.share("most that may be added", view.most, BET)
    row.share("raises", view.raises, RAISES)
    row.who("bettor", view.bettor)
    row.who("last to refuse", view.last_refuser)
    row.share("bettings", view.round, 3)
    row.flag("the dealer has forced a betting", view.forced)
    row.share("redeals", view.redeals, 3)
    row.one_hot("how the latest deal ended", view.outcome, OUTCOMES)
    row.who("who won it", view.winner)
    row.share("deals played", view.played, view.deals if view.deals > 0 else DECK)


def own_hand(view: View, row: Row) -> None:
    """Place by place, as the moves name them; and what four cards are worth."""
    for place in range(HAND):
        card = view.hand[place] if place < len(view.hand) else -1
        row.one_hot(f"rank at place {place + 1}", card % PER_SUIT if card >= 0 else -1, PER_SUIT)
        row.one_hot(f"suit at place {place + 1}", card // PER_SUIT, len(SUITS))
    kind = -1
    pips = 0
    if len(view.hand) == HAND:
        judge = judge_of(view.options)
        cards = sum(ONE << card for card in view.hand)
        strength = judge.strength(cards)
        kind, pips = kind_of(strength), judge.pips_for(cards, strength)
    row.one_hot("kind of the own hand", kind, len(KINDS))
    row.share("its pips", pips, PIPS)
