"""Minds that count in their heads."""

from collections import Counter

import pytest

from ludoteka.bots.mind import Answer, Handle
from ludoteka.bots.reflexes import FLOOR, SKILLED
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.five import GAME
from ludoteka.games.five.bots import HeadCounter, Level
from ludoteka.games.five.cards import FLIP, SLAP
from ludoteka.match.notation import event_line
from ludoteka.rules.dice import FastDice
from tests.games.five.setting import FIVE_RED, A, B, close, slap, started, table, turn, turned

SURE = Level(SKILLED._replace(false_alarm=0, miss=0), miscount=0, sheep=0)  # errs in nothing


def handle(state, seat, dice):
    moves = state.legal(seat)
    return Handle(
        seat, state.seats, GAME.view(state, seat), moves, GAME, state.now, state.beat, dice,
        lambda other: GAME.imagine(state, seat, other),
    )  # fmt: skip


def watch(mind, cards, seat=A, seed=1):
    """What a mind answers to each of these cards, and the table on which they lie."""
    state = table(cards)
    dice = FastDice(seed)
    answers = []
    for _card in cards:
        turn(state, 1)
        answers.append(mind.react(handle(state, seat, dice)))
    return answers, state


def rate(level, cards, n=3_000):
    """How often a mind of this level slaps the last of these cards."""
    return sum(watch(HeadCounter(level), cards, seed=seed)[0][-1] is not None for seed in range(n)) / n


def play(levels, seed, **options):
    """A game in virtual time."""
    state = started(len(levels), seed, **options)
    state.told = []
    own = [FastDice(100 * seed + seat) for seat in range(len(levels))]
    place = VirtualTable(GAME, state, [GAME.minds[level]() for level in levels], own, FastDice(seed + 7))
    place.run(GAME.cap)
    return state


def test_who_errs_in_nothing_slaps_exactly_the_right_piles():
    cards = "rwsrwsrwsrwsrwsrrsssw"
    answers, _state = watch(HeadCounter(SURE), cards)
    right = [5 in (cards[:n].count("r"), cards[:n].count("w"), cards[:n].count("s")) for n in range(1, len(cards) + 1)]
    assert [answer is not None for answer in answers] == right


def test_a_mind_counts_to_the_tables_target():
    state = table("rrrr", target="4")
    turn(state, 4)
    assert HeadCounter(SURE).react(handle(state, A, FastDice(1))) is not None


def test_a_mind_that_sits_down_in_the_middle_knows_the_pile():
    _answers, state = watch(HeadCounter(SURE), FIVE_RED)
    assert HeadCounter(SURE).react(handle(state, B, FastDice(1))) is not None


def test_a_mind_begins_every_round_at_nothing():
    mind = HeadCounter(SURE)
    _answers, state = watch(mind, "rrrr")
    slap(state, B)
    close(state)
    close(state)
    state.deck = sorted(state.deck)
    turn(state, 1)
    assert mind.react(handle(state, A, FastDice(1))) is None


def test_a_hand_follows_when_its_owner_counts_five_too():
    mind = HeadCounter(SURE)
    _answers, state = watch(mind, FIVE_RED)
    slap(state, B)
    answer = mind.react(handle(state, A, FastDice(1)))
    assert answer is not None
    assert answer.move == SLAP


def test_a_hand_does_not_follow_against_its_owners_count():
    mind = HeadCounter(SURE)
    _answers, state = watch(mind, FIVE_RED[:-1])
    slap(state, B)
    assert mind.react(handle(state, A, FastDice(1))) is None


def test_a_card_that_was_taken_back_is_not_counted():
    mind = HeadCounter(SURE)
    _answers, state = watch(mind, FIVE_RED + "r")  # six red
    slap(state, B, beat=state.beat - 1)
    assert mind.react(handle(state, A, FastDice(1))) is not None


def test_a_hand_that_is_down_answers_nothing():
    mind = HeadCounter(SURE)
    _answers, state = watch(mind, FIVE_RED)
    slap(state, A)
    assert mind.react(handle(state, A, FastDice(1))) is None


def test_misses_come_as_often_as_stated():
    level = SURE._replace(skill=SURE.skill._replace(miss=80))
    assert rate(level, "rrrrr") == pytest.approx(0.92, abs=0.02)


def test_false_alarms_fall_on_the_tempting_cards_as_often_as_stated():
    level = SURE._replace(skill=SURE.skill._replace(false_alarm=80))
    assert rate(level, "rrrr") == pytest.approx(0.08, abs=0.015)
    assert rate(level, "rrr", 300) == 0


def test_miscounts_come_as_often_as_stated():
    level = SURE._replace(miscount=30)
    assert rate(level, "rrrrr") == pytest.approx(0.97**5, abs=0.02)


def test_sheep_follow_as_often_as_stated():
    followed = 0
    for seed in range(2_000):
        mind = HeadCounter(SURE._replace(sheep=120))
        _answers, state = watch(mind, "rw")
        slap(state, B)
        followed += mind.react(handle(state, A, FastDice(seed))) is not None
    assert followed / 2_000 == pytest.approx(0.12, abs=0.02)


def test_a_hand_takes_a_persons_time_and_its_device_the_same_all_the_match():
    mind = HeadCounter(SURE)
    answers, _state = watch(mind, "rrrrrwwwwww")
    assert all(answer.delay >= FLOOR + mind.device for answer in answers if answer)
    assert 20 <= mind.device <= 60


def test_by_hand_a_mind_turns_its_card_in_about_a_beat():
    state = turned("", flip="by_hand")
    dice = FastDice(1)
    answers = [HeadCounter(SURE).turn(handle(state, A, dice)) for _i in range(200)]
    assert {type(answer) for answer in answers} == {Answer}
    assert {answer.move for answer in answers} == {FLIP}
    assert 800 <= min(answer.delay for answer in answers) <= max(answer.delay for answer in answers) <= 1_200


def test_the_same_dice_play_the_same_game():
    first, again, other = (play(["easy", "normal", "hard"], seed) for seed in (3, 3, 4))
    stories = [[event_line(event, GAME) for event in state.told] for state in (first, again, other)]
    assert stories[0] == stories[1] != stories[2]


@pytest.mark.parametrize("flip", ["on_the_beat", "by_hand"])
def test_the_better_level_wins_more(flip):
    wins: Counter[str] = Counter()
    for seed in range(40):
        levels = ["easy", "normal", "hard"]
        levels = levels[seed % 3 :] + levels[: seed % 3]
        state = play(levels, seed, flip=flip)
        wins.update(level for level, place in zip(levels, state.places()) if place == 1)
    assert wins["hard"] > 2 * wins["normal"] > 2 * wins["easy"]


@pytest.mark.parametrize("level, least", [("normal", 0.8), ("hard", 0.9)])
def test_tables_of_good_minds_mostly_slap_rightly(level, least):
    events = Counter(event.what for seed in range(12) for event in play([level] * 4, seed).told)
    assert events["gains"] / events["deals"] >= least


def test_a_full_table_of_normal_minds_comes_to_an_end_by_points():
    endings = Counter(play(["normal"] * 8, seed).why() for seed in range(20))
    assert endings["points"] >= 18
