"""What is known of the game's numbers, counted twice: by the rules, and by a simulation that knows nothing of them."""

import random
from itertools import product
from statistics import mean, median
from typing import NamedTuple

import pytest

from ludoteka.games.harvest import GAME
from ludoteka.games.harvest.cards import GIVE
from tests.games.harvest.setting import grab, on, started, told

GAMES = 300
TIES = {2: 60, 3: 26, 4: 24, 5: 35, 6: 24, 7: 23, 8: 28}  # per cent of the rounds
ROUNDS = {2: 28, 3: 27, 4: 22, 6: 18, 8: 13}  # the median, where every majority card is taken


class Played(NamedTuple):
    rounds: int
    ties: int  # rounds that began with one
    most: int  # the most extra cards of one tie
    left: int  # cards that nobody got


def by_itself(seats, seed, per_type=18):
    """Every card of a majority is taken; the others go back."""
    chance = random.Random(seed)
    cards = list("rws" * per_type)
    chance.shuffle(cards)
    each = len(cards) // seats
    piles = [cards[i * each : (i + 1) * each] for i in range(seats)]
    token, rounds, ties, most = chance.randrange(seats), 0, 0, 0
    while any(piles):
        rounds += 1
        centre = [(i, pile.pop(0)) for i, pile in enumerate(piles) if pile]
        extra = 0
        while True:
            wines = [card for _i, card in centre]
            ranked = sorted(((wines.count(wine), wine) for wine in "rws"), reverse=True)
            if ranked[0][0] > ranked[1][0]:
                break
            ties += extra == 0
            if not any(piles):
                return Played(rounds, ties, max(most, extra), len(centre))
            while not piles[token]:
                token = (token + 1) % seats
            centre.append((token, piles[token].pop(0)))
            token = (token + 1) % seats
            extra += 1
        most = max(most, extra)
        for i, card in centre:
            if card != ranked[0][1]:
                piles[i].append(card)
    return Played(rounds, ties, most, 0)


def by_rules(seats, seed, per_type=18):
    state = started(seats, seed, cards_per_type=str(per_type))
    state.told = []
    while not state.over:
        on(state)
        if state.leader >= 0:
            grab(state, seed % seats, *[i for i, one in enumerate(state.centre.shown) if one.card == state.leader])
    rounds: list[list[str]] = [[] for _i in range(state.round)]
    most = 0
    for event in told(state, "round", "tie", "adds"):
        if event.what == "round":
            at = event.n - 1
        rounds[at].append(event.what)
    most = max(one.count("adds") for one in rounds)
    return Played(state.round, sum("tie" in one for one in rounds), most, len(state.lost))


@pytest.fixture(scope="module", params=[by_itself, by_rules])
def counted(request):
    return {seats: [request.param(seats, seed) for seed in range(GAMES)] for seats in GAME.seats}


def test_a_game_without_errors_lasts_11_to_32_rounds_but_for_a_few_in_a_thousand_and_never_more_than_36(counted):
    rounds = [game.rounds for games in counted.values() for game in games]
    assert max(rounds) <= 36
    inside = [n for n in rounds if 11 <= n <= 32]
    assert len(inside) / len(rounds) == pytest.approx(0.9985, abs=0.003)


@pytest.mark.parametrize("seats", sorted(ROUNDS))
def test_half_of_them_are_over_by_so_many_rounds(counted, seats):
    assert median(game.rounds for game in counted[seats]) == pytest.approx(ROUNDS[seats], abs=1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_so_many_rounds_begin_with_a_tie(counted, seats):
    games = counted[seats]
    share = 100 * sum(game.ties for game in games) / sum(game.rounds for game in games)
    assert share == pytest.approx(TIES[seats], abs=3)


def test_a_tie_needs_five_extra_cards_at_most(counted):
    assert max(game.most for games in counted.values() for game in games) <= 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rules_and_the_simulation_agree(seats):
    one, other = ([count(seats, seed) for seed in range(1000, 1000 + GAMES)] for count in (by_itself, by_rules))
    assert mean(game.rounds for game in one) == pytest.approx(mean(game.rounds for game in other), rel=0.03)
    ended = [100 * sum(game.left > 0 for game in games) / GAMES for games in (one, other)]
    assert abs(ended[0] - ended[1]) < 12


@pytest.mark.parametrize("per_type, rounds", [(15, {2: 23, 4: 19, 8: 11}), (20, {2: 32, 4: 25, 8: 15})])
def test_smaller_and_larger_decks_last_shorter_and_longer(per_type, rounds):
    for seats, expected in rounds.items():
        found = median(by_rules(seats, seed, per_type).rounds for seed in range(GAMES // 2))
        assert found == pytest.approx(expected, abs=1.5)


def most_cards(seats):
    """The most cards that ever lie in the centre, over every first reveal and every way on."""
    starts = {tuple(sorted((r, w, seats - r - w))) for r, w in product(range(seats + 1), repeat=2) if r + w <= seats}
    return max(longest(start) for start in starts)


def longest(counts):
    if counts[2] > counts[1]:
        return sum(counts)
    return max(longest(tuple(sorted((*counts[:i], counts[i] + 1, *counts[i + 1 :])))) for i in range(3))


def test_at_most_thirteen_cards_ever_lie_in_the_centre():
    assert [most_cards(seats) for seats in GAME.seats] == [4, 4, 7, 7, 10, 10, 13]


def careless(seats, seed):
    """Six of ten majority cards are taken, and in one round of ten somebody is wrong."""
    state = started(seats, seed)
    chance = random.Random(seed)
    while not state.over:
        on(state)
        for seat in range(seats):
            if state.leader < 0 or state.phase != 1:
                break
            wrong = [i for i, one in enumerate(state.centre.shown) if one.card != state.leader]
            if wrong and chance.random() < 0.1 / seats:
                grab(state, seat, chance.choice(wrong), after=1)
                if state.owed[seat]:
                    state.play(seat, next(m for m in state.legal(seat) if m >= GIVE), state.now, state.beat)
        for place, one in enumerate(state.centre.shown):
            if state.phase == 1 and one.card == state.leader and chance.random() < 0.6:
                grab(state, chance.randrange(seats), place, after=160)
    return state


def test_a_careless_game_lasts_79_rounds_at_most():
    games = [careless(seats, seed) for seats in GAME.seats for seed in range(60)]
    assert max(game.round for game in games) <= 79
    assert {game.why() for game in games} <= {"piles-empty", "tie", "idle"}


def test_with_no_grab_at_all_three_rounds_end_it():
    for seats in GAME.seats:
        state = started(seats, 1)
        while not state.over:
            on(state)
        assert (state.why(), state.round) == ("idle", 3)
