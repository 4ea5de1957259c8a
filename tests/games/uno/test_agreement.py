"""The rules against a second, plain telling of them: both play at random, their figures agree."""

from collections import Counter
from itertools import groupby
from math import sqrt
from typing import Any

import pytest

from ludoteka.games.uno import GAME
from ludoteka.games.uno.cards import CONTEST, DRAW
from ludoteka.games.uno.options import Options
from ludoteka.rules.dice import FastDice
from tests.games.uno.simple import Table

GAMES = 800


def chosen(moves, dice):
    """Uniform over cards, then over colours; nobody draws who can play."""
    if len(moves) > 1:
        moves = [move for move in moves if move != DRAW]
    cards = [[*some] for _name, some in groupby(moves, lambda move: GAME.catalogue[move].partition(":")[0])]
    card = cards[dice.below(len(cards))]
    return card[dice.below(len(card))]


def by_the_rules(seats, dice):
    state: Any = GAME.start(Options(), seats, dice)
    counted: Counter[str] = Counter()
    first = (state.dealer + 1) % seats
    while not state.over:
        seat = state.active.bit_length() - 1
        move = chosen([move for move in state.legal(seat) if move < GAME.first_reaction], dice)
        supposed = move == DRAW and "drawn" or move == CONTEST and "contested" or move < DRAW and "played"
        sizes, stock = [hand.size for hand in state.hands], len(state.stock)
        naming = GAME.catalogue[move] in ("red", "yellow", "green", "blue")
        state.do(seat, move, state.beat)
        counted[supposed] += bool(supposed) and not naming
        counted["guilty"] += move == CONTEST and state.hands[seat].size == sizes[seat]
        counted["turned"] += len(state.stock) > stock
    counted["left"] = sum(state.scores())
    counted["first wins"] = state.places()[first] == 1
    return counted


def measured(play, seats):
    games = [play(seats, FastDice(seed)) for seed in range(GAMES)]
    figures = {}
    for name in ("played", "drawn", "contested", "guilty", "turned", "left", "first wins"):
        some = [game[name] for game in games]
        mean = sum(some) / GAMES
        figures[name] = mean, sqrt(sum((one - mean) ** 2 for one in some) / (GAMES - 1) / GAMES)
    return figures


@pytest.mark.parametrize("seats", [2, 5])
def test_two_tellings_of_the_rules_play_alike(seats):
    rules, simple = measured(by_the_rules, seats), measured(lambda n, dice: Table(n, dice).run(), seats)
    apart = {
        name: (rules[name][0], simple[name][0])
        for name in rules
        if abs(rules[name][0] - simple[name][0]) > 4 * sqrt(rules[name][1] ** 2 + simple[name][1] ** 2)
    }
    assert apart == {}
