"""Round trips that cannot be answered early, and clocks that cannot be believed."""

from __future__ import annotations

import random

import pytest

from ludoteka.table.sync import OPEN_NONCES, Pinger, Sync, moves_in_steps
from tests.table.world import VirtualClock


def measured(*rtts, at=1000.0):
    sync = Sync()
    for rtt in rtts:
        sync.pong(sync.ping(at), 0.0, at + rtt)
    return sync


def test_the_round_trip_is_the_smallest_of_those_measured():
    assert measured(30, 18, 44).rtt_min(1100) == 18


def test_a_nonce_counts_once():
    sync = Sync()
    nonce = sync.ping(1000)
    sync.pong(nonce, 0.0, 1040)
    assert sync.pong(nonce, 0.0, 1041) is None


def test_a_nonce_that_was_never_sent_counts_for_nothing():
    sync = Sync()
    sync.ping(1000)
    assert (sync.pong("guess", 0.0, 1000.1), sync.rtt_min(1001)) == (None, 0.0)


def test_nonces_are_all_different():
    sync = Sync()
    assert len({sync.ping(0) for _ in range(500)}) == 500


def test_open_nonces_are_bounded():
    sync = Sync()
    for _ in range(500):
        sync.ping(0)
    assert len(sync.open) == OPEN_NONCES


def test_a_measurement_is_forgotten_after_30_seconds():
    sync = measured(10)
    sync.pong(sync.ping(32_000), 0.0, 32_050)
    assert sync.rtt_min(32_050) == 50


def test_the_last_measurement_stays_while_there_is_no_newer_one():
    assert measured(10).rtt_min(90_000) == 10


def test_the_smallest_witness_counts():
    sync = measured(220, 230)
    sync.vouch(25, 1200)
    assert sync.rtt_min(1300) == 25


def test_a_page_that_answers_late_is_found_out_by_what_answers_below_it():
    sync = Sync()
    nonce = sync.ping(1000)
    sync.witness(nonce, 1008)
    sync.pong(nonce, 0.0, 1208)
    assert sync.rtt_min(1300) == 8


def test_a_witness_counts_once():
    sync = Sync()
    nonce = sync.ping(1000)
    sync.witness(nonce, 1020)
    sync.witness(nonce, 1001)
    assert sync.rtt_min(1300) == 20


def test_a_witness_of_a_ping_that_was_never_sent_counts_for_nothing():
    sync = measured(30)
    sync.witness("guess", 1000.1)
    assert sync.rtt_min(1300) == 30


# --- the ping behind a card -------------------------------------------------------------------------------------------


def card(came, witnessed=None, show_at=1080.0, rtt=20.0):
    """How late the card of beat 5 was, when its ping was answered then."""
    sync = measured(rtt, at=500.0)
    if witnessed is not None:
        nonce = sync.ping(600)
        sync.witness(nonce, 600 + rtt)
        sync.pong(nonce, 0.0, 600 + rtt)
    nonce = sync.card(1000.0, 5, show_at)
    if witnessed:
        sync.witness(nonce, witnessed)
    if came is not None:
        sync.pong(nonce, 0.0, came)
    return sync.late(5, 1400)


def test_a_card_came_late_if_the_ping_behind_it_did():
    assert card(1200.0) == 110


def test_a_card_that_came_in_time_was_not_late():
    assert card(1040.0) == 0


def test_while_the_ping_behind_it_is_unanswered_a_card_was_not_late():
    assert card(None) == 0


def test_of_two_witnesses_the_earlier_says_how_late_a_card_was():
    assert card(1300.0, witnessed=1130.0) == 40


def test_a_witness_that_has_always_answered_must_answer():
    assert card(1300.0, witnessed=0.0) == 0


def test_of_a_card_without_a_ping_nothing_is_known():
    assert measured(20).late(3, 1100) == 0


# --- round trips that rise when hands count ---------------------------------------------------------------------------


def trips(quiet, racing, count=8):
    sync = Sync()
    for trip, hands in ((quiet, False), (racing, True)):
        for _ in range(count):
            sync.pong(sync.ping(1000, hands), 0.0, 1000 + trip)
    return sync.rise()


def test_a_round_trip_that_rises_when_hands_count_is_noticed():
    assert trips(20, 220) == (20, 220)


@pytest.mark.parametrize("quiet, racing, count", [(20, 60, 8), (120, 190, 8), (200, 200, 8), (20, 220, 7)])
def test_a_line_that_is_merely_busy_or_hardly_known_is_not_suspected(quiet, racing, count):
    assert trips(quiet, racing, count) is None


# --- percentiles, clocks, pings ---------------------------------------------------------------------------------------


def test_the_95th_percentile_is_near_the_worst():
    assert measured(*range(1, 61)).rtt_p95(1100) == 58


@pytest.mark.parametrize("step, coarse", [(100, True), (50, True), (16.667, False), (1, False), (0.1, False)])
def test_a_clock_in_large_steps_is_found_out(step, coarse):
    """case 28"""
    dice = random.Random(4)
    times = [i * 60 + dice.uniform(0, 30) for i in range(16)]
    assert moves_in_steps([t // step * step for t in times]) is coarse


def test_a_few_readings_prove_nothing():
    assert moves_in_steps([0, 100, 200, 300]) is False


def test_eight_pings_60_ms_apart_then_one_every_two_seconds():
    clock, sent = VirtualClock(0.0), []
    pinger = Pinger(Sync(), clock, lambda nonce: sent.append(clock.now()))
    pinger.burst()
    while clock.time < 5000:
        clock.ring_next()
    assert sent == [0, 60, 120, 180, 240, 300, 360, 420, 2420, 4420, 6420]


def test_a_burst_in_between_starts_at_once():
    clock, sent = VirtualClock(0.0), []
    pinger = Pinger(Sync(), clock, lambda nonce: sent.append(clock.now()))
    pinger.burst(1)
    clock.time = 500
    pinger.burst(3)
    while clock.time < 1000:
        clock.ring_next()
    assert sent == [0, 500, 560, 620]
