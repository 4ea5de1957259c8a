"""The rulings of NOTES.md on last cards, long games and empty seats, by id."""

import pytest

from ludoteka.games.chant import GAME
from ludoteka.games.chant.cards import FLIP, SLAP
from ludoteka.games.chant.rules import SETTLED, SLAPPED
from ludoteka.rules.contract import NEVER
from tests.games.chant.setting import (
    NO_MATCH,
    A,
    B,
    C,
    D,
    few,
    flip,
    flippers,
    sizes,
    slap,
    started,
    table,
    told,
    turn,
    turned,
)  # fmt: skip


def ended(state):
    return state.over, state.why(), state.places()


# --- last cards -----------------------------------------------------------------------------------------------------


def test_CHA_12_a_last_card_that_matches_wins_when_its_owner_does_not_take_the_pile():
    state = few("r ww ww")
    turn(state)
    assert [event.seat for event in told(state, "runs-out")] == [A]
    slap(state, C, A, B)
    assert ended(state) == (True, "empty", [1, 3, 2])


def test_CHA_12_whoever_takes_the_pile_with_a_last_card_plays_on():
    state = few("r ww ww")
    turn(state)
    slap(state, C, B, A)
    assert (state.phase, sizes(state), state.over) == (SETTLED, [1, 2, 2], False)


def test_CHA_12_an_excused_owner_does_not_take_the_pile_and_wins():
    state = few("r ww ww")
    turn(state)
    state.excuse(1 << A, state.now)
    slap(state, C, B)
    assert ended(state) == (True, "empty", [1, 3, 2])


@pytest.mark.parametrize("card", "rw")
def test_CHA_12_to_the_letter_the_last_card_wins_at_once_match_or_not(card):
    state = few(f"{card} ww ww", last_card_matches="wins_at_once")
    turn(state)
    assert ended(state) == (True, "empty", [1, 2, 2])


def test_CHA_12_to_the_letter_a_matching_last_card_is_the_next_match():
    state = few("r ww ww", last_card_matches="wins_at_once", winning="first_at_next_match")
    turn(state)
    assert (state.over, state.deadline - state.now) == (False, 1200)
    slap(state, C)
    assert ended(state) == (True, "empty", [1, 2, 2])


def test_CHA_12_to_the_letter_an_unslapped_matching_last_card_wins_when_the_next_would_come():
    state = few("r ww ww", last_card_matches="wins_at_once", winning="first_at_next_match")
    turn(state, 2)
    assert ended(state) == (True, "empty", [1, 2, 2])


def test_CHA_12_to_the_letter_a_last_card_that_does_not_match_is_no_next_match():
    state = few("w ww ww", last_card_matches="wins_at_once", winning="first_at_next_match")
    turn(state, 2)
    assert (state.over, flippers(state)) == (False, [A, B])


def test_CHA_13_a_last_card_that_does_not_match_wins():
    state = few("w ww w")
    turn(state)
    assert (state.over, state.active) == (False, 0)
    turn(state)
    assert ended(state) == (True, "empty", [1, 3, 2])
    assert (state.deadline, state.legal(A), state.wrong(A, SLAP, state.beat)) == (NEVER, [], "over")


def test_CHA_13_under_the_option_one_must_be_first_at_the_next_match():
    state = few("w ww ww", winning="first_at_next_match")
    turn(state, 2)  # B's white matches
    slap(state, A, B, C)
    assert ended(state) == (True, "first", [1, 2, 3])


def test_CHA_21_by_default_nobody_is_passed_over_for_the_first_empty_pile_wins():
    for seed in range(5):
        state = started(3, seed)
        state.told = []
        while not state.over:
            assert sizes(state).count(0) <= state.is_last()
            turn(state)


def test_CHA_21_a_seat_without_cards_is_passed_over_and_may_slap():
    state = few("w wss wss", winning="first_at_next_match")
    turn(state, 3)
    assert flippers(state) == [A, B, C]
    assert (state.turn, state.legal(A)) == (B, [SLAP])


def test_CHA_21_without_being_first_it_plays_on_for_the_next_match():
    state = few("w ws wss", winning="first_at_next_match")
    turn(state, 2)
    slap(state, B, A, C)
    assert (state.phase, sizes(state)) == (SETTLED, [0, 1, 5])
    turn(state)
    assert flippers(state)[-1] == C


def test_CHA_21_its_own_last_card_counts_as_the_next_match():
    state = few("r ws wss", winning="first_at_next_match")
    turn(state)
    slap(state, A, B, C)
    assert ended(state) == (True, "first", [1, 2, 3])


def test_CHA_21_whoever_is_last_takes_the_pile_and_plays_on():
    state = few("w ws wss", winning="first_at_next_match")
    turn(state, 2)
    slap(state, B, C, A)
    assert (state.over, sizes(state)) == (False, [2, 1, 3])


def test_CHA_21_when_nobody_has_cards_the_game_ends_and_they_share():
    state = few("w s r", winning="first_at_next_match", false_slap="ignored")
    turn(state, 3)
    assert (state.is_last(), state.reveal, state.deadline - state.now) == (True, False, 1600)
    turn(state)
    assert ended(state) == (True, "no-cards", [1, 1, 1])


def test_CHA_21_a_false_slap_on_the_very_last_card_gives_somebody_cards_again():
    state = few("w s r", winning="first_at_next_match")
    turn(state, 3)
    slap(state, B, after=300)
    assert (state.is_last(), state.reveal, state.turn, state.deadline - state.now) == (False, True, B, 900)
    turn(state)
    assert flippers(state)[-1] == B


@pytest.mark.parametrize("card", "rw")
def test_CHA_23_the_win_is_told_when_the_last_card_can_be_slapped_no_more_match_or_not(card):
    state = few(f"{card} ww ww")
    turn(state)
    assert (state.deadline - state.now, state.reveal, state.legal(B)) == (1600, False, [SLAP])
    turn(state)
    assert ended(state) == (True, "empty", [1, 2, 2])


def test_CHA_23_by_hand_nobody_owes_a_card_after_the_last():
    state = few("w ww ww", flip="by_hand")
    flip(state, A, 100)
    assert (state.active, state.wrong(B, FLIP, state.beat), state.deadline - state.now) == (0, "last-card", 1600)


def test_CHA_23_who_slaps_his_own_last_card_falsely_plays_on():
    state = few("w ww ww")
    turn(state)
    slap(state, A, after=1300)
    assert (state.over, sizes(state), state.deadline, state.reveal) == (False, [1, 2, 2], state.now, True)
    turn(state)
    assert flippers(state) == [A, B]


def test_CHA_23_a_false_slap_of_another_hand_changes_nothing_about_the_win():
    state = few("w ww ww")
    turn(state)
    due = state.deadline
    slap(state, B, after=300)
    assert state.deadline == due
    turn(state)
    assert ended(state) == (True, "empty", [1, 3, 2])


# --- long games -----------------------------------------------------------------------------------------------------


def test_CHA_18_after_a_thousand_flips_the_fewest_cards_win_and_ties_share():
    state = turned("wsr")
    state.flips = 999
    turn(state)
    assert (state.flips, state.reveal, state.deadline - state.now) == (1000, False, 1600)
    slap(state, C, beat=3)
    turn(state)
    assert ended(state) == (True, "flips", [1, 1, 4, 1])


def test_CHA_18_the_thousandth_card_can_be_slapped_and_that_settled_ends_it():
    state = table("r")
    state.flips = 999
    turn(state)
    slap(state, A, B, C, D)
    assert ended(state) == (True, "flips", [1, 2, 2, 4])


def test_CHA_19_five_matches_in_a_row_without_any_slap_end_the_game():
    state = turned("rwsrw" + "s")
    assert (state.passed, state.over) == (4, False)
    turn(state)
    assert ended(state) == (True, "idle", [1, 1, 3, 3])


def test_CHA_19_a_match_can_be_slapped_until_the_second_card_after_it():
    state = turned("rwsrw" + "s")
    slap(state, A, beat=5)
    assert (state.phase, state.passed) == (SLAPPED, 0)


def test_CHA_19_any_slap_begins_the_count_anew():
    state = table("rwsrr" + "srw")
    turn(state, 5)
    assert state.passed == 3
    slap(state, A)  # falsely
    turn(state, 3)
    assert state.passed == 1


def test_CHA_19_what_does_not_match_is_not_counted():
    assert turned(3 * NO_MATCH).passed == 0


# --- empty seats ----------------------------------------------------------------------------------------------------


def test_CHA_20_who_is_away_is_not_waited_for_and_does_not_take_the_pile():
    state = turned("r")
    state.excuse(1 << D, state.now)
    slap(state, A, C)
    assert state.deadline - state.now == 500
    slap(state, B)
    assert (state.phase, sizes(state)) == (SETTLED, [12, 14, 13, 13])


def test_CHA_20_who_leaves_after_the_first_slap_is_not_excused_but_not_waited_for():
    state = turned("r")
    slap(state, A, B, C)
    state.excuse(1 << D, state.now + 200)
    assert (state.phase, sizes(state)) == (SETTLED, [12, 13, 13, 14])


def test_CHA_20_who_was_away_and_slaps_all_the_same_is_never_the_last():
    state = turned("r")
    state.excuse(1 << D, state.now)
    slap(state, A, B, D, C)
    assert sizes(state) == [12, 13, 14, 13]
    state = turned("r")
    state.excuse(1 << D | 1 << C, state.now)
    slap(state, A, D, B)
    assert sizes(state) == [12, 14, 13, 13]


def test_CHA_20_when_all_others_are_excused_nobody_takes_the_pile():
    state = turned("sr" + "s")
    state.excuse(0b1011, state.now)
    slap(state, C)
    assert ([event.seat for event in told(state, "nobody-takes")], state.centre.size()) == ([C], 3)
    assert (state.phase, state.legal(A), state.wrong(A, SLAP, 3)) == (SETTLED, [], "settled")
    turn(state)
    assert (state.wrong(A, SLAP, 3), state.wrong(A, SLAP, state.beat)) == ("settled", "")


def test_CHA_20_by_hand_an_empty_seats_card_turns_itself():
    state = table(NO_MATCH, flip="by_hand")
    state.excuse(1 << A, 0)
    turn(state)
    assert flippers(state) == [A]


def test_the_numbers_of_players_are_two_to_eight():
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


def test_CHA_20_a_settled_pile_goes_with_the_next_that_is_taken_and_what_follows_can_be_slapped():
    state = turned("r")
    state.excuse(0b1011, state.now)
    slap(state, C)
    turn(state)
    state.centre.shown[-1].card = (state.centre.shown[-1].word + 1) % 3
    slap(state, A)
    assert [(event.seat, event.n) for event in told(state, "takes-falsely")] == [(A, 2)]
    turn(state)
    assert (state.centre.size(), state.wrong(B, SLAP, state.beat)) == (1, "")


def test_CHA_21_two_seats_without_cards_in_a_row_are_both_passed_over():
    state = few("w s wss wss", winning="first_at_next_match")
    turn(state, 5)
    assert flippers(state) == [A, B, C, D, C]


def test_CHA_21_who_has_no_cards_either_but_was_not_first_comes_second():
    state = few("w s sss wrr", winning="first_at_next_match")  # the third matches
    turn(state, 3)
    slap(state, B, A, C, D)
    assert ended(state) == (True, "first", [2, 1, 3, 4])
