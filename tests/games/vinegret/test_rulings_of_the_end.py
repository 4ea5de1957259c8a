"""The rulings of NOTES.md about showing, paying and the end, one by one."""

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.table import BREAK, CHOICE, DRAW, FIRST, SAYING, SECOND, THROWING
from tests.games.vinegret.setting import (
    FLUX_24,
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
    said,
    say,
    second,
    table,
    told,
)

THREE = (POINT_7, POINT_9, PRIME_14)
FOUR = (POINT_7, POINT_9, PRIME_14, "h5 d7 c7 c4")


def played_out(state):
    """The deal ends without a winner, and so do all that come."""
    while not state.over:
        late(state)
    return state


def test_VIN_17_a_raiser_whom_nobody_holds_shows_the_hand_and_is_paid_for_it():
    state = second(POINT_7, POINT_9, FLUX_24, PRIME_14)
    say(state, "pass", "pass", "raise:3", "refuse", "refuse", "refuse")
    assert (state.phase, state.shown) == (BREAK, 0b0100)
    assert gains(state) == [-6, -6, -1 + 4 + 15, -6]
    assert GAME.view(state, A).shown[C] == GAME.view(state, C).hand


def test_VIN_18_all_who_held_show():
    state = second(*FOUR)
    say(state, "raise:1", "hold", "refuse", "hold")
    assert state.shown == 0b1011
    assert [event.seat for event in told(state, "shows-point")] == [A, B, D]


def test_VIN_19_of_equal_hands_the_eldest_wins():
    state = second("h4 h7 d1 c2", "d4 d7 h9 c10", dealer=A)
    say(state, "raise:1", "hold")
    assert state.winner == B
    state = second("h4 h7 d1 c2", "d4 d7 h9 c10", dealer=B)
    say(state, "raise:1", "hold")
    assert state.winner == A


def test_VIN_21_who_cannot_pay_owes():
    state = second(*THREE)
    state.tokens = [1, 98, 198]
    say(state, "raise:1", "hold", "hold")
    assert state.tokens[A] == -2


def test_VIN_21_at_table_stakes_who_cannot_pay_pays_what_there_is():
    state = second(POINT_7, POINT_9, FLUX_24, bet_limit="none")
    state.tokens = [3, 97, 197]
    say(state, "raise:1", "hold", "hold")
    assert said(state, "pays") == [("pays", A, 2), ("pays", B, 5)]
    assert state.tokens == [0, 91, 209]


def test_VIN_22_what_is_left_in_the_pot_is_played_for_in_extra_deals():
    state = second(*THREE, deals="1")
    state.played = 2
    say(state, "pass", "pass", "pass")
    assert (state.over, said(state, "extra")) == (False, [("extra", -1, 3)])


def test_VIN_22_an_extra_deal_that_is_won_is_the_last():
    state = second(*THREE, deals="1")
    state.played = 3
    say(state, "raise:1", "hold", "hold")
    assert (state.over, state.why(), state.winner) == (True, "dealt", C)


def test_VIN_22_after_five_extra_deals_the_pot_is_shared():
    state = second(*FOUR, dealer=B, deals="1")
    state.played = 8
    state.pot, state.tokens = 6, [99, 99, 98, 98]
    say(state, "pass", "pass", "pass", "pass")
    assert said(state, "shares") == [("shares", C, 2), ("shares", D, 2), ("shares", A, 1), ("shares", B, 1)]
    assert state.tokens == [100, 100, 100, 100]


def test_VIN_23_on_the_first_two_cards_the_lowest_is_exchanged():
    state = dealt(2)
    seat = state.turn
    state.stock = state.stock + [card for hand in state.hands for card in range(52) if hand >> card & 1]
    state.hands = [0, 0]
    state.hands[seat], state.hands[1 - seat] = held("h9 c4"), held("d2 s10")
    state.stock = [card for card in state.stock if not (state.hands[0] | state.hands[1]) >> card & 1]
    late(state)
    assert said(state)[:2] == [("time-up", seat, 1), ("exchanges", seat, 1)]
    assert state.thrown[seat] == held("c4")


def test_VIN_23_the_lowest_is_the_lowest_in_the_order_of_the_deck():
    state = table("h1 h9 d7 c8", POINT_9, deck="5_to_a")
    assert 1 << state.lowest_card(A) == held("d7")


def test_VIN_23_the_lowest_of_three_is_thrown():
    state = dealt(2, exchange_one="two")
    say(state, "change:1")
    seat = state.turn
    assert state.phase == THROWING
    lowest = state.lowest_card(seat)
    late(state)
    assert state.thrown[seat] >> lowest & 1
    assert (state.phase, state.turn) == (SAYING, 1 - seat)


def test_VIN_23_in_a_betting_one_passes_and_refuses_an_open_bet():
    state = first(*THREE)
    late(state)
    assert (state.passed, state.turn) == (0b001, B)
    say(state, "bet:1")
    late(state)
    assert state.inside == 0b011


def test_VIN_23_so_it_is_after_the_draw():
    state = second(*THREE)
    late(state)
    say(state, "raise:1")
    late(state, 2)
    assert (state.phase, state.winner) == (BREAK, B)


def test_VIN_23_in_the_draw_nothing_is_changed():
    state = drawing(*THREE)
    late(state)
    assert (state.hands[A], state.second[A]) == (held(POINT_7), 0)


def test_VIN_23_the_dealer_deals_again():
    state = first(*THREE)
    say(state, "pass", "pass", "pass")
    late(state)
    assert (state.phase, state.redeals) == (SAYING, 1)


def test_VIN_24_equal_tokens_share_the_win():
    state = second(*THREE, deals="1")
    state.played = 7
    state.tokens, state.pot = [110, 110, 80], 0
    say(state, "pass", "pass", "pass")
    assert (state.over, state.places(), state.scores()) == (True, [1, 1, 3], [110, 110, 80])


def test_VIN_25_most_tokens_win_after_three_deals_each():
    state = played_out(dealt(2))
    assert (state.house.deals, state.why()) == (6, "dealt")


def test_VIN_25_or_the_first_who_doubles():
    state = second(POINT_7, FLUX_24, deals="until_double")
    state.tokens = [6, 192]
    say(state, "raise:3", "hold")
    assert (state.over, state.why(), state.places()) == (True, "doubled", [2, 1])


def test_VIN_25_who_is_paid_double_without_the_pot_ends_it_too_and_the_pot_is_shared():
    state = first(*THREE, deals="until_double", dealer=C)
    state.tokens = [190, 50, 57]
    say(state, "bet:9", "refuse", "refuse")
    assert (state.over, state.why()) == (True, "doubled")
    assert state.tokens == [190 + 18 + 1, 51, 57 - 18 + 1]


def test_VIN_28_there_are_thirty_seconds_for_each_decision():
    state = dealt(2)
    assert state.deadline == 30_000
    play(state, state.turn, "whist", after=12_000)
    assert state.deadline == 42_000


def test_VIN_28_a_mark_gives_no_time():
    state = dealt(2)
    play(state, state.turn, "mark:1", after=12_000)
    assert state.deadline == 30_000


def test_VIN_29_until_a_player_doubles_there_are_sixty_deals_at_most():
    state = played_out(dealt(3, deals="until_double"))
    assert (state.why(), state.played) == ("cap", 65)


def test_VIN_30_those_who_held_are_those_who_came_into_the_second_betting():
    state = first(*FOUR, payers="holders", dealer=D)
    say(state, "bet:1", "hold", "hold", "refuse", "change:0", "change:0", "change:0", "raise:2", "refuse", "hold")
    assert [event.seat for event in told(state, "pays")] == [A, B]  # B refused only after the draw, D before


# --- payments of the text itself -------------------------------------------------------------------------------------


def test_the_winner_of_a_showdown_takes_pot_and_raises_and_is_paid_by_everybody():
    state = first(POINT_7, POINT_9, FLUX_24, PRIME_14, dealer=D)
    say(state, "bet:2", "hold", "hold", "refuse", "change:0", "change:0", "change:0", "raise:3", "hold", "hold")
    assert said(state, "takes-pot") == [("takes-pot", C, 4 + 6 + 9)]
    assert gains(state) == [-1 - 5 - 5, -1 - 5 - 5, 19 - 1 - 5 + 15, -1 - 5]


def test_a_losing_hand_is_paid_nothing():
    state = second(FLUX_24, "h2 d2 c2 s2", PRIME_14)
    say(state, "raise:1", "hold", "hold")
    assert {(event.seat, event.other) for event in told(state, "pays")} == {(A, B), (C, B)}


def test_a_winning_point_takes_the_pot_too():
    state = second(POINT_7, POINT_9)
    say(state, "raise:1", "hold")
    assert said(state, "takes-pot") == [("takes-pot", B, 4)]


def test_when_all_pass_after_the_draw_nobody_shows_or_pays():
    state = second(*THREE)
    say(state, "pass", "pass", "pass")
    assert (state.shown, gains(state), state.pot) == (0, [-1, -1, -1], 3)


def test_a_fredon_is_paid_eighty_two_by_each():
    state = second(POINT_7, "h2 d2 c2 s2", PRIME_14)
    say(state, "raise:1", "hold", "hold")
    assert gains(state) == [-84, 168, -84]


@pytest.mark.parametrize("phase, setting", [(FIRST, first), (DRAW, drawing), (SECOND, second)])
def test_every_phase_begins_with_the_eldest(phase, setting):
    state = setting(*FOUR, dealer=B)
    assert (state.phase, state.turn) == (phase, C)


def test_only_the_dealer_chooses():
    state = first(*FOUR, dealer=B)
    say(state, "pass", "pass", "pass", "pass")
    assert (state.phase, may(state, B), may(state, A)) == (CHOICE, ["redeal", "force"], [])
