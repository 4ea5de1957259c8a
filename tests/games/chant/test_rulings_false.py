"""The rulings of NOTES.md on false slaps, by id."""

import pytest

from ludoteka.games.chant.cards import SLAP
from ludoteka.games.chant.rules import TURNING
from ludoteka.rules.contract import Illegal
from tests.games.chant.setting import (
    A,
    B,
    C,
    D,
    bottom,
    few,
    flippers,
    sizes,
    slap,
    told,
    turn,
    turned,
    words,
)  # fmt: skip


def test_CHA_7_a_false_slap_takes_the_whole_centre_and_word_turn_and_beat_go_on():
    state = turned("wsr")
    due = state.deadline
    slap(state, B, after=400)
    assert ([(event.seat, event.n) for event in told(state, "takes-falsely")], sizes(state)) == (
        [(B, 3)],
        [12, 15, 12, 13],
    )
    assert (state.phase, state.deadline, state.reveal, bottom(state, B, 3)) == (TURNING, due, True, "rsw")
    turn(state)
    assert (flippers(state)[-1], words(state)) == (D, "rwsr")


def test_CHA_7_for_one_card_the_top_of_ones_pile_goes_lowest_under_the_centre():
    state = turned("wsrw" + "s", false_slap="one_card")
    mine = state.piles[C].cards[-1]
    slap(state, C)
    slap(state, D)
    assert [(event.seat, event.card) for event in told(state, "pays")][0] == (C, mine)
    assert (sizes(state), len(state.centre.under), state.centre.size()) == ([11, 12, 11, 11], 2, 7)
    assert (state.centre.under[1], state.audit()) == (mine, [])


def test_CHA_7_penalties_go_with_the_pile():
    state = turned("w" + "w", false_slap="one_card")
    slap(state, C, beat=1)
    slap(state, A, B, C, D)
    assert ([(event.seat, event.n) for event in told(state, "takes")], state.centre.size()) == ([(D, 3)], 0)
    assert state.audit() == []


def test_CHA_7_nobody_gets_rid_of_a_last_card_by_an_error():
    state = few("ws w ws", false_slap="one_card")
    turn(state)
    slap(state, B)
    assert ([event.seat for event in told(state, "pays-nothing")], sizes(state)) == ([B], [1, 1, 2])


def test_CHA_7_ignored_it_costs_nothing_and_all_see_it():
    state = turned("wsr", false_slap="ignored")
    slap(state, B)
    assert [event.seat for event in told(state, "slaps-falsely")] == [B]
    assert (sizes(state), state.centre.size(), state.phase) == ([12, 12, 12, 13], 3, TURNING)


def test_CHA_8_of_several_on_one_card_the_first_takes_the_pile_the_others_nothing():
    state = turned("wsr")
    slap(state, D)
    with pytest.raises(Illegal, match="settled"):
        slap(state, B)
    assert sizes(state) == [12, 12, 12, 16]


@pytest.mark.parametrize("penalty", ["one_card", "ignored"])
def test_CHA_8_without_the_pile_each_hand_counts_once(penalty):
    state = turned("wsr", false_slap=penalty)
    slap(state, D, B)
    assert (state.legal(D), state.wrong(D, SLAP, state.beat), state.legal(A)) == ([], "hand-is-down", [SLAP])
