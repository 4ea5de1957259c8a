"""Who knows what."""

from collections import Counter
from dataclasses import replace

import pytest

from ludoteka.games.four import GAME
from ludoteka.games.four.hidden import HIDDEN
from ludoteka.games.four.piles import ALL, UNSEEN
from ludoteka.rules.event import EVERYONE
from ludoteka.rules.fingerprint import fingerprint
from tests.games.four.setting import (
    MIXED,
    A,
    B,
    C,
    choose,
    claim,
    claimed,
    close,
    dealt,
    draw,
    hand,
    imagined,
    playing,
    slap,
    started,
    take,
    throw,
    told,
)

N = 400


def worlds(state, seat, n=N):
    return [imagined(state, seat, seed) for seed in range(n)]


def test_a_seat_knows_its_hand_and_how_many_cards_the_others_hold():
    state = playing("rrrww", MIXED, thrown="rr", stock="s")
    draw(state, A)
    view = GAME.view(state, A)
    assert (view.hand, view.sizes) == ((2, 2, 1), (5, 4))
    assert GAME.view(state, B).hand == (1, 2, 1)


def test_a_watcher_knows_no_hand_and_no_card_that_lies_face_down():
    view = GAME.view(playing(MIXED, MIXED, thrown="rw"), None)
    assert (view.hand, view.mine, view.discard) == ((), HIDDEN, (HIDDEN, HIDDEN))


def test_what_others_hold_or_have_thrown_changes_nothing_in_ones_view():
    one = playing(MIXED, "rrrww", MIXED, thrown="rrr")
    other = playing(MIXED, "wwwss", MIXED, thrown="rsr")
    assert replace(GAME.view(one, A), seat=None) == replace(GAME.view(other, A), seat=None)


def test_who_threw_a_card_knows_it_where_it_lies_and_where_it_goes():
    state = playing(MIXED, MIXED, MIXED, thrown="rws")
    take(state, A)
    assert GAME.view(state, C).seen == ((2,), (), ())
    assert GAME.view(state, B).seen == ((), (), ())
    assert all(world.held[2] >= 1 for world in worlds(state, C, 50))


def test_a_card_that_was_seen_may_be_gone_with_the_next_hidden_discard():
    state = playing(MIXED, MIXED, MIXED, thrown="rws")
    take(state, A)
    throw(state, A, "w")
    assert GAME.view(state, C).seen == ((), (), ())
    assert {hand(world, A).count("s") > 0 for world in worlds(state, C)} == {True, False}


def test_face_up_a_card_that_was_seen_stays_known_until_one_like_it_is_thrown():
    state = playing(MIXED, MIXED, thrown="rw", stock="sr", discards="face_up")
    draw(state, A)
    throw(state, A, "s")
    take(state, B)
    throw(state, B, "w")
    assert [GAME.view(state, seat).seen[B] for seat in (A, None)] == [(2,), (2,)]
    assert all(world.held[3 + 2] >= 1 for world in worlds(state, A, 50))
    draw(state, B)
    throw(state, B, "s")
    assert GAME.view(state, A).seen[B] == ()


def test_what_went_into_a_shuffled_pile_is_known_to_be_in_it():
    state = playing("rrrrw", "wwwss", thrown="rw", stock="sw")
    for values in (state.stock.cards, state.stock.eyes, state.stock.marks):
        moved = values[:-2]
        del values[:-2]
        if values is state.stock.cards:
            state.discard.cards = moved + state.discard.cards
        elif values is state.stock.eyes:
            state.discard.eyes = moved + state.discard.eyes
        else:
            state.discard.marks = [800] * len(moved) + state.discard.marks
    draw(state, A)
    throw(state, A, "r")
    draw(state, B)
    assert (GAME.view(state, A).mixed, GAME.view(state, B).mixed, GAME.view(state, None).mixed) == ((0, 0), (1,), ())
    assert all(world.stock.cards.count(0) >= 2 for world in worlds(state, A, 50))
    throw(state, B, "w")
    draw(state, B)  # perhaps one of the two
    assert GAME.view(state, A).mixed == (0,)
    assert state.audit() == []


def test_who_draws_from_a_shuffled_pile_knows_what_is_left_of_what_went_into_it():
    state = playing(MIXED, MIXED, thrown="rw")
    state.mixed = UNSEEN.with_one(0, 1 << A).with_one(1, 1 << A | 1 << B)
    state.stock.cards[:2] = [0, 1]
    state.stock.cards[-1] = 2
    draw(state, A)
    assert (GAME.view(state, A).mixed, GAME.view(state, B).mixed) == ((0, 1), ())


def test_the_news_of_a_face_down_card_that_is_taken_is_for_its_taker():
    state = playing(MIXED, MIXED, thrown="rw")
    take(state, A)
    assert [(event.card, event.eyes) for event in told(state, "takes")] == [(1, 1 << A)]


def test_the_news_of_a_face_up_card_that_is_taken_is_for_all():
    state = playing(MIXED, MIXED, thrown="rw", stock="s", discards="face_up")
    draw(state, B)
    throw(state, B, "s")
    take(state, A)
    assert [(event.card, event.eyes) for event in told(state, "takes")] == [(2, EVERYONE)]


def test_each_viewer_counts_on_one_fewer_when_a_card_of_that_wine_leaves():
    seen = UNSEEN.with_one(0, 0b011).with_one(0, 0b100).with_one(0, 0b001).with_one(1, ALL).without(0, ALL)
    assert [seen.known_to(1 << viewer) for viewer in range(3)] == [[0, 1], [1], [1]]


def test_a_false_claim_tells_all_what_the_hand_is_not():
    state = playing(MIXED, "wwwrr", thrown="rr", stock="s")
    claim(state, B, "w")
    assert GAME.view(state, A).denied == ((), (1,))
    assert max(world.held[3 + 1] for world in worlds(state, A)) == 3
    draw(state, B)
    assert GAME.view(state, A).denied == ((), ())
    assert max(world.held[3 + 1] for world in worlds(state, A, 2_000)) >= 4


def test_where_it_was_dealt_again_nobody_imagines_four_dealt():
    state = dealt(MIXED, MIXED, four_before_go="redeal")
    assert all(max(world.held[3:]) < 4 for world in worlds(state, A))
    choose(state, "rr")
    for world in worlds(state, A):
        first = world.discard.cards[B]
        assert max(world.held[3 + wine] + (first == wine) for wine in range(3)) < 4


def test_where_it_was_dealt_again_a_hand_that_has_drawn_may_have_four():
    state = playing(MIXED, "rrrww", thrown="rw", stock="s", four_before_go="redeal")
    draw(state, B)
    assert max(max(world.held[3:]) for world in worlds(state, A, 2_000)) >= 4


def test_a_sealed_first_discard_may_be_any_card():
    state = dealt(MIXED, MIXED)
    state.play(B, 0, 100, 0)
    seen = Counter(world.first[B] for world in worlds(state, A))
    assert min(seen[wine] for wine in range(3)) > 80
    assert GAME.view(state, A) == GAME.view(imagined(state, A, 1), A)


def test_imagined_hands_are_as_likely_as_the_cards_left():
    state = playing("rrrrr", MIXED, thrown="rr")  # left: 13 red, 18 white, 18 sparkling of 49
    n = 4_000
    reds = sum(world.held[3] for world in worlds(state, A, n)) / (4 * n)
    assert reds == pytest.approx(13 / 49, abs=0.015)


def test_the_hand_of_a_claimant_is_known_to_all():
    state = claimed()
    assert {world.held[0] for world in worlds(state, B, 30)} == {4}
    assert GAME.view(state, B).open[A] == (4, 0, 0)


def moments():
    yield dealt(MIXED, MIXED, MIXED)
    state = playing("rrrws", MIXED, MIXED, thrown="srr", stock="srw")
    yield state.copy(state.dice)
    draw(state, B)
    throw(state, B, "s")
    take(state, C)
    yield state.copy(state.dice)
    draw(state, A)
    claim(state, A, "r")
    yield state.copy(state.dice)
    slap(state, B)
    close(state)
    yield state


@pytest.mark.parametrize("n", range(5))
def test_an_imagined_world_looks_the_same_to_its_seat_and_is_sound(n):
    state = list(moments())[n]
    for seat in range(3):
        for world in worlds(state, seat, 20):
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert (world.audit(), world.told) == ([], None)


@pytest.mark.parametrize("n", range(5))
def test_imagining_changes_nothing_and_a_copy_is_equal(n):
    state = list(moments())[n]
    before = fingerprint(state)
    imagined(state, A, 7)
    assert fingerprint(state) == before == fingerprint(state.copy(state.dice))


def test_a_copy_shares_nothing_that_changes():
    state = playing("rrrws", MIXED, MIXED, thrown="srr", stock="srw")
    before = fingerprint(state)
    twin = state.copy(started(2, 9).dice)
    draw(twin, B)
    throw(twin, B, "s")
    take(twin, C)
    draw(twin, A)
    claim(twin, A, "r")
    slap(twin, B)
    close(twin)
    close(twin)
    assert fingerprint(state) == before


def test_the_time_of_go_is_in_no_view():
    state = dealt(MIXED, MIXED)
    choose(state, "rr")
    later = state.copy(state.dice)
    later.deadline += 300
    assert GAME.view(state, A) == GAME.view(later, A)
