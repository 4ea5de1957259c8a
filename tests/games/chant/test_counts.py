"""How many games there are, and the order of the moves: what a change of the rules would move without a sound."""

from ludoteka.games.chant.cards import FLIP, SLAP
from ludoteka.rules.dice import FastDice
from tests.games.chant.setting import started, turned


def paths(state, depth):
    """Sequences of inputs: any legal move of any seat in answer to the latest card, or the deadline."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for seat in range(state.seats):
        for move in state.legal(seat):
            twin = state.copy(state.dice)
            twin.do(seat, move, twin.beat)
            n += paths(twin, depth - 1)
    twin = state.copy(FastDice(2))
    twin.expire(twin.deadline)
    return n + paths(twin, depth - 1)


def counts(depth, **options):
    state = started(3, 1, **options)
    return [paths(state, n) for n in range(1, depth + 1)]


def test_the_number_of_games_on_the_beat_is_pinned():
    assert counts(8) == [1, 4, 13, 22, 49, 130, 274, 760]


def test_the_number_of_games_by_hand_with_every_other_rule_is_pinned():
    rules = {
        "false_slap": "one_card",
        "after_a_slap": "taker_flips",
        "word_after_a_slap": "restarts_at_red",
        "winning": "first_at_next_match",
    }
    assert counts(6, flip="by_hand", **rules) == [2, 10, 38, 118, 380, 1348]


def test_moves_come_in_ascending_order():
    state = turned("ws", flip="by_hand")
    assert [state.legal(seat) for seat in range(4)] == [[SLAP], [SLAP], [FLIP, SLAP], [SLAP]]
