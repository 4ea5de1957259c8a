"""How many games there are, how long they take, and the order of the moves."""

from statistics import median

import pytest

from ludoteka.games.duel import GAME
from ludoteka.games.duel.options import Options
from ludoteka.games.duel.rules import start
from ludoteka.lab.sim import playout_of
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make
from tests.games.duel.setting import A, B, challenge, choose, fight, may, table


def paths(state, depth):
    """Sequences of moves: of whoever owes one, any."""
    if depth == 0 or state.over:
        return 1
    n = 0
    for seat in range(state.seats):
        for move in state.legal(seat):
            twin = state.copy(FastDice(0))
            twin.do(seat, move, 0)
            n += paths(twin, depth - 1)
    return n


def counts(seats, depth, **options):
    state = GAME.start(make(Options, options), seats, FastDice(1))
    return [paths(state, n) for n in range(1, depth + 1)]


def test_the_number_of_games_of_three_is_pinned():
    assert counts(3, 6) == [2, 8, 16, 22, 86, 168]


def test_the_number_of_games_of_four_with_five_cards_is_pinned():
    assert counts(4, 5, hand_size="5", after_win="anyone", winner_active="ties_only") == [3, 13, 28, 84, 382]


def test_moves_come_in_ascending_order():
    state = table("rws", "rws", "rws", active=B)
    assert may(state, B) == ["challenge:0", "challenge:2"]
    challenge(state, A)
    assert may(state, A) == may(state, B) == ["red", "white", "sparkling"]
    choose(state, B, "r")
    assert may(state, B) == []


def test_nobody_has_a_move_when_the_game_is_over():
    state = table("r", "w")
    fight(state, B, "r", "w")
    assert [may(state, seat) for seat in (A, B)] == [[], []]


# --- random play against a second game, written down in the shortest way ---------------------------------------------


def short_game(seats, dice):
    """(duels, whether two won together): hands are lists, the first player is seat 0."""
    deck = list("rws" * 18)
    dice.shuffle(deck)
    hands = [[deck.pop() for _card in range(3)] for _seat in range(seats)]
    active, spared, duels = 0, -1, 0
    while sum(map(bool, hands)) > 1:
        duels += 1
        others = [seat for seat in range(seats) if hands[seat] and seat != active]
        if len(others) > 1 and spared in others:
            others.remove(spared)
        other = others[dice.below(len(others))]
        mine, theirs = (sorted(set(hands[seat]))[dice.below(len(set(hands[seat])))] for seat in (active, other))
        spared = -1
        if mine == theirs:
            hands[active].remove(mine)
            hands[other].remove(theirs)
            active = next(seat % seats for seat in range(other, other + seats) if hands[seat % seats] or not any(hands))
            continue
        winner, loser, card = (active, other, theirs) if mine + theirs in ("rw", "ws", "sr") else (other, active, mine)
        hands[loser].remove(card)
        hands[winner].append(card)
        active, spared = winner, loser
    return duels, not any(hands)


def random_games(seats, n):
    play = playout_of(GAME)
    games = []
    for seed in range(n):
        state = start(Options(), seats, FastDice(seed))
        play.run(state, FastDice(seed + n))
        games.append((state.duels, state.why() == "both-empty"))
    return games


@pytest.mark.parametrize("seats, middle", [(2, 3), (3, 8), (4, 13), (6, 21), (8, 31)])
def test_random_play_takes_as_many_duels_as_the_short_game(seats, middle):
    ours = random_games(seats, 1500)
    short = [short_game(seats, FastDice(seed)) for seed in range(1500)]
    for games in (ours, short):
        assert abs(median(duels for duels, _both in games) - middle) <= 1
    assert abs(sum(duels for duels, _both in ours) / sum(duels for duels, _both in short) - 1) < 0.05


def test_two_win_together_as_often_as_in_the_short_game():
    ours = sum(both for _duels, both in random_games(4, 4000))
    short = sum(both for _duels, both in (short_game(4, FastDice(seed)) for seed in range(4000)))
    assert abs(ours - short) < 90  # about 340 each; the gap has a standard deviation of 25


def test_no_random_game_comes_near_the_cap():
    assert max(duels for duels, _both in random_games(8, 500)) < 100
