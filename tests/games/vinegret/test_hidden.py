"""Who knows what."""

from collections import Counter

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.hidden import imagine
from ludoteka.games.vinegret.table import BREAK
from ludoteka.rules.cards import how_many, members
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from tests.games.vinegret.setting import (
    FLUX_24,
    POINT_7,
    POINT_9,
    PRIME_14,
    A,
    B,
    C,
    dealt,
    drawing,
    first,
    held,
    late,
    play,
    said,
    say,
    second,
)

THREE = (POINT_7, POINT_9, PRIME_14)


def after_some_inputs(seats, n, seed, **options):
    state, dice = dealt(seats, seed, **options), FastDice(seed + 50)
    for _i in range(n):
        if state.active:
            moves = [move for move in state.legal(state.turn) if move not in GAME.idle]
            state.play(state.turn, moves[dice.below(len(moves))], state.now, 0)
        elif not state.over:
            late(state)
    return state


def worlds(state, seat, n=40):
    return [imagine(state, seat, FastDice(seed)) for seed in range(n)]


@pytest.mark.parametrize("inputs", range(0, 120, 5))
@pytest.mark.parametrize("draws", ["one", "repeated"])
@pytest.mark.parametrize("seats", [2, 6])
def test_an_imagined_world_looks_the_same_to_the_seat_and_is_sound(seats, draws, inputs):
    state = after_some_inputs(seats, inputs, seed=seats, draws=draws, refuser_returns="yes", exchange_one="two")
    for seat in range(seats):
        for world in worlds(state, seat, 3):
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert world.audit() == []


def test_imagining_and_playing_on_in_what_was_imagined_changes_nothing():
    state = after_some_inputs(4, 20, seed=3)
    before = fingerprint(state)
    world = imagine(state, A, FastDice(1))
    assert world.told is None
    for _i in range(60):
        late(world)
    assert fingerprint(state) == before


def test_a_watcher_sees_no_hand():
    view = GAME.view(first(*THREE), None)
    assert (view.hand, view.thrown, view.shown, view.sizes) == ((), (), ((), (), ()), (4, 4, 4))


def test_a_seat_sees_its_own_hand_and_no_other():
    state = first(*THREE)
    assert GAME.view(state, B).hand == tuple(members(held(POINT_9)))
    assert {world.hands[A] == held(POINT_7) for world in worlds(state, B)} == {False}


def test_what_one_has_thrown_is_in_nobodys_hand():
    state = drawing(*THREE)
    say(state, "change:1234", "change:0", "change:0")
    mine = held(POINT_7)
    for world in worlds(state, A, 200):
        assert world.thrown[A] == mine
        assert (world.hands[B] | world.hands[C]) & mine == 0


def test_what_another_has_thrown_may_be_anything_unseen():
    state = drawing(*THREE)
    say(state, "change:1234", "change:0", "change:0")
    thrown = Counter(card for world in worlds(state, B, 400) for card in members(world.thrown[A]))
    assert len(thrown) == 36  # all but B's own four
    assert max(thrown.values()) < 2.2 * min(thrown.values())


def test_marks_are_secret():
    state = drawing(*THREE)
    play(state, A, "mark:2")
    assert (GAME.view(state, A).marked, GAME.view(state, B).marked, GAME.view(state, None).marked) == (2, 0, 0)
    assert {world.marked for world in worlds(state, B)} == {0}
    assert said(state) == []


def test_a_mark_is_taken_back_by_the_same_move():
    state = drawing(*THREE)
    play(state, A, "mark:2")
    play(state, A, "mark:2")
    assert GAME.view(state, A).marked == 0


def test_shown_hands_are_known_to_all_until_the_next_deal():
    state = second(POINT_7, POINT_9, FLUX_24)
    say(state, "raise:1", "refuse", "hold")
    assert state.phase == BREAK
    for world in worlds(state, B):
        assert (world.hands[A], world.hands[C]) == (state.hands[A], state.hands[C])
    assert {world.hands[B] == state.hands[B] for world in worlds(state, A)} == {False}
    late(state)
    assert GAME.view(state, B).shown == ((), (), ())


def test_no_deal_says_anything_of_the_next():
    state = second(POINT_7, POINT_9, FLUX_24)
    say(state, "raise:1", "refuse", "hold")
    late(state)
    seen = Counter(card for world in worlds(state, B, 300) for card in members(world.hands[A]))
    assert len(seen) == 38  # all but B's own two


def recycled(seed=1):
    """A has thrown all four; then B's draw has emptied the stock, which was renewed with A's four in it."""
    state = drawing("c1 c2 c3 c4", POINT_9, "c8 d10 s1 s2", seed=seed)
    gone = state.stock[:-6]
    state.stock = state.stock[-6:]
    state.thrown[C] = sum(1 << card for card in gone)
    state.cast[C] = len(gone)
    say(state, "change:1234", "change:1234")
    return state


def test_what_went_back_into_the_stock_is_remembered():
    view = GAME.view(recycled(), A)
    assert view.returned == (tuple(members(held("c1 c2 c3 c4"))),)
    assert GAME.view(recycled(), B).returned == ((),)  # what B threw stays out


def test_what_went_back_can_only_lie_where_was_drawn_after_that():
    state = recycled()
    mine = held("c1 c2 c3 c4")
    seen = 0
    for world in worlds(state, A, 300):
        assert GAME.view(world, A) == GAME.view(state, A)
        assert world.audit() == []
        assert world.hands[C] & mine == 0  # C has not drawn yet
        assert world.thrown[B] & mine == 0  # B threw what was dealt
        seen = max(seen, how_many(world.hands[B] & mine))
    assert seen > 0  # two of B's cards come out of the new stock


def test_those_places_are_as_likely_as_the_shuffle_makes_them():
    state = recycled()
    mine = held("c1 c2 c3 c4")
    n = 3000
    total = int(sum(how_many(world.hands[B] & mine) for world in worlds(state, A, n)))
    new = len(state.stock) + 2
    expected = n * 2 * 4 / new  # B drew two of so many cards, four of them A's
    assert abs(total - expected) < 5 * (expected**0.5)


def test_hidden_hands_are_dealt_evenly():
    state = first(*THREE)
    seen = Counter(card for world in worlds(state, A, 3000) for card in members(world.hands[B]))
    assert len(seen) == 36
    assert all(abs(n - 3000 / 9) < 5 * (3000 / 9) ** 0.5 for n in seen.values())


def test_news_holds_no_card():
    state = after_some_inputs(5, 150, seed=9)
    assert {event.card for event in state.told} == {-1}
