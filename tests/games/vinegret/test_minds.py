"""The minds: sensible, and the better the higher their level."""

import pytest

from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.bots import BEST, BLUFFS, EASY, HARD, NORMAL, Gambler, Thought, beats_bettor
from ludoteka.games.vinegret.cards import CATALOGUE
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.reckoning import Tables, sensible_change
from ludoteka.games.vinegret.rules import Vinegret
from ludoteka.rules.dice import FastDice
from ludoteka.rules.laws.survey import Size, option_words
from ludoteka.rules.options import make
from tests.games.vinegret.setting import (
    FLUX_24,
    POINT_7,
    POINT_9,
    PRIME_14,
    A,
    B,
    asked,
    dealt,
    drawing,
    first,
    handle,
    held,
    judge,
    play,
    say,
    second,
    words,
)

LEVELS = ("easy", "normal", "hard", "best")
FREDON = "h2 d2 c2 s2"


def answers(level, state, seat, n=30):
    return [CATALOGUE[asked(level, state, seat, seed).move].partition(":")[0] for seed in range(n)]


@pytest.mark.parametrize(
    "hand, away",
    [
        ("h2 h3 h4 d9", "d9"),
        ("h6 d6 c6 h2", "h2"),
        ("h1 h3 h9 d2", "d2"),
        ("h1 h3 d9 c2", "h1"),  # three suits: for a prime
        ("h1 h3 d9 d2", "h1 h3"),
        ("h1 d3 c9 s2", ""),
        ("h1 h3 h5 h9", ""),
        ("h6 d6 c6 s2", ""),
        ("h2 d2 c2 s2", ""),
    ],
)
def test_a_sensible_change(hand, away):
    assert words(sensible_change(judge(), held(hand))) == away


def test_without_primes_three_suits_are_changed_for_a_flux():
    assert words(sensible_change(judge(prime="same_suit"), held("h1 h3 d9 c2"))) == "d9 c2"


def test_four_suits_that_are_nothing_keep_the_highest_card():
    assert words(sensible_change(judge(prime="same_suit"), held("h1 d3 c9 s2"))) == "h1 d3 s2"


def test_the_table_knows_how_often_a_hand_is_the_higher():
    table = Tables(judge())
    chances = [table.beats(judge().strength(held(hand))) for hand in (POINT_7, PRIME_14, FLUX_24, FREDON)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.99


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_refuses_with_a_fredon(level):
    state = second(POINT_7, FREDON)
    say(state, "raise:10")
    assert "refuse" not in answers(level, state, B)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_weakest_point_is_seldom_held_against_a_high_raise(level):
    state = second(FLUX_24, "h2 h1 d3 c4", POINT_9)
    say(state, "raise:10")
    assert answers(level, state, B).count("hold") < 3


def test_a_hard_dealer_holds_where_a_refusal_costs_twice_the_bet():
    state = first(POINT_7, "h2 h9 d5 s6", dealer=B)
    say(state, "bet:10")
    assert "refuse" not in answers("hard", state, B)


@pytest.mark.parametrize("level", LEVELS)
def test_a_flux_is_kept_in_the_draw(level):
    state = drawing(FLUX_24, POINT_7)
    kept = [CATALOGUE[asked(level, state, A, seed).move] for seed in range(20)]
    assert kept.count("change:0") > (10 if level == "easy" else 17)


@pytest.mark.parametrize("level", LEVELS)
def test_time_is_a_persons_and_says_nothing_of_the_hand(level):
    good, bad = second(FREDON, POINT_7), second(POINT_7, FREDON)
    delays = [[asked(level, state, A, seed).delay for seed in range(30)] for state in (good, bad)]
    assert delays[0] == delays[1]
    assert all(700 <= delay <= 4500 for delay in delays[0])
    assert len(set(delays[0])) > 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_mind_marks_nothing(level):
    state = dealt(2)
    seat = state.turn
    play(state, seat, "mark:1")
    assert "mark" not in answers(level, state, seat)


def final_tokens(minds, games):
    """Tokens won and lost by each mind, seats taken in turn."""
    won = [0] * len(minds)
    for n in range(games):
        turned = minds[n % len(minds) :] + minds[: n % len(minds)]
        state = GAME.start(Options(deals="1"), len(minds), FastDice(77_000 + n // len(minds)))
        dice = [FastDice(n * 1_000 + seat) for seat in range(len(minds))]
        VirtualTable(GAME, state, [Gambler(level) for level in turned], dice, FastDice(1)).run(GAME.cap)
        assert isinstance(state, Vinegret)
        for seat, tokens in enumerate(state.tokens):
            won[(seat + n) % len(minds)] += tokens - 100
    return won


def test_a_normal_mind_wins_from_easy_ones():
    assert final_tokens([NORMAL, EASY, EASY], 45)[0] > 0


def test_a_hard_mind_wins_from_easy_ones():
    """From normal ones too, but it takes hundreds of games to see it: docs/bots.md has the figures."""
    assert final_tokens([HARD, EASY, EASY], 45)[0] > 0


@pytest.mark.parametrize("n, options", list(enumerate(option_words(GAME, Size(1, 1, 0, 12, 1, 1)))))
def test_minds_play_every_option_to_its_end(n, options):
    seats = 2 + n % 5
    options = {**options, "deals": "1"}
    state = GAME.start(make(Options, options), seats, FastDice(n))
    minds = [GAME.minds[("easy", "random")[(n + seat) % 2]]() for seat in range(seats)]
    VirtualTable(GAME, state, minds, [FastDice(seat) for seat in range(seats)], FastDice(1)).run(GAME.cap)
    assert state.over


@pytest.mark.parametrize("seats", GAME.seats)
def test_normal_minds_come_to_the_last_deal(seats):
    state = GAME.start(Options(), seats, FastDice(seats))
    minds = [GAME.minds["normal"]() for _seat in range(seats)]
    VirtualTable(GAME, state, minds, [FastDice(seat) for seat in range(seats)], FastDice(1)).run(GAME.cap)
    assert state.why() == "dealt"


def test_the_best_thinks_less_of_its_hand_before_somebody_who_bets():
    """The hard mind takes off the same from every hand; the best asks what a bettor is likely to hold."""
    assert beats_bettor(0.5, 0.6) == pytest.approx(0.5 * BLUFFS)
    assert beats_bettor(0.9, 0.6) == pytest.approx(0.9 * BLUFFS + 0.75 * (1 - BLUFFS))
    assert beats_bettor(1.0, 0.6) == 1.0


def test_the_best_counts_who_has_put_in_what_is_bet():
    def bettors(state, seat):
        return Thought(handle(state, seat), BEST).bettors()

    state = second(FLUX_24, "h2 h1 d3 c4", POINT_9)
    assert bettors(state, B) == 0
    say(state, "raise:10")
    assert (bettors(state, B), bettors(state, A)) == (1, 0)
