"""Every value of every option; those that are rulings are in test_rulings.py too."""

import pytest

from ludoteka.games.harvest import GAME
from ludoteka.rules.options import values_of
from tests.games.harvest.setting import A, B, C, grab, lies, on, started, table, won

VALUES = [(key, value) for key, values in values_of(GAME.options).items() for value in values]


def test_the_options_and_their_defaults_are_pinned():
    assert values_of(GAME.options) == {
        "cards_per_type": ("18", "15", "20"),
        "majority": ("most_frequent", "more_than_half"),
        "grab_window": ("4", "2", "8"),
        "cards_per_round": ("any_number", "one"),
        "given_back_card": ("giver_chooses", "random"),
        "tie_without_cards": ("nobody_scores", "split"),
        "lock_after_two_errors": ("yes", "no"),
        "leftovers_go_under": ("their_owner", "shortest_pile"),
        "extra_card": ("rotating_token", "active_player_chooses"),
        "end": ("piles_empty", "fixed_rounds"),
    }


@pytest.mark.parametrize("per_type", [18, 15, 20])
def test_there_are_so_many_cards_of_each_wine(per_type):
    state = started(4, 1, cards_per_type=str(per_type))
    cards = [card for pile in state.piles for card in pile.cards] + state.out
    assert [cards.count(wine) for wine in range(3)] == [per_type] * 3
    assert state.audit() == []


@pytest.mark.parametrize("majority, points", [("most_frequent", [1, 0, 0, 0]), ("more_than_half", [0, 0, 0, 0])])
def test_two_of_four_are_the_most_and_not_more_than_half(majority, points):
    state = lies("rw", "rw", "wr", "sr", majority=majority)
    grab(state, A, 0)
    assert state.scores() == points


@pytest.mark.parametrize("window, left", [("4", 3999), ("2", 1999), ("8", 7999)])
def test_a_hand_is_in_time_until_the_window_closes(window, left):
    state = lies("rws", "rws", "wsr", grab_window=window)
    grab(state, A, 0, after=left)
    assert won(state)[A] == "r"


@pytest.mark.parametrize("value, n", [("any_number", 2), ("one", 1)])
def test_so_many_cards_can_be_taken_in_a_round(value, n):
    state = lies("rws", "rws", "rsr", cards_per_round=value)
    grab(state, A, 0)
    if state.legal(A):
        grab(state, A, 1)
    assert len(won(state)[A]) == n


@pytest.mark.parametrize("value, owed", [("giver_chooses", 1), ("random", 0)])
def test_who_chooses_the_card_that_is_given_back(value, owed):
    state = lies("rws", "rws", "wsr", won=("rs", "", ""), given_back_card=value)
    grab(state, A, 2)
    assert (state.owed[A], len(state.aside[A])) == (owed, 1 - owed)


@pytest.mark.parametrize("value, scores", [("nobody_scores", [0, 0, 0]), ("split", [1, 1, 1])])
def test_what_becomes_of_a_last_tie(value, scores):
    assert lies("r", "w", "s", tie_without_cards=value).scores() == scores


def test_what_cannot_be_shared_out_evenly_scores_for_nobody():
    state = lies("r", "w", "r", "w", "", tie_without_cards="split")
    assert (state.over, state.scores(), state.audit()) == (True, [0] * 5, [])


@pytest.mark.parametrize("value, errors", [("yes", 2), ("no", 3)])
def test_so_many_errors_can_be_made_in_a_round(value, errors):
    state = lies("rws", "rws", "wsr", lock_after_two_errors=value)
    for _i in range(3):
        if state.legal(A):
            grab(state, A, 2)
    assert state.errors[A] == errors


@pytest.mark.parametrize("value, sizes", [("their_owner", [2, 2, 4]), ("shortest_pile", [3, 2, 3])])
def test_where_the_leftovers_go(value, sizes):
    state = lies("rws", "rws", "wsrs", leftovers_go_under=value)
    grab(state, B, 0, 1)
    assert [len(pile.cards) for pile in state.piles] == sizes


@pytest.mark.parametrize("value, active", [("rotating_token", 0), ("active_player_chooses", 1 << B)])
def test_who_adds_a_card_to_a_tie(value, active):
    state = lies("rws", "wsr", token=B, extra_card=value)
    on(state)
    assert state.active == active


@pytest.mark.parametrize("value, rounds", [("piles_empty", 12), ("fixed_rounds", 10)])
def test_when_the_game_ends(value, rounds):
    state = table("rwsrwsrwsrwr", "rwsrwsrwsrwr", end=value)
    while not state.over:
        on(state)
        grab(state, A, 0, 1)
    assert state.round == rounds


@pytest.mark.parametrize("key, value", VALUES)
def test_a_table_says_its_rules_to_every_seat(key, value):
    state = started(3, 1, **{key: value})
    view, house = GAME.view(state, C), state.house
    assert (view.per_type, view.half, view.window_ms, view.one_each, view.by_lot) == (
        house.per_type, house.half, house.window_ms, house.one_each, house.by_lot,
    )  # fmt: skip
    assert (view.splits, view.locks, view.to_shortest, view.named, view.rounds) == (
        house.splits, house.locks, house.to_shortest, house.named, house.rounds,
    )  # fmt: skip
