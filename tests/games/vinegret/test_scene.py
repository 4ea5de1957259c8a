"""What is drawn, as text."""

import pytest

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.scene import offered
from ludoteka.games.vinegret.table import SAYING
from ludoteka.text.speaker import Speaker
from tests.games.vinegret.drawing import seen
from tests.games.vinegret.setting import (
    FLUX_24,
    POINT_7,
    POINT_9,
    PRIME_14,
    A,
    B,
    C,
    dealt,
    drawing,
    first,
    late,
    play,
    say,
    second,
    table,
)


def test_before_the_second_deal_cards_are_tapped_to_be_exchanged():
    state = table("h1 h9", "d1 d9")
    state.inside = 0b11
    state.wait(SAYING, A)
    assert seen(state, A) == [
        "prompt-whist n=2",
        "until 30000: clock-move",
        "hand hand:1 2: back back (zone-other-hand seat=1)",
        "pot pot 2: - (zone-pot n=2)",
        "pile stock 36: back (zone-stock deal=1 deals=6)",
        "pile discards 0: - (zone-discards)",
        "hand hand:0 2: h1(^mark:1) h9(^mark:2) (zone-hand)",
        "button ^whist (button-whist n=2)",
        "button ^change:12 (button-exchange n=2)",
        "seat 0: 2 99 to move",
        "seat 1: 2 99 dealer",
    ]


def test_who_may_bet_sees_what_the_hand_is_and_every_amount():
    state = first(POINT_7, POINT_9, PRIME_14, bet_limit="5")
    assert seen(state, A) == [
        "prompt-first kind=point pips=7 pays=1",
        "until 30000: clock-move",
        "hand hand:1 4: back back back back (zone-other-hand seat=1)",
        "hand hand:2 4: back back back back (zone-other-hand seat=2)",
        "pot pot 3: - (zone-pot n=3)",
        "pile stock 28: back (zone-stock deal=1 deals=9)",
        "hand hand:0 4: h3 h4 d9 s1 (zone-full-hand kind=point pips=7 pays=1)",
        "button ^pass (button-pass)",
        "button ^bet:1 (button-bet n=1)",
        "button ^bet:2 (button-bet n=2)",
        "button ^bet:3 (button-bet n=3)",
        "button ^bet:4 (button-bet n=4)",
        "button ^bet:5 (button-bet n=5)",
        "seat 0: 4 99 to move",
        "seat 1: 4 99",
        "seat 2: 4 99 dealer",
    ]


def test_an_open_bet_is_answered():
    state = first(POINT_7, POINT_9, PRIME_14, bet_limit="5")
    say(state, "bet:2")
    assert seen(state, B) == [
        "prompt-answer seat=0 n=2 kind=point pips=9 pays=1",
        "until 30000: clock-move",
        "hand hand:0 4: back back back back (zone-other-hand seat=0)",
        "pot stake:0 2: - (zone-stake seat=0 n=2)",
        "hand hand:2 4: back back back back (zone-other-hand seat=2)",
        "pot pot 5: - (zone-pot n=5)",
        "pile stock 28: back (zone-stock deal=1 deals=9)",
        "hand hand:1 4: h2 h7 d5 s6 (zone-full-hand kind=point pips=9 pays=1)",
        "button ^hold (button-hold n=2)",
        "button ^refuse (button-refuse)",
        "button ^raise:1 (button-raise n=1)",
        "button ^raise:2 (button-raise n=2)",
        "button ^raise:3 (button-raise n=3)",
        "button ^raise:4 (button-raise n=4)",
        "button ^raise:5 (button-raise n=5)",
        "seat 0: 4 97 bettor",
        "seat 1: 4 99 to move",
        "seat 2: 4 99 dealer",
    ]


def test_what_is_put_in_is_seen_by_all_and_by_whoever_did():
    state = first(POINT_7, POINT_9, PRIME_14, bet_limit="5")
    say(state, "bet:2")
    stakes = [[line for line in seen(state, eyes) if "stake" in line] for eyes in (A, B, None)]
    assert stakes == [["pot stake:0 2: - (zone-stake seat=0 n=2)"]] * 3


def test_a_watcher_is_shown_what_all_know():
    state = first(POINT_7, POINT_9, PRIME_14, bet_limit="5")
    say(state, "bet:2", "refuse")
    assert seen(state, None) == [
        "prompt-wait seat=2 kind=none pips=0 pays=0",
        "until 30000: clock-move",
        "hand hand:0 4: back back back back (zone-other-hand seat=0)",
        "pot stake:0 2: - (zone-stake seat=0 n=2)",
        "hand hand:1 4: back back back back (zone-other-hand seat=1)",
        "hand hand:2 4: back back back back (zone-other-hand seat=2)",
        "pot pot 5: - (zone-pot n=5)",
        "pile stock 28: back (zone-stock deal=1 deals=9)",
        "seat 0: 4 97 bettor",
        "seat 1: 4 99 refused",
        "seat 2: 4 99 to move dealer",
    ]


def test_when_all_have_passed_the_dealer_is_asked():
    state = first(POINT_7, POINT_9)
    say(state, "pass", "pass")
    assert seen(state, B) == [
        "prompt-choice n=3 kind=point pips=9 pays=1",
        "until 30000: clock-move",
        "hand hand:0 4: back back back back (zone-other-hand seat=0)",
        "pot pot 2: - (zone-pot n=2)",
        "pile stock 32: back (zone-stock deal=1 deals=6)",
        "hand hand:1 4: h2 h7 d5 s6 (zone-full-hand kind=point pips=9 pays=1)",
        "button ^redeal (button-redeal)",
        "button ^force (button-force n=2)",
        "seat 0: 4 99 passed",
        "seat 1: 4 99 to move dealer passed",
    ]


def test_what_is_marked_lies_apart_and_is_what_the_button_changes():
    state = drawing(POINT_7, POINT_9)
    play(state, A, "mark:2")
    play(state, A, "mark:3")
    assert seen(state, A) == [
        "prompt-draw kind=point pips=7 pays=1",
        "until 30000: clock-move",
        "hand hand:1 4: back back back back (zone-other-hand seat=1)",
        "pot pot 2: - (zone-pot n=2)",
        "pile stock 32: back (zone-stock deal=1 deals=6)",
        "pile discards 0: - (zone-discards)",
        "row going 2: h4(^mark:2) d9(^mark:3) (zone-going n=2)",
        "hand hand:0 2: h3(^mark:1) s1(^mark:4) (zone-full-hand kind=point pips=7 pays=1)",
        "button ^change:23 (button-change n=2)",
        "seat 0: 4 99 to move",
        "seat 1: 4 99 dealer",
    ]


def test_after_a_showdown_the_hands_lie_open_and_the_best_one_in_the_middle():
    state = second(POINT_7, FLUX_24)
    say(state, "raise:1", "hold")
    assert seen(state, A) == [
        "prompt-shown kind=flux pips=22 pays=5 seat=1 n=4",
        "until 8000: clock-next-deal",
        "hand hand:1 4: d1 d3 d8 d10 (zone-shown-hand seat=1 kind=flux pips=22 pays=5)",
        "pot pot 0: - (zone-pot n=0)",
        "row winner 4: d1 d3 d8 d10 (zone-winner seat=1 kind=flux pips=22 pays=5)",
        "hand hand:0 4: h3 h4 d9 s1 (zone-full-hand kind=point pips=7 pays=1)",
        "seat 0: 4 93",
        "seat 1: 4 107 dealer winner",
    ]


def test_every_amount_of_a_low_limit_is_offered_and_steps_to_a_high_one():
    assert offered(0) == []
    assert offered(10) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert offered(20) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]
    assert offered(7) == [1, 2, 3, 4, 5, 6, 7]
    assert offered(160) == [1, 2, 3, 5, 10, 15, 20, 30, 50, 75, 100, 150, 160]


def test_all_that_is_offered_is_legal():
    state = first(POINT_7, POINT_9, bet_limit="none")
    buttons = GAME.scene(GAME.view(state, A), state.legal(A)).buttons
    assert {button.move for button in buttons} <= {GAME.catalogue[move] for move in state.legal(A)}
    assert buttons[-1].move == "bet:99"


def test_one_mark_exchanges_one_of_the_first_two_and_takes_the_whist_away():
    state = dealt(2)
    seat = state.turn
    play(state, seat, "mark:2")
    assert [line for line in seen(state, seat) if line.startswith("button")] == [
        "button ^change:2 (button-exchange n=1)"
    ]


def test_nothing_marked_keeps_all_four():
    state = drawing(POINT_7, POINT_9)
    assert [line for line in seen(state, A) if line.startswith("button")] == ["button ^change:0 (button-keep)"]


def test_one_of_three_is_thrown_by_a_tap():
    state = dealt(2, exchange_one="two")
    seat = state.turn
    say(state, "change:1")
    hand = next(
        zone
        for zone in GAME.scene(GAME.view(state, seat), state.legal(seat)).zones
        if zone.kind == "hand" and zone.seat == seat
    )
    assert [face.moves for face in hand.faces] == [("throw:1",), ("throw:2",), ("throw:3",)]
    assert sum("drawn" in face.marks for face in hand.faces) == 2


def test_who_waits_may_not_tap_and_is_told_what_the_own_hand_is():
    state = drawing(POINT_7, POINT_9)
    lines = seen(state, B)
    assert lines[0] == "prompt-wait-hand seat=0 kind=point pips=9 pays=1"
    assert not any("^" in line for line in lines)


@pytest.mark.parametrize(
    "said, prompt",
    [
        (["pass", "pass", "pass"], "prompt-passed-out n=3"),
        (["raise:2", "refuse", "refuse"], "prompt-unheld-raise kind=point pips=7 pays=1 seat=0 n=5"),
        (["raise:2", "hold", "hold"], "prompt-shown kind=prime pips=14 pays=2 seat=2 n=9"),
    ],
)
def test_after_the_draw_a_deal_ends_in_words(said, prompt):
    state = second(POINT_7, POINT_9, PRIME_14)
    say(state, *said)
    assert seen(state, B)[0] == prompt


def test_a_bet_that_nobody_held_and_hands_that_do_not_count_end_it_in_words_too():
    state = first(POINT_7, POINT_9)
    say(state, "bet:2", "refuse")
    assert seen(state, B)[0] == "prompt-unheld seat=0 n=2"
    state = second("h1 d2 c3 s8", "d1 h2 c4 s7", prime="same_suit")
    say(state, "raise:1", "hold")
    assert seen(state, B)[0] == "prompt-no-hand n=4"


def test_the_last_deal_stays_on_the_table_when_it_is_over():
    state = second(POINT_7, FLUX_24, deals="1")
    state.played = 1
    say(state, "raise:1", "hold")
    lines = seen(state, A)
    assert lines[0] == "prompt-won seat=1"
    assert "row winner 4: d1 d3 d8 d10 (zone-winner seat=1 kind=flux pips=22 pays=5)" in lines
    assert lines[-1] == "seat 1: 4 107 winner"


def test_what_was_said_and_changed_stands_on_the_plates():
    state = dealt(3)
    eldest, other = state.turn, state.next_of(0b111, state.turn)
    say(state, "whist", "change:12")
    marks = [plate.marks for plate in GAME.scene(GAME.view(state, None), []).plates]
    assert (marks[eldest], marks[other], marks[state.dealer]) == (("whist",), ("exchanged-2",), ("dealer",))
    state = drawing(POINT_7, POINT_9, PRIME_14)
    say(state, "change:0", "change:124", "change:1")
    marks = [plate.marks for plate in GAME.scene(GAME.view(state, None), []).plates]
    assert marks == [("changed-0",), ("changed-3",), ("dealer", "changed-1")]


def test_who_may_come_back_is_marked():
    state = first(POINT_7, POINT_9, PRIME_14, refuser_returns="yes")
    say(state, "bet:1", "refuse", "hold", "change:0", "change:0", "pass")
    assert seen(state, B)[0] == "prompt-return kind=point pips=9 pays=1"
    assert [line for line in seen(state, C) if line.startswith("seat 1")] == ["seat 1: 4 99 to move may-return"]


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "You: grand prime of 31, pays 2. Bet or pass?"),
        ("fr", "Toi : grande prime de 31, vaut 2. Miser ou passer ?"),
    ],
)
def test_a_hand_is_spelled_out(language, words):
    state = first("h10 d9 c8 s4", POINT_7)
    assert Speaker(language, "vinegret").say(GAME.scene(GAME.view(state, A), state.legal(A)).prompt) == words


def test_a_stock_tells_how_far_the_game_is():
    state = second(POINT_7, POINT_9, deals="1")
    state.played = 1
    say(state, "pass", "pass")
    late(state)
    assert any("(zone-stock-extra)" in line for line in seen(state, A))
    state = dealt(2, deals="until_double")
    assert any("(zone-stock-open deal=1)" in line for line in seen(state, A))
