"""The rulings of NOTES.md on turning and slapping, by id; those on points and seats in test_rulings_points.py."""

import pytest

from ludoteka.games.five import GAME
from ludoteka.games.five.cards import FLIP, SLAP
from ludoteka.games.five.rules import OPENED, SLAPPED, TURNING
from ludoteka.rules.contract import Illegal
from tests.games.five.setting import (
    FIFTH_RED,
    FIVE_RED,
    A,
    B,
    C,
    D,
    close,
    flip,
    slap,
    started,
    table,
    told,
    turn,
    turned,
)  # fmt: skip


def owners(state):
    return [event.seat for event in told(state, "flips")]


def test_FIV_1_the_first_seat_is_the_youngest_and_begins_every_round():
    state = table()
    turn(state, 5)
    assert owners(state) == [A, B, C, D, A]
    slap(state, B)
    close(state)
    close(state)
    state.told = []
    turn(state, 2)
    assert (state.round, owners(state)) == (2, [A, B])


def test_FIV_1_by_lot_any_seat_may_begin_and_begins_every_round():
    games = [started(4, seed, youngest="by_lot") for seed in range(60)]
    assert {game.starter for game in games} == {A, B, C, D}
    state = next(game for game in games if game.starter == C)
    for _round in range(2):
        state.told = []
        turn(state, 2)
        assert owners(state) == [C, D]
        slap(state, A)
        close(state)
        close(state)


@pytest.mark.parametrize("beat, ms", [("1.0", 1000), ("1.4", 1400), ("0.7", 700)])
def test_FIV_2_a_card_comes_every_beat(beat, ms):
    state = table(beat=beat)
    times = []
    for _card in range(4):
        times.append(state.deadline)
        turn(state, 1)
    assert times == [ms, 2 * ms, 3 * ms, 4 * ms]


def test_FIV_3_cards_turn_themselves_and_nobody_owes_a_move():
    state = turned("rw")
    assert (state.active, state.reveal, state.legal(A), state.legal(C)) == (0, True, [SLAP], [SLAP])
    assert state.wrong(C, FLIP, state.beat) == "turned-on-the-beat"


def test_FIV_3_by_hand_the_next_seat_turns_its_card():
    state = table("rw", flip="by_hand")
    flip(state, A, 300)
    assert (state.turned, state.active, state.legal(B), state.legal(C)) == (1, 1 << B, [FLIP, SLAP], [SLAP])
    assert state.wrong(C, FLIP, state.beat) == "not-your-turn"


def test_FIV_3_by_hand_a_card_turns_itself_after_two_beats():
    state = table("rw", flip="by_hand", beat="1.4")
    flip(state, A, 300)
    assert (state.deadline, state.reveal) == (300 + 2 * 1400, True)
    turn(state, 1)
    assert (state.turned, state.active) == (2, 1 << C)


def test_FIV_4_covered_cards_count():
    state = turned("rrrrws")
    assert state.counts == [4, 1, 1]
    turn(state, 1)
    state = turned(FIVE_RED)
    slap(state, A)
    close(state)
    assert state.points == [1, -1, -1, -1]


def test_FIV_4_a_new_round_counts_from_nothing():
    state = turned("rrrr")
    slap(state, A)
    close(state)
    close(state)
    assert (state.counts, state.turned, state.phase) == ([0, 0, 0], 0, TURNING)


@pytest.mark.parametrize("cards, points", [("rrrr", -1), ("rrrrr", 1), ("rrrrrr", -1), ("rrrrwwwwssss", -1)])
def test_FIV_5_right_is_exactly_five_of_some_wine(cards, points):
    state = turned(cards)
    slap(state, A)
    close(state)
    assert state.points[A] == points


def test_FIV_5_a_late_slap_is_right_while_the_count_stays_five():
    state = turned(FIVE_RED + "wss")
    slap(state, C)
    close(state)
    assert state.points == [-1, -1, 1, -1]


def test_FIV_6_two_wines_at_five_together_are_right():
    state = turned("rrrrrwwwww")
    slap(state, C)
    close(state)
    assert state.points == [-1, -1, 1, -1]
    assert [event.card for event in told(state, "exact")] == [0, 1]


def test_FIV_7_past_five_play_goes_on_and_another_wine_may_be_right():
    state = turned("rrrrrr" + "wwwww")
    assert (state.phase, state.round) == (TURNING, 1)
    slap(state, B)
    close(state)
    assert state.points == [-1, 1, -1, -1]


def test_FIV_8_a_flip_after_the_slap_goes_back_on_top_of_its_owners_pile():
    state = turned(FIVE_RED + "r")
    slap(state, D, beat=FIFTH_RED)
    assert [(event.seat, event.card) for event in told(state, "takes-back")] == [(FIFTH_RED % 4, 0)]
    assert (state.turned, state.counts, state.deck[state.turned]) == (FIFTH_RED, [5, 3, 1], 0)
    close(state)
    assert state.points == [-1, -1, -1, 1]


def test_FIV_8_two_flips_decided_too_late_go_back_in_their_order():
    state = turned(FIVE_RED + "rs")
    slap(state, D, beat=FIFTH_RED)
    assert [(event.seat, event.card) for event in told(state, "takes-back")] == [(C, 2), (B, 0)]
    assert (state.turned, state.seen, state.audit()) == (FIFTH_RED, FIFTH_RED + 2, [])


def test_FIV_8_a_slap_on_a_flip_that_was_taken_back_follows_the_beat_that_took_it_back():
    state = turned(FIVE_RED + "r")
    slap(state, D, beat=FIFTH_RED)
    slap(state, A, beat=FIFTH_RED + 1)
    close(state)
    assert state.points == [0, -1, -1, 1]


def test_FIV_9_a_lucky_slap_is_judged_on_the_pile_before_the_card():
    state = turned(FIVE_RED)
    slap(state, A, beat=FIFTH_RED - 1)
    close(state)
    assert (state.points, state.turned) == ([-1, 0, 0, 0], FIFTH_RED - 1)


def test_FIV_9_a_hasty_slap_on_the_first_card_answers_no_pile_and_costs_nothing():
    state = turned("r")
    with pytest.raises(Illegal, match="no-card-yet"):
        slap(state, A, beat=0)
    assert (state.phase, state.points) == (TURNING, [0, 0, 0, 0])


def test_FIV_9_a_slap_cannot_answer_a_card_that_has_not_been_turned():
    state = turned("rrrr")
    assert [state.wrong(A, SLAP, beat) for beat in (0, 1, 4, 5)] == ["no-card-yet", "", "", "no-card-yet"]


def test_FIV_9_a_right_pile_is_missed_when_a_card_covers_it_and_nobody_slapped():
    state = turned("rrrrrr")
    assert [state.missed(beat) for beat in range(8)] == [False, False, False, False, False, True, False, False]


def test_FIV_9_the_top_card_is_not_missed_yet():
    assert turned(FIVE_RED).missed(FIFTH_RED) is False


def test_FIV_9_nothing_is_missed_once_a_hand_is_down():
    state = turned("rrrrrr")
    slap(state, A)
    assert state.missed(5) is False


def test_FIV_9_a_right_pile_of_the_last_round_is_not_missed_in_this_one():
    state = turned("rrrrr")
    slap(state, A, B, C, D)
    close(state)
    turn(state, 2)
    assert not any(state.missed(beat) for beat in range(state.beat + 1))


@pytest.mark.parametrize("window, ms", [("2", 2000), ("1", 1000), ("4", 4000)])
def test_FIV_10_others_may_follow_for_a_while_from_the_first_slap(window, ms):
    state = turned(FIVE_RED, follow_up_window=window)
    slap(state, A, after=310)
    first = state.now
    slap(state, B, after=500)
    assert (state.deadline, state.reveal, state.phase) == (first + ms, False, SLAPPED)


def test_FIV_10_no_card_is_turned_after_a_slap():
    state = turned(FIVE_RED)
    slap(state, A)
    turn(state, 1)
    assert (state.turned, state.phase) == (FIFTH_RED, OPENED)


def test_FIV_10_by_hand_nobody_owes_a_card_after_a_slap():
    state = turned("rw", flip="by_hand")
    slap(state, A)
    assert (state.active, state.legal(C), state.wrong(C, FLIP, state.beat)) == (0, [SLAP], "round-stopped")


def test_FIV_10_a_hand_that_is_down_stays_down():
    state = turned(FIVE_RED)
    slap(state, A)
    assert (state.legal(A), state.wrong(A, SLAP, state.beat)) == ([], "hand-is-down")


def test_FIV_10_the_pile_is_opened_at_once_when_all_hands_are_down():
    state = turned(FIVE_RED)
    slap(state, A, B, C)
    assert state.phase == SLAPPED
    slap(state, D)
    assert state.phase == OPENED


def test_FIV_11_everybody_sees_who_slapped():
    state = turned("rw")
    slap(state, C)
    assert [(event.seat, event.n, event.eyes) for event in told(state, "slaps")] == [(C, 1, -1)]
    assert all(GAME.view(state, seat).slapped == (C,) for seat in (A, B, C, D, None))
