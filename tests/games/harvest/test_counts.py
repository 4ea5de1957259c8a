"""How many games there are, and the order of the moves: what a change of the rules would move without a sound."""

from ludoteka.games.harvest.cards import ADD, CATALOGUE, GIVE, GRAB, MOVES, PLACES, SEATS
from ludoteka.rules.dice import FastDice
from tests.games.harvest.setting import A, B, grab, lies, may, on, started


def paths(state, depth):
    """Sequences of inputs: any legal move of any seat after 200 ms, in answer to the latest cards, or the deadline."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for seat in range(state.seats):
        for move in state.legal(seat):
            twin = state.copy(FastDice(2))
            twin.play(seat, move, min(twin.now + 200, twin.deadline), twin.beat)
            n += paths(twin, depth - 1)
    twin = state.copy(FastDice(2))
    twin.expire(twin.deadline)
    return n + paths(twin, depth - 1)


def counts(depth, seed, **options):
    state = started(3, seed, **options)
    return [paths(state, n) for n in range(1, depth + 1)]


def test_the_number_of_games_is_pinned():
    assert counts(5, 1) == [1, 10, 73, 376, 1852]


def test_the_number_of_games_where_somebody_is_named_is_pinned():
    assert counts(5, 2, extra_card="active_player_chooses") == [1, 10, 103, 1003, 9070]


def test_the_catalogue_is_pinned():
    assert (
        *("give:red", "give:white", "give:sparkling"),
        *(f"extra:{seat}" for seat in range(8)),
        *(f"grab:{place}" for place in range(13)),
    ) == CATALOGUE
    assert (0, 3, 11, len(CATALOGUE), 13, 8) == (GIVE, ADD, GRAB, MOVES, PLACES, SEATS)


def test_moves_come_in_ascending_order():
    state = lies("rws", "wsr", won=("rs", ""), extra_card="active_player_chooses")
    grab(state, A, 1)
    on(state)
    assert may(state, A) == ["give:red", "give:sparkling", "extra:0", "extra:1", "grab:0", "grab:1"]
    assert may(state, B) == ["grab:0", "grab:1"]
