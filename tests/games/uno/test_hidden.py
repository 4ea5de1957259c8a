"""Secrecy of UNO: what a seat knows, and worlds that keep it."""

from __future__ import annotations

import pytest

from ludoteka.games.uno.cards import kinds
from ludoteka.games.uno.hidden import imagine, view
from ludoteka.games.uno.options import Options
from ludoteka.games.uno.rules import start
from ludoteka.games.uno.waiting import TURN
from ludoteka.rules.cards import hand_of
from ludoteka.rules.dice import FastDice
from ludoteka.rules.shared import changed
from tests.games.uno.setting import cards, do, names, table

WORLDS = 40


def worlds(state, seat):
    return [imagine(state, seat, FastDice(seed)) for seed in range(WORLDS)]


def test_a_view_holds_the_own_hand_and_the_sizes_of_the_others():
    seen = view(table("r1 g2", "b1 b2 b3", "y1"), 1)
    assert (names(seen.hand), seen.sizes) == ("b1 b2 b3", (2, 3, 1))


def test_a_watcher_sees_no_hand():
    assert view(table("r1 g2", "b1 b2"), None).hand == ()


def test_only_the_own_drawn_card_is_seen():
    state = do(table("r1", "b1", stock="r9"), "A draw")
    assert [view(state, seat).drawn for seat in (0, 1, None)] == [cards("r9")[0], -1, -1]


def test_imagined_worlds_look_the_same_and_are_not_the_same():
    state = start(Options(), 4, FastDice(5))
    true = view(state, 2)
    assert all(view(world, 2) == true for world in worlds(state, 2))
    assert len({view(world, 0).hand for world in worlds(state, 2)}) == WORLDS


def test_every_hidden_card_may_lie_anywhere():
    state = table("r1 g2", "b1 b2")
    assert len({names(world.hands[1].cards()) for world in worlds(state, 0)}) > WORLDS // 2


def test_the_drawn_card_of_another_fits_in_every_world():
    state = do(table("r1", "b1", stock="r9"), "A draw")
    drawn = {world.drawn for world in worlds(state, 1)}
    assert all(state.fits >> card & 1 for card in drawn)
    assert len(drawn) > 5


def test_who_drew_more_than_one_card_had_none_that_fits():
    state = do(table("g1 y2", "b1", stock="g2 r9"), "A draw", "A r9")
    assert all(not world.hands[0].kinds & table("r1", "b1").fits for world in worlds(state, 1))


def test_who_drew_one_card_may_have_had_something_else():
    state = do(table("g1 y2", "b1", stock="r9"), "A draw", "A r9")
    assert view(state, 1).lacks == (0, 0)


def test_where_drawing_by_choice_is_forbidden_one_card_tells_as_much():
    state = do(table("g1 y2", "b1", stock="r9", voluntary_draw="forbidden"), "A draw", "A r9")
    assert view(state, 1).lacks == (table("r1", "b1").fits, 0)


def test_all_have_heard_that_an_innocent_hand_held_nothing_else():
    state = do(table("super g2 b7", "b1", "y1"), "A super:b", "B contest")
    assert all(not world.hands[0].kinds & view(state, 2).lacks[0] for world in worlds(state, 2))
    assert view(state, 2).lacks[0] >> cards("r5")[0] & 1


def test_all_have_heard_that_a_guilty_hand_held_something():
    state = do(table("super r9 g2", "b1", "y1"), "A super:b", "B contest")
    assert all(world.hands[0].kinds & view(state, 2).has[0] for world in worlds(state, 2))


def test_what_the_challenger_saw_stays_in_that_hand():
    state = do(table("super r9 g2", "b1", "y1"), "A super:b", "B contest")
    assert all({*cards("r9 g2")} <= {*world.hands[0].cards()} for world in worlds(state, 1))
    assert not all({*cards("r9 g2")} <= {*world.hands[0].cards()} for world in worlds(state, 2))


def test_a_card_that_does_not_fit_leaves_only_what_it_cannot_be_either():
    state = do(table("g1 y2", "b1 b2", stock="g2 r9"), "A draw", "A r9")
    before = view(state, 1).lacks[0]
    state.wait(TURN, 0)
    state.look(cards("y9")[0], 1)
    state.stock.append(cards("b3")[0])
    do(state, "A draw")
    assert view(state, 1).lacks[0] == before & state.fits


def test_a_card_that_was_kept_may_be_what_the_hand_lacked():
    state = table("r1 y2", "b1 b2", stock="r9")
    state.lacks = changed(state.lacks, 0, kinds(cards("r9 g9")))
    do(state, "A draw", "A keep")
    assert view(state, 1).lacks[0] == kinds(cards("g9"))


def test_cards_drawn_after_the_super_joker_may_be_anything():
    state = do(table("super g2", "b1 b2", "y1", stock="r1 r2"), "A super:g", "C counter! 800", "B contest")
    assert view(state, 2).lacks[0] == 0


def test_who_plays_one_of_the_cards_may_hold_no_other():
    state = do(table("super r9 g2", "b1 g8", "y1"), "A super:g", "B contest", "B g8", "C draw")
    state.wait(TURN, 0)
    state.look(cards("r8")[0], 0)
    assert view(do(state, "A r9"), 2).has[0] == 0


def change_hand():
    """B gets none of the three cards it held."""
    for seed in range(100):
        state = table("hands g1 g2 g3 g4", "b1 b2 b3", "y1 y2 y3")
        state.dice = FastDice(seed)
        do(state, "A hands")
        if not {*view(state, 1).hand} & {*cards("b1 b2 b3")}:
            return state
    raise LookupError


def test_after_a_change_hand_the_own_old_cards_are_in_some_other_hand():
    state = change_hand()
    assert names(view(state, 1).loose) == "b1 b2 b3"
    for world in worlds(state, 1):
        assert {*cards("b1 b2 b3")} <= {*world.hands[0].cards(), *world.hands[2].cards()}


def test_in_which_of_them_is_unknown():
    where = {names(world.hands[0].cards()) for world in worlds(change_hand(), 1)}
    assert len(where) > 5


def test_own_cards_that_came_back_are_not_elsewhere():
    state = do(table("hands g1", "b1 b2", "y1"), "A hands")
    seen = view(state, 1)
    assert sorted([*seen.loose, *({*seen.hand} & {*cards("b1 b2")})]) == cards("b1 b2")


def test_a_card_that_came_with_a_swapped_hand_is_not_elsewhere():
    state = table("r7 r1", "b1 b2", "y1 y2", seven_zero="on")
    state.remember().loose[0] = hand_of(cards("b1 y1"))
    do(state, "A r7", "A swap:1")
    assert names(view(state, 0).loose) == "y1"


def test_when_the_pile_becomes_the_stock_all_know_what_lies_there():
    state = table("g1 g2", "b1 b2", "r1 r2 r3", top="b9", under="y1 y2 y3 y4 y5 y6", stock="")
    state.take(0, 2)
    for world in worlds(state, 1):
        assert {*world.stock} < {*cards("y1 y2 y3 y4 y5 y6")}
        assert {*cards("g1 g2 r1 r2 r3")} < {*world.hands[0].cards(), *world.hands[2].cards()}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_swapped_hands_are_known_to_those_who_held_them(seat):
    state = do(table("r7 r1 r2", "b1 b2", "y1 y2 y3", seven_zero="on"), "A r7", "A swap:1")
    expected = {0: [[], cards("r1 r2")], 1: [cards("b1 b2"), []], 2: [[], []]}
    assert [list(some) for some in view(state, seat).known[:2]] == expected[seat]


def test_what_another_remembers_of_a_third_hand_is_not_told():
    state = do(table("super r9 g2", "b1", "y1"), "A super:b", "B contest")
    seen = {names(view(world, 1).known[0]) for world in worlds(state, 2)}
    assert len(seen) > 5
    assert all(len(some.split()) == 2 for some in seen)


def test_a_bluff_is_a_guess_before_it_is_contested():
    state = do(table("super r9 g2 g3 g4", "b1", "y1"), "A super:b")
    assert {world.bluff for world in worlds(state, 1)} == {True, False}
    assert {world.bluff for world in worlds(state, 0)} == {True}


def test_where_points_count_the_hands_are_laid_open_after_the_round():
    state = do(table("r1", "b1 b2", scoring="lowest"), "A r1")
    assert [names(some) for some in view(state, 0).hands] == ["", "b1 b2"]
    assert view(do(table("r1", "b1 b2"), "A r1"), 0).hands == ()


def test_of_two_like_cards_only_the_remembered_one_must_be_in_a_hand():
    state = table("b1 g1 g2", "r1", "b1 y1 y2")
    state.remember().loose[1] = hand_of(cards("b1"))
    held = [
        [card for i in (0, 2) for card in world.hands[i].cards()].count(cards("b1")[0]) for world in worlds(state, 1)
    ]
    assert {1} <= {*held} <= {1, 2}
