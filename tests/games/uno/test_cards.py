"""The material of UNO."""

from collections import Counter

import pytest

from ludoteka.games.uno.cards import CARD, CATALOGUE, FACES, KINDS, MOVES, deck, fitting, points


def face(name):
    return FACES.index(name)


@pytest.mark.parametrize("number", [108, 109, 112])
def test_the_deck_has_as_many_cards_as_it_is_named_for(number):
    assert len(deck(number)) == number


def test_the_deck_has_one_zero_and_two_of_the_rest_of_each_colour():
    count = Counter(FACES[card] for card in deck(112))
    assert (count["g0"], count["g9"], count["gskip"], count["g+2"]) == (1, 2, 2, 2)
    assert (count["joker"], count["super"], count["hands"], count["blank"]) == (4, 4, 1, 3)


def test_every_move_has_a_name_of_its_own():
    assert len(set(CATALOGUE)) == len(CATALOGUE) == MOVES


def test_a_card_is_played_by_a_move_of_its_name():
    assert [CATALOGUE[move].partition(":")[0] for move in range(len(CARD))] == [FACES[card] for card in CARD]
    assert len(FACES) == KINDS


def test_a_card_fits_by_colour_or_sign_and_black_ones_always():
    fits = fitting(False)[face("r5")]
    assert [FACES[card] for card in range(KINDS) if fits >> card & 1] == [
        *FACES[:13], "y5", "g5", "b5", "joker", "super", "hands", "blank",
    ]  # fmt: skip


def test_under_the_literal_rule_an_action_card_fits_by_colour_alone():
    assert not fitting(True)[face("rskip")] >> face("bskip") & 1
    assert fitting(True)[face("r5")] >> face("b5") & 1


@pytest.mark.parametrize(("name", "worth"), [("r0", 0), ("b9", 9), ("yskip", 20), ("g+2", 20), ("rrev", 20)])
def test_points_of_coloured_cards(name, worth):
    assert points(face(name)) == worth


@pytest.mark.parametrize(("name", "worth"), [("joker", 50), ("super", 50), ("hands", 40), ("blank", 40)])
def test_points_of_black_cards(name, worth):
    assert points(face(name)) == worth
