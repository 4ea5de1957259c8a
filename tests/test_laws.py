"""Every game keeps the laws of the house, at every seat count, whatever its options.

On one core, interpreted, the default run plays some hundred games a game under all laws and a thousand and more to
their end; `LUDOTEKA_LAWS=thorough` takes every pair of values and 200 combinations under all laws.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from ludoteka.bots.at_random import AtRandom
from ludoteka.games import ORDER, load
from ludoteka.lab.sim import playout_of
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from ludoteka.rules.game import Game
from ludoteka.rules.laws import (
    QUICK,
    THOROUGH,
    Case,
    cases,
    chances_after_play,
    chances_of_the_deal,
    describe,
    option_words,
    random_play_ends,
    walk_complaints,
)
from ludoteka.rules.options import make

SIZE = THOROUGH if os.environ.get("LUDOTEKA_LAWS") == "thorough" else QUICK
PARTS = 4  # so that two cores share the walks through one game
SEEDS = 300  # games of random play to their end, at each seat count
FEWER = {"four": 30, "harvest": 60, "chant": 100}  # whose random play takes long

every_game = pytest.mark.parametrize("game", ORDER, indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def told(case: Case, complaints: list[str]) -> Iterator[str]:
    return (f"{describe(case)}: {complaint}" for complaint in complaints)


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_the_laws_hold_on_walks_through_games_of_all_sizes_and_options(game: Game, part: int) -> None:
    mine = list(cases(game, SIZE))[part::PARTS]
    found = [line for case in mine for line in told(case, walk_complaints(case, SIZE.every))]
    assert found == []


@every_game
def test_random_play_ends_at_every_seat_count(game: Game) -> None:
    """Law 9, over seeds."""
    play = playout_of(game).run
    options = make(game.options, {})
    every = [Case(game, options, seats, seed) for seats in game.seats for seed in range(FEWER.get(game.id, SEEDS))]
    assert [line for case in every for line in told(case, random_play_ends(case, play))] == []


@every_game
def test_random_play_ends_for_every_value_every_pair_and_200_combinations(game: Game) -> None:
    """Law 9, over options."""
    play = playout_of(game).run
    found: list[str] = []
    for seed, words in enumerate(option_words(game, THOROUGH)):
        case = Case(game, make(game.options, words), game.seats[seed % len(game.seats)], seed)
        found += told(case, random_play_ends(case, play))
    assert found == []


@every_game
def test_what_is_imagined_is_as_likely_as_the_deal_makes_it(game: Game) -> None:
    """Law 4's chances."""
    found: list[str] = []
    for seats in game.seats[:3]:
        case = Case(game, make(game.options, {}), seats, seats)
        found += told(case, list(chances_of_the_deal(case, SIZE.deals)))
        for inputs in range(4):
            found += told(case, list(chances_after_play(case, inputs, 12 * SIZE.deals)))
    assert found == []


@every_game
def test_the_same_seed_plays_the_same_game_at_random(game: Game) -> None:
    ends = []
    for _i in range(2):
        state = game.start(make(game.options, {}), game.seats[0], FastDice(5))
        playout_of(game).run(state, FastDice(6))
        ends.append(fingerprint(state))
    assert ends[0] == ends[1]


@every_game
def test_random_play_is_registered_as_the_house_plays_it(game: Game) -> None:
    mind = game.minds["random"]()
    assert isinstance(mind, AtRandom)
    assert (mind.idle, mind.races) == (game.idle, game.kind == "race")
