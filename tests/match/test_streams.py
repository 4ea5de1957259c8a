"""Streams of chance, by seed."""

from __future__ import annotations

import pytest

from ludoteka.games import load
from ludoteka.match import Match
from ludoteka.match.streams import dice_of, laboratory_seed
from ludoteka.rules.dice import FastDice, SealedDice

SEALED = bytes(range(32))


def rolls(seed: bytes, stream: str) -> list[int]:
    dice = dice_of(seed, stream)
    return [int(dice.below(1000)) for _i in range(8)]


@pytest.mark.parametrize("seed", [SEALED, b"lab:", b"lab:x:1", b"lab:1:2 ", b"lab:1:-2", b"\x00\xff"])
def test_a_seed_is_sealed_unless_the_laboratory_made_it(seed: bytes) -> None:
    assert isinstance(dice_of(seed, "deal"), SealedDice)


@pytest.mark.parametrize("seed", [laboratory_seed(1, 0), laboratory_seed(-7, 123456)])
def test_the_laboratorys_dice_are_fast(seed: bytes) -> None:
    assert isinstance(dice_of(seed, "deal"), FastDice)


@pytest.mark.parametrize("seed", [SEALED, laboratory_seed(1, 2)])
def test_streams_of_one_seed_differ_and_stay(seed: bytes) -> None:
    assert rolls(seed, "deal") == rolls(seed, "deal")
    assert rolls(seed, "deal") != rolls(seed, "race")


def test_the_games_of_a_simulation_differ() -> None:
    assert len({tuple(rolls(laboratory_seed(1, index), "deal")) for index in range(20)}) == 20


def test_a_match_of_the_laboratory_is_dealt_with_its_dice() -> None:
    game = load("duel")
    match = Match.new(game, {}, 3, laboratory_seed(4, 2))
    dealt = game.start(game.options(), 3, dice_of(laboratory_seed(4, 2), "deal"))
    assert [game.view(match.state, seat) for seat in range(3)] == [game.view(dealt, seat) for seat in range(3)]
