"""Minds that compare a word with a card."""

from collections import Counter
from statistics import mean

import pytest

from ludoteka.bots.mind import Handle
from ludoteka.bots.reflexes import EXPECTED, FLOOR, SKILLED
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.chant import GAME
from ludoteka.games.chant.bots import Listener
from ludoteka.games.chant.cards import FLIP, SLAP
from ludoteka.match.notation import event_line
from ludoteka.rules.dice import FastDice
from tests.games.chant.setting import A, B, slap, started, turned

SURE = SKILLED._replace(false_alarm=0, miss=0)  # errs in nothing


def handle(state, seat, dice):
    moves = state.legal(seat)
    return Handle(
        seat, state.seats, GAME.view(state, seat), moves, GAME, state.now, state.beat, dice,
        lambda other: GAME.imagine(state, seat, other),
    )  # fmt: skip


def answer(state, skill=SURE, seed=1):
    return Listener(skill).react(handle(state, A, FastDice(seed)))


def rate(skill, state, n=4_000):
    """How often a mind of this skill slaps here."""
    return sum(answer(state, skill, seed) is not None for seed in range(n)) / n


def play(levels, seed, **options):
    """A game in virtual time."""
    state = started(len(levels), seed, **options)
    state.told = []
    own = [FastDice(100 * seed + seat) for seat in range(len(levels))]
    place = VirtualTable(GAME, state, [GAME.minds[level]() for level in levels], own, FastDice(seed + 7))
    place.run(GAME.cap)
    return state


def test_who_errs_in_nothing_slaps_exactly_the_matches():
    for cards in ("r", "w", "s", "rr", "rw", "rs", "wsr", "wss"):
        assert (answer(turned(cards)) is not None) == (cards[-1] == "rws"[(len(cards) - 1) % 3])


def test_a_hand_follows_a_right_slap():
    state = turned("r")
    slap(state, B)
    assert answer(state).move == SLAP


def test_a_hand_that_is_down_answers_nothing():
    state = turned("r")
    slap(state, A)
    assert answer(state) is None


def test_where_nothing_lies_nothing_is_slapped():
    state = turned("ws")
    slap(state, B)
    assert answer(state) is None


def test_misses_come_as_often_as_stated():
    assert rate(SURE._replace(miss=80), turned("r")) == pytest.approx(0.92, abs=0.015)


def test_false_alarms_come_as_often_as_stated():
    assert rate(SURE._replace(false_alarm=80), turned("w")) == pytest.approx(0.08, abs=0.015)


def test_a_match_is_expected_after_two_cards_that_did_not_match():
    delays = {}
    for cards in ("wss", "rss"):
        state = turned(cards)
        delays[cards] = mean(answer(state, seed=seed).delay for seed in range(400))
    assert delays["rss"] - delays["wss"] == EXPECTED


def test_a_hand_takes_a_persons_time_and_its_device_the_same_all_the_match():
    mind, state = Listener(SURE), turned("r")
    answers = [mind.react(handle(state, A, FastDice(seed))) for seed in range(200)]
    delays = [one.delay for one in answers if one]
    assert min(delays) >= FLOOR + mind.device
    assert 20 <= mind.device <= 60


def test_by_hand_a_mind_turns_its_card_in_about_a_beat():
    state = turned("", flip="by_hand")
    dice = FastDice(1)
    answers = [Listener(SURE).turn(handle(state, A, dice)) for _i in range(200)]
    assert {one.move for one in answers} == {FLIP}
    assert 960 <= min(one.delay for one in answers) <= max(one.delay for one in answers) <= 1_440


def test_the_same_dice_play_the_same_game():
    first, again, other = (play(["easy", "normal", "hard"], seed) for seed in (3, 3, 4))
    stories = [[event_line(event, GAME) for event in state.told or []] for state in (first, again, other)]
    assert stories[0] == stories[1] != stories[2]


@pytest.mark.parametrize("flip", ["on_the_beat", "by_hand"])
def test_the_better_level_wins_more(flip):
    wins: Counter[str] = Counter()
    for seed in range(24):
        levels = ["easy", "normal", "hard"]
        levels = levels[seed % 3 :] + levels[: seed % 3]
        state = play(levels, seed, flip=flip)
        wins.update(level for level, place in zip(levels, state.places(), strict=True) if place == 1)
    assert wins["hard"] > 2 * max(1, wins["normal"]) >= 2 * wins["easy"]


def test_tables_of_minds_end_before_the_cap():
    ends = Counter(play(["normal"] * seats, seed).why() for seats in (3, 4, 8) for seed in range(10))
    assert ends["empty"] >= 29
