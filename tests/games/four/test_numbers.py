"""What is known of the game's numbers, counted twice: by the rules, and by shuffles that know nothing of them."""

import random
from collections import Counter
from functools import cache
from math import comb
from statistics import mean, median, quantiles

import pytest

from ludoteka.games.four import GAME
from ludoteka.games.four.cards import DRAW, THROW
from ludoteka.games.four.rules import CHOOSING, DRAWING, SHOWN, Four
from tests.games.four.setting import claim, slap, started

DEALS = 20_000
FOUR_DEALT = {2: 21.2, 3: 29.9, 4: 37.6, 6: 50.5, 8: 60.8}  # per cent, 54 cards


@cache
def nobody(seats, left):
    """The chance that so many hands of five out of these cards, one after the other, have no four alike."""
    if seats == 0:
        return 1.0
    hands = [(r, w, 5 - r - w) for r in range(4) for w in range(4) if 2 <= r + w <= 5]
    return sum(
        comb(left[0], r) * comb(left[1], w) * comb(left[2], s) / comb(sum(left), 5)
        * nobody(seats - 1, (left[0] - r, left[1] - w, left[2] - s))
        for r, w, s in hands
        if r <= left[0] and w <= left[1] and s <= left[2]
    )  # fmt: skip


@pytest.mark.parametrize("seats, percent", FOUR_DEALT.items())
def test_somebody_has_four_alike_before_go_in_so_many_deals_exactly(seats, percent):
    assert 100 * (1 - nobody(seats, (18, 18, 18))) == pytest.approx(percent, abs=0.2)


@pytest.mark.parametrize("seats, percent", FOUR_DEALT.items())
def test_somebody_has_four_alike_before_go_in_so_many_of_our_deals(seats, percent):
    state = started(seats, seats)
    found = 0
    for _deal in range(DEALS):
        state.deal_cards()
        found += max(state.held) >= 4
    assert 100 * found / DEALS == pytest.approx(percent, abs=0.5)


@pytest.mark.parametrize("per_type", [15, 20])
def test_it_is_nearly_the_same_with_other_decks(per_type):
    for seats, percent in FOUR_DEALT.items():
        assert 100 * (1 - nobody(seats, (per_type,) * 3)) == pytest.approx(percent, abs=2.6)


# --- a round of people who see everything and keep what they have most of ---------------------------------------------


def by_shuffles(seats, seed):
    """How often each has drawn when the first has four alike, in a game that is nothing but lists."""
    chance = random.Random(seed)
    deck = list("rws") * 18
    chance.shuffle(deck)
    hands = [[deck.pop() for _i in range(5)] for _seat in range(seats)]
    discards = []
    for hand in hands:
        discards.append(rarest(hand))
        hand.remove(discards[-1])
    draws = 0
    while True:
        for seat in chance.sample(range(seats), seats):
            hand = hands[seat]
            if max(Counter(hand).values()) >= 4:
                return draws / seats
            if not deck:
                deck, discards = discards, []
                chance.shuffle(deck)
            hand.append(deck.pop())
            draws += 1
            if max(Counter(hand).values()) >= 4:
                return draws / seats
            discards.append(rarest(hand))
            hand.remove(discards[-1])


def rarest(hand):
    return min(sorted(set(hand)), key=hand.count)


def least(state, seat):
    held = [wine for wine in range(3) if state.held[3 * seat + wine]]
    return THROW + min(held, key=lambda wine: state.held[3 * seat + wine])


def four_of(state, seat):
    return max(state.held[3 * seat : 3 * seat + 3]) >= 4


def until_four(state: Four, chance: random.Random) -> tuple[int, int]:
    """Everybody draws and throws in any order; who has four alike first, and how often was drawn."""
    draws = 0
    while True:
        for seat in chance.sample(range(state.seats), state.seats):
            if four_of(state, seat):
                return seat, draws
            state.play(seat, DRAW, state.now + 200, state.beat)
            draws += 1
            if four_of(state, seat):
                return seat, draws
            state.play(seat, least(state, seat), state.now + 200, state.beat)


def begin(state):
    """Until Go: everybody puts aside what they have least of."""
    while state.phase != DRAWING:
        if state.phase == CHOOSING:
            for seat in range(state.seats):
                state.play(seat, least(state, seat), state.now, state.beat)
        state.expire(state.deadline)


def by_rules(seats, seed):
    state = started(seats, seed)
    begin(state)
    return until_four(state, random.Random(seed))[1] / seats


@pytest.mark.parametrize("count", [by_shuffles, by_rules])
@pytest.mark.parametrize("seats, each, most", [(2, 2.0, 8), (3, 1.3, 7), (4, 1.0, 7), (6, 0.66, 7), (8, 0.5, 7)])
def test_who_keeps_the_most_needs_few_draws_if_nobody_has_four_before(count, seats, each, most):
    draws = [n for seed in range(700) if (n := count(seats, seed))]
    assert mean(draws) == pytest.approx(each, rel=0.12)
    assert quantiles(draws, n=100)[-1] < most


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_both_count_the_same(seats):
    shuffles, rules = ([count(seats, seed) for seed in range(1_000)] for count in (by_shuffles, by_rules))
    assert mean(shuffles) == pytest.approx(mean(rules), rel=0.12)


# --- whole games ------------------------------------------------------------------------------------------------------


def game(seats, seed):
    """Whoever gets four alike claims at once, and chance alone says whose hand is last."""
    state = started(seats, seed)
    state.told = []
    chance = random.Random(seed)
    while not state.over:
        if state.phase == SHOWN:
            state.expire(state.deadline)
        begin(state)
        winner, _draws = until_four(state, chance)
        wine = max(range(3), key=lambda wine: state.held[3 * winner + wine])
        claim(state, winner, "rws"[wine])
        slap(state, *chance.sample([seat for seat in range(seats) if seat != winner], seats - 1))
    return state


def walk(seats, seed):
    """The same as a mere walk of points: how many rounds."""
    chance = random.Random(seed)
    points = [0] * seats
    for n in range(1, 61):
        first, last = chance.sample(range(seats), 2)
        points[first] += 1
        points[last] -= 1
        if points[first] == 3:
            return n
    return 60


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_without_errors_half_of_the_games_end_within_7_to_11_rounds_and_95_percent_within_27(seats):
    rounds = [game(seats, seed).round for seed in range(120)]
    walks = [walk(seats, seed) for seed in range(4_000)]
    for some, slack in ((rounds, 6), (walks, 1)):
        assert 6 <= median(some) <= 11.5
        assert quantiles(some, n=20)[-1] <= 27 + slack
    assert mean(rounds) == pytest.approx(mean(walks), rel=0.2)


def test_each_round_sums_to_zero_and_the_piles_swap_at_most_once():
    for seed in range(40):
        state = game(4, seed)
        assert sum(state.points) == 0
        swaps = 0
        for event in state.told or []:
            swaps = 0 if event.what == "deals" else swaps + (event.what == "swaps")
            assert swaps <= 1


def test_the_numbers_are_of_the_game_as_it_is_played_by_default():
    assert (GAME.options().cards_per_type, GAME.options().points_to_win) == ("18", "3")
