"""How many ways a deal may go, the order of the moves, and the rules against a second, simple simulation."""

from itertools import combinations
from statistics import mean, stdev

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.cards import CATALOGUE, FACES, MOVES
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.rules import start
from ludoteka.lab.sim import playout_of
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make
from tests.games.vinegret.setting import POINT_7, POINT_9, PRIME_14, A, B, drawing, first, held, judge, may, say
from tests.games.vinegret.simple import game, named


def paths(state, depth):
    """Sequences of moves, marks left out; where nobody owes one the next deal comes."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for move in state.legal(state.turn) if state.active else [None]:
        if move in GAME.idle:
            continue
        twin = state.copy(FastDice(0))
        if move is None:
            twin.expire(twin.deadline)
        else:
            twin.do(twin.turn, move, 0)
        n += paths(twin, depth - 1)
    return n


def counts(seats, depth, **options):
    state = GAME.start(make(Options, options), seats, FastDice(1))
    return [paths(state, n) for n in range(1, depth + 1)]


def test_the_number_of_ways_for_two_is_pinned():
    assert counts(2, 4, bet_limit="5") == [4, 16, 96, 656]


def test_the_number_of_ways_for_three_with_two_for_one_is_pinned():
    assert counts(3, 6, exchange_one="two") == [4, 14, 52, 244, 2128, 24592]


def test_the_number_of_ways_after_a_bet_is_pinned():
    state = first(POINT_7, POINT_9, bet_limit="5")
    assert [paths(state, n) for n in range(1, 5)] == [6, 41, 297, 2870]


def test_moves_stand_in_the_catalogue_where_the_rules_look_for_them():
    assert (len(CATALOGUE), len(set(CATALOGUE)), len(FACES)) == (MOVES, MOVES, 52)
    assert (CATALOGUE[0], CATALOGUE[1], CATALOGUE[16]) == ("whist", "change:0", "change:1234")


def test_moves_come_in_ascending_order():
    state = first(POINT_7, POINT_9, bet_limit="5")
    assert may(state, A) == ["pass", "bet:1", "bet:2", "bet:3", "bet:4", "bet:5"]
    say(state, "bet:1")
    assert may(state, B) == ["hold", "raise:1", "raise:2", "raise:3", "raise:4", "raise:5", "refuse"]
    assert may(drawing(POINT_7, PRIME_14), A)[13:] == ["change:134", "change:234", "change:1234", *marks()]


def marks():
    return [f"mark:{place}" for place in range(1, 5)]


# --- the same game told twice ----------------------------------------------------------------------------------------


def test_the_simple_simulation_ranks_and_prices_hands_alike():
    ours, dice = judge(), FastDice(5)
    deck = [(rank, suit) for rank in range(1, 11) for suit in "hdcs"]
    hands = []
    for _i in range(250):
        dice.shuffle(deck)
        hands.append(deck[:4])
    hands += [[(rank, suit) for suit in "hdcs"] for rank in range(1, 11)]
    hands += [[(low + i, "c") for i in range(4)] for low in range(1, 8)]
    sets = [held(" ".join(f"{suit}{rank}" for rank, suit in hand)) for hand in hands]
    strengths = [ours.strength(some) for some in sets]
    assert [ours.worth(*one) for one in zip(sets, strengths)] == [named(hand)[0] for hand in hands]
    for (one, strength), (other, against) in combinations(zip(hands, strengths), 2):
        assert (strength > against) == (named(one)[1] > named(other)[1])


def random_games(seats, n):
    play = playout_of(GAME)
    for seed in range(n):
        state = start(Options(), seats, FastDice(seed))
        inputs = play.run(state, FastDice(seed + n))
        yield inputs - state.played, state.played, max(state.tokens)  # a pause between deals is an input


def simple_games(seats, n):
    for seed in range(n):
        table = game(seats, FastDice(seed))
        yield table.inputs, table.deals, max(table.tokens)


def apart(ours, theirs):
    """How many standard errors lie between two means."""
    error = (stdev(ours) ** 2 / len(ours) + stdev(theirs) ** 2 / len(theirs)) ** 0.5
    return abs(mean(ours) - mean(theirs)) / error


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_play_goes_as_in_the_simple_simulation(seats):
    n = 150
    ours, theirs = list(zip(*random_games(seats, n))), list(zip(*simple_games(seats, n)))
    assert apart(ours[0], theirs[0]) < 4
    assert apart(ours[1], theirs[1]) < 4
