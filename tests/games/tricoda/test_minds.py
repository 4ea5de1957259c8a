"""When the minds speak, what they remember, how long they take, and that the levels are levels."""

from collections import Counter

import pytest

from ludoteka.bots.at_random import AtRandom
from ludoteka.bots.mind import Handle
from ludoteka.bots.virtual import VirtualTable
from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.bots import expected_after_one_more
from ludoteka.games.tricoda.cards import GUESS, READ, SET_OF, SETS
from ludoteka.games.tricoda.rules import ANNOUNCING, Tricoda
from ludoteka.rules.dice import FastDice
from tests.games.tricoda.setting import FOUR, A, B, C, guess, pause, questions, read, started, table

LEVELS = ["easy", "normal", "hard"]


def handle(state, seat, seed=1, reaction=True):
    moves = [move for move in state.legal(seat) if (move >= GUESS) == reaction]
    return Handle(
        seat, state.seats, GAME.view(state, seat), moves, GAME, state.now, state.beat, FastDice(seed),
        lambda dice: GAME.imagine(state, seat, dice),
    )  # fmt: skip


def chance(state, seat):
    """Of the set that is likeliest for this seat."""
    return max(GAME.view(state, seat).known().candidates().by_digits())


def right(state, seat):
    return GUESS + SET_OF[state.box.racks[seat]]


def positions(least, most, seats=4):
    """Answers after which seat A's likeliest set is as likely as this."""
    for seed in range(200):
        state = started(seats, seed)
        while state.asked < 30 and chance(state, A) < least:
            questions(state, 1)
        if least <= chance(state, A) < most:
            yield state


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_certain_speaks(level):
    state = next(positions(1 - 1e-9, 2))
    mind = GAME.minds["normal" if level == "easy" else level]()
    assert mind.react(handle(state, A)).move == right(state, A)


@pytest.mark.parametrize("level, least, most, speaks", [
    ("easy", 0.62, 0.8, True),
    ("easy", 0.4, 0.58, False),
    ("normal", 0.86, 0.99, True),
    ("normal", 0.6, 0.84, False),
    ("hard", 0.0, 0.12, False),
])  # fmt: skip
def test_it_speaks_at_the_chance_of_its_level(level, least, most, speaks):
    mind = GAME.minds[level]()
    if level == "easy":
        mind.level = mind.level._replace(forgets=0)
    answer = mind.react(handle(next(positions(least, most)), A))
    assert (answer is not None) == speaks


def test_a_hard_mind_speaks_when_another_answer_would_tell_too_little():
    spoke: Counter[bool] = Counter()
    for n, state in enumerate(positions(0.5, 0.8)):
        view = GAME.view(state, A)
        known = view.known()
        more = expected_after_one_more(view, known, known.candidates())
        assert more >= chance(state, A) - 1e-9
        answer = GAME.minds["hard"]().react(handle(state, A))
        assert (answer is not None) == (chance(state, A) >= more - 0.06)
        spoke[answer is not None] += 1
        if n == 40:
            break
    assert min(spoke[True], spoke[False]) > 3


def test_a_hard_mind_hurries_when_another_lacks_one_point():
    hurried = 0
    for state in positions(0.3, 0.7):
        calm = GAME.minds["hard"]().react(handle(state, A))
        state.points[B] = 2
        hasty = GAME.minds["hard"]().react(handle(state, A))
        assert calm is None or hasty is not None
        hurried += calm is None and hasty is not None
    assert hurried > 0


def test_the_chance_after_one_more_answer_is_the_mean_of_what_comes():
    """Over the cards that may come and the racks that may stand there."""
    state = next(positions(0.2, 0.5))
    if state.phase == ANNOUNCING:
        pause(state)
    if state.reader == A:
        questions(state, 1)
        pause(state)
    view = GAME.view(state, A)
    known = view.known()
    view_reader_before = [seat for seat in range(4) if (seat + 1) % 4 == state.reader][0]
    expected = expected_after_one_more(
        GAME.view(rewound(state, view_reader_before), A), known, known.candidates()
    )  # the mind is asked while the reader before is still shown
    total = 0.0
    samples = 1500
    for n in range(samples):
        world = GAME.imagine(state, A, FastDice(n))
        assert isinstance(world, Tricoda)
        world.play(world.reader, READ, world.now, world.beat)
        total += chance(world, A)
    assert total / samples == pytest.approx(expected, abs=0.02)


def rewound(state, reader):
    twin = state.copy(FastDice(1))
    twin.reader = reader
    return twin


def test_an_easy_mind_forgets_some_answers_for_good():
    state = table(*FOUR)
    questions(state, 8)
    mind = GAME.minds["easy"]()
    mind.react(handle(state, A, 3))
    first = list(mind.kept)
    questions(state, 2)
    mind.react(handle(state, A, 4))
    assert (len(first), mind.kept[: len(first)]) == (6, first)
    assert 0 < sum(first) < len(first)


def test_what_is_forgotten_tells_nothing():
    state = next(positions(1 - 1e-9, 2))
    mind = GAME.minds["easy"]()
    mind.level = mind.level._replace(forgets=1000)
    assert mind.react(handle(state, A)) is None


def test_it_begins_anew_with_a_new_rack():
    state = table(*FOUR)
    questions(state, 6)
    mind = GAME.minds["easy"]()
    mind.react(handle(state, A, 3))
    guess(state, A, "777")
    questions(state, 5)
    mind.react(handle(state, A, 3))
    assert len(mind.kept) == len(GAME.view(state, A).known().own[-1].answers) // 4


def test_nobody_waits_longer_than_a_pass_of_cards():
    """With two players two sets may be left for ever: then the likelier one."""
    state = table("1green 2yellow 4brown", "7blue 7blue 7yellow", *FOUR[1:2], "4brown 5red 6pink", seats=2)
    while len(GAME.view(state, B).known().own[-1].answers) < 4 * 23:
        questions(state, 1)
    mind = GAME.minds["normal"]()
    assert mind.dares(GAME.view(state, B), GAME.view(state, B).known(), None, 0.4)


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_taken_in_a_person_s_time(level):
    state = table(*FOUR)
    delays = {GAME.minds[level]().turn(handle(state, A, seed, reaction=False)).delay for seed in range(100)}
    assert min(delays) >= 500
    assert max(delays) <= 6_000
    assert len(delays) > 50


@pytest.mark.parametrize("level", LEVELS)
def test_a_reader_who_answers_himself_gives_the_true_answer(level):
    state = table(*FOUR, reader_answers="checked")
    read(state, 16)
    answer = GAME.minds[level]().turn(handle(state, A, reaction=False))
    assert GAME.catalogue[answer.move] == "answer:more-blue-sevens"


def test_who_waits_says_nothing():
    state = next(positions(1 - 1e-9, 2))
    state.may_guess[A] = state.asked + 1
    assert GAME.minds["normal"]().react(handle(state, A)) is None


def test_random_play_guesses_after_one_answer_in_twenty():
    state = table(*FOUR)
    questions(state, 1)
    mind = GAME.minds["random"]()
    assert isinstance(mind, AtRandom)
    spoke = sum(mind.react(handle(state, B, seed)) is not None for seed in range(2_000))
    assert spoke / 2_000 == pytest.approx(1 / 20, abs=0.015)


def test_random_play_guesses_only_what_it_has_not_excluded():
    state = table(*FOUR)
    questions(state, 6)
    left = {int(SET_OF[rack]) for rack in GAME.view(state, C).known().candidates().racks}
    answers = [GAME.minds["random"]().react(handle(state, C, seed)) for seed in range(4_000)]
    assert {answer.move - GUESS for answer in answers if answer} == left
    assert len(left) < len(SETS) / 2


def played(levels, seed, **options):
    state = started(len(levels), seed, **options)
    minds = [GAME.minds[level]() for level in levels]
    dice = [FastDice(seed * 10 + seat) for seat in range(len(levels))]
    VirtualTable(GAME, state, minds, dice, FastDice(seed)).run(GAME.cap + 1)
    assert state.over
    return state


def test_better_minds_win_more_often():
    wins: Counter[str] = Counter()
    for seed in range(45):
        levels = ["easy", "normal", "hard"][seed % 3 :] + ["easy", "normal", "hard"][: seed % 3]
        state = played(levels, seed)
        for level, place in zip(levels, state.places()):
            wins[level] += place == 1
    assert wins["hard"] > wins["normal"] > wins["easy"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_normal_minds_end_by_points(seats):
    ends = Counter(played(["normal"] * seats, seed).why() for seed in range(12))
    assert ends["points"] >= 11


@pytest.mark.parametrize("options", [
    {"tiles_shown": "only_when_right", "guessing": "unlimited"},
    {"reader_answers": "checked", "used_questions": "cycled", "racks": "5"},
    {"guessing": "costs_a_point", "points_to_win": "2", "question_2": "12_or_less"},
])  # fmt: skip
@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_every_mind_plays_by_any_rules(level, options):
    assert played([level] * 3, 1, **options).over
