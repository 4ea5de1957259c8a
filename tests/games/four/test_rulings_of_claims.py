"""One test and more for every ruling about claims, slaps, points, rounds: FOU-11 to FOU-27."""

from collections import Counter

import pytest

from ludoteka.games.four import GAME
from ludoteka.games.four.cards import CLAIM, DRAW, SLAP, TAKE, THROW
from ludoteka.games.four.house import ROUND_MS
from ludoteka.games.four.rules import CHOOSING, CLAIMED, DRAWING, SHOWN
from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import EVERYONE
from tests.games.four.setting import (
    MIXED,
    A,
    B,
    C,
    D,
    act,
    claim,
    claimed,
    close,
    draw,
    go,
    hand,
    playing,
    slap,
    started,
    throw,
    told,
    win_round,
)


def test_FOU_11_a_claim_is_slap_and_wine_in_one():
    state = claimed()
    assert (state.slaps.order, state.wine) == ([A], 0)
    assert [(event.what, event.seat, event.card) for event in told(state, "claims")] == [("claims", A, 0)]


@pytest.mark.parametrize("held, card", [("rrrrw", "w"), ("rrrww", "r")])
def test_FOU_12_a_wrong_claim_costs_a_point_and_play_goes_on(held, card):
    state = playing(held, MIXED, thrown=held[-1] + "r", stock="s")
    claim(state, A, card)
    assert (state.points, state.phase, hand(state, A)) == ([-1, 0], DRAWING, held[:-1])
    draw(state, B)
    draw(state, A)


def test_FOU_12_or_nothing():
    state = playing(MIXED, MIXED, thrown="rr", false_claim="nothing")
    claim(state, A, "r")
    assert (state.points, state.phase) == ([0, 0], DRAWING)
    assert [event.n for event in told(state, "claims-falsely")] == [0]


def two_claims(beat_of_second):
    """A and B both hold four; D slaps A's claim before B's own claim is decided."""
    state = playing("rrrrw", "wwwws", MIXED, MIXED, thrown="wsrr")
    before = state.beat
    claim(state, A, "r")
    slap(state, D)
    claim(state, B, "w", beat=before if beat_of_second == "before" else state.beat)
    return state


def test_FOU_13_the_earlier_claim_wins_and_the_other_is_first_among_the_slaps():
    state = two_claims("before")
    assert (state.winner, state.slaps.order) == (A, [A, B, D])
    slap(state, C)
    assert state.points == [1, 0, -1, 0]


def test_FOU_13_several_claims_stand_in_the_order_of_their_times():
    state = playing("rrrrw", "wwwws", "ssssr", MIXED, thrown="wsrr")
    before = state.beat
    claim(state, A, "r")
    claim(state, B, "w", after=10, beat=before)
    claim(state, C, "s", after=10, beat=before)
    assert (state.winner, state.slaps.order) == (A, [A, B, C])


def test_FOU_14_the_window_closes_when_all_have_slapped():
    state = claimed()
    slap(state, B, C)
    assert state.phase == CLAIMED
    slap(state, D, after=100)
    assert (state.phase, state.points) == (SHOWN, [1, 0, 0, -1])


@pytest.mark.parametrize("seconds", [3, 2, 6])
def test_FOU_14_or_after_its_seconds(seconds):
    state = claimed(slap_window=str(seconds))
    assert state.deadline - state.now == seconds * 1_000
    slap(state, B, C)
    close(state)
    assert (state.phase, state.points) == (SHOWN, [1, 0, 0, -1])
    assert [event.seat for event in told(state, "loses-no-slap")] == [D]


def test_FOU_15_of_several_who_never_slap_each_loses_a_point():
    state = claimed()
    slap(state, C)
    close(state)
    assert state.points == [1, -1, 0, -1]


def test_FOU_15_or_one_of_them_drawn_by_lot():
    losers: Counter[int] = Counter()
    for seed in range(300):
        state = claimed(never_slap="one_of_them")
        state.dice = FastDice(seed)
        slap(state, C)
        close(state)
        assert sum(state.points) == 0
        losers[state.points.index(-1)] += 1
    assert set(losers) == {B, D}
    assert 110 < losers[B] < 190


def test_FOU_16_a_slap_before_any_claim_is_ignored():
    state = playing(MIXED, MIXED, thrown="rr")
    with pytest.raises(Illegal, match="no-claim-yet"):
        slap(state, A)
    assert (state.points, SLAP in state.legal(A)) == ([0, 0], False)


def test_FOU_16_a_slap_that_answers_the_time_before_the_claim_is_ignored():
    state = claimed()
    with pytest.raises(Illegal, match="no-claim-yet"):
        act(state, B, SLAP, beat=state.beat - 1)
    assert state.slaps.order == [A]


def test_FOU_17_after_a_right_claim_no_card_moves():
    state = playing("rrrrw", MIXED, thrown="wr", stock="ss")
    draw(state, B)
    claim(state, A, "r")
    assert [state.wrong(B, move, state.beat) for move in (THROW, DRAW, TAKE)] == ["round-stopped"] * 3
    assert hand(state, B) == "rwwss"


def test_FOU_17_the_claim_is_judged_on_the_hand_as_served():
    state = playing("rrrws", MIXED, thrown="sr", stock="r")
    claim(state, A, "r")  # the fourth red is on its way and not drawn yet
    assert state.points[A] == -1
    draw(state, A)
    claim(state, A, "r")
    assert state.winner == A


def test_FOU_18_of_two_the_claimant_gains_and_the_other_loses():
    state = claimed(seats=2)
    slap(state, B, after=200)
    assert state.points == [1, -1]
    state = claimed(seats=2)
    close(state)
    assert state.points == [1, -1]


def test_FOU_19_points_fall_below_zero():
    state = playing(MIXED, MIXED, thrown="rr")
    for _i in range(4):
        claim(state, A, "w")
    assert state.points == [-4, 0]


@pytest.mark.parametrize("points", [3, 1, 5])
def test_FOU_20_the_first_to_reach_the_points_wins_alone(points):
    state = started(4, 1, points_to_win=str(points))
    for _round in range(points):
        assert not state.over
        win_round(state, C, A, B, D)
    assert (state.over, state.why(), state.scores()) == (True, "points", [0, 0, points, -points])
    assert (state.places(), state.deadline, state.legal(A)) == ([2, 2, 1, 4], NEVER, [])
    assert state.wrong(A, DRAW, state.beat) == "over"


def test_FOU_21_a_round_without_a_right_claim_ends_after_ninety_seconds():
    state = playing(MIXED, MIXED, thrown="rr")
    assert state.deadline - state.now == ROUND_MS == 90_000
    claim(state, A, "r")
    close(state)
    assert (state.phase, state.points, state.winner) == (SHOWN, [-1, 0], -1)
    assert [event.what for event in state.told or []][-1] == "void"


def test_FOU_21_after_sixty_rounds_the_most_points_win_and_ties_share():
    state = started(3, 1)
    for n in range(60):
        assert not state.over
        state.points = [0, 0, -1]
        win_round(state, n % 2, C)
    assert (state.round, state.over, state.why()) == (60, True, "rounds")
    assert (state.scores(), state.places()) == ([-1, 1, -1], [2, 1, 2])


def test_FOU_21_a_void_round_may_be_the_sixtieth():
    state = started(2, 1)
    state.round = 60
    go(state)
    close(state)
    assert (state.over, state.why(), state.places()) == (True, "rounds", [1, 1])


def void_round(state):
    if state.phase == SHOWN:
        close(state)
    go(state)
    close(state)


def test_three_void_rounds_in_a_row_end_the_game():
    state = started(2, 1)
    for _round in range(3):
        assert not state.over
        void_round(state)
    assert (state.over, state.why(), state.round) == (True, "idle", 3)


def test_a_right_claim_between_them_starts_the_void_rounds_anew():
    state = started(2, 1)
    void_round(state)
    void_round(state)
    win_round(state, A, B)
    void_round(state)
    assert (state.over, state.voids) == (False, 1)


def test_FOU_22_for_a_new_round_all_cards_are_shuffled_and_dealt_again():
    state = started(4, 5)
    hands = []
    for _round in range(4):
        win_round(state, A, B, C, D) if state.points[A] < 2 else win_round(state, B, A, C, D)
        close(state)
        assert (state.phase, state.sizes, len(state.stock.cards)) == (CHOOSING, [5] * 4, 54 - 20)
        assert (state.discard.cards, state.audit()) == ([], [])
        hands.append(tuple(state.held))
    assert len(set(hands)) == 4


def test_FOU_22_nothing_of_the_last_round_is_left():
    state = claimed()
    claim(state, B, "w")
    slap(state, B, C, D)
    close(state)
    view = GAME.view(state, A)
    assert (view.winner, view.wine, view.slapped, view.losers, view.false) == (-1, -1, (), (), ())
    assert (view.open, view.denied, view.seen) == (((),) * 4,) * 3


def test_FOU_23_who_acts_faster_than_150_ms_acts_without_effect():
    state = playing(MIXED, MIXED, thrown="rr", stock="sr")
    draw(state, A)
    throw(state, A, "s", after=149)
    assert (hand(state, A), [event.seat for event in told(state, "too-fast")]) == ("rwwss", [A])
    throw(state, A, "s", after=1)
    assert hand(state, A) == "rwws"


def test_FOU_23_claims_are_held_back_too_and_cost_nothing_then():
    state = playing(MIXED, MIXED, thrown="rr")
    for _i in range(5):
        claim(state, A, "r", after=50)
    assert state.points == [-2, 0]


def test_FOU_23_others_are_not_held_back_and_a_slap_never_is():
    state = playing("rrrrw", MIXED, MIXED, thrown="wrr", stock="ss")
    draw(state, B)
    draw(state, C, after=10)
    claim(state, A, "r", after=10)
    slap(state, B, after=10)
    assert (state.sizes, state.slaps.order, told(state, "too-fast")) == ([4, 5, 5], [A, B], [])


@pytest.mark.parametrize("per_type", [15, 18, 20])
def test_FOU_24_two_to_eight_can_play_with_every_deck(per_type):
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in GAME.seats:
        state = started(seats, 1, cards_per_type=str(per_type))
        assert 5 * seats + 2 <= 3 * per_type
        assert len(state.stock.cards) == 3 * per_type - 5 * seats


def test_FOU_25_the_whole_hand_of_the_claimant_is_shown():
    state = playing("rrrws", MIXED, thrown="sr", stock="r")
    draw(state, A)
    claim(state, A, "r")
    assert GAME.view(state, None).open == ((4, 1, 0), ())
    assert [(event.card, event.n, event.eyes) for event in told(state, "shows")] == [(0, 4, EVERYONE), (1, 1, EVERYONE)]


def test_FOU_26_who_is_away_loses_nothing_and_is_not_waited_for():
    state = playing("rrrrw", MIXED, MIXED, MIXED, thrown="wsss")
    state.excuse(1 << D, state.now)
    claim(state, A, "r")
    slap(state, B, C)
    assert (state.phase, state.points) == (SHOWN, [1, 0, -1, 0])


def test_FOU_26_who_leaves_after_the_claim_is_not_excused_but_not_waited_for():
    state = claimed()
    slap(state, B, C)
    state.excuse(1 << D, state.now + 100)
    assert (state.phase, state.points) == (SHOWN, [1, 0, 0, -1])


def test_FOU_26_with_nobody_else_there_the_claimant_gains_alone():
    state = playing("rrrrw", MIXED, thrown="ws")
    state.excuse(1 << B, state.now)
    claim(state, A, "r")
    assert (state.phase, state.points) == (SHOWN, [1, 0])


def test_FOU_26_a_round_is_one_beat_for_those_who_count_what_a_seat_has_missed():
    state = started(4, 1)
    beats = []
    for _round in range(2):
        win_round(state, A, B, C, D)
        beats.append(state.go_beat)
        close(state)
    assert beats == [1, 3]  # Go and the claim


def test_FOU_27_a_second_right_claim_is_that_seats_slap():
    state = two_claims("after")
    assert (state.winner, state.slaps.order) == (A, [A, D, B])
    assert GAME.view(state, C).open[B] == (0, 4, 0)
    slap(state, C)
    assert (state.phase, state.points) == (SHOWN, [1, 0, -1, 0])


def test_FOU_27_a_failed_claim_is_no_slap():
    state = claimed()
    beat = state.beat
    claim(state, B, "w")
    assert (state.slaps.order, state.points, state.beat) == ([A], [0, -1, 0, 0], beat)
    slap(state, B, C, D)
    assert state.points == [1, -1, 0, -1]


def test_FOU_27_a_hand_that_is_down_claims_and_slaps_no_more():
    state = claimed()
    slap(state, B)
    assert [state.wrong(B, move, state.beat) for move in (CLAIM, CLAIM + 1, SLAP)] == ["hand-is-down"] * 3
    assert state.legal(B) == []


def test_between_rounds_nothing_can_be_done():
    state = claimed(seats=2)
    slap(state, B)
    assert (state.phase, state.deadline - state.now) == (SHOWN, 3_000)
    assert {state.wrong(A, move, state.beat) for move in range(9)} == {"between-rounds"}
