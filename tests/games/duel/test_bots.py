"""What the minds know, how long they take, and that the levels are levels."""

from collections import Counter

import pytest

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.duel import GAME
from ludoteka.games.duel.bots import best_answer, blind, deck_for, foreseen, gains_of, possible_hands, worth
from ludoteka.games.duel.cards import CATALOGUE
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make
from tests.games.duel.setting import A, B, C, asked, challenge, choose, table

LEVELS = ["easy", "normal", "hard"]
SURE = {"easy": 60, "normal": 165, "hard": 200}  # of 200 answers, so many at least are the best


def answers(level, state, seat):
    return Counter(CATALOGUE[asked(level, state, seat, seed).move] for seed in range(200))


def all_known(state, *seats):
    """Every card of these hands has been seen."""
    for at in (seat * 3 + wine for seat in seats for wine in range(3)):
        state.shown[at] = state.need[at] = state.held[at]
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_whatever_is_held(level):
    for hand in ("r", "w", "s", "rw", "ss", "rws"):
        state = table(hand, "rws", "ws")
        assert asked(level, state, A).move in state.legal(A)
        challenge(state, B)
        for seat in (A, B):
            assert asked(level, state, seat).move in state.legal(seat)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_is_known_is_beaten(level):
    state = all_known(table("rws", "rrr", "www"), B)
    challenge(state, B)
    assert answers(level, state, A)["sparkling"] >= SURE[level]


@pytest.mark.parametrize("level", LEVELS)
def test_the_player_with_the_weaker_hand_is_challenged(level):
    state = all_known(table("sss", "www", "rrr", "www"), B, C, 3)
    assert answers(level, state, A)["challenge:2"] >= SURE[level]


def test_an_easy_mind_is_less_sure_than_a_normal_one():
    state = all_known(table("rws", "rrr", "www"), B)
    challenge(state, B)
    assert answers("easy", state, A)["sparkling"] < answers("normal", state, A)["sparkling"]


@pytest.mark.parametrize("level", LEVELS)
def test_how_long_it_takes_says_nothing_about_the_choice(level):
    for seed in range(20):
        delays = set()
        for hand in ("rrr", "ws", "rws", "s"):
            state = table(hand, "rws", "ws")
            challenge(state, B)
            delays.add(asked(level, state, A, seed).delay)
        assert len(delays) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_mind_takes_as_long_as_a_person(level):
    state = table("rws", "rws", "ws")
    delays = [asked(level, state, A, seed).delay for seed in range(200)]
    assert min(delays) >= 700
    assert max(delays) <= 4_000
    assert len(set(delays)) > 100


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_reacts_where_nothing_races(level):
    state = table("rws", "rws")
    challenge(state, B)
    choose(state, A, "r")
    assert GAME.minds[level]().react(None) is None


# --- the parts --------------------------------------------------------------------------------------------------------


def test_a_hand_nobody_saw_may_be_any_as_often_as_the_deck_gives_it():
    hands = dict(possible_hands((0, 0, 0), (0, 0, 0), 2, (3, 2, 1)))
    assert hands == {(2, 0, 0): 3, (1, 1, 0): 6, (1, 0, 1): 3, (0, 2, 0): 1, (0, 1, 1): 2}


def test_a_hand_that_showed_a_card_holds_it():
    hands = dict(possible_hands((1, 0, 0), (1, 0, 0), 2, (2, 1, 1)))
    assert hands == {(2, 0, 0): 1, (1, 1, 0): 2, (1, 0, 1): 2}


def test_blind_play_shows_each_card_alike():
    assert blind([((2, 0, 0), 1), ((0, 1, 1), 3)]) == [2 / 8, 3 / 8, 3 / 8]


def test_a_player_who_thinks_answers_blind_play():
    assert foreseen([((1, 1, 1), 1)], [1, 0, 0], gains_of(3, 9)) == [0, 0, 1]


def test_the_deck_of_a_hand_is_what_is_not_known_to_be_elsewhere():
    state = all_known(table("rrs", "www", "rws"), C)
    assert deck_for(GAME.view(state, A), B, A) == [15, 17, 16]
    assert deck_for(GAME.view(state, A), A, None) == [17, 17, 17]


def test_the_best_answer_to_red_is_sparkling_and_among_equals_all():
    assert best_answer((1, 1, 1), [1, 0, 0], gains_of(3, 9)) == ([0, 0, 1], 1 / 9)
    assert best_answer((1, 1, 0), [0, 0, 1], gains_of(3, 9)) == ([0, 1, 0], 1 / 9)


def test_two_last_cards_that_tie_are_a_win():
    assert gains_of(1, 2) == (0.5, -0.5, 0.5)
    assert gains_of(3, 6) == (1 / 6, -1 / 6, 0)


# --- the levels -------------------------------------------------------------------------------------------------------


def wins(level, other, games):
    """Shares won of the first, one against one, seats changing."""
    won = 0.0
    for seed in range(games):
        state = GAME.start(make(GAME.options, {}), 2, FastDice(seed))
        seats = [level, other] if seed % 2 else [other, level]
        dice = [FastDice(seed * 3 + 1), FastDice(seed * 3 + 2)]
        VirtualTable(GAME, state, [GAME.minds[name]() for name in seats], dice, FastDice(0)).run(GAME.cap)
        places = state.places()
        won += (places[seats.index(level)] == 1) / places.count(1)
    return won / games


@pytest.mark.parametrize(
    "level, other, share", [("normal", "random", 0.53), ("hard", "random", 0.53), ("hard", "normal", 0.53)]
)
def test_the_better_mind_wins_more(level, other, share):
    assert wins(level, other, 800) > share  # luck alone: 0.50, with a standard deviation of 0.017


def test_the_best_holds_its_share_of_the_cards_for_its_chance():
    state = table("rws", "rrww", "s")
    assert worth(state, A, last=False) is None
    assert [worth(state, seat, last=True) for seat in (A, B, C)] == [3 / 8, 4 / 8, 1 / 8]
