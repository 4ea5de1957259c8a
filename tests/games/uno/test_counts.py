"""How many games there are, and the order of the moves: what a change of the rules would move without a sound."""

from __future__ import annotations

from ludoteka.games.uno.cards import CALL
from ludoteka.games.uno.options import Options
from ludoteka.games.uno.rules import start
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make
from tests.games.uno.setting import do, may, table


def paths(state, depth):
    """Sequences of moves and jump-ins."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for seat in range(state.seats):
        for move in state.legal(seat):
            if move < CALL:
                twin = state.copy(FastDice(3))
                twin.do(seat, move, twin.beat)
                n += paths(twin, depth - 1)
    return n


def counts(seed, seats, depth, **options):
    state = start(make(Options, options), seats, FastDice(seed))
    return [paths(state, n) for n in range(1, depth + 1)]


def test_the_number_of_games_is_pinned():
    assert counts(11, 3, 7) == [3, 9, 25, 64, 146, 323, 810]


def test_the_number_of_games_under_house_rules_is_pinned():
    assert counts(26, 4, 4, stacking="mixed", jump_in="on", seven_zero="on") == [12, 93, 617, 2397]


def test_the_number_of_games_with_the_other_values_is_pinned():
    options = {"deck": "112", "draw": "one", "drawn_card": "may_be_kept", "change_hand_colour": "named"}
    assert counts(8, 4, 4, **options) == [
        3,
        15,
        50,
        344,
    ]


def test_moves_come_in_ascending_order():
    state = table("r1 r+2 b5 joker super hands blank", "b1", deck="112")
    assert may(state, "A") == (
        "r1 r+2 b5 joker:r joker:y joker:g joker:b super:r super:y super:g super:b "
        "blank:r blank:y blank:g blank:b hands draw"
    )


def test_what_is_owed_comes_in_ascending_order():
    state = do(table("super r1", "super b+2", stacking="mixed"), "A super:b")
    assert may(state, "B") == "b+2 super:r super:y super:g super:b accept contest"
