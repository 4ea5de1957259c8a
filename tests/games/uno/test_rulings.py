"""The rulings of UNO, each by its id; see NOTES.md."""

from __future__ import annotations

import pytest

from ludoteka.games.uno import GAME
from ludoteka.games.uno.hidden import view
from ludoteka.games.uno.options import Options
from ludoteka.games.uno.rules import MATCH_CAP
from ludoteka.games.uno.waiting import CAP
from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import FastDice
from tests.games.uno.setting import do, first, hand, may, names, news, sizes, table, turn


def test_UNO_1_two_to_ten_play():
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_UNO_2_a_change_hand_goes_on_anything():
    assert "hands" in may(table("hands r1", "b1", top="g5"), "A")


@pytest.mark.parametrize(("option", "held"), [("from_left", [1, 2, 1]), ("in_direction", [1, 1, 2])])
def test_UNO_3_a_change_hand_deals_clockwise_or_in_direction(option, held):
    state = table("hands g1", "b1 b2", "y1", change_hand_deals=option)
    state.direction = -1
    do(state, "A hands")
    assert (sizes(state), state.direction) == (held, -1)


def test_UNO_4_a_change_hand_leaves_nobody_without_a_card():
    assert sizes(do(table("hands r1", "b1", "y1"), "A hands")) == [1, 1, 1]


def test_UNO_5_a_change_hand_as_last_card_wins_without_a_shuffle():
    state = do(table("hands", "b1 b2"), "A hands")
    assert (state.places(), hand(state, "B")) == ([1, 2], "b1 b2")


def test_UNO_6_all_who_hold_one_card_after_a_change_hand_must_call():
    state = do(table("hands r1", "b1", "y1"), "A uno!", "B uno!", "A hands")
    assert (state.called, state.exposed) == (0, 0b111)


def test_UNO_7_uno_may_be_called_with_two_cards_on_turn():
    state = do(table("r1 r2", "b1 b2"), "A uno!", "A r1", "B counter! 9000")
    assert (sizes(state), state.called) == ([1, 2], 1)


def test_UNO_7_uno_may_be_called_until_caught():
    state = do(table("r1 r2", "b1 b2"), "A r1", "A uno! 20000")
    assert news(state) == ["plays A r1", "uno A"]


def test_UNO_8_the_holder_wins_a_photo_finish():
    assert [GAME.catalogue[move] for move in GAME.wins_ties] == ["uno!"]


@pytest.mark.parametrize("call", ["uno!", "counter!"])
def test_UNO_9_a_false_call_costs_no_card_and_two_seconds_of_deafness(call):
    state = do(table("r1 r2", "b1 b2 b3", "y1 y2"), f"B {call}", "A r1 100", "B counter! 1999")
    assert sizes(state) == [1, 3, 2]
    assert sizes(do(state, "B counter! 2000")) == [3, 3, 2]


def test_UNO_9_a_counter_uno_that_lost_the_race_is_not_false():
    state = do(table("r1 r2", "b1 b2"), "A r1", "A uno! 900", "B counter! 950")
    assert (state.deaf[1], news(state)[-1]) == (0, "uno A")


def test_UNO_9_nor_is_one_that_was_right_at_its_beat_however_late():
    state = do(table("r1 r2", "b1 b2"), "A r1", "A uno! 500", "B counter! 2500")
    assert (state.deaf[1], news(state)[-1]) == (0, "uno A")


def test_UNO_9_at_the_next_beat_it_is_false():
    state = do(table("r1 r2", "r4 r3 b3", jump_in="on"), "A r1", "A uno! 500", "B r3 600", "B counter! 2500")
    assert news(state)[-1] == "false-counter B"


def test_UNO_10_caught_once_for_the_same_card():
    """The penalty finds no card to draw: the seat still holds one, and cannot be caught again."""
    state = table("r1 r2", "b1 b2", under="y1", stock="", top="r5")
    state.pile = state.pile[1:]
    do(state, "A r1", "B counter! 800")
    state.pile = state.pile[-1:]
    do(state, "B counter! 1700")
    assert [line.split()[0] for line in news(state)].count("catches") == 1


def test_UNO_11_who_has_gone_out_cannot_be_caught():
    state = do(table("r1", "b1 b2"), "A r1")
    with pytest.raises(Illegal, match="over"):
        do(state, "B counter! 800")


def test_UNO_12_as_many_cards_as_there_are():
    state = do(table("r+2 r1", "b1", under="y1", stock=""), "A r+2")
    assert (sizes(state), len(state.pile), len(state.stock)) == ([1, 3], 1, 0)


def test_UNO_12_one_card_where_there_is_one():
    state = table("r+2 r1", "b1", under="y1", stock="")
    state.pile = state.pile[1:]
    assert sizes(do(state, "A r+2")) == [1, 2]


def test_UNO_13_a_forced_draw_stops_at_the_first_card_that_fits():
    state = do(table("g1", "b1", stock="g2 y3 r9 r8"), "A draw")
    assert (hand(state, "A"), may(state, "A")) == ("r9 y3 g1 g2", "r9")


def test_UNO_14_a_super_joker_drawn_by_force_is_no_bluff():
    state = do(table("g1", "b1", stock="g2 super"), "A draw", "A super:g", "B contest")
    assert sizes(state) == [2, 7]


def test_UNO_14_a_super_joker_drawn_by_choice_is_one_if_something_else_fits():
    state = do(table("g1 r1", "b1", stock="super"), "A draw", "A super:g", "B contest")
    assert sizes(state) == [6, 1]


def test_UNO_15_the_test_looks_at_the_pile_before_the_super_joker():
    """The green card fits the colour named, not the one that lay there."""
    state = do(table("super g2", "b1"), "A super:g", "B contest")
    assert sizes(state) == [1, 7]


def test_UNO_15_cards_drawn_since_do_not_count():
    state = do(table("super g2", "b1 b2", "y1", stock="r1 r2"), "A super:g", "C counter! 800", "B contest")
    assert news(state).count("innocent A - B 6") == 1


def test_UNO_15_other_super_jokers_do_not_make_it_a_bluff():
    assert sizes(do(table("super super g2", "b1"), "A super:g", "B contest")) == [2, 7]


@pytest.mark.parametrize("other", ["joker", "hands", "g5", "r1"])
def test_UNO_15_any_other_card_that_fits_does(other):
    assert sizes(do(table(f"super {other}", "b1"), "A super:g", "B contest")) == [5, 1]


def test_UNO_16_after_ten_seconds_a_super_joker_is_accepted():
    state = do(table("super g2", "b1"), "A super:g")
    assert state.deadline == 10_000
    assert sizes(do(state, "expire")) == [1, 5]


def test_UNO_17_the_challenger_sees_the_whole_hand_and_nobody_else_does():
    state = do(table("super g2 y9", "b1", "b2"), "A super:g", "B contest")
    assert [line for line in news(state) if "shows" in line] == ["shows A y9 B for B", "shows A g2 B for B"]


def test_UNO_17_what_was_seen_is_remembered_until_it_is_played():
    state = do(table("super g2 g9", "b1", "b2 g1"), "A super:g", "B contest", "C g1", "A g9")
    assert [names(some) for some in view(state, 1).known] == ["g2", "", ""]


def test_UNO_18_a_super_joker_as_last_card_wins():
    assert do(table("super", "b1"), "A super:r").places() == [1, 2]


def test_UNO_18_contested_it_is_no_bluff():
    state = do(table("super", "b1", contest_last="yes"), "A super:r", "B contest")
    assert (news(state)[-7], sizes(state)) == ("innocent A - B 6", [0, 7])


def test_UNO_19_the_present_colour_may_be_named():
    assert do(table("joker r1", "b1"), "A joker:r").colour == 0


@pytest.mark.parametrize("card", ["rskip", "rrev"])
def test_UNO_20_with_two_the_same_player_plays_again(card):
    assert turn(do(table(f"{card} r1", "b1"), f"A {card}")) == "A"


def test_UNO_20_after_an_accepted_super_joker_too():
    assert turn(do(table("super r1", "b1"), "A super:r", "B accept")) == "A"


@pytest.mark.parametrize(("option", "next_one"), [("no", "B"), ("yes", "A")])
def test_UNO_20_after_a_plus_two_only_where_it_takes_the_turn(option, next_one):
    state = do(table("r+2 r1", "b1", plus2_skips=option), "A r+2")
    assert (turn(state), sizes(state)) == (next_one, [1, 3])


def test_UNO_21_the_top_card_stays_with_its_colour():
    state = do(table("g1", "b1", top="joker:b", under="y1 y2 y3", stock="y4"), "A draw")
    assert (names(state.pile), state.colour, turn(state)) == ("joker", 3, "B")


def test_UNO_22_one_may_draw_every_turn():
    state = do(table("r1", "b1", stock="g1 y1"), "A draw")
    assert (turn(state), hand(state, "A")) == ("B", "r1 g1")


def test_UNO_22_after_two_thousand_turns_the_fewest_cards_win():
    state = table("g1 g2", "b1", "y1 y2 y3", stock="y9")
    state.turns = CAP - 1
    do(state, "A draw")
    while not state.over:
        do(state, f"A {may(state, 'A').split()[0]}")
    assert (state.why(), state.places()[1]) == ("cap", 1)


def test_UNO_23_the_rules_wait_for_whoever_plays_in_the_place_of_the_absent():
    state = table("r1 r2", "b1")
    state.excuse(0b1, 0)
    assert (turn(state), state.deadline) == ("A", 30_000)


def test_UNO_24_the_next_seat_deals_the_next_round():
    state = do(table("r1", "b1 b2", "y1", scoring="to_500"), "A r1")
    dealer = state.dealer
    do(state, "expire")
    assert (state.dealer, state.round, sum(sizes(state)) >= 21) == ((dealer + 1) % 3, 2, True)


def test_UNO_25_counter_uno_counts_from_three_quarters_of_a_second():
    assert sizes(do(table("r1 r2", "b1 b2"), "A r1", "B counter! 750")) == [3, 2]


def test_UNO_25_an_earlier_tap_makes_the_next_one_count_later():
    state = do(table("r1 r2", "b1 b2"), "A r1", "B counter! 400", "B counter! 1149")
    assert (sizes(state), state.deaf[1]) == ([1, 2], 1150)
    assert sizes(do(state, "B counter! 1150")) == [3, 2]


def test_UNO_25_tapping_all_through_the_grace_does_not_pay():
    state = do(table("r1 r2", "b1 b2"), "A r1", *(f"B counter! {at}" for at in range(0, 1400, 100)))
    assert (sizes(state), state.deaf[1]) == ([1, 2], 1450)


@pytest.mark.parametrize("cards", ["r1 r2", "r1 r2 r3"])
def test_UNO_25_the_button_is_always_there(cards):
    state = do(table(cards, "b1 b2"), "A r1")
    seen = [(button.move, button.legal) for button in GAME.scene(view(state, 1), state.legal(1)).buttons]
    assert seen[-2:] == [("uno!", True), ("counter!", True)]


def test_UNO_26_the_first_dealer_is_drawn_by_lot():
    deals = [GAME.start(Options(), 4, FastDice(seed)) for seed in range(60)]
    assert {getattr(state, "dealer", None) for state in deals} == {0, 1, 2, 3}


def test_UNO_26_the_seat_to_the_left_begins():
    state = first("5", seats=4)
    assert state.turn == (state.dealer + 1) % 4


def test_UNO_27_the_winner_collects_the_points_of_all_hands():
    state = do(table("r1", "b7 bskip", "joker y0", scoring="to_500"), "A r1")
    assert (state.scores(), state.over, news(state)[-1]) == ([77, 0, 0], False, "points A - - 77")


def test_UNO_27_or_everybody_keeps_those_of_his_own():
    state = do(table("r1", "b7 bskip", "joker y0", scoring="lowest"), "A r1")
    assert state.scores() == [0, 27, 50]


@pytest.mark.parametrize(("scoring", "places"), [("to_500", [1, 2, 3]), ("lowest", [1, 3, 2])])
def test_UNO_27_at_five_hundred_the_match_is_over(scoring, places):
    state = table("r1", "b7", "y0", scoring=scoring)
    state.totals = [495, 300, 200] if scoring == "to_500" else [3, 494, 20]
    do(state, "A r1")
    assert (state.why(), state.places()) == (scoring.replace("_", "-"), places)


def test_UNO_27_a_last_plus_two_is_drawn_before_the_points_are_counted():
    state = do(table("r+2", "b7", scoring="to_500", stock="y5 y6"), "A r+2")
    assert state.scores() == [18, 0]


def test_UNO_27_a_match_ends_after_ten_thousand_turns():
    state = table("r1", "b7", "y0", scoring="to_500")
    state.turns_before, state.turns = MATCH_CAP - 30, 30
    assert do(state, "A r1").why() == "match-cap"


def test_UNO_27_and_not_before():
    state = table("r1", "b7", "y0", scoring="to_500")
    state.turns_before, state.turns = MATCH_CAP - 30, 29
    assert do(state, "A r1").why() == ""


def test_UNO_29_a_seven_swaps_hands():
    state = do(table("r7 r1", "b1 b2", "y1 y2 y3", seven_zero="on"), "A r7")
    assert may(state, "A") == "swap:1 swap:2"
    assert (sizes(do(state, "A swap:2")), hand(state, "A"), turn(state)) == ([3, 2, 1], "y1 y2 y3", "B")


def test_UNO_29_a_zero_passes_all_hands_on():
    state = do(table("r0 r1", "b1 b2", "y1 y2 y3", seven_zero="on"), "A r0")
    assert [hand(state, seat) for seat in "ABC"] == ["y1 y2 y3", "r1", "b1 b2"]


def test_UNO_29_against_the_direction_the_other_way():
    state = table("r0 r1", "b1 b2", "y1 y2 y3", seven_zero="on")
    state.direction = -1
    assert hand(do(state, "A r0"), "A") == "b1 b2"


@pytest.mark.parametrize("card", ["r7", "r0"])
def test_UNO_29_not_as_last_card(card):
    assert do(table(card, "b1", seven_zero="on"), f"A {card}").places() == [1, 2]


def test_UNO_29_swapped_hands_are_remembered():
    state = do(table("r7 r1 r2", "b1 b2", "y1 y2 y3", seven_zero="on"), "A r7", "A swap:1")
    assert [names(some) for some in view(state, 0).known] == ["", "r1 r2", ""]
    assert [names(some) for some in view(state, 2).known] == ["", "", ""]


def test_UNO_30_an_identical_card_may_be_played_out_of_turn():
    state = do(table("r1 r2", "b1", "r5 y1 y2", "g1", jump_in="on"), "C jump:r5")
    assert (sizes(state), turn(state), state.racing) == ([2, 1, 2, 1], "D", True)


def test_UNO_31_after_thirty_seconds_one_draws_as_if_forced_to():
    state = table("r1", "b1 b2", stock="g1 y1 r2")
    assert state.deadline == 30_000
    do(state, "expire")
    assert (hand(state, "A"), names(state.pile[-1:]), turn(state)) == ("r1 y1 g1", "r2", "B")


@pytest.mark.parametrize(("option", "deadline"), [("60", 60_000), ("none", NEVER)])
def test_UNO_31_or_a_minute_or_no_limit(option, deadline):
    assert table("r1", "b1", time_to_move=option).deadline == deadline


def test_UNO_32_the_pile_is_turned_when_a_card_is_needed_and_not_before():
    state = do(table("g1 g2", "b1", under="y1 y2", stock="g9"), "A draw")
    assert news(state)[:2] == ["draws A g9 for A", "shuffles - - - 2"]
    state = do(table("r1 g2", "b1", under="y1 y2", stock="g9"), "A draw")
    assert (len(state.stock), len(state.pile)) == (0, 3)


def test_UNO_33_a_card_drawn_by_choice_may_be_kept():
    assert may(do(table("r1", "b1", stock="r2"), "A draw"), "A") == "r2 keep"


@pytest.mark.parametrize(("option", "moves"), [("must_be_played", "r2"), ("may_be_kept", "r2 keep")])
def test_UNO_33_a_forced_draw_must_be_played_unless_the_table_says_otherwise(option, moves):
    assert may(do(table("g1", "b1", stock="r2", drawn_card=option), "A draw"), "A") == moves


def test_UNO_33_a_card_played_by_the_clock_is_never_a_bluff():
    state = do(table("r1 r3", "b1", stock="super"), "expire", "B contest")
    assert sizes(state) == [2, 7]


def test_UNO_34_a_call_is_spent_with_two_cards():
    state = do(table("r1 r2", "r+2 b2", "y1"), "A uno!", "A r1")
    assert state.called == 1
    state.take(0, 1)
    assert (state.called, state.exposed) == (0, 0)


def test_UNO_34_a_call_with_two_cards_ends_with_the_turn():
    state = do(table("r1 r2", "b1", stock="r9", under="y1"), "A uno!", "A draw", "A keep")
    assert state.called == 0


@pytest.mark.parametrize(("cards", "colour"), [("g1 g2 y1", 2), ("g1 g2 y1 y2", 1), ("b1 g1", 2)])
def test_UNO_35_the_clock_names_the_commonest_colour(cards, colour):
    state = do(table(cards, "b9", stock="joker"), "expire")
    assert state.colour == colour


def test_UNO_34_also_where_there_was_nothing_to_draw():
    state = table("r1 r2", "b1", under="y1", stock="")
    state.pile = state.pile[1:]
    assert do(state, "A uno!", "A draw").called == 0


def test_UNO_35_with_black_cards_only_the_colour_stays():
    state = do(table("super joker", "b9", top="y5", stock="joker"), "expire")
    assert state.colour == 1


def test_UNO_38_a_counter_uno_that_arrives_after_a_change_hand_is_void():
    state = do(table("r1 hands", "b1 b2 b3", "y1 y2 y3"), "A hands", "C counter! 900 @0")
    assert (state.deaf[2], "false" in " ".join(news(state))) == (0, False)


def test_UNO_39_what_an_absent_seat_owes_lapses():
    state = table("r1 r2", "b1", stock="y1 r3", time_to_move="none")
    state.excuse(0b1, 1_000)
    assert state.deadline == 16_000
    assert turn(do(state, "expire")) == "B"


def test_UNO_39_who_comes_back_is_not_timed():
    state = table("r1 r2", "b1", time_to_move="none")
    state.excuse(0b1, 1_000)
    state.excuse(0, 2_000)
    assert state.deadline == NEVER
