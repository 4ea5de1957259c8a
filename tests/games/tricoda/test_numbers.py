"""What is known of the game's length and of what answers are worth, counted twice: by the rules, and by a simulation
that knows nothing of them.

Both play perfect reasoners, who speak as soon as their digits are certain, and go by answers alone.
"""

import random
from collections import Counter
from functools import cache
from statistics import mean, median

import pytest

from ludoteka.games.tricoda.candidates import knowledge
from ludoteka.games.tricoda.cards import GUESS, READ, SET_OF, TILES
from ludoteka.games.tricoda.rules import ANNOUNCING
from tests.games.tricoda.setting import pause, questions, started, told
from tests.games.tricoda.test_questions import in_words

GAMES = {2: 30, 3: 36, 4: 32, 5: 24}


class Played:
    """One game: questions asked, answers to each rack that was solved, renewals of the stock, why it ended."""

    def __init__(self, asked, solved, renewals, why):
        self.asked, self.solved, self.renewals, self.why = asked, solved, renewals, why


# --- by the rules -----------------------------------------------------------------------------------------------------


def certain(state, seat):
    left = {int(SET_OF[rack]) for rack in knowledge(state.box.history, seat).candidates().racks}
    return left.pop() if len(left) == 1 else None


def by_rules(seats, seed):
    state = started(seats, seed)
    state.told = []
    since = [0] * seats
    solved = []
    while not state.over:
        if state.phase == ANNOUNCING:
            for seat in range(seats):
                digits = certain(state, seat)
                if digits is not None and GUESS + digits in state.legal(seat):
                    solved.append(state.asked - since[seat])
                    since[seat] = state.asked
                    state.play(seat, GUESS + digits, state.now, state.beat)
                if state.over:
                    break
            else:
                pause(state)
        else:
            state.play(state.reader, READ, state.now, state.beat)
    return Played(state.asked, solved, len(told(state, "renews")), state.why())


# --- by a simulation --------------------------------------------------------------------------------------------------

TILE = [(digit, colour) for digit, colour, n in TILES for _i in range(n)]


@cache
def all_racks():
    kinds = sorted(set(TILE))
    triples = [(a, b, c) for a in kinds for b in kinds for c in kinds if a <= b <= c]
    return [three for three in triples if all(three.count(tile) <= TILE.count(tile) for tile in three)]


def digits(rack):
    return tuple(sorted(digit for digit, _colour in rack))


def seen_by(seat, racks, off):
    """All tiles that this player sees."""
    return Counter(tile for n, rack in enumerate(racks) if n != seat for tile in rack) + Counter(off)


def still(possible, seen):
    """Of these racks those that leave every seen tile in the box."""
    return [rack for rack in possible if all(seen[tile] + rack.count(tile) <= TILE.count(tile) for tile in rack)]


def by_simulation(seats, seed):
    chance = random.Random(seed)
    stock = TILE[:]
    cards: list[int] = []
    off: list[tuple[int, str]] = []
    chance.shuffle(stock)
    racks = [[stock.pop() for _i in range(3)] for _n in range(max(4, seats))]
    oldest = list(range(seats, len(racks)))
    possible = [still(all_racks(), seen_by(seat, racks, off)) for seat in range(seats)]
    points, waits, since, solved, renewals = [0] * seats, [0] * seats, [0] * seats, [], 0
    reader = chance.randrange(seats)
    for asked in range(1, 121):
        if not cards:
            cards = list(range(1, 24))
            chance.shuffle(cards)
        card = cards.pop()
        answer = in_words(card, [rack for n, rack in enumerate(racks) if n != reader])
        for seat in range(seats):
            if seat != reader:
                others = [rack for n, rack in enumerate(racks) if n not in (seat, reader)]
                possible[seat] = [rack for rack in possible[seat] if in_words(card, [*others, rack]) == answer]
        reader = (reader + 1) % seats
        for seat in range(seats):
            if asked < waits[seat] or len({digits(rack) for rack in possible[seat]}) > 1:
                continue
            assert digits(possible[seat][0]) == digits(racks[seat])
            points[seat] += 1
            solved.append(asked - since[seat])
            since[seat], waits[seat] = asked, asked + seats
            if points[seat] == 3:
                return Played(asked, solved, renewals, "points")
            changing = [seat, *oldest[:1]]
            oldest = oldest[1:] + oldest[:1]
            for n in changing:
                off += racks[n]
            if len(stock) <= 7:
                stock, off, renewals = stock + off, [], renewals + 1
                chance.shuffle(stock)
            for n in changing:
                racks[n] = [stock.pop() for _i in range(3)]
            possible[seat] = all_racks()
            possible = [still(left, seen_by(n, racks, off)) for n, left in enumerate(possible)]
    return Played(120, solved, renewals, "questions")


@pytest.fixture(scope="module", params=[by_rules, by_simulation])
def play(request):
    return cache(lambda seats: [request.param(seats, seed) for seed in range(GAMES[seats])])


@pytest.mark.parametrize("seats, asked, off", [(2, 52, 8), (3, 32, 4), (4, 28, 4), (5, 26, 4)])
def test_a_game_of_perfect_reasoners_takes_so_many_questions(play, seats, asked, off):
    assert median(game.asked for game in play(seats)) == pytest.approx(asked, abs=off)


@pytest.mark.parametrize("seats, answers", [(2, 17), (3, 11), (4, 11), (5, 10)])
def test_a_rack_is_solved_after_so_many_questions(play, seats, answers):
    assert median(n for game in play(seats) for n in game.solved) == pytest.approx(answers, abs=1.5)


@pytest.mark.parametrize("seats, renewals", [(2, 1.0), (3, 1.5), (4, 1.3), (5, 2.5)])
def test_the_stock_is_renewed_so_often(play, seats, renewals):
    assert mean(game.renewals for game in play(seats)) == pytest.approx(renewals, abs=0.35)


@pytest.mark.parametrize("seats, share", [(2, 0.9), (3, 1.0), (4, 1.0), (5, 1.0)])
def test_games_end_by_points_and_with_two_players_nearly_always(play, seats, share):
    assert mean(game.why == "points" for game in play(seats)) >= share


@pytest.mark.parametrize("answers, share", [(0, 0.073), (3, 0.23), (6, 0.46), (12, 0.87)])
def test_a_guess_after_so_many_foreign_answers_is_right_so_often(answers, share):
    """The likeliest set of the first reader after four racks' first answers by others."""
    deals = 150
    chances = []
    for seed in range(deals):
        state = started(4, seed)
        me = state.reader
        heard = 0
        while heard < answers:
            heard += state.reader != me if state.phase != ANNOUNCING else 0
            questions(state, 1) if state.phase != ANNOUNCING else pause(state)
        chances.append(max(knowledge(state.box.history, me).candidates().by_digits()))
    assert mean(chances) == pytest.approx(share, abs=0.05 if answers else 0.006)
