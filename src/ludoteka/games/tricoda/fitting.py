"""Which racks an answer leaves possible: all 251 at once, as a set with a bit for each.

Every question but 8 to 10 asks for one property of a rack, so its set stands in a table; 8 to 10 count how many of some
sets each rack is in.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import (
    COLOURS,
    DIGIT,
    DIGITS,
    EQUAL,
    FIRST_MORE,
    KINDS,
    ON_A_RACK,
    RACKS,
    SET_OF,
    SETS,
)
from ludoteka.games.tricoda.questions import (
    BITS,
    COLOURS_AT,
    COMPARED,
    COUNT,
    FACTS_OF,
    LAST_COUNT,
    LEFT,
    OF_RACKS,
    OR_LESS,
    OR_LESS_AT,
    RIGHT,
    SINGLES,
    TILES_OF,
    how_many_of,
    singles_seen,
)
from ludoteka.rules.cards import ONE, members

UP_TO: Final = ON_A_RACK + 1
_WORD: Final = 60  # bits that are looked at together
_WORDS: Final = -(-len(RACKS) // _WORD)
_LEADS: Final = 2 * ON_A_RACK + 2  # a rack is ahead by -3 … 3; the last place is for more than that


def where(wanted: list[bool]) -> int:
    """The set of the racks where this holds."""
    some = 0
    bit = 1
    for one in wanted:
        if one:
            some |= bit
        bit += bit  # of a whole number of any size; a shift might be made in 32 bits
    return some


ALL: Final[int] = where([True] * len(RACKS))
WITH_DIGITS: Final[list[int]] = [where([one == digits for one in SET_OF]) for digits in range(len(SETS))]
AT_MOST: Final[list[int]] = [
    where([rack.count(kind) <= n for rack in RACKS]) for kind in range(KINDS) for n in range(UP_TO)
]  # kind * UP_TO + n
_TRUE: Final[list[int]] = [
    where([(facts >> (BITS * at)) & COUNT != 0 for facts in FACTS_OF]) for at in range(len(OF_RACKS))
]
_OF_COLOUR: Final[list[int]] = [
    where([(facts >> (BITS * (COLOURS_AT + colour))) & COUNT >= n for facts in FACTS_OF])
    for colour in range(len(COLOURS))
    for n in range(UP_TO)
]  # colour * UP_TO + n: so many or more
_WITH_DIGIT: Final[list[int]] = [
    where([any(DIGIT[kind] == digit for kind in rack) for rack in RACKS]) for digit in range(DIGITS + 1)
]
_SINGLES: Final[list[int]] = [where([singles_seen(tiles) == n for tiles in TILES_OF]) for n in range(len(SINGLES) + 1)]
_LEAD: Final[list[list[i64]]] = [
    [how_many_of(LEFT[at], tiles) - how_many_of(RIGHT[at], tiles) for tiles in TILES_OF] for at in range(len(COMPARED))
]
_AHEAD: Final[list[int]] = [
    where([lead >= least - ON_A_RACK for lead in leads]) for leads in _LEAD for least in range(_LEADS)
]  # at * _LEADS + least + ON_A_RACK: that bring so many more of the left one, or more


def racks_that_fit(question: i64, answer: i64, tiles: i64, facts: i64) -> int:
    """The racks to which, beside these tiles and facts, this is the answer."""
    if question <= 7 or question == OR_LESS:
        at = OR_LESS_AT if question == OR_LESS else question - 1
        return exactly(answer - ((facts >> (BITS * at)) & COUNT), _TRUE[at], 0)
    if question == 8:
        return by_colours(facts, 1, answer)
    if question == 9:
        return by_colours(facts, 3, answer)
    if question == 10:
        return by_digits(tiles, answer)
    if question == LAST_COUNT:
        n = answer - singles_seen(tiles)
        return _SINGLES[n] if 0 <= n < len(_SINGLES) else 0
    return by_comparison(question - LAST_COUNT - 1, tiles, answer)


def exactly(n: i64, ones: int, twos: int) -> int:
    """The racks that are in n of some sets, these being the digits of that number in base 2."""
    if n < 0 or n > ON_A_RACK:
        return 0
    return (ones if n & 1 else ALL ^ ones) & (twos if n & 2 else ALL ^ twos)


def by_colours(facts: i64, times: i64, answer: i64) -> int:
    """With which so many colours are seen so many times or more."""
    ones = twos = 0
    for colour in range(len(COLOURS)):
        seen = (facts >> (BITS * (COLOURS_AT + colour))) & COUNT
        if seen >= times:
            answer -= 1
        else:
            some = _OF_COLOUR[colour * UP_TO + times - seen]
            twos |= ones & some
            ones ^= some
    return exactly(answer, ones, twos)


def by_digits(tiles: i64, answer: i64) -> int:
    """With which so many digits are missing."""
    seen: i64 = 0
    for kind in range(KINDS):
        if (tiles >> (BITS * kind)) & COUNT:
            seen |= ONE << DIGIT[kind]
    ones = twos = 0
    new = -answer
    for digit in range(1, DIGITS + 1):
        if not seen & (ONE << digit):
            new += 1
            some = _WITH_DIGIT[digit]
            twos |= ones & some
            ones ^= some
    return exactly(new, ones, twos)


def by_comparison(at: i64, tiles: i64, answer: i64) -> int:
    """With which there are more of the one, or of the other, or as many."""
    behind = how_many_of(RIGHT[at], tiles) - how_many_of(LEFT[at], tiles)
    if answer == FIRST_MORE + LEFT[at]:
        return ahead(at, behind + 1)
    if answer == EQUAL:
        return ahead(at, behind) ^ ahead(at, behind + 1)
    return ALL ^ ahead(at, behind)


def ahead(at: i64, lead: i64) -> int:
    if lead < -ON_A_RACK:
        return ALL
    return _AHEAD[at * _LEADS + lead + ON_A_RACK] if lead <= ON_A_RACK else 0


def racks_in(some: int) -> list[i64]:
    """A set, as an ascending list."""
    found: list[i64] = []
    for word in range(_WORDS):
        part: i64 = (some >> (word * _WORD)) & ((1 << _WORD) - 1)
        for bit in members(part):
            found.append(word * _WORD + bit)
    return found


def those_in(some: int, racks: list[i64]) -> list[i64]:
    """Of these racks the ones in the set, in the same order."""
    found: list[i64] = []
    for rack in racks:
        place: int = rack  # no native integer: it would make one of the whole set
        if (some >> place) & 1:
            found.append(rack)
    return found


def digits_of(some: int) -> list[i64]:
    """The sets of digits that these racks hold, ascending."""
    low: i64 = 0
    high: i64 = 0
    for rack in racks_in(some):
        digits = SET_OF[rack]
        if digits < _WORD:
            low |= ONE << digits
        else:
            high |= ONE << (digits - _WORD)
    found = members(low)
    for bit in members(high):
        found.append(_WORD + bit)
    return found
