"""The box, as the sheet of the game counts it; and by an enumeration of labelled tiles that knows nothing of ours."""

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest

from ludoteka.games.tricoda.cards import (
    CATALOGUE,
    COLOURS,
    COPIES,
    FACES,
    FIRST_QUESTION,
    GUESS,
    RACKS,
    SET_OF,
    SETS,
    TILES,
    rack_of,
    spoken,
)
from ludoteka.games.tricoda.questions import OF_RACKS

BOX = [(digit, colour) for digit, colour, n in TILES for _i in range(n)]


def ways(rack):
    """In how many ways 28 tiles give this rack."""
    return prod(comb(COPIES[kind], rack.count(kind)) for kind in set(rack))


def share(true):
    """The chance that a rack of a full box is so."""
    return sum(ways(rack) for rack in RACKS if true(rack)) / 3276


def test_there_are_28_tiles_every_digit_as_often_as_it_says_and_every_colour_four_times():
    assert len(BOX) == 28
    assert Counter(digit for digit, _colour in BOX) == {digit: digit for digit in range(1, 8)}
    assert Counter(colour for _digit, colour in BOX) == dict.fromkeys(COLOURS, 4)
    assert sum(digit for digit, _colour in BOX) / 28 == 5


def test_there_are_251_racks_of_tiles_in_3276_ways_and_76_sets_of_digits():
    assert (len(RACKS), sum(map(ways, RACKS)), len(SETS)) == (251, 3276, 76)


def test_an_enumeration_of_all_triples_of_the_28_tiles_finds_the_same():
    found = Counter(tuple(sorted(BOX[i] for i in three)) for three in combinations(range(28), 3))
    ours = {tuple(sorted((TILES[kind][0], TILES[kind][1]) for kind in rack)): ways(rack) for rack in RACKS}
    assert found == ours


@pytest.mark.parametrize("question, chance", [(0, 0.209), (1, 0.878), (7, 0.198)])
def test_a_rack_adds_up_to_18_or_more_12_or_more_12_or_less_so_often(question, chance):
    assert share(OF_RACKS[question]) == pytest.approx(chance, abs=0.0005)


@pytest.mark.parametrize("least, most, chance", [(18, 21, 0.209), (12, 21, 0.878), (3, 12, 0.198)])
def test_triples_of_the_28_tiles_add_up_to_so_much_so_often(least, most, chance):
    sums = [sum(digit for digit, _colour in three) for three in combinations(BOX, 3)]
    assert sum(least <= total <= most for total in sums) / len(sums) == pytest.approx(chance, abs=0.0005)


def test_a_rack_is_the_same_in_any_order():
    for number, (a, b, c) in enumerate(RACKS):
        assert {rack_of(a, b, c), rack_of(a, c, b), rack_of(b, a, c), rack_of(c, b, a), rack_of(c, a, b)} == {number}


def test_racks_of_one_set_have_its_digits():
    for number, rack in enumerate(RACKS):
        assert tuple(sorted(TILES[kind][0] for kind in rack)) == SETS[SET_OF[number]]


def test_the_catalogue_names_every_set_of_digits():
    assert CATALOGUE[GUESS] == "guess:1-2-2"
    assert CATALOGUE[-1] == "guess:7-7-7"
    assert len(CATALOGUE) - GUESS == 76
    assert spoken(0) == 122


def test_the_choices_of_a_move_stand_together():
    parts = [name.partition(":")[0] for name in CATALOGUE]
    assert parts == sorted(parts, key=["read", "answer", "guess"].index)


def test_every_face_has_its_own_name():
    assert len(set(FACES)) == len(FACES)
    assert FACES[FIRST_QUESTION + 15] == "question-16"
