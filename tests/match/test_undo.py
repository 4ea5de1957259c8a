from __future__ import annotations

import pytest

from ludoteka.match import Match, refusal, undoable
from tests.heap import GAME


@pytest.fixture
def match() -> Match:
    return Match.new(GAME, {}, 2, b"\1" * 32)


def test_a_move_that_told_nobody_anything_may_be_taken_back(match):
    """case 45"""
    match.move(100, 0, "take:1", 0)
    assert undoable(match)


def test_who_was_shown_a_card_may_not_take_that_back(match):
    """case 45"""
    match.move(100, 0, "peek", 0)
    assert refusal(match, 0) == "undo-revealed"


def test_a_move_that_asked_chance_may_not_be_taken_back(match):
    """case 45"""
    match.move(100, 0, "cut", 0)
    assert refusal(match, 0) == "undo-revealed"


def test_once_somebody_acted_it_is_too_late(match):
    """case 45"""
    match.move(100, 0, "take:1", 0)
    match.move(200, 1, "tap", 1)
    assert refusal(match, 0) == "undo-others"


def test_once_the_clock_has_moved_for_somebody_it_is_too_late(match):
    match.move(100, 0, "take:1", 0)
    match.expire(10_100)
    assert not undoable(match)


def test_it_is_allowed_once(match):
    """case 45"""
    match.move(100, 0, "take:1", 0)
    match.undo()
    assert refusal(match, 0) == "undo-nothing"


def test_nothing_can_be_undone_before_the_first_move(match):
    assert refusal(match, 0) == "undo-nothing"


def test_what_ended_the_game_stays():
    match = Match.new(GAME, {"stones": "7"}, 2, b"\1" * 32)
    match.move(100, 0, "take:3", 0)
    match.move(200, 1, "take:3", 1)
    match.move(300, 0, "take:1", 2)
    assert refusal(match, 0) == "undo-over"
