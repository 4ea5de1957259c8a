"""What is known of the game's numbers, counted twice: by the rules, and by a walk of pile sizes that knows nothing of
them."""

import random
from statistics import mean, median, quantiles

import pytest

from ludoteka.games.chant.rules import SETTLED, TURNING
from tests.games.chant.setting import slap, started, turn

GAMES = 300
EXPECTED = {  # flips: half of the games, 95 % of them
    2: (421, 1149),
    3: (158, 467),
    4: (93, 249),
    6: (65, 120),
    8: (44, 64),
}


def by_rules(seats, seed, matches):
    """Everybody sees every match, and chance alone says whose hand is last. Without the cap."""
    state = started(seats, seed)
    hands = list(range(seats))
    chance = random.Random(seed)
    flips = 0
    while not state.over:
        turn(state)
        flips += state.phase == TURNING and not state.over
        state.flips = 0
        if state.phase == TURNING and not state.over:
            matches.append(state.centre.shown[-1].matches())
            if matches[-1]:
                chance.shuffle(hands)
                slap(state, *hands)
                assert state.phase == SETTLED or state.over
    return flips


def by_sizes(seats, seed, matches):
    """A pile of names of wines for each, popped from one end and fed at the other."""
    chance = random.Random(1_000 + seed)
    deck = ["red", "white", "sparkling"] * 18
    chance.shuffle(deck)
    each = 54 // seats
    piles = [deck[seat * each : (seat + 1) * each] for seat in range(seats)]
    centre: list[str] = []
    flips = 0
    while True:
        seat = flips % seats
        centre.append(piles[seat].pop(0))
        matches.append(centre[-1] == ("red", "white", "sparkling")[flips % 3])
        flips += 1
        if matches[-1]:
            loser = chance.randrange(seats)
            piles[loser] += centre
            centre = []
        if not piles[seat]:
            return flips


@pytest.mark.parametrize("play", [by_rules, by_sizes])
@pytest.mark.parametrize("seats", EXPECTED)
def test_without_errors_games_are_as_long_as_stated(play, seats):
    matches: list[bool] = []
    flips = [play(seats, seed, matches) for seed in range(GAMES)]
    half, most = EXPECTED[seats]
    assert median(flips) == pytest.approx(half, rel=0.17)
    assert quantiles(flips, n=20)[-1] == pytest.approx(most, rel=0.25)
    assert mean(matches) == pytest.approx(1 / 3, abs=0.02)
