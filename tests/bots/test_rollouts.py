"""A mind that tries its moves out is better than the one it tries them with, and knows no more."""

from __future__ import annotations

from functools import partial

import pytest

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.rollouts import Rollouts, first_place, is_better
from ludoteka.bots.virtual import VirtualTable
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice, FastDice
from tests.toy import DRAW, TOY, Options, Toy


class Hoarder:
    """Draws while it can; slaps nothing."""

    def turn(self, at: Handle) -> Answer:
        return Answer(DRAW if DRAW in at.moves else at.moves[0], 600)

    def react(self, at: Handle) -> Answer | None:
        return None


def handle(state: State, seat: int = 0, seed: int = 1, moves: list[int] | None = None) -> Handle:
    return Handle(
        seat,
        int(state.seats),
        TOY.view(state, seat),
        state.on_turn(seat) if moves is None else moves,
        TOY,
        int(state.now),
        int(state.beat),
        FastDice(seed),
        lambda dice: TOY.imagine(state, seat, dice),
    )


def win(state: State, seat: int, last: bool) -> float | None:
    return first_place(state, seat) if state.over else None


def deal(hands: list[list[int]]) -> State:
    stock = [0, 1, 2] * 3
    return Toy(hands, stock, [], 1, FastDice(1))


def test_the_move_that_wins_is_found_though_the_policy_would_not_make_it() -> None:
    state = deal([[1], [0, 2]])
    assert Hoarder().turn(handle(state)).move == DRAW
    assert {Rollouts(Hoarder, 12, win).turn(handle(state, seed=seed)) for seed in range(20)} == {Answer(1, 600)}


def test_where_all_moves_are_alike_the_policy_has_its_way() -> None:
    mind = Rollouts(Hoarder, 12, lambda state, seat, last: 0.5)
    assert {mind.turn(handle(deal([[1], [0, 2]]), seed=seed)).move for seed in range(20)} == {DRAW}


def test_a_game_that_comes_to_nothing_is_worth_nothing() -> None:
    mind = Rollouts(Hoarder, 12, lambda state, seat, last: 1.0 if state.over else None)
    state = deal([[1], [0, 2]])
    assert mind.played_on(state.copy(FastDice(1)), handle(state), 1, 5) == 1.0
    endless = Rollouts(Hoarder, 12, lambda state, seat, last: None)
    assert endless.played_on(state.copy(FastDice(1)), handle(state), DRAW, 5) == 0.0


def test_it_looks_no_deeper_than_it_is_told() -> None:
    """So many inputs a seat, after the move itself; what it is worth then must be said."""
    depths = []

    def worth(state: State, seat: int, last: bool) -> float | None:
        if state.over or last:
            depths.append(state.inputs - 1)  # type: ignore[attr-defined]
            return 0.0
        return None

    state = deal([[0, 1, 1, 2], [0, 2, 2, 1]])
    Rollouts(Hoarder, 12, worth, depth=2).turn(handle(state))
    assert set(depths) == {4}


def test_hands_that_race_are_the_policys() -> None:
    class Slaps(Hoarder):
        def react(self, at: Handle) -> Answer | None:
            return Answer(at.moves[0], 222)

    assert Rollouts(Slaps, 12, win).react(handle(deal([[1], [0, 2]]), moves=[5])) == Answer(5, 222)
    assert Rollouts(Hoarder, 12, win).react(handle(deal([[1], [0, 2]]), moves=[5])) is None


def test_it_looks_into_imagined_worlds_alone() -> None:
    """It is given no other; how many it looks into is bounded, and the true one stays as it was."""
    state = deal([[0, 1], [0, 2]])
    imagined = []

    def imagine(dice: Dice) -> State:
        imagined.append(TOY.imagine(state, 0, dice))
        return imagined[-1]

    at = Handle(0, 2, TOY.view(state, 0), state.on_turn(0), TOY, 0, 0, FastDice(3), imagine)
    before = state.scores(), state.legal(0), state.legal(1), state.now
    Rollouts(Hoarder, 12, win).turn(at)
    assert 2 <= len(imagined) <= 12
    assert (state.scores(), state.legal(0), state.legal(1), state.now) == before
    assert all(world.now == 0 for world in imagined)  # every move is tried in a copy


def test_one_move_needs_no_thought() -> None:
    at = handle(deal([[1], [0, 2]]), moves=[1])
    assert Rollouts(Hoarder, 12, lambda state, seat, last: pytest.fail("played on")).turn(at).move == 1


def test_it_wins_from_the_mind_it_tries_them_with() -> None:
    ours = games = 0.0
    for seed in range(60):
        for seat in (0, 1):
            minds: list[AtRandom | Rollouts] = [AtRandom(), AtRandom()]
            minds[seat] = Rollouts(partial(AtRandom), 24, win)
            state = TOY.start(Options(), 2, FastDice(seed))
            VirtualTable(TOY, state, minds, [FastDice(seed + 1), FastDice(seed + 2)], FastDice(seed + 3)).run(300)
            ours += win(state, seat, True) or 0.0
            games += 1
    assert ours / games > 0.62


def test_better_means_by_more_than_chance_makes_it_seem() -> None:
    assert is_better([1, 1, 1, 0], [0, 0, 0, 0])
    assert not is_better([1, 0, 0, 0], [0, 1, 0, 0])
    assert not is_better([1, 0, 0, 0], [0, 0, 0, 0])  # once in four: a quarter, and a quarter is its error
    assert not is_better([0, 0], [0, 0])
