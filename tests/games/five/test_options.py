"""Every value of every option; those that are rulings are in test_rulings.py too."""

import pytest

from ludoteka.games.five import GAME
from ludoteka.rules.options import values_of
from tests.games.five.setting import A, B, close, slap, table, turned

VALUES = [(key, value) for key, values in values_of(GAME.options).items() for value in values]


def test_the_options_and_their_defaults_are_pinned():
    assert values_of(GAME.options) == {
        "cards_per_type": ("18", "15", "20"),
        "target": ("5", "4", "6"),
        "points_to_win": ("3", "1", "5"),
        "beat": ("1.0", "1.4", "0.7"),
        "flip": ("on_the_beat", "by_hand"),
        "follow_up_window": ("2", "1", "4"),
        "floor": ("none", "zero", "minus_three"),
        "counts_shown": ("never", "training"),
        "youngest": ("named_by_the_host", "by_lot"),
    }


@pytest.mark.parametrize("per_type", [18, 15, 20])
def test_there_are_so_many_cards_of_each_wine(per_type):
    state = table(cards_per_type=str(per_type))
    assert [state.deck.count(wine) for wine in range(3)] == [per_type] * 3
    assert state.audit() == []


@pytest.mark.parametrize("target", [5, 4, 6])
@pytest.mark.parametrize("off, points", [(-1, [-1, 0]), (0, [1, -1]), (1, [-1, 0])])
def test_exactly_so_many_of_one_wine_are_right(target, off, points):
    state = turned("s" * (target + off), seats=2, target=str(target))
    slap(state, A)
    close(state)
    assert state.points == points


@pytest.mark.parametrize("key, value", VALUES)
def test_a_table_says_its_rules_to_every_seat(key, value):
    state = table(**{key: value})
    view = GAME.view(state, B)
    house = state.house
    said = (view.per_type, view.target, view.points_to_win, view.by_hand, view.training, view.beat_ms)
    assert said == (house.per_type, house.target, house.points, house.by_hand, house.training, house.wait_ms)
