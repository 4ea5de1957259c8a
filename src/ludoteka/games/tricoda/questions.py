"""The 23 questions, and what the answer is to whoever sees these racks.

What is seen is a sum over racks, in two words of small counts: `tiles` (of each kind) and `facts` (of how many racks
each of questions 1 to 7 is true; of each colour). So a rack is added to a sight, or taken out, by `+` and `-`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import COLOUR, COLOURS, DIGIT, DIGITS, EQUAL, FIRST_MORE, KINDS, MORE, RACKS, TILES
from ludoteka.rules.cards import ONE

Rack: TypeAlias = tuple[int, int, int]  # three kinds
BITS: Final = 4  # a count takes so many
COUNT: Final = 15

OR_LESS: Final = 24  # question 2 of the other edition

# --- questions 1 to 7: how many racks … ------------------------------------------------------------------------------


def total(rack: Rack) -> int:
    return sum(int(DIGIT[kind]) for kind in rack)


def one_digit_in_two_colours(rack: Rack) -> bool:
    return any(DIGIT[a] == DIGIT[b] and a != b for a in rack for b in rack)


def colours(rack: Rack) -> int:
    return len({int(COLOUR[kind]) for kind in rack})


def all_even_or_all_odd(rack: Rack) -> bool:
    return len({int(DIGIT[kind]) % 2 for kind in rack}) == 1


def two_alike(rack: Rack) -> bool:
    return len(set(rack)) < len(rack)


def consecutive(rack: Rack) -> bool:
    digits = sorted(int(DIGIT[kind]) for kind in rack)
    return digits == [digits[0], digits[0] + 1, digits[0] + 2]


OF_RACKS: Final[tuple[Callable[[Rack], bool], ...]] = (
    lambda rack: total(rack) >= 18,  # question 1
    lambda rack: total(rack) >= 12,  # 2
    one_digit_in_two_colours,
    lambda rack: colours(rack) == 3,
    all_even_or_all_odd,
    two_alike,
    consecutive,
    lambda rack: total(rack) <= 12,  # 2 of the other edition
)
OR_LESS_AT: Final = 7
COLOURS_AT: Final = 8  # where the colours begin among the facts

# --- questions 12 to 23: more of which? ------------------------------------------------------------------------------

LAST_COUNT: Final = 11
COMPARED: Final = (
    *(("threes", "pink-sixes"), ("green-sixes", "yellow-sevens"), ("twos", "yellow-sevens")),
    *(("pink-sixes", "green-sixes"), ("blue-sevens", "other-sevens"), ("brown", "blue"), ("red", "pink")),
    *(("green", "blue"), ("yellow", "pink"), ("black", "brown"), ("black", "red"), ("green", "yellow")),
)
MEANT: Final = {
    "threes": [(3, "black")],
    "pink-sixes": [(6, "pink")],
    "green-sixes": [(6, "green")],
    "yellow-sevens": [(7, "yellow")],
    "twos": [(2, "yellow")],
    "blue-sevens": [(7, "blue")],
    "other-sevens": [(7, "yellow"), (7, "pink")],
    **{name: [(digit, colour) for digit, colour, _n in TILES if colour == name] for name in COLOURS},
}
_KIND: Final = {(digit, colour): kind for kind, (digit, colour, _n) in enumerate(TILES)}
_ONE_OF: Final[list[i64]] = [_KIND[MEANT[name][0]] for name in MORE]  # each means one kind or two
_OTHER_OF: Final[list[i64]] = [_KIND[MEANT[name][1]] if len(MEANT[name]) > 1 else -1 for name in MORE]
LEFT: Final[list[i64]] = [MORE.index(left) for left, _right in COMPARED]
RIGHT: Final[list[i64]] = [MORE.index(right) for _left, right in COMPARED]

# --- question 11 -----------------------------------------------------------------------------------------------------

SINGLES: Final[list[i64]] = [kind for kind in range(KINDS) if TILES[kind][2] == 1]  # green 1, black 5, pink 7

# --- sights ----------------------------------------------------------------------------------------------------------


def _facts(rack: Rack) -> int:
    facts = 0
    for i, true in enumerate(OF_RACKS):
        facts += int(true(rack)) * 16**i
    for kind in rack:
        facts += 16 ** (COLOURS_AT + int(COLOUR[kind]))
    return facts


TILES_OF: Final[list[i64]] = [sum(16**kind for kind in rack) for rack in RACKS]
FACTS_OF: Final[list[i64]] = [_facts(rack) for rack in RACKS]


def answer_to(question: i64, tiles: i64, facts: i64) -> i64:
    """The answer (an index of ANSWERS) to question 1 … 23, or OR_LESS, of whoever sees this."""
    if question == OR_LESS:
        return (facts >> (BITS * OR_LESS_AT)) & COUNT
    if question <= 7:
        return (facts >> (BITS * (question - 1))) & COUNT
    if question == 8:
        return colours_seen(facts, 1)
    if question == 9:
        return colours_seen(facts, 3)
    if question == 10:
        return digits_missing(tiles)
    if question == LAST_COUNT:
        return singles_seen(tiles)
    left = LEFT[question - LAST_COUNT - 1]
    right = RIGHT[question - LAST_COUNT - 1]
    difference = how_many_of(left, tiles) - how_many_of(right, tiles)
    if difference == 0:
        return EQUAL
    return FIRST_MORE + (left if difference > 0 else right)


def colours_seen(facts: i64, times: i64) -> i64:
    """How many colours are seen so many times or more."""
    n: i64 = 0
    for colour in range(COLOURS_AT, COLOURS_AT + len(COLOURS)):
        if (facts >> (BITS * colour)) & COUNT >= times:
            n += 1
    return n


def digits_missing(tiles: i64) -> i64:
    seen: i64 = 0
    for kind in range(KINDS):
        if (tiles >> (BITS * kind)) & COUNT:
            seen |= ONE << DIGIT[kind]
    n: i64 = DIGITS
    while seen:
        seen &= seen - 1
        n -= 1
    return n


def singles_seen(tiles: i64) -> i64:
    n: i64 = 0
    for kind in SINGLES:
        n += (tiles >> (BITS * kind)) & COUNT
    return n


def how_many_of(what: i64, tiles: i64) -> i64:
    """Of one of MORE, all that are seen."""
    n = (tiles >> (BITS * _ONE_OF[what])) & COUNT
    other = _OTHER_OF[what]
    if other >= 0:
        n += (tiles >> (BITS * other)) & COUNT
    return n


def possible_answers(question: i64, racks_seen: i64) -> list[i64]:
    """What could be answered to a question by somebody who sees so many racks."""
    if question <= 7 or question == OR_LESS:
        return list(range(racks_seen + 1))
    if question == 8:
        return list(range(3, 8))
    if question == 9:
        return list(range(racks_seen + 1))
    if question == 10:
        return list(range(6))
    if question == LAST_COUNT:
        return list(range(4))
    at = question - LAST_COUNT - 1
    return [FIRST_MORE + LEFT[at], FIRST_MORE + RIGHT[at], EQUAL]
