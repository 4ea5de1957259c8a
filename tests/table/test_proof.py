"""A saved match is checked with its races: every time follows from what stands beside it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.match import replay
from ludoteka.rules.dice import FastDice
from ludoteka.table.collect import evidence
from ludoteka.table.proof import examine
from ludoteka.table.race import (
    CAP,
    Mode,
    PaintQuota,
    Press,
    in_order,
    timed,
    with_credit,
    with_handicap,
)
from tests.server.games import played

SHOWN = 70_000.0  # when the beat was to be seen

# As a table wrote it: a hand in its place, one whose claim was cut, one without a claim.
HAND: dict[str, Any] = {
    "seat": 0, "move": "slap", "beat": 4, "tag": 4, "t": 183.6, "arrived": 208.8, "claimed": 176.8, "rtt": 0.4,
    "slack": 25.2, "clipped": True, "credit": 0.0, "void": False,
}  # fmt: skip
LATER: dict[str, Any] = {
    "seat": 1, "move": "slap", "beat": 4, "tag": 4, "t": 310.0, "arrived": 340.0, "claimed": 310.0, "rtt": 40.0,
    "slack": 49.0, "clipped": False, "credit": 0.0, "void": False,
}  # fmt: skip


def saved(*hands: dict[str, Any], photo: tuple[int, ...] = ()) -> str:
    match = played("duel", 2, 3)
    match.note("race", beat=4, hands=list(hands), photo=list(photo))
    match.expire(int(match.state.deadline))
    return replay.write(replay.of(match))


def codes(text: str) -> list[tuple[str, int]]:
    return [(finding.code, finding.line) for finding in examine(text)]


def test_what_a_table_has_written_is_true():
    assert codes(saved(HAND, LATER)) == []


@pytest.mark.parametrize(
    "change",
    [
        {"t": 20.0},
        {"t": 20.0, "claimed": 20.0},
        {"t": 20.0, "clipped": False, "slack": 188.8},
        {"t": 20.0, "credit": 163.6},
        {"t": 20.0, "handicap": -163.6},
        {"t": 190.0},
        {"arrived": 300.0},
        {"rtt": 200.0, "slack": None},
        {"clipped": False},
        {"claimed": None},
        {"arrived": 10**400},
    ],
)
def test_a_time_that_was_changed_is_found_out(change: dict[str, Any]):
    assert codes(saved({**HAND, **change}, LATER)) == [("race", 5)]


def test_an_order_that_was_changed_is_found_out_but_not_a_photo_finish():
    assert codes(saved(LATER, HAND)) == [("race", 5)]
    assert codes(saved(LATER, {**LATER, "seat": 0, "t": 308.0, "claimed": 308.0}, photo=(0, 1))) == []


def test_an_older_log_that_says_less_is_true_as_far_as_it_goes():
    older = {name: value for name, value in HAND.items() if name not in ("slack", "credit", "void")}
    assert codes(saved(older)) == []
    assert codes(saved({**older, "t": 183.6 - 140})) == []  # a late paint may have earned it
    assert codes(saved({**older, "t": 20.0})) == [("race", 5)]


@given(data=st.data(), mode=st.sampled_from(sorted(CAP)))
def test_whatever_a_table_writes_follows(data: st.DataObject, mode: Mode):
    ms = st.floats(0, 400)
    hands = []
    for seat in range(data.draw(st.integers(1, 4))):
        arrived = SHOWN + data.draw(st.floats(0, 6000))
        claim = data.draw(st.none() | ms)
        tapped = None if claim is None else arrived - claim
        press = Press(seat, 7, "slap", 4, arrived, tapped, SHOWN + data.draw(ms), data.draw(ms), late=data.draw(ms))
        hand = with_credit(timed(press, mode), SHOWN, PaintQuota(), mode)
        hands.append(with_handicap(hand, SHOWN, data.draw(st.sampled_from([0.0, 0.0, 150.0])), mode))
    order = in_order(hands, frozenset(), FastDice(1))
    told = evidence(order.presses, order.presses, [], lambda hand: 4, lambda beat: SHOWN)
    assert codes(saved(*told, photo=tuple(order.photo))) == []
