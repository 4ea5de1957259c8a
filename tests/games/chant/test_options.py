"""Every value of every option; those that are rulings are in the rulings' tests too."""

import pytest

from ludoteka.games.chant import GAME
from ludoteka.rules.options import values_of
from tests.games.chant.setting import B, started, table

VALUES = [(key, value) for key, values in values_of(GAME.options).items() for value in values]


def test_the_options_and_their_defaults_are_pinned():
    assert values_of(GAME.options) == {
        "cards_per_type": ("18", "15", "20"),
        "false_slap": ("takes_the_pile", "one_card", "ignored"),
        "after_a_slap": ("next_clockwise_flips", "taker_flips"),
        "word_after_a_slap": ("goes_on", "restarts_at_red"),
        "beat": ("1.2", "1.6", "0.9", "accelerating"),
        "flip": ("on_the_beat", "by_hand"),
        "winning": ("first_empty_pile", "first_at_next_match"),
        "last_card_matches": ("slap_settled_first", "wins_at_once"),
    }


@pytest.mark.parametrize("per_type", [18, 15, 20])
def test_there_are_so_many_cards_of_each_wine(per_type):
    state = started(7, 1, cards_per_type=str(per_type))
    everything = state.out + [card for pile in state.piles for card in pile.cards]
    assert [everything.count(wine) for wine in range(3)] == [per_type] * 3


@pytest.mark.parametrize("key, value", VALUES)
def test_a_table_says_its_rules_to_every_seat(key, value):
    state = table(**{key: value})
    view, house = GAME.view(state, B), state.house
    said = (view.per_type, view.penalty, view.taker_flips, view.restarts, view.by_hand, view.next_match, view.at_once)
    assert said == (
        *(house.per_type, house.penalty, house.taker_flips, house.restarts, house.by_hand),
        *(house.next_match, house.at_once),
    )
    assert view.beat_ms == house.beat_ms(0)
