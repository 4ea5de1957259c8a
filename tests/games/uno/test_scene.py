"""What is drawn, as text."""

from __future__ import annotations

from ludoteka.games.uno import GAME
from ludoteka.games.uno.hidden import view
from tests.games.uno.drawing import seen
from tests.games.uno.setting import do, first, table

A, B, C = 0, 1, 2


def test_who_is_on_turn_sees_lifted_what_fits():
    assert seen(table("r1 g2 joker", "b1 b2", "y1"), A) == [
        "prompt-play",
        "until 30000: clock-move",
        "hand:1 2: back",
        "hand:2 1: back",
        "stock 102: ^back tap ^draw",
        "pile 1: r5",
        "hand:0 3: ^r1 g2 ^joker",
        "button ^draw (button-draw)",
        "button ^uno! (button-uno)",
        "button ^counter! (button-counter)",
        "seat 0: 3 to move",
        "seat 1: 2",
        "seat 2: 1 dealer",
    ]


def test_a_watcher_sees_backs_and_no_buttons():
    assert seen(table("r1 g2 joker", "b1 b2", "y1"), None) == [
        "prompt-wait seat=0",
        "until 30000: clock-move",
        "hand:0 3: back",
        "hand:1 2: back",
        "hand:2 1: back",
        "stock 102: back",
        "pile 1: r5",
        "seat 0: 3 to move",
        "seat 1: 2",
        "seat 2: 1 dealer",
    ]


def test_a_card_drawn_by_choice_is_marked_and_may_be_kept():
    assert seen(do(table("r1", "b1 b2", stock="r9"), "A draw"), A)[:7] == [
        "prompt-drawn-choice card=r9",
        "until 30000: clock-move",
        "hand:1 2: back",
        "stock 104: back tap draw",
        "pile 1: r5",
        "hand:0 2: r1 ^r9[drawn]",
        "button ^keep (button-keep)",
    ]


def test_nobody_else_sees_that_a_drawn_card_fits():
    assert seen(do(table("r1", "b1 b2", stock="r9"), "A draw"), B)[0] == "prompt-wait seat=0"


def test_a_super_joker_shows_its_colour_and_asks_who_must_draw():
    state = do(table("super r9 g2", "b1 b2", "y1"), "A super:g")
    assert seen(state, B) == [
        "prompt-contest seat=0 n=4",
        "until 10000: clock-contest",
        "hand:0 2: back",
        "hand:2 1: back",
        "stock 102: back tap draw",
        "pile 2: r5 super[colour-green]",
        "hand:1 2: b1 b2",
        "button ^accept (button-accept n=4)",
        "button ^contest (button-contest seat=0)",
        "button ^uno! (button-uno)",
        "button ^counter! (button-counter)",
        "seat 0: 2",
        "seat 1: 2 to move",
        "seat 2: 1 dealer",
    ]
    assert seen(state, C)[0] == "prompt-wait-contest seat=1 n=4 seat_other=0"


def test_the_challenger_sees_the_hand_and_nobody_else():
    state = do(table("super r9 g2", "b1 b2", "y1"), "A super:g", "B contest")
    lines = [next(line for line in seen(state, seat) if line.startswith("hand:0")) for seat in (B, C, None)]
    assert lines == ["hand:0 6: r9[seen] g2[seen] back", "hand:0 6: back", "hand:0 6: back"]


def test_a_stack_says_how_much_is_owed():
    state = do(table("r+2 r1", "b+2 b2", "y1", stacking="same"), "A r+2")
    assert [seen(state, seat)[0] for seat in (B, C)] == ["prompt-stack n=2", "prompt-wait-stack seat=1 n=2"]


def test_a_swap_is_chosen_by_tapping_a_hand_or_a_button():
    lines = seen(do(table("r7 r1", "b1 b2", "y1", seven_zero="on"), "A r7"), A)
    assert [line for line in lines if "swap" in line] == [
        "prompt-swap",
        "hand:1 2: back tap ^swap:1",
        "hand:2 1: back tap ^swap:2",
        "button ^swap:1 (button-swap seat=1 n=2)",
        "button ^swap:2 (button-swap seat=2 n=1)",
    ]


def test_colours_are_buttons_where_one_is_owed():
    state = first("joker", seats=3)
    lines = seen(state, int(state.turn))
    assert [line for line in lines if "colour" in line or "button ^" in line][:5] == [
        "prompt-name-colour",
        "button ^red (button-red)",
        "button ^yellow (button-yellow)",
        "button ^green (button-green)",
        "button ^blue (button-blue)",
    ]


def test_out_of_turn_a_tapped_card_jumps_in():
    state = table("r7 r1", "r5 b2", "y1", jump_in="on")
    shown = GAME.scene(view(state, B), state.legal(B))
    faces = next(zone.faces for zone in shown.zones if zone.id == "hand:1")
    assert [(face.face, face.moves, face.legal) for face in faces] == [
        ("r5", ("jump:r5",), True),
        ("b2", ("jump:b2",), False),
    ]


def test_where_drawing_is_forbidden_the_prompt_does_not_offer_it():
    assert seen(table("r1", "b1", voluntary_draw="forbidden"), A)[0] == "prompt-must-play"


def test_who_has_called_has_a_mark():
    lines = seen(do(table("r1 r2", "b1 b2", "y1"), "A uno!", "A r1"), C)
    assert lines[-3:] == ["seat 0: 1 uno", "seat 1: 2 to move", "seat 2: 1 dealer"]


def test_the_buttons_do_not_tell_whether_there_is_somebody_to_catch():
    exposed, called = do(table("r1 r2", "b1 b2"), "A r1"), do(table("r1 r2", "b1 b2"), "A uno!", "A r1")
    buttons = [[line for line in seen(state, B) if line.startswith("button")] for state in (exposed, called)]
    assert buttons[0] == buttons[1]


def test_between_rounds_the_hands_lie_open():
    assert seen(do(table("r1", "b1 b2", "y1", scoring="lowest"), "A r1"), A) == [
        "prompt-round-won seat=0",
        "until 8000: clock-next-round",
        "hand:1 2: b1 b2",
        "hand:2 1: y1",
        "stock 104: back tap draw",
        "pile 2: r5 r1",
        "hand:0 0: -",
        "seat 0: 0, 0 points winner",
        "seat 1: 2, 3 points",
        "seat 2: 1, 1 points dealer",
    ]


def test_at_the_end_the_winner_is_named():
    assert seen(do(table("r1", "b1 b2", "y1"), "A r1"), B)[0] == "prompt-won seat=0"
