"""Every value of every option of UNO does what it says; those of the rulings are tested with them."""

from __future__ import annotations

import pytest

from ludoteka.games.uno import GAME
from ludoteka.games.uno.cards import DRAW_TWO, JOKER, SKIP
from ludoteka.games.uno.options import Options
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make, values_of
from tests.games.uno.setting import do, first, hand, may, names, news, refusal, sizes, table, turn


def fresh(seed=1, seats=3, **options):
    return GAME.start(make(Options, options), seats, FastDice(seed))


def test_every_value_of_every_option_starts_a_sound_game():
    for key, values in values_of(Options).items():
        for value in values:
            assert fresh(**{key: value}).audit() == [], (key, value)


@pytest.mark.parametrize("number", ["109", "108", "112"])
def test_the_deck(number):
    state = fresh(deck=number)
    assert len(state.stock) + len(state.pile) + sum(sizes(state)) == int(number)


@pytest.mark.parametrize("size", ["7", "5", "10"])
def test_the_size_of_the_hands(size):
    state = fresh(hand_size=size)
    assert state.hands[state.dealer].size == int(size)


def test_a_blank_plays_as_a_joker():
    state = do(table("blank r1", "b1", top="g5", deck="112"), "A blank:y")
    assert (state.colour, names(state.pile[-1:])) == (1, "blank")


@pytest.mark.parametrize(("option", "held"), [("until_playable", "r9 g1 g2 y3"), ("one", "g1 g2")])
def test_how_much_is_drawn_when_nothing_fits(option, held):
    state = do(table("g1", "b1", stock="g2 y3 r9", draw=option), "A draw")
    assert hand(state, "A") == " ".join(sorted(held.split(), key=GAME.faces.index))


def test_after_one_card_that_does_not_fit_the_turn_is_over():
    assert turn(do(table("g1", "b1", stock="g2", draw="one"), "A draw")) == "B"


def test_drawing_by_choice_is_one_card_even_where_one_draws_until_something_fits():
    state = do(table("r1", "b1", stock="g2 r9", voluntary_draw="allowed"), "A draw")
    assert (hand(state, "A"), turn(state)) == ("r1 g2", "B")


def test_drawing_by_choice_may_be_forbidden():
    state = table("r1", "b1", voluntary_draw="forbidden")
    assert (may(state, "A"), refusal(state, "A", "draw")) == ("r1", "must-play")


@pytest.mark.parametrize(("option", "n"), [("none", 3), ("same", 1), ("mixed", 1)])
def test_without_stacking_a_plus_two_is_drawn_at_once(option, n):
    assert do(table("r+2 r1", "b1", stacking=option), "A r+2").hands[1].size == n


@pytest.mark.parametrize(("option", "drawn"), [("any_other_card", [5, 1]), ("colour_only", [1, 7])])
def test_what_makes_a_super_joker_a_bluff(option, drawn):
    """The number fits, the colour does not."""
    assert sizes(do(table("super g5", "b1", challenge_test=option), "A super:g", "B contest")) == drawn


def test_a_card_of_the_colour_makes_it_a_bluff_either_way():
    assert sizes(do(table("super r9", "b1", challenge_test="colour_only"), "A super:g", "B contest")) == [5, 1]


@pytest.mark.parametrize(("option", "held"), [("until_called", 3), ("until_next_turn", 1)])
def test_how_long_a_forgotten_uno_may_be_caught(option, held):
    state = do(table("r1 r2", "r3 b1 b2", "y1 y2", uno_window=option), "A r1", "B r3 100", "C counter! 5000")
    assert sizes(state)[0] == held


def test_before_the_next_turn_it_may_be_caught_either_way():
    state = do(table("r1 r2", "r3 b1 b2", uno_window="until_next_turn"), "A r1", "B counter! 900")
    assert sizes(state) == [3, 3]


def test_a_choice_of_the_same_turn_closes_no_window():
    state = table("hands r2", "b1", "y1", uno_window="until_next_turn", change_hand_colour="named")
    assert do(state, "A hands", "A red").exposed == 0b111


@pytest.mark.parametrize(("option", "over"), [("single_round", True), ("to_500", False), ("lowest", False)])
def test_how_long_the_game_is(option, over):
    assert do(table("r1", "b1 b2", scoring=option), "A r1").over is over


def test_between_rounds_nothing_can_be_done():
    state = do(table("r1", "b1 b2", scoring="to_500"), "A r1")
    assert (state.legal(0), state.legal(1), refusal(state, "B", "uno!")) == ([], [], "round-over")


def test_a_first_skip_skips_the_first_player():
    state = first("skip", seats=3)
    assert state.turn == (state.dealer + 2) % 3


@pytest.mark.parametrize("seats", [2, 4])
def test_a_first_reverse_lets_the_dealer_begin_the_other_way(seats):
    state = first("rev", seats=seats)
    assert (state.turn, state.direction) == (state.dealer, -1)


@pytest.mark.parametrize(("option", "step"), [("no", 1), ("yes", 2)])
def test_a_first_plus_two(option, step):
    state = first("+2", seats=3, plus2_skips=option)
    assert (state.hands[(state.dealer + 1) % 3].size, state.turn) == (9, (state.dealer + step) % 3)


def test_a_first_joker_lets_the_first_player_name_a_colour_and_play():
    state = first("joker", seats=3)
    one = "ABC"[state.turn]
    assert may(state, one) == "red yellow green blue"
    assert (turn(do(state, f"{one} green")), state.colour) == (one, 2)


def test_a_first_super_joker_or_change_hand_goes_back():
    assert {fresh(seed).pile[-1] for seed in range(300)} & {
        GAME.faces.index("super"),
        GAME.faces.index("hands"),
    } == set()


def test_a_first_card_that_is_no_number_may_be_replaced():
    tops = [fresh(seed, special_first_card="redraw").pile[-1] for seed in range(200)]
    assert all(top < JOKER and top % 13 < SKIP for top in tops)


def test_where_no_number_is_left_the_first_card_has_its_effect():
    state = fresh(special_first_card="redraw")
    state.stock = [DRAW_TWO, JOKER + 1]
    assert state.turn_up() == DRAW_TWO


@pytest.mark.parametrize(("option", "moves"), [("colour_or_symbol", "gskip draw"), ("colour_only", "draw")])
def test_how_action_cards_match(option, moves):
    assert may(table("gskip g1", "b1", top="rskip", action_match=option), "A") == moves


def test_a_colour_after_a_change_hand_stays():
    state = do(table("hands r1 r2", "b1"), "A hands")
    assert (state.colour, turn(state)) == (0, "B")


def test_or_is_named_by_its_player():
    state = do(table("hands r1 r2", "b1", change_hand_colour="named"), "A hands")
    assert may(state, "A") == "red yellow green blue"
    assert (turn(do(state, "A blue")), state.colour) == ("B", 3)


@pytest.mark.parametrize(("option", "held"), [("after_grace", 1), ("at_once", 3)])
def test_when_counter_uno_opens(option, held):
    assert sizes(do(table("r1 r2", "b1 b2", counter_opens=option), "A r1", "B counter! 10"))[0] == held


@pytest.mark.parametrize(("option", "over"), [("no", True), ("yes", False)])
def test_a_super_joker_as_last_card(option, over):
    assert do(table("super", "b1", contest_last=option), "A super:r").over is over


def test_seven_and_zero_are_plain_numbers_where_they_are_off():
    state = do(table("r7 r1", "r0 b1", "y1"), "A r7", "B r0")
    assert (hand(state, "A"), turn(state)) == ("r1", "C")


def test_jumping_in_is_refused_where_it_is_off():
    state = table("r1 r2", "b1", "r5 y1")
    assert (may(state, "C"), refusal(state, "C", "jump:r5"), state.racing) == ("", "no-jump-in", False)


def test_the_clock_swaps_with_the_next_player():
    state = do(table("r7 r1", "b1 b2", "y1 y2 y3", seven_zero="on"), "A r7", "expire")
    assert (hand(state, "A"), news(state)[-2:]) == ("b1 b2", ["time-up A", "swaps A - B"])
