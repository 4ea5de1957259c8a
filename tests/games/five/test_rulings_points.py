"""The rulings of NOTES.md on points, rounds and seats, by id; the others in test_rulings.py."""

import pytest

from ludoteka.games.five import GAME
from ludoteka.games.five.cards import FLIP, SLAP
from ludoteka.games.five.rules import OPENED, TURNING
from ludoteka.rules.contract import NEVER
from tests.games.five.setting import (
    FIVE_RED,
    A,
    B,
    C,
    D,
    close,
    false_round,
    slap,
    table,
    told,
    turn,
    turned,
    void_round,
)  # fmt: skip


def owners(state):
    return [event.seat for event in told(state, "flips")]


def test_FIV_12_points_may_fall_under_zero_without_end():
    state = table()
    for _round in range(5):
        false_round(state, A)
        close(state)
    assert state.points == [-5, 0, 0, 0]


@pytest.mark.parametrize("floor, least", [("zero", 0), ("minus_three", -3)])
def test_FIV_12_a_floor_stops_the_fall(floor, least):
    state = table(floor=floor)
    for _round in range(5):
        false_round(state, A)
        close(state)
    assert (state.points, told(state, "loses-false")[-1].n) == ([least, 0, 0, 0], 0)


def test_FIV_13_when_all_slapped_rightly_the_last_loses():
    state = turned(FIVE_RED)
    slap(state, C, A, D, B)
    assert state.points == [0, -1, 1, 0]
    assert [event.seat for event in told(state, "loses-last")] == [B]


def test_FIV_13_when_somebody_did_not_slap_the_last_loses_nothing():
    state = turned(FIVE_RED)
    slap(state, C, A, D)
    close(state)
    assert state.points == [0, -1, 1, 0]
    assert [event.seat for event in told(state, "loses-no-slap", "loses-last")] == [B]


def test_FIV_14_after_sixty_rounds_the_highest_score_wins_and_ties_share():
    state = table(seats=3)
    for _round in range(59):
        false_round(state, C)
        close(state)
    assert not state.over
    false_round(state, B)
    assert (state.over, state.why(), state.places(), state.scores()) == (True, "rounds", [1, 2, 3], [0, -1, -59])


def test_FIV_14_a_void_sixtieth_round_ends_it_too():
    state = table(seats=3)
    for _round in range(59):
        false_round(state, C)
        close(state)
    void_round(state)
    assert (state.over, state.why(), state.places()) == (True, "rounds", [1, 1, 3])


def test_FIV_15_when_the_piles_run_out_without_a_slap_the_round_is_void():
    state = turned(FIVE_RED)
    turn(state, state.dealt - state.turned)
    assert (state.phase, state.reveal, state.legal(B)) == (TURNING, False, [SLAP])
    close(state)
    assert (state.phase, state.points, told(state, "void")[0].n) == (OPENED, [0, 0, 0, 0], 1)
    close(state)
    assert (state.round, state.turned, state.audit()) == (2, 0, [])


def test_FIV_15_three_void_rounds_in_a_row_end_the_game():
    state = table()
    for _round in range(2):
        void_round(state)
        close(state)
    void_round(state)
    assert (state.over, state.why(), state.places()) == (True, "void", [1, 1, 1, 1])


def test_FIV_15_a_slap_between_them_starts_the_void_rounds_anew():
    state = table()
    for _round in range(2):
        void_round(state)
        close(state)
    false_round(state, A)
    close(state)
    void_round(state)
    assert (state.over, state.voids) == (False, 1)


@pytest.mark.parametrize("per_type", [15, 18, 20])
@pytest.mark.parametrize("seats", GAME.seats)
def test_FIV_16_what_cannot_be_dealt_evenly_stays_out(seats, per_type):
    state = table(seats=seats, cards_per_type=str(per_type))
    turn(state, state.dealt)
    assert [owners(state).count(seat) for seat in range(seats)] == [3 * per_type // seats] * seats


def test_FIV_17_who_has_no_card_left_is_passed_over_and_may_slap():
    state = table(seats=4)  # 52 of 54 cards are dealt
    turn(state, state.dealt - 2)
    assert state.owner(state.turned) == C
    assert SLAP in state.legal(A)
    slap(state, A)
    assert state.slaps.order == [A]


def test_FIV_17_by_hand_nobody_is_asked_for_a_card_that_is_not_there():
    state = table(seats=4, flip="by_hand")
    turn(state, state.dealt)
    assert (state.active, state.wrong(A, FLIP, state.beat)) == (0, "no-cards-left")


def test_FIV_18_the_order_is_the_tables_and_equal_times_do_not_tie():
    state = turned(FIVE_RED)
    slap(state, B, A, D, C)  # all at the same millisecond, ordered by the photo finish
    assert state.points == [0, 1, -1, 0]


@pytest.mark.parametrize("points", [3, 1, 5])
def test_FIV_19_the_first_to_reach_the_points_wins_alone(points):
    state = table(points_to_win=str(points))
    for _round in range(points):
        assert not state.over
        if state.phase == OPENED:
            close(state)
        state.deck = sorted(state.deck)  # five red first
        turn(state, 5)
        slap(state, D, C, B, A)
    assert (state.over, state.why()) == (True, "points")
    assert (state.places(), state.scores()) == ([4, 2, 2, 1], [-points, 0, 0, points])
    assert (state.deadline, state.legal(A), state.wrong(A, SLAP, state.beat)) == (NEVER, [], "over")


def test_FIV_20_the_scene_does_not_count():
    state = turned(FIVE_RED)
    pile = GAME.scene(GAME.view(state, A), state.legal(A)).zones[0]
    assert (len(pile.faces), pile.count) == (1, 1)


def test_FIV_20_in_training_the_scene_counts():
    state = turned(FIVE_RED, counts_shown="training")
    zones = GAME.scene(GAME.view(state, A), state.legal(A)).zones
    assert [(zone.id, zone.count) for zone in zones] == [
        ("pile", 9), ("count:red", 5), ("count:white", 3), ("count:sparkling", 1),
    ]  # fmt: skip


def test_FIV_21_to_lose_minus_one_is_minus_one():
    state = turned("rw")
    slap(state, B, D)
    close(state)
    assert state.points == [0, -1, 0, -1]


def test_FIV_22_the_opened_pile_lies_for_three_seconds_with_its_counts():
    state = turned("rws")
    slap(state, B)
    close(state)
    assert (state.phase, state.deadline - state.now) == (OPENED, 3000)
    assert [(event.card, event.n) for event in told(state, "counts")] == [(0, 1), (1, 1), (2, 1)]
    assert state.wrong(A, SLAP, state.beat) == "between-rounds"
    zones = GAME.scene(GAME.view(state, A), state.legal(A)).zones
    assert ([face.face for face in zones[0].faces], zones[1].count) == (["red", "white", "sparkling"], 1)


def test_FIV_22_a_new_round_starts_with_nobodys_points_changed():
    state = turned("rws")
    slap(state, B)
    close(state)
    assert GAME.view(state, A).change == (0, -1, 0, 0)
    close(state)
    assert GAME.view(state, A).change == (0, 0, 0, 0)


def test_FIV_23_who_is_away_loses_nothing_and_nobody_waits_for_them():
    state = turned(FIVE_RED)
    state.excuse(1 << D, state.now)
    slap(state, A, B, C)
    assert (state.phase, state.points) == (OPENED, [1, 0, -1, 0])


def test_FIV_23_who_leaves_after_the_first_slap_is_not_excused_but_not_waited_for():
    state = turned(FIVE_RED)
    slap(state, A, B, C)
    state.excuse(1 << D, state.now + 200)
    assert (state.phase, state.points) == (OPENED, [1, 0, 0, -1])


def test_FIV_23_a_hand_that_came_down_counts_though_its_owner_left():
    state = turned("rw")
    slap(state, A)
    state.excuse(1 << A, state.now + 200)
    close(state)
    assert state.points == [-1, 0, 0, 0]


def test_FIV_23_who_was_away_and_slaps_all_the_same_is_never_the_last():
    state = turned(FIVE_RED)
    state.excuse(1 << D, state.now)
    slap(state, A, B, D, C)
    assert state.points == [1, 0, -1, 0]
    state = turned(FIVE_RED)
    state.excuse(1 << D | 1 << C, state.now)
    slap(state, A, D, B)
    assert state.points == [1, -1, 0, 0]


def test_FIV_24_who_alone_slapped_rightly_gains_and_loses_nothing():
    state = turned(FIVE_RED)
    state.excuse(1 << B | 1 << C | 1 << D, state.now)
    slap(state, A)
    assert (state.phase, state.points) == (OPENED, [1, 0, 0, 0])


def test_FIV_24_of_two_the_first_gains_and_the_other_loses():
    state = turned(FIVE_RED, seats=2)
    slap(state, B, A)
    assert state.points == [-1, 1]
