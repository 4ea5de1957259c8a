"""What four cards are, which hand is higher, and what it is paid. VIN-n: rulings, see NOTES.md.

A strength is one number: the kind of the hand, then everything that decides between two hands of a kind, so that
`>` is the whole comparison. Equal strengths are a tie; the eldest wins it (VIN-19).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import ACE, PER_SUIT, ranks
from ludoteka.rules.cards import ONE, how_many, members

NOTHING: Final = 0  # only where a prime must be of one suit
POINT: Final = 1
PRIME: Final = 2
GRAND_PRIME: Final = 3
SEQUENCE: Final = 4
TRICON: Final = 5
FLUX: Final = 6
TRICON_PRIME: Final = 7
FLUX_SEQUENCE: Final = 8
FREDON: Final = 9
KINDS: Final = (
    *("nothing", "point", "prime", "grand-prime", "sequence", "tricon"),
    *("flux", "tricon-prime", "flux-sequence", "fredon"),
)
GRAND: Final = 30  # pips above which a prime is grand
KIND_BITS: Final = 40
PIPS_BITS: Final = 31


def kind_of(strength: i64) -> i64:
    return strength >> KIND_BITS


def pips_in(strength: i64) -> i64:
    """The pips that count first between two hands of this kind: of the suit, the run, the three, the four."""
    return (strength >> PIPS_BITS) & 63


def pack(kind: i64, size: i64, pips: i64, all_pips: i64, order: i64, adjacent: i64) -> i64:
    """A strength. What decides first stands first."""
    return ((((kind * 8 + size) * 64 + pips) * 64 + all_pips) * 16777216 + order) * 2 + adjacent


class Judge:
    """Judges hands by the table's options."""

    def __init__(self, five_to_ace: bool, same_suit: bool, aces_high: bool, fredon_pays: i64, grand_pays: i64) -> None:
        self.by_order = five_to_ace  # there pips alone do not tell a ten from a king
        self.same_suit = same_suit
        self.aces_high = aces_high
        self.fredon_pays = fredon_pays
        self.grand_pays = grand_pays
        self.pips: list[i64] = [0] * PER_SUIT  # by rank
        self.place: list[i64] = [0] * PER_SUIT  # by rank: the lowest of the deck 0, the highest 9
        for place, rank in enumerate(ranks(five_to_ace)):
            self.place[rank] = place
            self.pips[rank] = 11 if five_to_ace and rank == ACE else min(rank + 1, 10)

    def pips_of(self, cards: i64) -> i64:
        """All the pips of these cards."""
        pips: i64 = 0
        for card in members(cards):
            pips += self.pips[card % PER_SUIT]
        return pips

    def pips_for(self, cards: i64, strength: i64) -> i64:
        """The pips to be named with this hand: those that decide, of nothing all."""
        return pips_in(strength) or self.pips_of(cards)

    def worth(self, cards: i64, strength: i64) -> i64:
        """What this hand is paid by each who pays."""
        kind = kind_of(strength)
        if kind == GRAND_PRIME:
            return self.grand_pays
        if kind in (TRICON_PRIME, FREDON):
            prime = self.grand_pays if self.pips_of(cards) > GRAND else 2
            return (4 if kind == TRICON_PRIME else self.fredon_pays) + prime
        return 8 if kind == FLUX_SEQUENCE else kind if kind < GRAND_PRIME else kind - 1

    def strength(self, cards: i64) -> i64:
        """How high four cards are."""
        suits = 0  # how many suits there are, and the cards of the most frequent rank
        alike: i64 = 1
        rank_of_alike: i64 = 0
        counts: list[i64] = [0] * PER_SUIT
        held: i64 = 0
        for suit in range(4):
            part = (cards >> (suit * PER_SUIT)) & 8191
            if part:
                suits += 1
                for rank in members(part):
                    counts[rank] += 1
                    held += self.pips[rank]
                    if counts[rank] > alike:
                        alike = counts[rank]
                        rank_of_alike = rank
        if suits == 1:
            return self.flux(cards, held)
        if alike >= 3:
            return self.of_a_kind(alike, rank_of_alike, suits)
        if suits == 4:
            return self.prime(counts, held)
        return self.by_suits(cards)

    # --- the kinds ---------------------------------------------------------------------------------------------------

    def of_a_kind(self, alike: i64, rank: i64, suits: i64) -> i64:
        """Fredon, tricon, tricon with prime. No two of them tie."""
        if alike == 4:
            aces = 1 if self.aces_high and rank == ACE else 0
            return pack(FREDON, aces, 4 * self.pips[rank], 0, self.place[rank] if self.by_order else 0, 0)
        kind = TRICON_PRIME if suits == 4 and not self.same_suit else TRICON
        return pack(kind, 0, 3 * self.pips[rank], 0, self.place[rank] if self.by_order else 0, 0)

    def prime(self, counts: list[i64], held: i64) -> i64:
        """Four suits."""
        if self.same_suit:
            return pack(NOTHING, 0, 0, 0, 0, 0)
        order: i64 = 0
        if self.by_order:  # the highest card first, as often as it is there
            for rank in range(PER_SUIT):
                power: i64 = 1
                if counts[rank]:
                    for _i in range(self.place[rank]):
                        power *= 5
                    order += power * counts[rank]
        return pack(GRAND_PRIME if held > GRAND else PRIME, 0, held, 0, order, 0)

    def flux(self, cards: i64, held: i64) -> i64:
        """Four of one suit; with three or four in a row it is double (VIN's table of hands)."""
        for suit in range(4):
            part = (cards >> (suit * PER_SUIT)) & 8191
            if part:
                order = self.places(part)
                run = longest(order)
                shown = order if self.by_order else 0
                if how_many(run) >= 3:
                    return pack(FLUX_SEQUENCE, how_many(run), self.pips_at(run), held, shown, 0)
                return pack(FLUX, 0, held, 0, shown, 0)
        return 0

    def by_suits(self, cards: i64) -> i64:
        """Two or three suits: a sequence, or else the best point (VIN-20)."""
        best: i64 = 0
        for suit in range(4):
            part = (cards >> (suit * PER_SUIT)) & 8191
            size = how_many(part)
            if size < 2:
                continue
            order = self.places(part)
            run = how_many(longest(order))
            shown = order if self.by_order else 0
            if run >= 3:
                return pack(SEQUENCE, 0, self.pips_at(order), 0, shown, 0)
            best = max(best, pack(POINT, size, self.pips_at(order), 0, shown, 1 if run == 2 else 0))
        return best

    # --- one suit ----------------------------------------------------------------------------------------------------

    def places(self, part: i64) -> i64:
        """Cards of one suit, as the set of their places in the order of the deck."""
        order: i64 = 0
        for rank in members(part):
            order |= ONE << self.place[rank]
        return order

    def pips_at(self, order: i64) -> i64:
        pips: i64 = 0
        for place in members(order):
            pips += self.pips_of_place(place)
        return pips

    def pips_of_place(self, place: i64) -> i64:
        if not self.by_order:
            return place + 1
        return 11 if place == 9 else min(place + 5, 10)


def longest(order: i64) -> i64:
    """The longest run in a set of places."""
    best: i64 = 0
    run: i64 = 0
    for place in range(10):
        if order & (ONE << place):
            run |= ONE << place
            if how_many(run) > how_many(best):
                best = run
        else:
            run = 0
    return best
