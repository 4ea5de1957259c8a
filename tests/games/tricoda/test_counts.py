"""How many games there are, and the order of the moves: what a change of the rules would move without a sound."""

from ludoteka.games.tricoda.cards import ANSWER, CATALOGUE, GUESS, MOVES, READ, SET_OF
from ludoteka.rules.dice import FastDice
from tests.games.tricoda.setting import FOUR, A, B, read, started, table


def paths(state, depth, seed, moves_of):
    """Sequences of inputs: any of these moves of any seat, or the deadline."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for seat in range(state.seats):
        for move in moves_of(state, seat):
            twin = state.copy(FastDice(seed))
            twin.do(seat, move, twin.beat)
            n += paths(twin, depth - 1, seed + 1, moves_of)
    twin = state.copy(FastDice(seed))
    twin.expire(twin.deadline)
    return n + paths(twin, depth - 1, seed + 1, moves_of)


def every_move(state, seat):
    return state.legal(seat)


def right_or_wrong(state, seat):
    """Of the guesses the right one, and one that is not."""
    right = SET_OF[state.box.racks[seat]] + GUESS
    return [move for move in state.legal(seat) if move < GUESS or move == right or move == (right - 1 or MOVES - 1)]


def counts(depth, moves_of, seats=2, **options):
    state = started(seats, 1, **options)
    return [paths(state, n, 1, moves_of) for n in range(1, depth + 1)]


def test_the_number_of_games_is_pinned():
    """By hand: 77 moves of A, 76 of B, the deadline; after a guess 78 of them are left, after the card 153."""
    assert counts(2, every_move) == [154, 2 * 76 * 78 + 2 * 153]


def test_the_number_of_games_with_one_wrong_guess_of_each_is_pinned():
    assert counts(5, right_or_wrong, points_to_win="2") == [6, 26, 76, 164, 440]


def test_the_number_of_games_with_unlimited_guesses_is_pinned():
    assert counts(4, right_or_wrong, points_to_win="2", guessing="unlimited") == [6, 34, 178, 870]


def test_the_number_of_games_in_which_readers_answer_is_pinned():
    assert counts(5, right_or_wrong, seats=3, reader_answers="checked") == [8, 52, 268, 1064, 3136]


def test_moves_come_in_ascending_order():
    state = table(*FOUR, reader_answers="checked")
    guesses = list(range(GUESS, MOVES))
    assert [state.legal(A), state.legal(B)] == [[READ, *guesses], guesses]
    read(state, 16)
    assert state.legal(A) == [ANSWER + 14, *guesses]
    assert CATALOGUE[ANSWER + 14] == "answer:more-blue-sevens"
