"""How many games there are, and the order of the moves: what a change of the rules would move without a sound."""

from ludoteka.games.four import GAME
from ludoteka.games.four.cards import CLAIM, DRAW, SLAP, TAKE, THROW
from ludoteka.rules.dice import FastDice
from tests.games.four.setting import MIXED, A, B, claimed, dealt, draw, playing, started

CLAIMS = [CLAIM, CLAIM + 1, CLAIM + 2]


def paths(state, depth):
    """Sequences of inputs: any legal move of any seat 200 ms later, or the deadline."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for seat in range(state.seats):
        for move in state.legal(seat):
            twin = state.copy(FastDice(1))
            twin.play(seat, move, twin.now + 200, twin.beat)
            n += paths(twin, depth - 1)
    twin = state.copy(FastDice(2))
    twin.expire(max(twin.deadline, twin.now))
    return n + paths(twin, depth - 1)


def test_the_number_of_games_from_the_deal_is_pinned():
    state = started(2, 1)
    assert [paths(state, n) for n in range(1, 6)] == [6, 18, 28, 301, 3133]


def test_the_number_of_games_from_go_is_pinned():
    state = playing("rrrws", MIXED, thrown="sr", stock="rw")
    assert [paths(state, n) for n in range(1, 5)] == [11, 113, 1158, 11787]


def test_the_notation_of_the_moves_is_pinned():
    assert GAME.catalogue == (
        *("throw:red", "throw:white", "throw:sparkling", "draw", "take"),
        *("claim:red", "claim:white", "claim:sparkling", "slap"),
    )


def test_moves_come_in_ascending_order():
    state = dealt(MIXED, "rrrww")
    assert [state.legal(seat) for seat in (A, B)] == [[THROW, THROW + 1, THROW + 2], [THROW, THROW + 1]]
    state = playing(MIXED, MIXED, thrown="rr", stock="s")
    draw(state, A)
    assert state.legal(A) == [THROW, THROW + 1, THROW + 2, *CLAIMS]
    assert state.legal(B) == [DRAW, TAKE, *CLAIMS]
    assert claimed().legal(B) == [*CLAIMS, SLAP]
