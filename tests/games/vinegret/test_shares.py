"""All the hands there are, counted."""

from collections import Counter
from itertools import combinations

import pytest

from ludoteka.games.vinegret.cards import deck
from ludoteka.games.vinegret.combos import FLUX_SEQUENCE, KINDS, POINT, TRICON_PRIME, Judge, kind_of
from ludoteka.rules.cards import ONE


def all_hands(five_to_ace=False, same_suit=False):
    """Every four of the forty cards with its strength."""
    judge = Judge(five_to_ace, same_suit, False, 80, 3)
    hands = (sum(ONE << card for card in cards) for cards in combinations(deck(five_to_ace), 4))
    return judge, {hand: judge.strength(hand) for hand in hands}


def kinds(strengths):
    return Counter(KINDS[kind_of(strength)] for strength in strengths.values())


@pytest.fixture(scope="module")
def judged():
    return all_hands()


def sizes(judged, kind):
    """What counts first within a kind: cards in the point, cards in the run."""
    return Counter(strength >> 37 & 7 for strength in judged[1].values() if kind_of(strength) == kind)


def test_every_kind_has_its_share_of_all_hands(judged):
    assert kinds(judged[1]) == {
        "point": 78510,
        "prime": 8994,
        "grand-prime": 636,
        "sequence": 960,
        "tricon": 1080,
        "flux": 644,
        "tricon-prime": 360,
        "flux-sequence": 196,
        "fredon": 10,
    }
    assert len(judged[1]) == 91_390


def test_the_shares_in_per_cent_are_those_of_the_notes(judged):
    shares = {kind: round(100 * n / 91_390, 2) for kind, n in kinds(judged[1]).items()}
    assert (shares["point"], shares["prime"], shares["grand-prime"]) == (85.91, 9.84, 0.7)
    assert (shares["sequence"], shares["tricon"], shares["flux"]) == (1.05, 1.18, 0.7)
    assert (shares["tricon-prime"], shares["flux-sequence"], shares["fredon"]) == (0.39, 0.21, 0.01)


def test_points_of_two_and_of_three_cards(judged):
    assert sizes(judged, POINT) == {2: 65070, 3: 13440}


def test_fluxes_with_a_run_of_three_and_of_four(judged):
    assert sizes(judged, FLUX_SEQUENCE) == {3: 168, 4: 28}


def test_tricons_with_a_prime_and_with_a_grand_one(judged):
    judge, strengths = judged
    pays = Counter(judge.worth(hand, one) for hand, one in strengths.items() if kind_of(one) == TRICON_PRIME)
    assert pays == {6: 284, 7: 76}


def test_from_five_to_ace_most_primes_are_grand():
    shares = kinds(all_hands(five_to_ace=True)[1])
    assert (shares["grand-prime"], shares["prime"]) == (8142, 9630 - 8142)


def test_where_a_prime_is_of_one_suit_four_suits_are_nothing():
    shares = kinds(all_hands(same_suit=True)[1])
    assert (shares["nothing"], shares["prime"], shares["grand-prime"]) == (9630, 0, 0)
    assert (shares["tricon"], shares["tricon-prime"]) == (1440, 0)
