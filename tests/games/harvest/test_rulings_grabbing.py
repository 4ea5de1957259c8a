"""The rulings of NOTES.md on grabbing, by id; the others in test_rulings.py."""

import pytest

from ludoteka.games.harvest.rules import CLOSED, COUNTING, OPEN
from tests.games.harvest.setting import (
    A,
    B,
    C,
    D,
    grab,
    grabs,
    lies,
    may,
    on,
    pile,
    play,
    refusal,
    started,
    story,
    told,
    won,
)  # fmt: skip

RED, WHITE, SPARKLING = range(3)


@pytest.mark.parametrize("window", ["4", "2", "8"])
def test_HAR_12_the_window_closes_so_many_seconds_after_the_decisive_card(window):
    state = lies("rws", "rws", "wsr", grab_window=window)
    grab(state, A, 0)
    assert (state.deadline, state.reveal) == (1500 + 1000 * int(window), False)
    on(state)
    assert (state.phase, refusal(state, B, "grab:1")) == (COUNTING, "round-over")


def test_HAR_12_it_closes_when_the_last_majority_card_is_gone():
    state = lies("rws", "rws", "wsr")
    grab(state, A, 0)
    assert state.phase == OPEN
    grab(state, B, 1)
    assert (state.phase, state.deadline - state.now) == (COUNTING, 1500)


def test_HAR_12_it_closes_when_nobody_may_grab_any_more():
    state = lies("rws", "rws", "rsr", "rww", cards_per_round="one")
    for seat in (A, B, C):
        grab(state, seat, seat)
    grab(state, D, 3)
    assert state.phase == COUNTING
    state = lies("rwsr", "rwsr", "wsrr")
    grab(state, A, 2, 2)
    grab(state, B, 2, 2)
    grab(state, C, 2)
    assert state.phase == OPEN
    grab(state, C, 2)
    assert (state.phase, told(state, "left")[0].n) == (COUNTING, 2)


def test_HAR_12_after_a_tie_in_which_all_were_locked_the_majority_lies_there_for_a_moment():
    state = lies("rw", "wr")
    for seat in (A, B):
        grab(state, seat, seat, seat)
    on(state)
    assert (state.leader, state.deadline - state.now, state.audit()) == (WHITE, 1200, [])


def test_HAR_13_a_player_may_take_several_cards():
    state = lies("rws", "rws", "rsr", "wsr")
    grab(state, B, 0, 1, 2, after=150)
    assert won(state) == ["", "rrr", "", ""]


def test_HAR_13_between_two_grabs_of_one_player_lie_150_ms():
    state = lies("rws", "rws", "rsr", "wsr")
    grab(state, B, 0)
    grab(state, B, 1, after=149)
    assert (won(state), story(state)[-1], grabs(state, B)) == (["", "r", "", ""], "too-soon", [1, 2, 3])
    grab(state, B, 1, after=1)
    assert won(state) == ["", "rr", "", ""]


def test_HAR_13_a_wrong_card_grabbed_too_soon_costs_nothing():
    state = lies("rws", "rws", "rsr", "wsr")
    grab(state, B, 0)
    grab(state, B, 3, after=100)
    assert (state.errors, state.owed) == ([0, 0, 0, 0], [0, 0, 0, 0])


def test_HAR_13_or_one_card_in_a_round():
    state = lies("rws", "rws", "rsr", "wsr", cards_per_round="one")
    grab(state, B, 0)
    assert (refusal(state, B, "grab:1"), refusal(state, B, "grab:3"), grabs(state, B)) == ("one-card", "one-card", [])
    assert grabs(state, A) == [1, 2, 3]
    grab(state, A, 1)
    grab(state, C, 2)
    on(state)
    assert grabs(state, B) == [0, 1, 2, 3]


def test_HAR_14_of_two_hands_on_one_card_the_later_is_void_and_costs_nothing():
    state = lies("rws", "rws", "wsr", won=("", "r", ""))
    grab(state, A, 0)
    assert refusal(state, B, "grab:0") == "taken"
    assert (state.errors, state.owed, won(state)) == ([0, 0, 0], [0, 0, 0], ["r", "r", ""])


def test_HAR_15_a_card_of_another_type_is_wrong():
    state = lies("rws", "rws", "wsr")
    grab(state, A, 2)
    assert (story(state)[-1], state.errors, won(state)) == ("wrong white", [1, 0, 0], ["", "", ""])


@pytest.mark.parametrize("place", range(3))
def test_HAR_15_any_card_is_wrong_while_there_is_no_majority(place):
    state = lies("rws", "wsr", "srw")
    grab(state, A, place)
    assert told(state, "wrong")[0].seat == A


def test_HAR_16_a_grab_is_judged_by_the_board_that_it_answers():
    state = lies("rws", "wsr")
    tie = state.beat
    on(state)  # a white card more: white leads
    grab(state, B, 1, after=60, beat=tie)
    assert (story(state)[-1], won(state)) == ("wrong white", ["", ""])
    grab(state, A, 1)
    assert won(state) == ["w", ""]


def test_HAR_16_a_card_that_was_not_there_yet_cannot_have_been_meant():
    state = lies("rws", "wsr")
    tie = state.beat
    on(state)
    assert refusal(state, B, "grab:2", beat=tie) == "no-card"


def test_HAR_17_the_wrong_card_goes_back_and_one_own_card_with_it():
    state = lies("rws", "rws", "wsr", won=("w", "", ""))
    grab(state, A, 2)
    assert (told(state, "wrong")[0].n, state.owed, may(state, A)[0]) == (1, [1, 0, 0], "give:white")
    play(state, A, "give:white")
    assert (won(state)[A], state.aside[A], state.owed[A]) == ("", [WHITE], 0)


def test_HAR_17_who_has_no_card_gives_nothing_extra():
    state = lies("rws", "rws", "wsr")
    grab(state, A, 2)
    assert (told(state, "wrong")[0].n, state.owed, state.active) == (0, [0, 0, 0], 0)


def test_HAR_17_two_errors_with_one_card_cost_that_card():
    state = lies("rws", "rws", "wsr", won=("w", "", ""))
    grab(state, A, 2, 2)
    assert ([event.n for event in told(state, "wrong")], state.owed[A], state.audit()) == ([1, 0], 1, [])


def test_HAR_18_the_giver_chooses_the_card():
    state = lies("rws", "rws", "wsr", won=("rwwr", "", ""))
    grab(state, A, 2)
    assert (state.active, may(state, A)[:2]) == (1 << A, ["give:red", "give:white"])
    assert (refusal(state, A, "give:sparkling"), refusal(state, B, "give:red")) == ("not-collected", "nothing-owed")
    play(state, A, "give:white")
    assert won(state)[A] == "rwr"


def test_HAR_18_who_does_not_choose_within_three_seconds_gives_the_card_taken_last():
    state = lies("rws", "rws", "wsr", won=("rws", "", ""))
    grab(state, A, 2)
    assert (state.deadline - state.now, state.reveal) == (3000, False)
    on(state)
    assert (won(state)[A], state.aside[A], state.phase) == ("rw", [SPARKLING], OPEN)


def test_HAR_18_a_second_error_leaves_three_seconds_for_both_cards():
    state = lies("rws", "rws", "wsr", won=("rws", "", ""), grab_window="8")
    grab(state, A, 2)
    grab(state, A, 2, after=2000)
    assert (state.owed[A], state.deadline - state.now) == (2, 3000)
    on(state)
    assert (won(state)[A], state.owed[A]) == ("r", 0)


def test_HAR_18_an_extra_card_comes_while_somebody_still_chooses():
    state = lies("rws", "wsr", won=("r", ""))
    grab(state, A, 1)
    assert state.reveal
    on(state)
    assert (state.beat, state.owed, state.deadline - state.now) == (2, [1, 0], 2000)


def test_HAR_18_what_is_due_before_the_next_card_is_no_reveal():
    state = lies("rrss", "wwrr", "rsrr", "wsrr", won=("r", "", "", ""), token=C)
    grab(state, A, 0)
    on(state, 2)
    assert (state.leader, state.reveal, state.deadline) == (-1, False, 1500 + 200 + 3000)
    on(state)
    assert (state.owed[A], state.reveal, state.deadline) == (0, True, 1500 + 3 * 1200)


def test_HAR_18_or_chance_chooses_the_card_at_once():
    given = set()
    for seed in range(60):
        state = lies("rws", "rws", "wsr", won=("rws", "", ""), given_back_card="random")
        state.dice = started(3, seed).dice
        grab(state, A, 2)
        assert (state.owed, len(won(state)[A])) == ([0, 0, 0], 2)
        given.add(state.aside[A][0])
    assert given == {RED, WHITE, SPARKLING}


def test_HAR_19_the_card_given_back_cannot_be_grabbed_and_goes_under_the_offenders_pile():
    state = lies("rws", "rws", "wsr", won=("", "", "s"))
    grab(state, C, 2)
    play(state, C, "give:sparkling")
    assert (grabs(state, A), state.centre.counts) == ([0, 1, 2], [2, 1, 0])
    grab(state, A, 0, 1)
    assert (pile(state, C), state.aside, won(state)) == ("srws", [[], [], []], ["rr", "", ""])


def test_HAR_19_it_goes_there_even_if_leftovers_go_under_the_shortest_pile():
    state = lies("rws", "rw", "wsr", won=("", "", "s"), leftovers_go_under="shortest_pile")
    grab(state, C, 2)
    play(state, C, "give:sparkling")
    grab(state, A, 0, 1)
    assert (pile(state, B), pile(state, C)) == ("ww", "srs")


def test_HAR_20_the_wrong_card_stays_and_may_be_grabbed_when_its_type_leads():
    state = lies("rws", "wsr")
    grab(state, A, 1)
    assert grabs(state, A) == [0, 1]
    on(state)
    grab(state, A, 1)
    assert won(state) == ["w", ""]


def test_HAR_21_each_error_is_punished_and_after_the_second_one_is_locked():
    state = lies("rws", "rws", "wsr", won=("rrr", "", ""))
    grab(state, A, 2, 2)
    assert (state.owed[A], grabs(state, A), refusal(state, A, "grab:0")) == (2, [], "locked")
    assert (story(state)[-1], grabs(state, B)) == ("locked", [0, 1, 2])


def test_HAR_21_the_lock_ends_with_the_round():
    state = lies("rws", "rws", "wsr")
    grab(state, A, 2, 2)
    on(state, 2)
    assert grabs(state, A) == [0, 1, 2]


def test_HAR_21_or_there_is_no_lock():
    state = lies("rws", "rws", "wsr", won=("rrrrr", "", ""), lock_after_two_errors="no")
    grab(state, A, 2, 2, 2, 2)
    assert (state.errors[A], state.owed[A], grabs(state, A)) == (4, 4, [0, 1, 2])
    assert told(state, "locked") == []


def test_HAR_29_a_grab_of_a_taken_card_starts_no_pause():
    state = lies("rws", "rws", "rsr", "wsr")
    grab(state, A, 0)
    assert refusal(state, B, "grab:0") == "taken"
    grab(state, B, 1, after=0)
    assert won(state) == ["r", "r", "", ""]


def test_HAR_29_a_grab_too_soon_does_not_begin_the_pause_anew():
    state = lies("rws", "rws", "rsr", "wsr")
    grab(state, B, 0)
    grab(state, B, 1, after=100)
    grab(state, B, 1, after=60)
    assert won(state) == ["", "rr", "", ""]


def test_HAR_29_the_next_round_waits_for_the_card_that_is_given_back():
    state = lies("rws", "rws", "wsr", won=("", "", "s"))
    grab(state, C, 2)
    grab(state, A, 0, 1)
    assert (state.phase, state.deadline, grabs(state, B)) == (CLOSED, 1700 + 3000, [])
    assert (refusal(state, B, "grab:2"), refusal(state, B, "grab:1")) == ("round-over", "taken")
    play(state, C, "give:sparkling")
    assert (state.phase, state.deadline - state.now, state.audit()) == (COUNTING, 1500, [])


def test_HAR_29_it_waits_three_seconds_at_most():
    state = lies("rws", "rws", "wsr", won=("", "", "s"))
    grab(state, C, 2)
    grab(state, A, 0, 1)
    on(state)
    assert (state.phase, won(state)[C], pile(state, C)) == (COUNTING, "", "srws")
