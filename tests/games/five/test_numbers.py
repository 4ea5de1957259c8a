"""What is known of the game's numbers, counted twice: by the rules, and by shuffles that know nothing of them."""

import random
from math import comb
from statistics import mean, median, quantiles

import pytest

from ludoteka.games.five import GAME
from ludoteka.games.five.rules import OPENED
from tests.games.five.setting import close, slap, started, turn

DEALS = 2_000


def by_shuffles():
    """Whether the pile is right after each card of a deck, for many decks."""
    chance = random.Random(5)
    deck = list("rws") * 18
    for _deal in range(DEALS):
        chance.shuffle(deck)
        yield [5 in (deck[:n].count("r"), deck[:n].count("w"), deck[:n].count("s")) for n in range(1, 55)]


def by_rules():
    for seed in range(DEALS):
        state = started(6, seed)
        right = []
        while state.turned < state.dealt:
            turn(state, 1)
            right.append(5 in state.counts)
        yield right


@pytest.fixture(scope="module", params=[by_shuffles, by_rules])
def decks(request):
    return list(request.param())


def stays(right):
    """How many cards long the first right stretch is."""
    first = right.index(True)
    return (right[first:] + [False]).index(False)


def test_the_first_exact_five_comes_with_card_5_to_13_and_the_tenth_on_average(decks):
    first = [right.index(True) + 1 for right in decks]
    assert (min(first) >= 5, max(first)) == (True, 13)
    assert mean(first) == pytest.approx(10.0, abs=0.1)


def test_it_stays_right_for_four_cards_on_average_and_for_one_card_in_three_of_ten(decks):
    long = [stays(right) for right in decks]
    assert mean(long) == pytest.approx(4.0, abs=0.15)
    assert long.count(1) / len(long) == pytest.approx(0.30, abs=0.03)


def test_a_deck_has_seven_and_a_half_right_piles(decks):
    assert mean(sum(right) for right in decks) == pytest.approx(7.5, abs=0.3)


def test_all_piles_there_are_give_seven_and_a_half_too():
    """Every way to draw n cards of 54, by how many of each wine."""
    expected = sum(
        comb(18, red) * comb(18, white) * comb(18, sparkling) / comb(54, red + white + sparkling)
        for red in range(19)
        for white in range(19)
        for sparkling in range(19)
        if 5 in (red, white, sparkling)
    )
    assert expected == pytest.approx(7.5, abs=0.05)


def rounds_without_errors(seats, seed):
    """Everybody sees every right pile at once, and chance alone says whose hand is first and whose last."""
    state = started(seats, seed)
    hands = list(range(seats))
    chance = random.Random(seed)
    while not state.over:
        if state.phase == OPENED:
            close(state)
        turn(state, 1)
        if 5 in state.counts:
            chance.shuffle(hands)
            slap(state, *hands)
    return state.round, state.why()


@pytest.mark.parametrize("seats", GAME.seats)
def test_without_errors_half_of_the_games_end_within_7_to_11_rounds_and_95_percent_within_27(seats):
    games = [rounds_without_errors(seats, seed) for seed in range(400)]
    rounds = [n for n, _why in games]
    assert 7 <= median(rounds) <= 11
    assert quantiles(rounds, n=20)[-1] <= 27
    assert [why for _n, why in games].count("points") >= 399
