"""The rulings of NOTES.md about the deal, the bettings and the draw, one by one."""

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.table import BREAK, CHOICE, DRAW, FIRST, SECOND
from ludoteka.rules.cards import how_many, members
from tests.games.vinegret.setting import (
    POINT_7,
    POINT_9,
    PRIME_14,
    A,
    B,
    C,
    D,
    dealt,
    drawing,
    first,
    gains,
    held,
    late,
    may,
    play,
    refusal,
    said,
    say,
    second,
    told,
)

THREE = (POINT_7, POINT_9, PRIME_14)
FOUR = (POINT_7, POINT_9, PRIME_14, "h5 d7 c7 c4")


def test_VIN_1_the_first_after_the_dealer_speaks_first_clockwise():
    state = first(*THREE, dealer=A)
    assert [state.turn, state.next_of(state.seated, B), state.next_of(state.seated, C)] == [B, C, A]
    assert GAME.scene(GAME.view(state, A), []).direction == 1


def test_VIN_1_or_anticlockwise():
    state = first(*THREE, dealer=A, direction="anticlockwise")
    assert state.turn == C
    say(state, "pass")
    assert state.turn == B
    assert GAME.scene(GAME.view(state, A), []).direction == -1


def test_VIN_1_the_deal_passes_on_in_the_same_direction():
    state = second(*THREE, dealer=A, direction="anticlockwise")
    say(state, "pass", "pass", "pass")
    late(state)
    assert state.dealer == C


def test_VIN_2_the_first_dealer_is_drawn():
    assert {dealt(3, seed).dealer for seed in range(40)} == {A, B, C}


def test_VIN_3_everybody_starts_with_a_hundred_tokens_and_may_owe():
    state = second(*THREE)
    state.tokens = [0, 99, 198]
    say(state, "raise:10", "hold", "hold")
    assert state.tokens[A] == -12  # the raise and a prime of C
    assert state.audit() == []


def test_VIN_3_at_table_stakes_no_bet_is_above_the_smallest_stack():
    state = first(*THREE, bet_limit="none")
    state.tokens = [90, 7, 200]
    state.pot = 3
    assert may(state, A) == ["pass", *(f"bet:{n}" for n in range(1, 8))]
    say(state, "bet:5", "raise:2")
    assert may(state, C) == ["hold", "refuse"]
    assert refusal(state, C, "raise:1") == "over-limit"


def test_VIN_3_at_table_stakes_what_lies_in_the_betting_counts_for_the_stack():
    state = first(*THREE, bet_limit="none")
    state.tokens = [90, 7, 200]
    say(state, "bet:3")
    assert may(state, B)[-2:] == ["raise:4", "refuse"]


def test_VIN_3_at_table_stakes_who_cannot_ante_is_out():
    state = second(*THREE, dealer=C, bet_limit="none", ante="5")
    state.tokens = [281, 4, 0]
    state.pot = 15
    state.inside = state.entered = 0b011
    state.begin_second()
    say(state, "pass", "pass")
    state.tokens = [280, 4, 1]
    late(state)
    assert [event.seat for event in told(state, "out")] == [B, C]
    assert (state.over, state.why()) == (True, "alone")
    assert state.tokens == [295, 4, 1]


def test_VIN_3_who_is_out_is_dealt_no_cards_and_pays_nothing():
    state = second(*FOUR, dealer=D, bet_limit="none")
    state.tokens = [200, 0, 100, 96]
    state.inside = 0b1101
    state.begin_second()
    say(state, "pass", "pass", "pass")
    late(state)
    assert (state.hands[B], state.seated, state.dealer) == (0, 0b1101, A)
    assert refusal(state, B, "whist") == "you-are-out"
    assert GAME.scene(GAME.view(state, A), []).plates[B].marks == ("out",)


@pytest.mark.parametrize("limit", ["5", "10", "20"])
def test_VIN_4_a_bet_is_from_one_to_the_limit(limit):
    state = first(*THREE, bet_limit=limit)
    assert may(state, A) == ["pass", *(f"bet:{n}" for n in range(1, int(limit) + 1))]
    assert refusal(state, A, f"bet:{int(limit) + 1}") == "over-limit"


def test_VIN_4_at_table_stakes_the_catalogue_ends_at_300():
    state = first(*THREE, bet_limit="none", start_tokens="200")
    state.tokens = [597, 0, 0]
    state.inside = 0b001
    assert state.most() == 300


def test_VIN_5_an_open_bet_is_raised_three_times_at_most():
    state = first(*THREE)
    say(state, "bet:1", "raise:1", "raise:1", "raise:1")
    assert may(state, B) == ["hold", "refuse"]
    assert refusal(state, B, "raise:1") == "no-more-raises"


def test_VIN_5_so_is_a_raise_after_the_draw():
    state = second(*THREE)
    say(state, "raise:1", "raise:1", "raise:1", "raise:1")
    assert may(state, B) == ["hold", "refuse"]


def test_VIN_6_who_has_passed_before_any_bet_may_hold():
    state = first(*THREE)
    say(state, "pass", "bet:2", "hold")
    assert state.turn == A
    say(state, "hold")
    assert (state.phase, state.inside) == (DRAW, 0b111)


def test_VIN_6_who_has_refused_a_bet_is_out_of_the_deal():
    state = first(*THREE)
    say(state, "bet:2", "refuse", "hold", "change:0", "change:0")
    assert (state.phase, state.turn) == (SECOND, A)
    assert refusal(state, B, "hold") == "you-refused"
    say(state, "pass", "pass")
    assert state.phase == BREAK  # B was not asked


def test_VIN_6_with_the_option_who_refused_may_come_back_after_the_draw():
    state = first(*THREE, refuser_returns="yes")
    say(state, "bet:2", "refuse", "hold", "change:0", "change:0", "raise:1")
    assert state.turn == B
    say(state, "hold", "refuse")
    assert [event.seat for event in told(state, "takes-pot")] == [B]  # a point of nine beats one of seven
    assert gains(state) == [-5, 9, -4]  # nine in the pot, and a point is paid 1 by each


def test_VIN_6_with_the_option_passing_after_the_draw_is_final():
    state = first(*THREE, refuser_returns="yes")
    say(state, "bet:2", "refuse", "hold", "change:0", "change:0", "pass", "pass")
    assert (state.turn, state.inside) == (C, 0b101)
    say(state, "raise:1")
    assert (state.turn, state.due) == (A, 0b001)


def test_VIN_7_a_force_is_paid_by_the_dealer_alone_and_the_betting_is_played_once_more():
    state = first(*THREE)
    say(state, "pass", "pass", "pass", "force")
    assert (state.phase, state.turn, state.pot) == (FIRST, A, 5)
    assert gains(state) == [-1, -1, -3]


def test_VIN_7_if_all_pass_again_all_are_in_and_draw():
    state = first(*THREE)
    say(state, "pass", "pass", "pass", "force", "pass", "pass", "pass")
    assert (state.phase, state.inside, state.turn) == (DRAW, 0b111, A)


def test_VIN_7_with_an_option_all_draw_at_once():
    state = first(*THREE, after_force="draw")
    say(state, "pass", "pass", "pass", "force")
    assert (state.phase, state.inside) == (DRAW, 0b111)


def test_VIN_7_with_another_all_show_at_once():
    state = first(*THREE, after_force="showdown")
    say(state, "pass", "pass", "pass", "force")
    assert (state.phase, state.shown, state.winner) == (BREAK, 0b111, C)
    assert gains(state) == [-3, -3, -3 + 5 + 4]


def test_VIN_8_a_redeal_is_new_cards_and_new_antes_from_the_same_dealer():
    state = first(*THREE, dealer=B)
    before = state.hands[:]
    say(state, "pass", "pass", "pass", "redeal")
    assert (state.dealer, state.pot, state.played) == (B, 6, 0)
    assert [how_many(hand) for hand in state.hands] == [2, 2, 2]
    assert state.hands != before


def test_VIN_8_after_three_in_a_row_the_dealer_must_force():
    state = first(*THREE)
    for _redeal in range(3):
        say(state, "pass", "pass", "pass", "redeal", "change:1", "change:1", "change:1")
    say(state, "pass", "pass", "pass")
    assert may(state, C) == ["force"]
    assert refusal(state, C, "redeal") == "three-redeals"


def test_VIN_8_the_next_deal_counts_anew():
    state = first(*THREE)
    say(state, "pass", "pass", "pass", "redeal", "change:1", "change:1", "change:1")
    say(state, "bet:1", "refuse", "refuse")
    late(state)
    assert state.redeals == 0


def test_VIN_9_nobody_pays_a_dealer_whose_bet_is_not_held():
    state = first(*THREE, dealer=C)
    say(state, "pass", "pass", "bet:4", "refuse", "refuse")
    assert gains(state) == [-1, -1, -1]
    assert told(state, "pays") == []


def test_VIN_10_each_draws_once_from_none_to_four():
    state = drawing(*THREE, stock="h10 d10 c10 s10 h9")
    say(state, "change:0", "change:1234", "change:2")
    assert state.phase == SECOND
    assert state.hands == [held(POINT_7), held("h10 d10 c10 s10"), held("h1 h9 c3 s8")]


def test_VIN_10_repeated_draws_end_for_each_who_changes_nothing():
    state = drawing(*THREE, draws="repeated")
    say(state, "change:0", "change:1", "change:1")
    assert (state.phase, state.turn, state.round) == (DRAW, B, 2)
    say(state, "change:0", "change:1", "change:0")
    assert state.phase == SECOND


def test_VIN_11_when_the_stock_is_empty_discards_and_dead_hands_are_shuffled():
    state = drawing(*FOUR, stock="h10 d10")
    state.stock = state.stock[-2:]
    state.inside = 0b1011  # C has refused
    state.due = 0b1011
    rest = set(range(52)) - {card for hand in state.hands for card in members(hand)} - set(state.stock)
    state.thrown[D] = sum(1 << card for card in rest if card % 13 < 10)
    say(state, "change:1234")
    assert state.hands[C] == 0
    assert state.audit() == []
    assert said(state, "reshuffle") == [("reshuffle", -1, 22 + 4)]  # what lay there, and C's hand
    assert len(state.stock) == 26 - 2


@pytest.mark.parametrize("seats, renewals", [(2, 0), (3, 0), (4, 0), (5, 1), (6, 2)])
def test_VIN_11_one_draw_of_all_four_by_all_needs_the_stock_renewed_so_often(seats, renewals):
    state = dealt(seats)
    say(state, *["change:12"] * seats, "bet:1", *["hold"] * (seats - 1), *["change:1234"] * seats)
    assert state.phase == SECOND
    assert len(said(state, "reshuffle")) == renewals


def test_VIN_12_what_was_thrown_at_the_start_stays_out_of_the_second_deal():
    state = dealt(3)
    say(state, "change:12", "change:12", "change:1")
    thrown = state.thrown[A] | state.thrown[B] | state.thrown[C]
    assert how_many(thrown) == 5
    assert [card for card in state.stock if thrown >> card & 1] == []
    assert len(state.stock) == 40 - 12 - 5


def test_VIN_13_thrown_cards_are_known_to_who_threw_them_only():
    state = drawing(*THREE)
    say(state, "change:12")
    assert GAME.view(state, A).thrown == tuple(members(held("h3 h4")))
    assert [GAME.view(state, other).thrown for other in (B, C, None)] == [(), (), ()]
    assert GAME.view(state, B).discards == (2, 0, 0)


def test_VIN_14_how_many_cards_were_changed_is_known_to_all():
    state = drawing(*THREE)
    say(state, "change:13")
    assert said(state, "changes") == [("changes", A, 2)]
    assert GAME.view(state, None).second == (2, -1, -1)


def test_VIN_15_the_hand_of_who_refuses_is_not_shown():
    state = first(*FOUR)
    say(state, "bet:1", "refuse", "hold", "hold", "change:0", "change:0", "change:0", "raise:1", "hold", "hold")
    assert state.shown == 0b1101
    assert GAME.view(state, A).shown[B] == ()


def test_VIN_16_the_second_betting_begins_with_the_eldest_who_is_in():
    state = first(*FOUR, dealer=D)
    say(state, "pass", "pass", "bet:1", "hold", "refuse", "hold")
    say(state, "change:0", "change:0", "change:0")
    assert (state.phase, state.turn) == (SECOND, B)  # though C has bet


def test_the_dealer_speaks_last():
    state = first(*FOUR, dealer=B)
    order = []
    for _i in range(4):
        order.append(state.turn)
        say(state, "pass")
    assert order == [C, D, A, B]
    assert (state.phase, state.turn) == (CHOICE, B)


def test_one_seat_after_the_other_says_whist_or_exchanges():
    state = dealt(3)
    order = [state.turn]
    play(state, state.turn, "whist")
    order.append(state.turn)
    play(state, state.turn, "change:2")
    assert state.turn == state.dealer
    assert refusal(state, order[0], "whist") == "not-your-turn"
