"""Who knows what."""

from collections import Counter
from dataclasses import replace

import pytest

from ludoteka.games.five import GAME
from ludoteka.rules.fingerprint import fingerprint
from tests.games.five.setting import FIFTH_RED, FIVE_RED, A, B, C, D, close, imagined, slap, table, turned, void_round


def test_everybody_knows_the_pile_in_order_and_no_other_card():
    state = turned("rwsr")
    assert {GAME.view(state, seat).shown for seat in (A, B, C, D, None)} == {(0, 1, 2, 0)}
    other = turned("rwsr")
    other.deck[4:] = reversed(other.deck[4:])
    assert GAME.view(state, A) == GAME.view(other, A)


def test_seats_differ_in_nothing_but_who_looks():
    state = turned("rws")
    views = [replace(GAME.view(state, seat), seat=None) for seat in (A, B, C, D, None)]
    assert views == [views[0]] * 5


def test_a_card_that_was_taken_back_stays_known():
    state = turned(FIVE_RED + "s")
    slap(state, A, beat=FIFTH_RED)
    view = GAME.view(state, B)
    assert (view.shown[-1], view.turned, view.left) == (2, FIFTH_RED, state.dealt - FIFTH_RED)
    worlds = [imagined(state, B, seed) for seed in range(50)]
    assert {world.deck[FIFTH_RED] for world in worlds} == {2}
    assert [world.audit() for world in worlds] == [[]] * 50


def test_a_new_round_forgets_the_cards_of_the_last():
    state = turned(FIVE_RED)
    slap(state, A, B, C, D)
    close(state)
    assert GAME.view(state, A).shown == ()


@pytest.mark.parametrize("cards", ["", "rws", FIVE_RED])
def test_an_imagined_world_looks_the_same_to_every_seat(cards):
    state = turned(cards)
    for seat in range(4):
        world = imagined(state, seat, seat)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert (world.audit(), world.told) == ([], None)


def test_imagining_leaves_the_true_deck_alone():
    state = turned("rws")
    before = list(state.deck)
    imagined(state, A, 7)
    assert state.deck == before


def test_the_next_card_of_imagined_worlds_is_as_likely_as_the_cards_left():
    state = turned("rrrrrrrrr" + "w")  # left: 9 red, 17 white, 18 sparkling of 44
    n = 8_000
    seen = Counter(imagined(state, A, seed).deck[10] for seed in range(n))
    expected = [n * left / 44 for left in (9, 17, 18)]
    chi = sum((seen[wine] - expected[wine]) ** 2 / expected[wine] for wine in range(3))
    assert chi < 13.8  # one in a thousand, two degrees of freedom


def test_a_card_left_out_of_the_deal_may_be_any_in_an_imagined_world():
    state = table(seats=4)  # two cards stay out
    assert {imagined(state, A, seed).deck[-1] for seed in range(40)} == {0, 1, 2}


def test_what_is_public_is_in_the_view():
    state = turned(FIVE_RED)
    state.excuse(1 << D, state.now)
    slap(state, C)
    state.excuse(0, state.now)
    view = GAME.view(state, None)
    assert (view.excused, view.absent, view.slapped, view.voids, view.why) == ((D,), (), (C,), 0, "")


def test_void_rounds_and_the_reason_of_the_end_are_public():
    state = table()
    for _round in range(3):
        void_round(state)
        if not state.over:
            close(state)
    view = GAME.view(state, A)
    assert (view.voids, view.over, view.why) == (3, True, "void")


def test_a_copy_shares_nothing_that_changes():
    state = turned(FIVE_RED)
    slap(state, A)
    twin = state.copy(state.dice)
    assert fingerprint(twin) == fingerprint(state)
    before = GAME.view(state, A)
    slap(twin, B)
    close(twin)
    close(twin)
    assert GAME.view(state, A) == before
