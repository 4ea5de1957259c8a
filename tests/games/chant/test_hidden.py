"""Who knows what."""

from collections import Counter
from dataclasses import replace

import pytest

from ludoteka.games.chant import GAME
from ludoteka.games.chant.hidden import HIDDEN
from ludoteka.rules.fingerprint import fingerprint
from tests.games.chant.setting import A, B, C, D, few, imagined, slap, table, turn, turned


def unknown(n):
    return (HIDDEN,) * n


def test_everybody_knows_the_centre_and_no_card_of_the_deal():
    state = turned("wsr")
    view = GAME.view(state, A)
    assert [(card.card, card.word, card.owner) for card in view.centre] == [(1, 0, A), (2, 1, B), (0, 2, C)]
    assert (view.piles, view.out) == ((unknown(12), unknown(12), unknown(12), unknown(13)), 2)


def test_seats_differ_in_nothing_but_who_looks():
    state = turned("wsr")
    views = [replace(GAME.view(state, seat), seat=None) for seat in (A, B, C, D, None)]
    assert views == [views[0]] * 5


def test_taken_cards_stay_known_in_their_order():
    state = turned("wsr")
    slap(state, D)
    assert GAME.view(state, B).piles[D] == (0, 2, 1) + unknown(13)


def test_a_card_that_was_put_back_stays_known_until_it_is_turned_again():
    state = turned("rr")
    slap(state, D, beat=1)
    assert GAME.view(state, A).piles[B] == unknown(12) + (0,)
    slap(state, A, B, C)
    turn(state)
    assert GAME.view(state, A).piles[B] == unknown(12)


def test_a_known_card_comes_up_when_all_above_it_are_gone():
    state = few("w sw rw rr", winning="first_at_next_match")
    turn(state)
    slap(state, A)  # falsely: the white goes under an empty pile
    assert GAME.view(state, B).piles[A] == (1,)
    turn(state, 4)
    assert (GAME.view(state, B).piles[A], state.piles[A].unseen) == ((), 0)


def test_a_penalty_is_seen_by_all():
    state = turned("ws", false_slap="one_card")
    mine = state.piles[C].cards[-1]
    slap(state, C)
    view = GAME.view(state, A)
    assert (view.under, view.centre[-1].falsely, view.piles[C]) == ((mine,), (C,), unknown(12))


@pytest.mark.parametrize("cards", ["", "wsr", "rr"])
def test_an_imagined_world_looks_the_same_to_every_seat(cards):
    state = turned(cards)
    if cards:
        slap(state, D, beat=1)
    for seat in range(4):
        world = imagined(state, seat, seat)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert (world.audit(), world.told) == ([], None)


def test_imagining_leaves_the_true_piles_alone():
    state = turned("wsr")
    before = fingerprint(state)
    imagined(state, A, 7)
    assert fingerprint(state) == before


def test_hidden_cards_are_as_likely_as_the_cards_that_nobody_has_seen():
    state = turned(3 * "rr" + "r")  # of 47 unseen: 11 red, 18 white, 18 sparkling
    n = 8_000
    seen = Counter(imagined(state, A, seed).piles[D].cards[-1] for seed in range(n))
    expected = [n * left / 47 for left in (11, 18, 18)]
    chi = sum((seen[wine] - expected[wine]) ** 2 / expected[wine] for wine in range(3))
    assert chi < 13.8  # one in a thousand, two degrees of freedom


def test_a_card_left_out_of_the_deal_may_be_any_in_an_imagined_world():
    assert {imagined(table(), A, seed).out[0] for seed in range(40)} == {0, 1, 2}


def test_what_is_public_is_in_the_view():
    state = turned("r")
    state.excuse(1 << D, state.now)
    slap(state, C)
    state.excuse(0, state.now)
    view = GAME.view(state, None)
    assert (view.excused, view.absent, view.slapped, view.caller, view.winner) == ((D,), (), (C,), B, -1)


def test_a_copy_counts_passed_matches_too():
    state = turned("rwsr")
    assert (state.passed, state.copy(state.dice).passed) == (2, 2)


def test_a_copy_shares_nothing_that_changes():
    state = turned("wr", false_slap="one_card")
    slap(state, A)
    twin = state.copy(state.dice)
    assert fingerprint(twin) == fingerprint(state)
    before = fingerprint(state)
    slap(twin, B, C)
    turn(twin, 3)
    assert fingerprint(state) == before
