"""Random play is uniform over cards, then over choices."""

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteka.bots.at_random import AtRandom, pick
from ludoteka.bots.mind import Handle
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice, FastDice

NAMES = ("r5", "joker:r", "joker:g", "draw", "slap", "uno!")


def no_world(dice: Dice) -> State:
    raise AssertionError("random play imagines nothing")


def asked(moves: list[int], dice: Dice) -> Handle:
    return Handle(0, 2, None, moves, cast(Any, SimpleNamespace(catalogue=NAMES)), 0, 1, dice, no_world)


def test_a_card_with_two_choices_is_as_likely_as_one_with_one() -> None:
    dice = FastDice(1)
    seen = Counter(pick([0, 1, 2], NAMES, dice) for _ in range(4000))
    assert seen[0] == pytest.approx(2000, abs=150)
    assert seen[1] == pytest.approx(1000, abs=120)


def test_an_idle_move_waits_until_there_is_no_other() -> None:
    mind = AtRandom(idle=frozenset({3}))
    assert {mind.turn(asked([0, 3], FastDice(s))).move for s in range(50)} == {0}
    assert mind.turn(asked([3], FastDice(1))).move == 3


def test_it_plays_at_once_where_nobody_races() -> None:
    assert AtRandom().turn(asked([0, 1], FastDice(1))).delay == 0


def test_it_lets_three_beats_of_four_pass() -> None:
    dice = FastDice(2)
    answers = [AtRandom().react(asked([4, 5], dice)) for _ in range(4000)]
    moves = Counter(answer.move for answer in answers if answer is not None)
    assert moves[4] + moves[5] == pytest.approx(1000, abs=120)
    assert moves[4] == pytest.approx(500, abs=100)


def test_its_hand_is_no_faster_than_a_person() -> None:
    dice = FastDice(3)
    mind = AtRandom(races=True)
    delays = [answer.delay for _ in range(400) if (answer := mind.react(asked([4], dice)))]
    assert min(delays) >= 250
    assert max(delays) < 1000


def test_it_has_no_answer_without_a_reaction() -> None:
    assert {AtRandom().react(asked([], FastDice(s))) for s in range(50)} == {None}


def test_in_a_race_it_turns_a_card_after_all_have_answered_the_last() -> None:
    assert AtRandom(races=True).turn(asked([0], FastDice(1))).delay == 1000
