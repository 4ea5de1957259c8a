"""Game time against the server's, and when deadlines ring."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ludoteka.rules.contract import NEVER
from ludoteka.table.alarm import GameTime, Ring, lead, ring


def state(deadline: int, reveal: bool = False, over: bool = False) -> Any:
    return SimpleNamespace(deadline=deadline, reveal=reveal, over=over)


def running(pace: float = 1.0) -> GameTime:
    time = GameTime(pace, 0.0, 0.0)
    time.start(1000)
    return time


def test_game_time_stands_still_until_started():
    time = GameTime(1.0, 500.0, 0.0)
    assert (time.at(0), time.at(9000)) == (500, 500)


def test_game_time_stands_still_while_stopped():
    time = running()
    time.stop(1600)
    time.start(5000)
    assert time.at(5100) == 700


def test_relaxed_game_time_goes_slower():
    assert (running(1.5).at(2500), running(1.5).server(1000)) == (1000, 2500)


def test_what_is_shown_of_the_clock_does_not_change_while_it_runs():
    time = running()
    before = time.shown()
    time.at(4000)
    assert time.shown() == before


def test_what_is_shown_of_the_clock_agrees_with_it():
    time = running(1.5)
    time.stop(2001)
    time.start(3000)
    shown = time.shown()
    assert shown.game + (4000 - shown.server_at) / shown.pace == pytest.approx(time.at(4000))


@pytest.mark.parametrize("one_ways, ahead", [([], 80), ([10, 30], 80), ([90], 110), ([400], 250)])
def test_a_reveal_is_announced_as_far_ahead_as_the_worst_line_needs_within_bounds(one_ways, ahead):
    assert lead(one_ways) == ahead


def test_a_reveal_rings_ahead_and_is_shown_on_time():
    assert ring(state(1000, reveal=True), running(), 80, 1500) == Ring(1920, 2000)


def test_a_reveal_that_was_held_up_is_shown_later_not_announced_shorter():
    assert ring(state(1000, reveal=True), running(), 80, 1990) == Ring(1990, 2070)


def test_any_other_deadline_rings_150_ms_late():
    assert ring(state(1000), running(), 80, 1500) == Ring(2150, None)


@pytest.mark.parametrize("what", [state(NEVER), state(1000, over=True)])
def test_nothing_rings_where_nothing_is_due(what):
    assert ring(what, running(), 80, 1500) is None


def test_nothing_rings_while_the_clock_stands_still():
    assert ring(state(1000), GameTime(1.0), 80, 1500) is None
