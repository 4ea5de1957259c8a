"""Which racks an answer leaves possible: all 251 at once, as a set with a bit for each, in five words.

Every question but 8 to 10 asks for one property of a rack, so its set stands in a table; 8 to 10 count how many of some
sets each rack is in, once for whatever is seen.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from ludoteka.games.tricoda.cards import (
    COLOURS,
    COUNTED,
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
from ludoteka.rules.cards import ONE, append_members, members

Racks: TypeAlias = tuple[i64, i64, i64, i64, i64]  # a set of them

UP_TO: Final = ON_A_RACK + 1
_WORD: Final = 60  # bits that are looked at together
_WORDS: Final = 5
_FULL: Final = 1152921504606846975  # a word
_HOW_MANY: Final = 251  # racks
_MOST_BEHIND: Final = ON_A_RACK + 1  # so far and further is the same: no rack makes up for it
_BEHIND: Final = 2 * _MOST_BEHIND + 1


def where(wanted: list[bool]) -> Racks:
    """The set of the racks where this holds."""
    words: list[i64] = [0] * _WORDS
    for rack in range(len(wanted)):
        if wanted[rack]:
            words[rack // _WORD] |= ONE << (rack % _WORD)
    return (words[0], words[1], words[2], words[3], words[4])


def both(some: Racks, others: Racks) -> Racks:
    """What is in both."""
    a, b, c, d, e = some
    p, q, r, s, t = others
    return (a & p, b & q, c & r, d & s, e & t)


def either(some: Racks, others: Racks) -> Racks:
    a, b, c, d, e = some
    p, q, r, s, t = others
    return (a | p, b | q, c | r, d | s, e | t)


def one_of_both(some: Racks, others: Racks) -> Racks:
    """What is in one of them and not in the other."""
    a, b, c, d, e = some
    p, q, r, s, t = others
    return (a ^ p, b ^ q, c ^ r, d ^ s, e ^ t)


def none() -> Racks:
    return (0, 0, 0, 0, 0)


def all_racks() -> Racks:
    """(No constant: mypyc 2.4.1 takes one that is a tuple of native integers for not set.)"""
    return (_FULL, _FULL, _FULL, _FULL, _FULL >> (_WORD * _WORDS - _HOW_MANY))


WITH_DIGITS: Final[list[Racks]] = [where([one == digits for one in SET_OF]) for digits in range(len(SETS))]
AT_MOST: Final[list[Racks]] = [
    where([rack.count(kind) <= n for rack in RACKS]) for kind in range(KINDS) for n in range(UP_TO)
]  # kind * UP_TO + n
_TRUE: Final[list[Racks]] = [
    where([(facts >> (BITS * at)) & COUNT == true for facts in FACTS_OF])
    for at in range(len(OF_RACKS))
    for true in range(2)
]  # at * 2 + true: of which that is true, or not
_OF_COLOUR: Final[list[Racks]] = [
    where([(facts >> (BITS * (COLOURS_AT + colour))) & COUNT >= n for facts in FACTS_OF])
    for colour in range(len(COLOURS))
    for n in range(UP_TO)
]  # colour * UP_TO + n: so many or more
_WITH_DIGIT: Final[list[Racks]] = [
    where([any(DIGIT[kind] == digit for kind in rack) for rack in RACKS]) for digit in range(DIGITS + 1)
]
_SINGLES: Final[list[Racks]] = [
    where([singles_seen(tiles) == n for tiles in TILES_OF]) for n in range(len(SINGLES) + 1)
]
_LEAD: Final[list[list[i64]]] = [
    [how_many_of(LEFT[at], tiles) - how_many_of(RIGHT[at], tiles) for tiles in TILES_OF] for at in range(len(COMPARED))
]


def _compared() -> list[Racks]:
    found: list[Racks] = []
    for leads in _LEAD:
        ahead = [where([lead >= least for lead in leads]) for least in range(-_MOST_BEHIND, _MOST_BEHIND + 2)]
        found += [one_of_both(all_racks(), some) for some in ahead[:-1]]
        found += [one_of_both(some, more) for some, more in zip(ahead, ahead[1:])]
        found += ahead[1:]
    return found


# By comparison; by outcome: fewer of the left one, as many, more; by how far the left one is behind elsewhere: with
# which it is so.
_COMPARED: Final[list[Racks]] = _compared()

# Racks in sets that were counted before: by what is seen, the answer, and what is asked. Not many can be asked for.
_COUNTED: Final[dict[int, Racks]] = {}


def racks_that_fit(question: i64, answer: i64, tiles: i64, facts: i64) -> Racks:
    """The racks to which, beside these tiles and facts, this is the answer."""
    if question <= 7 or question == OR_LESS:
        at = OR_LESS_AT if question == OR_LESS else question - 1
        true = answer - ((facts >> (BITS * at)) & COUNT)
        return _TRUE[at * 2 + true] if 0 <= true < 2 else none()
    if question == 8:
        return by_colours(facts, 1, answer)
    if question == 9:
        return by_colours(facts, 3, answer)
    if question == 10:
        return by_digits(tiles, answer)
    if question == LAST_COUNT:
        n = answer - singles_seen(tiles)
        return _SINGLES[n] if 0 <= n < len(_SINGLES) else none()
    return by_comparison(question - LAST_COUNT - 1, tiles, answer)


def exactly(n: i64, ones: Racks, twos: Racks) -> Racks:
    """The racks that are in n of some sets, these being the digits of that number in base 2."""
    if n < 0 or n > ON_A_RACK:
        return none()
    return both(ones if n & 1 else one_of_both(all_racks(), ones), twos if n & 2 else one_of_both(all_racks(), twos))


def by_colours(facts: i64, times: i64, answer: i64) -> Racks:
    """With which so many colours are seen so many times or more."""
    seen: i64 = 0  # of each colour, no more than asked for
    for colour in range(len(COLOURS)):
        n = (facts >> (BITS * (COLOURS_AT + colour))) & COUNT
        seen += (n if n < times else times) << (BITS * colour)
    asked: int = (seen * COUNTED + answer) * UP_TO + times
    if asked not in _COUNTED:
        _COUNTED[asked] = with_colours(seen, times, answer)
    return _COUNTED[asked]


def with_colours(seen: i64, times: i64, answer: i64) -> Racks:
    ones: Racks = none()
    twos: Racks = none()
    for colour in range(len(COLOURS)):
        n = (seen >> (BITS * colour)) & COUNT
        if n == times:
            answer -= 1
        else:
            some = _OF_COLOUR[colour * UP_TO + times - n]
            twos = either(twos, both(ones, some))
            ones = one_of_both(ones, some)
    return exactly(answer, ones, twos)


def by_digits(tiles: i64, answer: i64) -> Racks:
    """With which so many digits are missing."""
    seen: i64 = 0
    for kind in range(KINDS):
        if (tiles >> (BITS * kind)) & COUNT:
            seen |= ONE << DIGIT[kind]
    asked: int = (seen * COUNTED + answer) * UP_TO
    if asked not in _COUNTED:
        _COUNTED[asked] = with_digits(seen, answer)
    return _COUNTED[asked]


def with_digits(seen: i64, answer: i64) -> Racks:
    ones: Racks = none()
    twos: Racks = none()
    new = -answer
    for digit in range(1, DIGITS + 1):
        if not seen & (ONE << digit):
            new += 1
            some = _WITH_DIGIT[digit]
            twos = either(twos, both(ones, some))
            ones = one_of_both(ones, some)
    return exactly(new, ones, twos)


def by_comparison(at: i64, tiles: i64, answer: i64) -> Racks:
    """With which there are more of the one, or of the other, or as many."""
    behind = how_many_of(RIGHT[at], tiles) - how_many_of(LEFT[at], tiles)
    if behind > _MOST_BEHIND:
        behind = _MOST_BEHIND
    elif behind < -_MOST_BEHIND:
        behind = -_MOST_BEHIND
    place = at * 3
    if answer == FIRST_MORE + LEFT[at]:
        place += 2
    elif answer == EQUAL:
        place += 1
    return _COMPARED[place * _BEHIND + _MOST_BEHIND + behind]


def is_one(some: Racks) -> bool:
    """Whether there is no more than one: what it is, is certain then."""
    a, b, c, d, e = some
    merged = a | b | c | d | e
    if merged & (merged - 1):
        return False
    return (a != 0) + (b != 0) + (c != 0) + (d != 0) + (e != 0) < 2


def racks_in(some: Racks) -> list[i64]:
    """A set, as an ascending list."""
    a, b, c, d, e = some
    found = members(a)
    append_members(found, b, _WORD)
    append_members(found, c, 2 * _WORD)
    append_members(found, d, 3 * _WORD)
    append_members(found, e, 4 * _WORD)
    return found


def digits_of(some: Racks) -> list[i64]:
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
    append_members(found, high, _WORD)
    return found
