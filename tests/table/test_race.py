"""Effective times, the beat a press answers, and the order of a race."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.rules.dice import FastDice, SealedDice
from ludoteka.table.race import (
    PaintQuota,
    Press,
    Shown,
    answers,
    hold_for,
    in_order,
    overtaken,
    slack,
    timed,
    with_credit,
)

T = 10_000.0
SLAP = 7


def press(arrived, tapped=None, rtt=20.0, seat=0, tag=2, painted=None, coarse=False, move=SLAP, late=0.0):
    return Press(seat, move, "slap", tag, arrived, tapped, painted, rtt, coarse, late)


def hands(*times, moves=None):
    """Presses of seats 0, 1, … whose effective times are exactly these."""
    return [
        timed(press(T + t + 10, T + t, seat=seat, move=(moves or {}).get(seat, SLAP)), "friends")
        for seat, t in enumerate(times)
    ]


def seats(order):
    return [hand.press.seat for hand in order.presses]


# --- effective time ---------------------------------------------------------------------------------------------------


def test_a_forged_claim_is_clipped_to_what_was_measured():
    """case 18"""
    hand = timed(press(T + 450, T + 105, rtt=6), "friends")
    assert (round(hand.t - T, 1), round(hand.slack, 1), hand.clipped) == (421.4, 28.6, True)


def test_an_honest_rival_beats_the_forger():
    """case 18"""
    forger = timed(press(T + 450, T + 105, rtt=6, seat=0), "friends")
    honest = timed(press(T + 405, T + 400, rtt=10, seat=1), "friends")
    assert seats(in_order([forger, honest], frozenset(), FastDice(1))) == [1, 0]


def test_a_slow_line_is_not_punished():
    """case 19"""
    slow = timed(press(T + 352, T + 300, rtt=80, seat=1), "friends")
    fast = timed(press(T + 324, T + 320, rtt=8, seat=0), "friends")
    assert (slow.t, fast.t) == (T + 300, T + 320)


@pytest.mark.parametrize("claim", [None, T + 2400, T - 2000, math.nan, math.inf])
def test_a_missing_or_absurd_claim_is_replaced_by_the_middle_of_the_round_trip(claim):
    """case 28"""
    hand = timed(press(T + 300, claim, rtt=60), "friends")
    assert (hand.t, hand.claimed) == (T + 270, None)


def test_a_coarse_clock_claims_nothing():
    """case 28"""
    assert timed(press(T + 300, T + 260, rtt=60, coarse=True), "friends").t == T + 270


def test_a_claim_after_the_arrival_is_moved_before_it():
    hand = timed(press(T + 300, T + 310, rtt=40), "friends")
    assert (hand.t, hand.clipped) == (T + 290, False)


def test_a_line_that_was_never_measured_wins_nothing_but_the_fixed_part():
    assert timed(press(T + 300, T + 100, rtt=0), "friends").t == T + 275


@pytest.mark.parametrize("mode, cap", [("friends", 150), ("ranked", 55), ("relaxed", 150)])
def test_a_line_that_answers_late_on_purpose_wins_no_more_than_the_cap(mode, cap):
    assert T + 900 - timed(press(T + 900, T + 100, rtt=1500), mode).t == cap


def test_without_a_claim_a_late_answering_line_wins_no_more_than_the_cap_either():
    assert T + 900 - timed(press(T + 900, None, rtt=1500), "ranked").t == 55


@given(
    st.floats(-3000, 3000),
    st.floats(0, 2000),
    st.sampled_from(["friends", "ranked", "relaxed"]),
)
def test_no_press_is_dated_outside_its_bounds(offset, rtt, mode):
    hand = timed(press(T, T + offset, rtt=rtt), mode)
    assert T - slack(rtt, mode) - 1e-6 <= hand.t <= T


# --- which beat -------------------------------------------------------------------------------------------------------

BEATS = [Shown(1, T - 1000), Shown(2, T), Shown(3, T + 1000)]


def answered(t, tag, mode="friends", painted=None, shown=BEATS):
    return answers(timed(press(T + t + 10, T + t, tag=tag, painted=painted), mode), shown, mode)


@pytest.mark.parametrize(
    "t, tag, beat",
    [
        (300, 2, 2),
        (99, 2, 1),  # faster than any hand
        (100, 2, 2),
        (1060, 3, 2),
        (1100, 3, 3),
        (1050, 2, 2),  # the next card was already there, but not for this finger
        (1399, 2, 2),  # late, and still about its own card
        (1401, 2, None),
        (1300, 1, None),  # two beats back
        (700, 3, 2),  # a tag from the future
    ],
)
def test_the_beat_that_a_press_answers(t, tag, beat):
    assert answered(t, tag) == beat


def test_a_press_within_the_floor_answers_the_card_before():
    """case 23"""
    assert answered(60, 2) == 1


def test_the_floor_is_higher_where_it_counts():
    assert (answered(110, 2, "friends"), answered(110, 2, "ranked")) == (2, 1)


def test_a_press_before_the_very_first_beat_answers_none_that_was_shown():
    assert answered(60, 1, shown=[Shown(1, T)]) == 0


def test_the_floor_counts_from_a_late_paint():
    assert answered(180, 2, painted=T + 90) == 1


def test_a_paint_is_not_believed_to_be_later_than_it_earns():
    assert answered(260, 2, painted=T + 1900) == 2


@pytest.mark.parametrize("t, before", [(1100, 2), (1149, 2), (1150, None)])
def test_a_press_soon_after_a_beat_may_have_meant_the_one_before(t, before):
    hand = timed(press(T + t + 10, T + t, tag=3), "friends")
    assert overtaken(hand, 3, BEATS) == before


# --- late paints ------------------------------------------------------------------------------------------------------


def credited(painted, late, mode="friends", quota=None):
    hand = timed(press(T + 410, T + 400, painted=T + painted, late=late), mode)
    return with_credit(hand, T, quota or PaintQuota(), mode)


def test_a_late_paint_is_credited():
    hand = credited(80, late=90)
    assert (hand.t, hand.credit) == (T + 320, 80)


def test_a_paint_in_time_earns_nothing():
    assert credited(50, late=90).credit == 0


def test_a_paint_earns_no_more_than_the_pings_behind_the_card_were_late():
    assert [credited(140, late).credit for late in (0, 35, 300)] == [0, 35, 140]


def test_where_it_counts_a_late_paint_earns_nothing():
    assert credited(140, 140, "ranked").credit == 0


def test_late_paints_earn_150_at_once_300_in_all_and_30_more_a_round():
    quota = PaintQuota()
    earned = [credited(900, 900, quota=quota).credit for _ in range(3)]
    quota.refill()
    assert [*earned, credited(900, 900, quota=quota).credit] == [150, 150, 0, 30]


# --- the hold ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slacks, hold", [([], 40), ([10], 40), ([73, 29], 93), ([150], 170), ([500], 200)])
def test_the_hold_waits_for_the_slowest_line_within_bounds(slacks, hold):
    assert hold_for(slacks) == hold


# --- order ------------------------------------------------------------------------------------------------------------


def test_the_order_is_that_of_the_effective_times():
    assert seats(in_order(hands(330, 310, 350), frozenset(), FastDice(1))) == [1, 0, 2]


def test_a_photo_finish_is_drawn_between_the_close_ones_only():
    """case 25"""
    firsts = {seats(in_order(hands(300, 302, 340, 360), frozenset(), FastDice(seed)))[0] for seed in range(40)}
    assert firsts == {0, 1}


def test_a_photo_finish_leaves_the_others_where_they_are():
    """case 25"""
    rest = {tuple(seats(in_order(hands(300, 302, 340, 360), frozenset(), FastDice(seed)))[2:]) for seed in range(40)}
    assert rest == {(2, 3)}


def test_a_photo_finish_names_its_seats():
    assert in_order(hands(300, 302, 340), frozenset(), FastDice(1)).photo == [0, 1]


def test_the_same_seed_draws_the_same_winner():
    """case 25"""
    orders = [seats(in_order(hands(300, 302), frozenset(), SealedDice(b"x", "race:4"))) for _ in range(5)]
    assert orders == [orders[0]] * 5


def test_three_milliseconds_apart_is_no_photo_finish():
    assert in_order(hands(300, 303), frozenset(), FastDice(1)).photo == []


def test_a_chain_of_close_ones_does_not_grow():
    firsts = {seats(in_order(hands(300, 302, 304, 400), frozenset(), FastDice(seed)))[0] for seed in range(60)}
    assert firsts == {0, 1}


def test_the_last_place_is_drawn_as_well():
    lasts = {seats(in_order(hands(250, 300, 302), frozenset(), FastDice(seed)))[-1] for seed in range(40)}
    assert lasts == {1, 2}


def test_the_first_is_never_also_the_last():
    for seed in range(40):
        order = seats(in_order(hands(300, 301), frozenset(), FastDice(seed)))
        assert sorted(order) == [0, 1]


def test_a_favoured_move_wins_a_tie():
    """UNO-8"""
    order = [seats(in_order(hands(300, 302, moves={1: 9}), frozenset({9}), FastDice(seed))) for seed in range(20)]
    assert order == [[1, 0]] * 20


def test_a_favoured_move_wins_nothing_but_ties():
    assert seats(in_order(hands(300, 303, moves={1: 9}), frozenset({9}), FastDice(1))) == [0, 1]


def test_no_dice_are_rolled_where_nothing_is_close():
    dice = SealedDice(b"x", "race:1")
    in_order(hands(300, 320, 340), frozenset(), dice)
    assert dice.rolls == 0
