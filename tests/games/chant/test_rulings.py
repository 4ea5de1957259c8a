"""The rulings of NOTES.md on turning, words and slapping, by id; the others in test_rulings_false.py, _ends.py."""

import pytest

from ludoteka.games.chant import GAME
from ludoteka.games.chant.cards import FLIP, SLAP
from ludoteka.games.chant.rules import SETTLED, SLAPPED, TURNING
from ludoteka.rules.contract import Illegal
from tests.games.chant.setting import (
    NO_MATCH,
    A,
    B,
    C,
    D,
    bottom,
    flip,
    flippers,
    sizes,
    slap,
    started,
    table,
    told,
    turn,
    turned,
    words,
)  # fmt: skip


@pytest.mark.parametrize("per_type", [18, 15, 20])
@pytest.mark.parametrize("seats", GAME.seats)
def test_CHA_1_the_deal_is_even_and_what_is_left_over_stays_out(seats, per_type):
    state = started(seats, 3, cards_per_type=str(per_type))
    assert sizes(state) == [3 * per_type // seats] * seats
    assert (len(state.out), state.audit()) == (3 * per_type % seats, [])
    assert [pile.unseen for pile in state.piles] == sizes(state)


def test_CHA_2_the_callers_right_hand_neighbour_turns_first_and_the_caller_second():
    for seed in range(20):
        state = started(5, seed)
        state.told = []
        turn(state, 2)
        assert flippers(state) == [(state.caller - 1) % 5, state.caller]


def test_CHA_2_any_seat_may_be_drawn_as_caller():
    assert {started(5, seed).caller for seed in range(60)} == set(range(5))


def test_CHA_3_card_and_word_come_at_the_same_instant_from_the_seat_that_turns():
    state = turned("s")
    assert [(event.what, event.seat, event.card) for event in state.told or []] == [("calls", A, 0), ("flips", A, 2)]


def test_CHA_4_the_words_come_in_one_order_again_and_again():
    assert words(turned(NO_MATCH + "w")) == "rwsrwsr"


@pytest.mark.parametrize("option, expected", [("goes_on", "rws"), ("restarts_at_red", "rwr")])
def test_CHA_4_after_a_slap_the_words_go_on_or_start_again(option, expected):
    state = turned("ww", word_after_a_slap=option)  # the second card matches
    slap(state, A, B, C, D)
    turn(state)
    assert words(state) == expected


@pytest.mark.parametrize("option", ["goes_on", "restarts_at_red"])
def test_CHA_4_a_false_slap_moves_no_word(option):
    state = turned("ws", word_after_a_slap=option)
    slap(state, C)
    turn(state)
    assert words(state) == "rws"


@pytest.mark.parametrize("option, expected", [("next_clockwise_flips", C), ("taker_flips", A)])
def test_CHA_5_after_a_slap_the_next_clockwise_turns_or_the_taker(option, expected):
    state = turned("ww", after_a_slap=option)
    slap(state, C, B, D, A)
    turn(state)
    assert flippers(state) == [A, B, expected]


def test_CHA_5_after_a_split_the_first_who_got_a_card_turns():
    state = turned("ww", after_a_slap="taker_flips")
    slap(state, D, C)
    turn(state, 2)
    assert flippers(state) == [A, B, A]


def test_CHA_5_without_a_taker_the_next_clockwise_turns():
    state = turned("ww", after_a_slap="taker_flips")
    state.excuse(1 << A | 1 << C | 1 << D, state.now)
    slap(state, B)
    turn(state)
    assert flippers(state) == [A, B, C]


@pytest.mark.parametrize("beat, ms", [("1.2", 1200), ("1.6", 1600), ("0.9", 900)])
def test_CHA_6_a_card_comes_every_beat(beat, ms):
    state = table(NO_MATCH, beat=beat)
    times = []
    for _card in range(4):
        times.append(state.deadline)
        assert state.reveal
        turn(state)
    assert times == [ms, 2 * ms, 3 * ms, 4 * ms]


def test_CHA_6_an_accelerating_beat_falls_from_1500_to_800_ms():
    state = table(4 * NO_MATCH, seats=2, beat="accelerating")
    waits = []
    for _card in range(24):
        waits.append(state.deadline - state.now)
        turn(state)
    assert waits == list(range(1500, 1260, -10))
    state.flips = 200
    state.await_card()
    assert state.deadline - state.since == 800


def test_CHA_6_cards_turn_themselves_and_nobody_owes_a_move():
    state = turned("ws")
    assert (state.active, state.legal(C), state.wrong(C, FLIP, state.beat)) == (0, [SLAP], "turned-on-the-beat")


def test_CHA_6_by_hand_the_next_seat_turns_its_card():
    state = table("ws", flip="by_hand")
    flip(state, A, 300)
    assert (state.active, state.legal(B), state.legal(C)) == (1 << B, [FLIP, SLAP], [SLAP])
    assert state.wrong(C, FLIP, state.beat) == "not-your-turn"


def test_CHA_6_by_hand_a_card_turns_itself_after_two_beats():
    state = table("ws", flip="by_hand", beat="1.6")
    flip(state, A, 300)
    assert (state.deadline, state.reveal) == (300 + 2 * 1600, True)
    turn(state)
    assert (len(state.centre.shown), state.active) == (2, 1 << C)


def test_CHA_6_by_hand_nothing_is_turned_during_a_slap_and_the_pause_after_it():
    state = turned("r", flip="by_hand")
    slap(state, A)
    assert (state.active, state.wrong(B, FLIP, state.beat)) == (0, "slap-first")
    slap(state, B, C, D)
    assert (state.phase, state.active, state.wrong(B, FLIP, state.beat), state.reveal) == (
        SETTLED,
        0,
        "slap-first",
        False,
    )
    turn(state)
    assert (state.phase, state.active, state.deadline - state.now) == (TURNING, 1 << B, 2400)
    assert state.legal(B) == [FLIP]


def test_CHA_9_the_window_opens_with_the_card():
    state = table("r")
    assert (state.legal(C), state.wrong(C, SLAP, state.beat)) == ([], "no-card-yet")
    turn(state)
    assert [state.legal(seat) for seat in (A, B, C, D)] == [[SLAP]] * 4


def test_CHA_9_after_a_right_slap_nothing_is_turned_for_three_seconds():
    state = turned("r")
    slap(state, C, after=300)
    assert (state.phase, state.reveal, state.deadline - state.now) == (SLAPPED, False, 3000)
    turn(state)
    assert flippers(state) == [A]


def test_CHA_9_it_closes_when_all_have_slapped():
    state = turned("r")
    slap(state, C, A, D)
    assert state.phase == SLAPPED
    slap(state, B)
    assert (state.phase, sizes(state)) == (SETTLED, [12, 14, 13, 13])


def test_CHA_9_it_closes_half_a_second_after_all_but_one_have():
    state = turned("r")
    slap(state, C, A)
    assert state.deadline - state.now == 3000
    slap(state, D)
    assert state.deadline - state.now == 500
    turn(state)
    assert (state.phase, sizes(state)) == (SETTLED, [12, 14, 13, 13])


def test_CHA_9_the_half_second_makes_no_window_longer():
    state = turned("r")
    slap(state, C)
    end = state.deadline
    slap(state, A, D, after=1400)
    assert state.deadline == end


def test_CHA_9_a_hand_that_is_down_stays_down():
    state = turned("r")
    slap(state, C)
    assert (state.legal(C), state.wrong(C, SLAP, state.beat)) == ([], "hand-is-down")


def test_CHA_10_several_who_never_slap_split_the_pile_left_of_the_flipper_first():
    state = turned("srsrw")  # A B C D A; the fifth card matches
    slap(state, B, C)
    turn(state)
    assert [(event.seat, event.n) for event in told(state, "shares")] == [(D, 3), (A, 2)]
    assert (sizes(state), state.centre.size()) == ([13, 12, 12, 15], 0)


def test_CHA_10_a_share_may_be_no_card_at_all():
    state = turned("r")
    slap(state, A)
    turn(state)
    assert [(event.seat, event.n) for event in told(state, "shares")] == [(B, 1), (C, 0), (D, 0)]


def test_CHA_11_the_order_is_the_tables_and_equal_times_do_not_tie():
    state = turned("r")
    for seat in (C, A, B, D):  # all at the same millisecond, ordered by the photo finish
        state.play(seat, SLAP, state.now, state.beat)
    assert [event.seat for event in told(state, "takes")] == [D]


def test_CHA_14_the_next_card_comes_a_second_after_the_result():
    state = turned("r")
    slap(state, A, B, C, D, after=310)
    assert (state.phase, state.deadline - state.now, state.reveal) == (SETTLED, 1000, True)
    turn(state)
    assert (state.phase, state.deadline - state.now) == (TURNING, 1200)


def test_CHA_15_a_slap_belongs_to_the_card_that_its_beat_names():
    state = turned("rr")  # the first matches, the second does not
    slap(state, C, beat=1)
    assert (state.phase, told(state, "takes-falsely")) == (SLAPPED, [])
    state = turned("rr")
    slap(state, C, beat=2)
    assert (state.phase, [event.seat for event in told(state, "takes-falsely")]) == (TURNING, [C])


def test_CHA_15_a_slap_for_a_match_that_is_settled_is_ignored():
    state = turned("r")
    slap(state, A, B, C)
    turn(state)
    for beat in (1, 2):
        with pytest.raises(Illegal, match="settled"):
            slap(state, D, beat=beat)
    turn(state)
    with pytest.raises(Illegal, match="settled"):
        slap(state, D, beat=state.beat - 1)


def test_CHA_15_a_slap_for_a_covered_card_that_did_not_match_is_false():
    state = turned("ws")
    slap(state, D, beat=1)
    assert [(event.seat, event.n) for event in told(state, "takes-falsely")] == [(D, 1)]


def test_CHA_16_taken_cards_lie_as_they_were_turned_over_the_first_comes_up_first():
    state = turned("swrsrs")  # the sixth matches
    slap(state, A, B, C, D)
    assert bottom(state, D, 6) == "srsrws"
    assert state.piles[D].unseen == 12


def test_CHA_17_of_two_the_second_takes_the_pile():
    state = turned("r", seats=2)
    slap(state, B)
    assert state.deadline - state.now == 500
    slap(state, A)
    assert (state.phase, sizes(state)) == (SETTLED, [27, 27])


def test_CHA_22_the_rhythm_does_not_wait_and_an_unslapped_match_passes_untold():
    state = turned("rw")
    assert {event.what for event in state.told or []} == {"calls", "flips"}
    assert (state.centre.size(), state.deadline - state.now) == (2, 1200)


def test_CHA_22_a_late_slap_puts_the_next_card_back_and_the_word_with_it():
    state = turned("srsw")  # the third matches
    slap(state, D, beat=3)
    assert [(event.seat, event.card) for event in told(state, "takes-back")] == [(D, 1)]
    assert (sizes(state)[D], state.piles[D].put_back, state.centre.size()) == (13, 1, 3)
    slap(state, A, B, C)
    turn(state)
    assert (flippers(state)[-1], words(state)) == (D, "rwsrr")
    assert told(state, "flips")[-1].card == 1


def test_CHA_22_two_cards_decided_too_late_go_back_in_their_order():
    state = turned("rrr")
    slap(state, D, beat=1)
    assert [event.seat for event in told(state, "takes-back")] == [C, B]
    assert (state.turn, state.word, state.audit()) == (B, 1, [])


def test_CHA_22_a_slap_on_a_card_that_went_back_follows():
    state = turned("rr")
    slap(state, D, beat=1)
    slap(state, C, beat=2)
    assert [(event.seat, event.n) for event in told(state, "slaps")] == [(D, 1), (C, 2)]


def test_CHA_22_a_match_is_missed_when_a_card_covers_it_and_nobody_slapped():
    state = turned("rss")
    assert [state.missed(beat) for beat in range(5)] == [False, True, False, False, False]
    slap(state, A, beat=1)
    assert not state.missed(1)


def test_CHA_22_the_top_card_is_not_missed_yet_nor_a_settled_one():
    state = turned("r")
    assert not state.missed(1)
    state.excuse(0b1101, state.now)
    slap(state, B)
    turn(state)
    assert (state.centre.size(), state.missed(1)) == (2, False)


def test_CHA_24_a_false_slap_takes_the_pile_up_to_its_card_and_the_next_stays_open():
    state = turned("wsrr")  # the fourth matches
    slap(state, C, beat=3)
    assert [(event.seat, event.n) for event in told(state, "takes-falsely")] == [(C, 3)]
    assert (state.centre.size(), state.phase, state.legal(C)) == (1, TURNING, [SLAP])
    slap(state, B)
    assert (state.phase, sizes(state)) == (SLAPPED, [12, 12, 15, 12])


def test_CHA_25_a_split_goes_a_card_at_a_time_from_the_top_and_what_was_given_first_comes_up_first():
    state = turned("srsrw")
    slap(state, B, C)
    turn(state)
    assert (bottom(state, D, 3), bottom(state, A, 2)) == ("ssw", "rr")
