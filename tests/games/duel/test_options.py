"""What a table may choose."""

import pytest

from ludoteka.games.duel import GAME
from ludoteka.games.duel.options import Options
from ludoteka.rules.options import BadOption, make, values_of
from tests.games.duel.setting import A, B, challenge, dealt, fight, may, table


def test_the_options_are_those_of_the_notes_default_first():
    assert values_of(Options) == {
        "hand_size": ("3", "2", "4", "5"),
        "after_win": ("another", "anyone"),
        "winner_active": ("yes", "ties_only"),
        "hand_sizes": ("open", "hidden"),
        "time_to_choose": ("15", "30", "none"),
    }


@pytest.mark.parametrize("size", ["2", "3", "4", "5"])
def test_everybody_is_dealt_that_many_cards(size):
    assert dealt(8, hand_size=size).scores() == [int(size)] * 8


def test_the_deal_deals_every_card_alike():
    reds = sum(dealt(2, seed).held[0] for seed in range(1500))
    assert 1350 < reds < 1650  # one card a hand


@pytest.mark.parametrize("value, moves", [("another", ["challenge:2"]), ("anyone", ["challenge:1", "challenge:2"])])
def test_after_win(value, moves):
    state = table("rrr", "www", "sss", after_win=value)
    fight(state, B, "r", "w")
    assert may(state, A) == moves


@pytest.mark.parametrize("value, active", [("yes", B), ("ties_only", A)])
def test_winner_active(value, active):
    state = table("www", "rrr", "sss", winner_active=value)
    fight(state, B, "w", "r")
    assert state.turn == active


@pytest.mark.parametrize("value, cards", [("open", 3), ("hidden", None)])
def test_hand_sizes(value, cards):
    state = table("www", "rrr", "sss", hand_sizes=value)
    assert GAME.scene(GAME.view(state, A), []).plates[B].cards == cards


def test_hidden_sizes_are_shown_when_the_game_is_over():
    state = table("r", "wws", hand_sizes="hidden")
    fight(state, B, "r", "s")
    assert [plate.cards for plate in GAME.scene(GAME.view(state, A), []).plates] == [0, 4]


@pytest.mark.parametrize("value, deadline", [("15", 15_000), ("30", 30_000)])
def test_time_to_choose(value, deadline):
    state = table("www", "rrr", time_to_choose=value)
    challenge(state, B)
    assert state.deadline == deadline


def test_without_a_time_to_choose_there_is_no_clock():
    state = table("www", "rrr", time_to_choose="none")
    assert GAME.scene(GAME.view(state, A), []).clock is not None  # a challenge is timed all the same (DUE-4)
    challenge(state, B)
    assert GAME.scene(GAME.view(state, A), []).clock is None


def test_another_value_is_refused():
    with pytest.raises(BadOption):
        make(Options, {"hand_size": "6"})
