"""The moves that playouts draw without a list are those of the list, as likely as they would be with it."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.bots.at_random import pick
from ludoteka.games.uno import GAME
from ludoteka.games.uno.cards import CATALOGUE, DRAW, JUMP
from ludoteka.rules.dice import FastDice
from ludoteka.rules.laws import QUICK, Case, option_words, walk
from ludoteka.rules.options import make
from tests.games.uno.setting import do, table

N = 6000


def listed(state, dice):
    moves = [move for move in state.legal(state.turn) if move < JUMP]
    return pick([move for move in moves if move != DRAW] or moves, CATALOGUE, dice)


@pytest.mark.parametrize("hand", ["r1 r+2 g5 joker super hands blank g1", "r1 r1 g5", "super g1", "g1", "r1"])
def test_as_likely_as_with_the_list(hand):
    state = table(hand, "b1", deck="112")
    drawn = Counter(state.at_random(0, FastDice(seed)) for seed in range(N))
    with_list = Counter(listed(state, FastDice(seed + N)) for seed in range(N))
    assert drawn.keys() == with_list.keys()
    assert all(abs(drawn[move] - with_list[move]) < 240 for move in drawn)


def test_a_card_that_must_be_played_is():
    assert CATALOGUE[do(table("g1", "b1", stock="r9"), "A draw").at_random(0, FastDice(1))] == "r9"


def test_where_there_is_more_to_it_the_list_is_made():
    assert do(table("r1", "b1", stock="r9"), "A draw").at_random(0, FastDice(1)) == -1


@pytest.mark.parametrize("number", range(8))
def test_never_a_move_that_is_not_legal(number):
    words = list(option_words(GAME, QUICK))[-1 - number]
    case = Case(GAME, make(GAME.options, words), 3, number)
    state = case.start()
    for n, _one in enumerate(walk(case, state, 300)):
        for seat in range(3):
            if state.active >> seat & 1:
                move = state.at_random(seat, FastDice(n))
                assert move == -1 or move in state.legal(seat)
