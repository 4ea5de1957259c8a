"""Who knows what."""

from collections import Counter
from dataclasses import replace

import pytest

from ludoteka.games.harvest import GAME
from ludoteka.rules.fingerprint import fingerprint
from tests.games.harvest.setting import A, B, C, D, grab, grabs, imagined, lies, on, started, table


def midway(seed=5, rounds=4):
    """A table after some rounds in which hands came down, rightly and wrongly."""
    state = started(4, seed)
    while state.round < rounds or not state.centre.shown:
        on(state)
        for seat, which in ((A, -1), (B, 0)):
            if grabs(state, seat):
                grab(state, seat, grabs(state, seat)[which])
    return state


def test_everybody_knows_the_centre_and_no_card_of_a_pile():
    state = lies("rws", "wsr", "srw")
    views = [GAME.view(state, seat) for seat in (A, B, C, None)]
    assert {tuple(one.card for one in view.centre) for view in views} == {(0, 1, 2)}
    assert {view.piles for view in views} == {((-1, -1), (-1, -1), (-1, -1))}


def test_seats_differ_in_nothing_but_who_looks():
    state = midway()
    views = [replace(GAME.view(state, seat), seat=None) for seat in (A, B, C, D, None)]
    assert views == [views[0]] * 5


def test_the_order_of_unseen_cards_makes_no_difference_to_any_view():
    one, other = table("rwss", "wsr", "srw"), table("sswr", "rws", "srw")
    assert GAME.view(one, A) == GAME.view(other, A)


def test_what_came_back_is_known_until_it_is_drawn_again():
    state = lies("rw", "rwrr", "wss")
    grab(state, A, 0, 1)
    assert GAME.view(state, A).piles == ((-1,), (-1, -1, -1), (1, -1, -1))
    on(state)
    grab(state, B, 0, 1)  # white, white; sparkling goes back
    assert GAME.view(state, A).piles == ((), (-1, -1), (2, 1, -1))


def test_what_was_given_back_is_known_too():
    state = lies("rws", "rws", "wsr", won=("", "", "s"))
    grab(state, C, 2)
    on(state)  # the card taken last
    assert GAME.view(state, B).aside == ((), (), (2,))
    grab(state, A, 0, 1)
    assert GAME.view(state, B).piles[C] == (2, 1, -1, -1)


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_looks_the_same_to_every_seat_and_keeps_what_was_seen(seed):
    state = midway(seed)
    for seat in range(4):
        world = imagined(state, seat, seed)
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert (world.audit(), world.told) == ([], None)


def test_imagining_leaves_the_true_piles_alone():
    state = midway()
    before = fingerprint(state)
    imagined(state, A, 7)
    assert fingerprint(state) == before


def test_the_next_card_of_imagined_worlds_is_as_likely_as_the_cards_that_nobody_has_seen():
    state = started(2, 4)
    while state.round < 9:
        on(state)
        if state.leader >= 0:
            grab(state, A, *[i for i, one in enumerate(state.centre.shown) if one.card == state.leader])
    unseen = Counter(card for pile in state.piles for card in pile.cards[len(pile.cards) - pile.unseen :])
    n, left = 6_000, unseen.total()
    seen = Counter(imagined(state, B, seed).piles[A].cards[-1] for seed in range(n))
    chi = sum((seen[wine] - n * unseen[wine] / left) ** 2 / (n * unseen[wine] / left) for wine in range(3))
    assert chi < 13.8  # one in a thousand, two degrees of freedom


def test_a_card_left_out_of_the_deal_may_be_any_in_an_imagined_world():
    state = started(4, 1)  # two cards stay out
    assert {imagined(state, A, seed).out[0] for seed in range(40)} == {0, 1, 2}


def test_what_is_public_is_in_the_view():
    state = lies("rws", "rws", "wsr", won=("", "", "s"), token=B)
    state.excuse(1 << D | 1 << A, state.now)
    grab(state, C, 2)
    grab(state, A, 0)
    view = GAME.view(state, None)
    assert (view.token, view.owed, view.errors, view.taken) == (B, (0, 0, 1), (0, 0, 1), (1, 0, 0))
    assert (view.won, view.centre[0].taker, view.active) == (((0,), (), (2,)), A, (C,))
    assert (view.absent[0], view.round, view.first_beat, view.why) == (A, 1, 1, "")


def test_a_copy_keeps_everything():
    state = table("rwsr", "rwsr", "wsrr")
    on(state, 3)  # an idle round
    grab(state, A, 2)
    state.excuse(1 << B, state.now)
    assert fingerprint(state.copy(state.dice)) == fingerprint(state)
    state = lies("rws", "rws", "wsr", won=("sr", "", ""))
    grab(state, A, 2)
    on(state)  # a card was given back
    grab(state, A, 2)
    assert fingerprint(state.copy(state.dice)) == fingerprint(state)


def test_a_copy_shares_nothing_that_changes():
    state = midway()
    twin = state.copy(state.dice)
    assert fingerprint(twin) == fingerprint(state)
    before = GAME.view(state, A)
    for _i in range(12):
        if not twin.over:
            on(twin)
            if grabs(twin, C):
                grab(twin, C, grabs(twin, C)[0])
    assert GAME.view(state, A) == before
