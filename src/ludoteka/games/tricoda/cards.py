"""The 28 tiles, what a rack can hold, and every move there is.

A tile is its kind, 0 … 10. A rack is the number of its multiset of three kinds, 0 … 250; a guess is the number of a
multiset of three digits, 0 … 75. Both are listed in ascending order of what they hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TILES: Final = (
    *((1, "green", 1), (2, "yellow", 2), (3, "black", 3), (4, "brown", 4), (5, "red", 4), (5, "black", 1)),
    *((6, "pink", 3), (6, "green", 3), (7, "blue", 4), (7, "yellow", 2), (7, "pink", 1)),
)  # digit, colour, how many

COLOURS: Final = ("green", "yellow", "black", "brown", "red", "pink", "blue")
KINDS: Final = 11
DIGITS: Final = 7  # 1 … 7
ON_A_RACK: Final = 3
IN_THE_BOX: Final = 28

DIGIT: Final[list[i64]] = [digit for digit, _colour, _n in TILES]
COLOUR: Final[list[i64]] = [COLOURS.index(colour) for _digit, colour, _n in TILES]
COPIES: Final[list[i64]] = [n for _digit, _colour, n in TILES]


def _racks() -> list[tuple[int, int, int]]:
    """Every multiset of three kinds that the box allows."""
    triples = [(a, b, c) for a in range(KINDS) for b in range(a, KINDS) for c in range(b, KINDS)]
    return [triple for triple in triples if all(triple.count(kind) <= TILES[kind][2] for kind in triple)]


RACKS: Final = tuple(_racks())
FIRST: Final[list[i64]] = [a for a, _b, _c in RACKS]
SECOND: Final[list[i64]] = [b for _a, b, _c in RACKS]
THIRD: Final[list[i64]] = [c for _a, _b, c in RACKS]


def _digits(rack: tuple[int, int, int]) -> tuple[int, int, int]:
    a, b, c = sorted(TILES[kind][0] for kind in rack)
    return a, b, c


SETS: Final = tuple(sorted({_digits(rack) for rack in RACKS}))  # of digits: what can be guessed
SET_OF: Final[list[i64]] = [SETS.index(_digits(rack)) for rack in RACKS]  # rack -> its digits


def _places() -> list[i64]:
    places: list[i64] = [-1] * KINDS**3
    for number, (a, b, c) in enumerate(RACKS):
        places[(a * KINDS + b) * KINDS + c] = number
    return places


_PLACES: Final = _places()


def rack_of(a: i64, b: i64, c: i64) -> i64:
    """The number of the rack that holds these three, in any order."""
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return _PLACES[(a * KINDS + b) * KINDS + c]


# --- answers ---------------------------------------------------------------------------------------------------------

MORE: Final = (
    *("threes", "pink-sixes", "green-sixes", "yellow-sevens", "twos", "blue-sevens", "other-sevens"),
    *("brown", "blue", "red", "pink", "green", "yellow", "black"),
)  # what a comparison can find more of
COUNTED: Final = 8  # answers 0 … 7 are numbers
EQUAL: Final = COUNTED
FIRST_MORE: Final = EQUAL + 1
ANSWERS: Final = (*(str(n) for n in range(COUNTED)), "equal", *(f"more-{what}" for what in MORE))

# --- faces and moves -------------------------------------------------------------------------------------------------

QUESTIONS: Final = 23
FIRST_ANSWER: Final = KINDS  # among the faces
FIRST_QUESTION: Final = FIRST_ANSWER + len(ANSWERS)
OR_LESS: Final = FIRST_QUESTION + QUESTIONS  # question 2 of the other edition
FACES: Final = (
    *(f"{colour}-{digit}" for digit, colour, _n in TILES),
    *ANSWERS,
    *(f"question-{n}" for n in range(1, QUESTIONS + 1)),
    "question-2-less",
)

READ: Final = 0
ANSWER: Final = 1  # and the number of the answer
GUESS: Final = ANSWER + len(ANSWERS)  # and the number of the set; from here on at any moment
CATALOGUE: Final = (
    "read",
    *(f"answer:{answer}" for answer in ANSWERS),
    *(f"guess:{a}-{b}-{c}" for a, b, c in SETS),
)
MOVES: Final = len(CATALOGUE)


def spoken(digits: i64) -> i64:
    """A set of digits as one number: 1, 2 and 2 are 122."""
    a, b, c = SETS[digits]
    return 100 * a + 10 * b + c
