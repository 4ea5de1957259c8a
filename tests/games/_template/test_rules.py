"""One test or more for each ruling of NOTES.md, named after it."""

import pytest

from ludoteka.games._template import GAME
from ludoteka.games._template.options import Options
from ludoteka.games._template.rules import start
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make


def table(stones=None, seats=3, seed=1, **options):
    """A table, with so many stones left if that is said."""
    state = start(make(Options, options), seats, FastDice(seed))
    if stones is not None:
        state.stones = state.began = stones
    state.told = []
    return state


def take(state, n):
    state.play(state.turn, GAME.catalogue.index(f"take:{n}"), state.now, 0)


@pytest.mark.parametrize("heap, sizes", [("31", {31}), ("21", {21}), ("random", set(range(25, 35)))])
def test_HEA_1_the_size_of_the_heap(heap, sizes):
    assert {table(heap=heap, seed=seed).stones for seed in range(200)} == sizes


def test_HEA_1_who_begins_is_drawn():
    assert {table(seed=seed).turn for seed in range(50)} == {0, 1, 2}


@pytest.mark.parametrize("last_stone, mine, others", [("wins", 1, 2), ("loses", 3, 1)])
def test_HEA_2_the_last_stone(last_stone, mine, others):
    state = table(2, last_stone=last_stone)
    last = state.turn
    take(state, 2)
    assert state.over
    assert state.places() == [mine if seat == last else others for seat in range(3)]
    assert len([event for event in state.told if event.what == "win"]) == (1 if last_stone == "wins" else 2)


def test_HEA_3_who_thinks_too_long_takes_one():
    state = table(9)
    late = state.turn
    with pytest.raises(Illegal):
        state.expire(29_999)
    state.expire(30_000)
    assert (state.stones, state.taken[late], state.turn) == (8, 1, (late + 1) % 3)


def test_more_than_there_is_cannot_be_taken():
    state = table(2)
    assert state.legal(state.turn) == [0, 1]
    with pytest.raises(Illegal, match="too-many"):
        take(state, 3)


def test_only_the_player_on_turn_takes():
    state = table()
    with pytest.raises(Illegal, match="not-your-turn"):
        state.play((state.turn + 1) % 3, 0, 0, 0)


def test_the_heap_and_what_is_taken_add_up():
    state = table()
    take(state, 3)
    assert state.audit() == []
    state.stones -= 1
    assert state.audit() != []
