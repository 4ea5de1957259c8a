"""Every value of every option; those that are rulings are in test_rulings.py and test_rulings_of_claims.py."""

import pytest

from ludoteka.games.four import GAME
from ludoteka.rules.options import values_of
from tests.games.four.setting import B, started

VALUES = [(key, value) for key, values in values_of(GAME.options).items() for value in values]


def test_the_options_and_their_defaults_are_pinned():
    assert values_of(GAME.options) == {
        "cards_per_type": ("18", "15", "20"),
        "four_before_go": ("claim", "redeal"),
        "discards": ("face_down", "face_up"),
        "own_discard": ("yes", "no"),
        "false_claim": ("minus_one", "nothing"),
        "never_slap": ("each_minus_one", "one_of_them"),
        "swap_shuffled": ("yes", "no"),
        "points_to_win": ("3", "1", "5"),
        "slap_window": ("3", "2", "6"),
    }


@pytest.mark.parametrize("per_type", [18, 15, 20])
def test_there_are_so_many_cards_of_each_wine(per_type):
    state = started(3, 1, cards_per_type=str(per_type))
    for wine in range(3):
        assert state.stock.cards.count(wine) + sum(state.held[wine::3]) == per_type
    assert state.audit() == []


@pytest.mark.parametrize("key, value", VALUES)
def test_a_table_plays_by_every_value(key, value):
    house = started(2, 1, **{key: value}).house
    plain = {
        "cards_per_type": str(house.per_type),
        "four_before_go": "redeal" if house.redeals else "claim",
        "discards": "face_up" if house.face_up else "face_down",
        "own_discard": "yes" if house.own_discard else "no",
        "false_claim": "minus_one" if house.false_costs else "nothing",
        "never_slap": "one_of_them" if house.one_pays else "each_minus_one",
        "swap_shuffled": "yes" if house.shuffles else "no",
        "points_to_win": str(house.points),
        "slap_window": str(house.window_ms // 1_000),
    }
    default = {other: values[0] for other, values in values_of(GAME.options).items()}
    assert plain == {**default, key: value}


def test_a_seat_knows_by_which_rules_it_plays():
    view = GAME.view(started(2, 1, discards="face_up", own_discard="no", false_claim="nothing", points_to_win="5"), B)
    assert (view.face_up, view.own_discard, view.false_costs, view.points_to_win) == (True, False, 0, 5)
