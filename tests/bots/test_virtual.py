"""One game in virtual time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.virtual import BadMind, VirtualTable
from ludoteka.lab.sim import playout_of
from ludoteka.rules.contract import State
from ludoteka.rules.dice import FastDice
from tests.toy import DRAW, SLAP, TOY, Options, Toy


class Puppet:
    """Does as it is told."""

    def __init__(self, turn: Callable[[Handle], Answer], react: Callable[[Handle], Answer | None]) -> None:
        self.turn = turn
        self.react = react


def first_card(delay: int) -> Callable[[Handle], Answer]:
    return lambda at: Answer(at.moves[0], delay)


def silent(at: Handle) -> None:
    return None


def slaps_after(ms: int) -> Callable[[Handle], Answer]:
    return lambda at: Answer(SLAP, ms)


def deal(hands: list[list[int]]) -> Toy:
    """Hands as given, the rest of the deck in the stock."""
    stock = [*range(3)] * 4
    for hand in hands:
        for card in hand:
            stock.remove(card)
    return Toy(hands, stock, [], 1, FastDice(1))


def table(state: State, *minds: Puppet | AtRandom) -> VirtualTable:
    dice = [FastDice(n) for n in range(len(minds))]
    return VirtualTable(TOY, state, minds, dice, FastDice(99))


def test_the_faster_hand_slaps_whatever_the_seat() -> None:
    state = deal([[0, 1], [0, 1]])
    minds = Puppet(first_card(900), slaps_after(400)), Puppet(first_card(900), slaps_after(300))
    table(state, *minds).run(2)
    table(state, *minds).run(1)
    assert state.points == [0, 1]


def test_a_move_takes_as_long_as_the_mind_thinks() -> None:
    state = deal([[0, 1], [0, 1]])
    table(state, Puppet(first_card(700), silent), Puppet(first_card(800), silent)).run(2)
    assert state.now == 1500


def test_a_mind_that_thinks_too_long_is_overtaken_by_the_deadline() -> None:
    state = deal([[0, 1], [0, 1]])
    table(state, Puppet(first_card(20_000), silent), Puppet(first_card(1), silent)).run(1)
    assert (state.now, len(state.hands[0])) == (10_000, 3)


def test_a_mind_is_asked_about_a_beat_once() -> None:
    asked: list[int] = []
    state = deal([[0, 1], [0, 1]])

    def notes(at: Handle) -> None:
        asked.append(at.beat)

    table(state, Puppet(first_card(1), notes), Puppet(first_card(1), silent)).run(4)
    assert asked == [1]


def test_an_answer_that_has_become_illegal_is_asked_for_again() -> None:
    answers = iter([Answer(2, 5), Answer(1, 5)])
    state = deal([[1, 1], [0, 1]])
    table(state, Puppet(lambda at: next(answers), silent), Puppet(first_card(1), silent)).run(1)
    assert state.pile == [1]


def test_a_mind_with_nothing_but_illegal_answers_is_named() -> None:
    state = deal([[1, 1], [0, 1]])
    with pytest.raises(BadMind, match="seat 0 keeps answering c2: not-in-hand"):
        table(state, Puppet(lambda at: Answer(2, 5), silent), Puppet(first_card(1), silent)).run(1)


def test_hands_closer_than_three_milliseconds_are_drawn_by_lot() -> None:
    winners = Counter[int]()
    for seed in range(400):
        state = deal([[0, 1], [0, 1]])
        minds = Puppet(first_card(900), slaps_after(300)), Puppet(first_card(900), slaps_after(302))
        VirtualTable(TOY, state, minds, [FastDice(0)] * 2, FastDice(seed)).run(3)
        winners[state.points.index(1)] += 1
    assert winners[0] == pytest.approx(200, abs=50)


def test_three_milliseconds_decide() -> None:
    for seed in range(50):
        state = deal([[0, 1], [0, 1]])
        minds = Puppet(first_card(900), slaps_after(303)), Puppet(first_card(900), slaps_after(300))
        VirtualTable(TOY, state, minds, [FastDice(0)] * 2, FastDice(seed)).run(3)
        assert state.points == [0, 1]


def test_a_mind_gets_turn_moves_on_turn_and_reactions_at_a_beat() -> None:
    seen: set[tuple[str, tuple[int, ...]]] = set()

    def turn(at: Handle) -> Answer:
        seen.add(("turn", tuple(at.moves)))
        return Answer(at.moves[0], 1)

    def react(at: Handle) -> None:
        seen.add(("react", tuple(at.moves)))

    table(deal([[0, 1], [0, 1]]), Puppet(turn, react), Puppet(first_card(1), silent)).run(3)
    assert seen == {("turn", (0, 1, DRAW, 4)), ("react", (SLAP,)), ("turn", (1, DRAW, 4))}


def lengths(run: Callable[[State, int], int]) -> list[int]:
    found = []
    for seed in range(1500):
        state = TOY.start(Options(), 3, FastDice(seed))
        found.append(run(state, seed))
    return found


def test_playouts_and_random_minds_play_alike() -> None:
    """The compiled playout is what AtRandom at every seat does: as many moves, as many slaps that win."""
    points = Counter[str]()

    def by_minds(state: State, seed: int) -> int:
        minds = [TOY.minds["random"]() for _ in range(3)]
        n = VirtualTable(TOY, state, minds, [FastDice(seed * 3 + s) for s in range(3)], FastDice(seed)).run(999)
        points["minds"] += sum(state.scores())
        return n

    def by_playout(state: State, seed: int) -> int:
        n = playout_of(TOY).run(state, FastDice(seed + 7))
        points["playout"] += sum(state.scores())
        return n

    ours, theirs = Counter(lengths(by_minds)), Counter(lengths(by_playout))
    for length in set(ours) | set(theirs):
        assert ours[length] == pytest.approx(theirs[length], abs=110)
    assert points["minds"] == pytest.approx(points["playout"], rel=0.12)
    assert points["playout"] > 100
