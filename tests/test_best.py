"""The best of each game: stronger than the hard ones, with no more knowledge than a seat has."""

from __future__ import annotations

import pytest

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games import ORDER, load
from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make


def played(game: str, levels: list[str], seed: int, **options: str) -> State:
    it = load(game)
    state = it.start(make(it.options, options), len(levels), FastDice(seed))
    dice = [FastDice(100 * seed + seat) for seat in range(len(levels))]
    VirtualTable(it, state, [it.minds[level]() for level in levels], dice, FastDice(seed + 7)).run(it.cap)
    return state


def share(game: str, other: str, games: int) -> float:
    """Of the first places, those of the best at a table of two, on deals that are played from both chairs."""
    won = 0.0
    for seed in range(games):
        for seat in (0, 1):
            levels = [other, other]
            levels[seat] = "best"
            places = played(game, levels, seed).places()
            won += (places[seat] == 1) / places.count(1)
    return won / games / 2


@pytest.mark.parametrize("game", ORDER)
def test_a_table_with_the_best_comes_to_its_end(game: str) -> None:
    """One that answered with a move that is not allowed would be found out."""
    assert played(game, ["best", "normal"], 3).over


@pytest.mark.parametrize(("game", "least"), [("five", 0.9), ("harvest", 0.9), ("chant", 0.9), ("four", 0.6)])
def test_in_a_race_the_best_is_faster_and_errs_in_nothing(game: str, least: float) -> None:
    assert share(game, "hard", 15) > least


def test_in_duel_the_best_thinks_further() -> None:
    assert share("duel", "normal", 12) > 0.6


@pytest.mark.parametrize("scoring", ["single_round", "to_500", "lowest"])
def test_in_uno_the_best_holds_going_out_to_be_worth_most(scoring: str) -> None:
    """Whatever is counted."""
    game = load("uno")
    worth = game.minds["best"].args[2]  # type: ignore[attr-defined]
    state = played("uno", ["normal", "normal", "normal"], 4, scoring=scoring)
    hopes = [worth(state, seat, True) for seat in range(3)]
    out = [hand.size for hand in state.hands].index(0)  # type: ignore[attr-defined]
    assert max(hope for seat, hope in enumerate(hopes) if seat != out) < hopes[out]
    if scoring == "single_round":
        assert hopes[out] == 1.0
