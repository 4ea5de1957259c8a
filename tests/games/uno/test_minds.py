"""The minds of UNO: what people would do, in the time people take."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteka.bots.mind import Handle
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.uno import GAME
from ludoteka.games.uno.hidden import imagine, view
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make
from ludoteka.rules.shared import changed
from tests.games.uno.setting import do, table

LEVELS = ["easy", "normal", "hard"]


def handle(state, seat, react=False, seed=1):
    moves = [move for move in state.legal(seat) if (move >= GAME.first_reaction) == react]
    return Handle(
        seat, state.seats, view(state, seat), moves, GAME, state.now, state.beat, FastDice(seed),
        lambda dice: imagine(state, seat, dice),
    )  # fmt: skip


def turns(level, state, n=60):
    seat = int(state.turn)
    answers = [GAME.minds[level]().turn(handle(state, seat, seed=seed)) for seed in range(n)]
    return Counter(GAME.catalogue[answer.move] for answer in answers)


def reactions(level, state, seat, n=300):
    answers = [GAME.minds[level]().react(handle(state, seat, react=True, seed=seed)) for seed in range(n)]
    return Counter("" if answer is None else GAME.catalogue[answer.move] for answer in answers)


def test_hard_plays_the_colour_it_has_most_of():
    assert turns("hard", table("r1 b5 b6 b7 b8", "g1 g2 g3")) == {"b5": 60}


@pytest.mark.parametrize(("level", "least"), [("normal", 40), ("hard", 60)])
def test_a_joker_is_kept_while_something_else_fits(level, least):
    assert turns(level, table("r1 joker g1 g2 g3", "y1 y2 y3"))["r1"] >= least


def test_who_is_careless_takes_one_card_as_often_as_another():
    assert 20 < turns("easy", table("r1 joker g1 g2 g3", "y1 y2 y3"))["r1"] < 50


def test_a_joker_names_the_commonest_colour():
    assert turns("hard", table("joker g1 g2 b9", "y1 y2 y3")) == {"joker:g": 60}


def test_nothing_that_fits_is_drawn_for():
    assert turns("easy", table("g1 y2", "b1 b2")) == {"draw": 60}


def test_a_swap_is_with_the_shortest_hand():
    state = do(table("r7 r1", "b1 b2", "y1 y2 y3", seven_zero="on"), "A r7")
    assert turns("normal", state) == {"swap:1": 60}


def test_hard_contests_what_it_knows_to_be_a_bluff():
    state = table("super r7", "b1 b2")
    state.remember().shown(1, 0, state.hands[0])
    do(state, "A super:g")
    assert turns("hard", state) == {"contest": 60}


def test_hard_believes_a_hand_that_was_seen_to_hold_nothing():
    state = do(table("super g2 b7 y1", "b1 b2"), "A super:g")
    state.lacks = changed(state.lacks, 0, state.test)
    assert turns("hard", state) == {"accept": 60}


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 180, 240), ("normal", 245, 285), ("hard", 290, 300)])
def test_uno_is_called_and_at_times_forgotten(level, least, most):
    assert least <= reactions(level, do(table("r1 r2", "b1 b2"), "A r1"), 0)["uno!"] <= most


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 60, 120), ("normal", 150, 210), ("hard", 270, 300)])
def test_a_missing_call_is_noticed_and_at_times_overlooked(level, least, most):
    assert least <= reactions(level, do(table("r1 r2", "b1 b2"), "A r1"), 1)["counter!"] <= most


@pytest.mark.parametrize("level", LEVELS)
def test_a_missing_call_is_noticed_in_the_time_people_take(level):
    state = do(table("r1 r2", "b1 b2"), "A r1")
    answers = [GAME.minds[level]().react(handle(state, 1, react=True, seed=seed)) for seed in range(300)]
    delays = [answer.delay for answer in answers if answer]
    assert 750 < min(delays) < 1000
    assert 1800 < max(delays) < 2500


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_calls_for_nothing(level):
    assert reactions(level, table("r1 r2 r3", "b1 b2 b3", jump_in="on"), 1) == {"": 300}


def test_the_time_for_a_move_says_nothing_about_the_cards():
    tables = [table("g1 y2", "b1 b2"), table("r1 r2 joker super", "b1 b2")]
    times = [[GAME.minds["hard"]().turn(handle(state, 0, seed=n)).delay for n in range(50)] for state in tables]
    assert times[0] == times[1]


@pytest.mark.parametrize(("weak", "strong"), [("random", "easy"), ("easy", "normal"), ("normal", "hard")])
def test_the_levels_stand_in_order(weak, strong):
    """Luck alone gives 80 of 160, with a standard deviation of 6; one against one the better mind wins 6 of 10."""
    wins = Counter[str]()
    for game in range(160):
        levels = [weak, strong] if game % 2 else [strong, weak]
        state = GAME.start(make(GAME.options, {}), 2, FastDice(game))
        minds = [GAME.minds[level]() for level in levels]
        VirtualTable(GAME, state, minds, [FastDice(game + 1), FastDice(game + 2)], FastDice(game)).run(GAME.cap)
        wins[levels[state.places().index(1)]] += 1
    assert wins[strong] > 86
