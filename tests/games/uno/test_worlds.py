"""Imagined worlds of UNO are as likely as each other: all ways in which the hidden cards can lie, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from ludoteka.games.uno.cards import kinds
from ludoteka.games.uno.hidden import imagine
from ludoteka.games.uno.rules import Uno
from ludoteka.games.uno.waiting import DRAWN
from ludoteka.rules.cards import hand_of
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import NO_CARD
from ludoteka.rules.laws.chances import ERROR, tail
from ludoteka.rules.shared import changed
from tests.games.uno.setting import cards, do, table

WORLDS = 8_000
Way = tuple[frozenset[int], frozenset[int], int]  # the hands of B and C, and the card just drawn


def small(**seen: str) -> Uno:
    """Ten hidden cards, none of them twice, and what A has seen of them."""
    state = table("g1", "b1 b2 b3", "r1 r2 r3", top="b9", under="y1", stock="y2 y3 y4 g5")
    for key, words in seen.items():
        what, _, seat = key.partition("_")
        if what == "lacks":
            state.lacks = changed(state.lacks, "abc".index(seat), kinds(cards(words)))
        elif what == "has":
            state.has = changed(state.has, "abc".index(seat), kinds(cards(words)))
        elif what == "known":
            state.remember().known["abc".index(seat)] = hand_of(cards(words))
        else:
            state.remember().loose[0] = hand_of(cards(words))
    return state


def drawing() -> Uno:
    """B has just drawn b4, which fits."""
    state = table("g1", "r4 g2", "r1 r2", top="b9", under="y1", stock="b4 b5 b6 g9 y4 y5")
    state.wait(0, 1)
    state.lacks = changed(state.lacks, 1, kinds(cards("b5 r1")))
    do(state, "B draw")
    state.remember().loose[0] = hand_of(cards("g2"))
    return state


def ways(state: Uno) -> Iterator[Way]:
    """What A cannot exclude."""
    pool = {card for hand in (*state.hands[1:], hand_of(state.stock)) for card in hand.cards()}
    known = [set(state.memory.known[seat].cards()) if state.memory else set() for seat in range(3)]
    loose = set(state.memory.loose[0].cards()) if state.memory else set()
    for b in combinations(sorted(pool), int(state.hands[1].size)):
        for c in combinations(sorted(pool - {*b}), int(state.hands[2].size)):
            if not (known[1] <= {*b} and known[2] <= {*c} and loose <= {*b, *c}):
                continue
            drawn = {card for card in b if state.fits >> card & 1} - loose if state.phase == DRAWN else {NO_CARD}
            for one in drawn:
                kept = (kinds([*({*b} - {one} - known[1])]), kinds([*({*c} - known[2])]))
                lacks = any(hand & state.lacks[seat] for seat, hand in enumerate(kept, 1))
                has = all(
                    not state.has[seat] or kinds([*hand]) & state.has[seat] for seat, hand in enumerate((b, c), 1)
                )
                if has and not lacks:
                    yield frozenset(b), frozenset(c), one


def way(world: Uno) -> Way:
    b, c = (frozenset(world.hands[seat].cards()) for seat in (1, 2))
    return b, c, int(world.drawn) if world.phase == DRAWN else NO_CARD


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(small(), id="nothing"),
        pytest.param(small(loose="b1 r1"), id="loose"),
        pytest.param(small(lacks_b="y2 y3 r1"), id="one hand lacks"),
        pytest.param(small(lacks_b="y2 y3 r1", lacks_c="b1 b2 y2"), id="two hands lack"),
        pytest.param(small(lacks_b="y2 y3 r1", lacks_c="b1 b2 y2", loose="b1 r1"), id="two hands lack, loose"),
        pytest.param(small(lacks_b="y2 y3 r1", loose="b2 r1"), id="one hand lacks, loose"),
        pytest.param(small(has_b="b1 r2", lacks_c="y2 y3"), id="one hand has, one lacks"),
        pytest.param(small(known_b="b3", lacks_b="y2 y3 r1", loose="r3"), id="one card known"),
        pytest.param(small(known_b="b1 b2 b3", lacks_b="y2 y3 r1", lacks_c="b1 y2"), id="one hand known"),
        pytest.param(drawing(), id="a card just drawn"),
    ],
)
def test_every_way_the_hidden_cards_can_lie_is_as_likely_as_any_other(state):
    expected = set(ways(state))
    dice = FastDice(11)
    found = Counter(way(imagine(state, 0, dice)) for _ in range(WORLDS))
    assert {*found} <= expected
    each = WORLDS / len(expected)
    square = sum((found[one] - each) ** 2 / each for one in expected)
    assert tail(square, len(expected) - 1) > ERROR


def test_what_a_hand_must_hold_is_brought_where_luck_does_not():
    state = table("g1", "b1", "r1", "y1", top="b9", under="y9", stock="y2 y3 y4 g5 g6 g7 r6 r7 r8 b6 b7")
    for seat, word in enumerate(("b1 y4", "r1", "y1 g5"), 1):
        state.has = changed(state.has, seat, kinds(cards(word)))
    worlds = [imagine(state, 0, FastDice(seed)) for seed in range(40)]
    assert {flaw for world in worlds for flaw in world.audit() if "known" in flaw} == set()
    assert len({way(world) for world in worlds}) > 1


def test_the_stock_lies_in_any_order():
    state = small(lacks_b="y2 y3 r1", loose="b1 r1")
    dice = FastDice(12)
    tops = Counter(imagine(state, 0, dice).stock[-1] for _ in range(WORLDS))
    bottoms = Counter(imagine(state, 0, dice).stock[0] for _ in range(WORLDS))
    assert {*tops} == {*bottoms}
    assert all(abs(tops[card] - bottoms[card]) < 5 * (tops[card] + bottoms[card]) ** 0.5 for card in tops)
