"""Hands: cards in sets of kinds, four of a kind at most."""

from __future__ import annotations

from collections import Counter
from random import Random

from ludoteka.rules.cards import Hand, hand_of


def some(draw: Random, n: int) -> list[int]:
    """Cards of a few kinds, so that many come twice and more often."""
    return draw.sample([card for card in (0, 1, 7, 52, 62) for _copy in range(4)], n)


def test_a_hand_gives_back_what_was_added_in_order():
    draw = Random(1)
    for n in range(21):
        held = some(draw, n)
        hand = hand_of(held)
        assert (hand.cards(), hand.size) == (sorted(held), n)


def test_what_is_removed_is_one_copy():
    draw = Random(2)
    hand = hand_of(some(draw, 20))
    left = Counter(hand.cards())
    for card in draw.sample(hand.cards(), 20):
        hand.remove(card)
        left[card] -= 1
        assert hand.cards() == sorted(left.elements())
    assert (hand.kinds, hand.size) == (0, 0)


def test_hands_with_the_same_cards_are_the_same_sets():
    one, other = hand_of([5, 5, 9]), hand_of([9, 5, 5, 5])
    other.remove(5)
    assert (one.kinds, one.second, one.third) == (other.kinds, other.second, other.third)


def test_a_sum_holds_the_cards_of_both():
    one, other = hand_of([1, 1, 3]), hand_of([1, 4])
    assert one.plus(other).cards() == [1, 1, 1, 3, 4]
    assert (one.cards(), other.cards()) == ([1, 1, 3], [1, 4])


def test_a_difference_leaves_out_what_is_there():
    one = hand_of([1, 1, 3])
    assert one.minus(hand_of([1, 3, 3, 8])).cards() == [1]
    assert one.minus(Hand()).cards() == one.cards() == [1, 1, 3]


def test_a_copy_goes_its_own_way():
    one = hand_of([1, 1])
    twin = one.copy()
    twin.add(2)
    assert (one.cards(), twin.cards()) == ([1, 1], [1, 1, 2])


def test_every_card_is_appended_with_its_mark():
    cards = [99]
    hand_of([2, 2, 2, 2, 5]).append_to(cards, 64)
    assert (cards[0], sorted(cards[1:])) == (99, [66, 66, 66, 66, 69])
