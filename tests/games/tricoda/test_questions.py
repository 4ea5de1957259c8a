"""Every question, against a reading of its words that knows nothing of how it is computed."""

from collections import Counter

import pytest

from ludoteka.games.tricoda.cards import ANSWERS, COLOURS, RACKS, TILES
from ludoteka.games.tricoda.questions import FACTS_OF, OR_LESS, TILES_OF, answer_to, possible_answers
from ludoteka.rules.dice import FastDice
from tests.games.tricoda.setting import rack, started


def ask(question, *words):
    """The answer of somebody who sees these racks."""
    seen = [rack(one) for one in words]
    tiles = sum(TILES_OF[one] for one in seen)
    return ANSWERS[answer_to(question, tiles, sum(FACTS_OF[one] for one in seen))]


def compare(left, right, more_left, more_right):
    return "equal" if left == right else more_left if left > right else more_right


def in_words(question, racks):
    """The same by its words; racks of (digit, colour)."""
    tiles = Counter(tile for one in racks for tile in one)
    digits = Counter(digit for one in racks for digit, _colour in one)
    colours = Counter(colour for one in racks for _digit, colour in one)
    of_racks = {
        1: lambda one: sum(digit for digit, _ in one) >= 18,
        2: lambda one: sum(digit for digit, _ in one) >= 12,
        OR_LESS: lambda one: sum(digit for digit, _ in one) <= 12,
        3: lambda one: len(set(one)) > len({digit for digit, _ in one}),
        4: lambda one: len({colour for _, colour in one}) == 3,
        5: lambda one: len({digit % 2 for digit, _ in one}) == 1,
        6: lambda one: len(set(one)) < 3,
        7: lambda one: sorted(digit for digit, _ in one) in [[n, n + 1, n + 2] for n in range(1, 6)],
    }
    if question in of_racks:
        return str(sum(map(of_racks[question], racks)))
    if question == 8:
        return str(len(colours))
    if question == 9:
        return str(sum(n >= 3 for n in colours.values()))
    if question == 10:
        return str(7 - len(digits))
    if question == 11:
        return str(tiles[1, "green"] + tiles[5, "black"] + tiles[7, "pink"])
    threes, twos, sevens = digits[3], digits[2], digits[7]
    pink, green, yellow, blue = tiles[6, "pink"], tiles[6, "green"], tiles[7, "yellow"], tiles[7, "blue"]
    special = {
        12: (threes, pink, "more-threes", "more-pink-sixes"),
        13: (green, yellow, "more-green-sixes", "more-yellow-sevens"),
        14: (twos, yellow, "more-twos", "more-yellow-sevens"),
        15: (pink, green, "more-pink-sixes", "more-green-sixes"),
        16: (blue, sevens - blue, "more-blue-sevens", "more-other-sevens"),
    }
    if question in special:
        return compare(*special[question])
    pairs = ["brown blue", "red pink", "green blue", "yellow pink", "black brown", "black red", "green yellow"]
    one, other = pairs[question - 17].split()
    return compare(colours[one], colours[other], f"more-{one}", f"more-{other}")


@pytest.mark.parametrize("question", range(1, 25))
@pytest.mark.parametrize("seats", [4, 5])
def test_every_question_is_answered_by_its_words(question, seats):
    answers: Counter[str] = Counter()
    for seed in range(300):
        box = started(seats, seed).box
        reader = FastDice(seed).below(seats)
        from_rules = ANSWERS[answer_to(question, box.tiles_seen(reader), box.facts_seen(reader))]
        racks = [spelled(holds) for number, holds in enumerate(box.racks) if number != reader]
        assert from_rules == in_words(question, racks)
        assert ANSWERS.index(from_rules) in possible_answers(question, len(racks))
        answers[from_rules] += 1
    assert len(answers) > 1


def spelled(holds):
    return [(TILES[kind][0], TILES[kind][1]) for kind in RACKS[holds]]


def test_a_rack_of_blue_blue_yellow_sevens_counts_for_3_and_for_6():
    assert (ask(3, "7blue 7blue 7yellow"), ask(6, "7blue 7blue 7yellow")) == ("1", "1")


def test_equal_is_also_the_answer_when_there_are_none():
    racks = ("1green 2yellow 4brown", "3black 3black 5red", "6pink 6green 5red")
    assert ask(16, *racks) == "equal"


def test_a_colour_is_all_its_digits():
    """Black are the threes and the black five, green the one and the sixes."""
    assert ask(21, "3black 5black 4brown", "5red 5red 4brown") == "equal"
    assert ask(19, "1green 6green 6green", "7blue 7blue 5red") == "more-green"


def test_nine_tiles_show_three_colours_at_least():
    assert ask(8, "3black 3black 3black", "4brown 4brown 4brown", "7blue 7blue 7blue") == "3"
    assert ask(9, "3black 3black 3black", "4brown 4brown 4brown", "7blue 7blue 7blue") == "3"


def test_the_missing_number_is_a_digit():
    assert ask(10, "7blue 7blue 7yellow", "7blue 7blue 7yellow", "6pink 6pink 6green") == "5"


def test_every_colour_has_tiles():
    assert {colour for _digit, colour, _n in TILES} == set(COLOURS)
