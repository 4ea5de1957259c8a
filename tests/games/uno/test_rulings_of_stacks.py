"""The rulings of UNO on cards that are stacked or thrown in; see NOTES.md."""

from __future__ import annotations

import pytest

from ludoteka.games.uno import GAME
from tests.games.uno.setting import do, first, may, refusal, sizes, table, turn


@pytest.mark.parametrize(
    ("option", "top", "moves"),
    [
        ("same", "r+2", "b+2 accept"),
        ("mixed", "r+2", "b+2 super:r super:y super:g super:b accept"),
        ("same", "super:b", "super:r super:y super:g super:b accept contest"),
        ("mixed", "super:b", "b+2 super:r super:y super:g super:b accept contest"),
    ],
)
def test_UNO_28_what_may_be_stacked(option, top, moves):
    card = top.partition(":")[0]
    state = do(table(f"{card} r1", "b+2 super b1 joker", stacking=option), f"A {top}")
    assert may(state, "B") == moves


def test_UNO_28_who_does_not_add_takes_the_sum_and_misses_the_turn():
    state = do(table("r+2 r1", "b+2 b1", "y1", stacking="same"), "A r+2", "B b+2", "C accept")
    assert (sizes(state), turn(state)) == ([1, 1, 5], "A")


def test_UNO_28_only_the_super_joker_on_top_can_be_contested():
    state = do(table("super r1", "b+2 b1", "y1", stacking="mixed"), "A super:b", "B b+2")
    assert (may(state, "C"), refusal(state, "C", "contest")) == ("accept", "nothing-to-contest")


def test_UNO_36_a_guilty_player_draws_the_sum():
    state = do(table("r+2 r1", "super r+2 b1", "y1", stacking="mixed"), "A r+2", "B super:b", "C contest")
    assert (sizes(state), turn(state)) == ([1, 8, 1], "C")


def test_UNO_36_an_innocent_one_makes_the_challenger_draw_two_more():
    """A red card would have fitted, but could not have been added."""
    state = do(table("r+2 r1", "super r9 b1", "y1", stacking="mixed"), "A r+2", "B super:b", "C contest")
    assert (sizes(state), turn(state)) == ([1, 2, 9], "A")


def test_UNO_36_nothing_is_stacked_on_a_last_card():
    state = do(table("super", "super b1", stacking="same", contest_last="yes"), "A super:r")
    assert may(state, "B") == "accept contest"


def test_UNO_36_a_first_plus_two_opens_no_stack():
    state = first("+2", stacking="same")
    lead = (state.dealer + 1) % 2
    assert (state.pending, state.turn, state.hands[lead].size) == (0, lead, 9)


def test_UNO_37_a_jump_in_adds_to_a_stack():
    state = do(table("r+2 r1", "b1", "r+2 y1", "g1", stacking="same", jump_in="on"), "A r+2", "C jump:r+2")
    assert (state.pending, turn(state)) == (4, "D")


def test_UNO_37_a_jump_in_is_void_while_a_choice_is_pending():
    state = do(table("r7 r1", "b1", "r7 y1", seven_zero="on", jump_in="on"), "A r7")
    assert refusal(state, "C", "jump:r7") == "not-now"


def test_UNO_37_the_holder_of_the_turn_may_be_faster():
    state = do(table("r1 r2", "b1", "r5 y1", jump_in="on"), "A r1")
    assert refusal(state, "C", "jump:r5") == "not-identical"
    assert state.wrong(2, GAME.catalogue.index("jump:r5"), state.beat - 1) == "too-late"


def test_UNO_37_uno_may_be_called_with_it():
    state = do(table("r1 r2", "b1", "r5 y1", jump_in="on"), "C uno!", "C jump:r5")
    assert (state.called, state.exposed) == (0b100, 0)
