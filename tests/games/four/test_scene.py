"""What is drawn, as text: `^` can be done now, `*` owes a move."""

from ludoteka.games.four import GAME
from ludoteka.rules.dice import FastDice
from tests.games.four.setting import (
    MIXED,
    A,
    B,
    C,
    D,
    choose,
    claim,
    claimed,
    close,
    dealt,
    draw,
    drawn,
    go,
    playing,
    slap,
    throw,
)


def choosing():
    state = dealt(MIXED, "rrrww", MIXED)
    state.play(B, 0, 100, 0)
    return state


def test_while_a_seat_chooses():
    assert drawn(choosing(), A) == [
        "prompt-choose n=1",
        "chosen row 1 [back]",
        "stock pile 39 [back]",
        "hand:0 hand 5 [red^ red^ white^ white^ sparkling^]",
        "A 5 0*",
        "B 4 0 chosen",
        "C 5 0*",
        "buttons",
        "clock-choose 9900",
    ]


def test_a_seat_that_has_chosen_sees_what_and_nobody_else_does():
    lines = drawn(choosing(), B)
    assert (lines[0], lines[1], lines[3]) == (
        "prompt-chosen card=red",
        "chosen row 1 [back]",
        "hand:1 hand 4 [red red white white]",
    )
    assert drawn(choosing(), None)[:3] == ["prompt-choosing n=1", "chosen row 1 [back]", "stock pile 39 [back]"]


def test_before_go_there_is_no_clock_and_the_buttons_lie_where_they_will_be():
    state = dealt(MIXED, MIXED)
    choose(state, "rr")
    assert drawn(state, A) == [
        "prompt-ready",
        "discard pile 2 [back]",
        "stock pile 44 [back]",
        "hand:0 hand 4 [red white white sparkling]",
        "A 4 0",
        "B 4 0",
        "buttons draw take claim:red claim:white claim:sparkling",
    ]


def test_with_four_in_hand():
    assert drawn(playing("rrrws", MIXED, MIXED, thrown="srr"), A) == [
        "prompt-draw",
        "discard pile 3 [back] ^",
        "stock pile 39 [back] ^",
        "hand:0 hand 4 [red red red white]",
        "A 4 0*",
        "B 4 0*",
        "C 4 0*",
        "buttons draw^ take^ claim:red^ claim:white^ claim:sparkling^",
        "clock-round 90000",
    ]


def five_in_hand():
    state = playing("rrrws", MIXED, MIXED, thrown="srr", stock="s")
    draw(state, A)
    return state


def test_with_five_in_hand():
    assert drawn(five_in_hand(), A) == [
        "prompt-throw",
        "discard pile 3 [back]",
        "stock pile 38 [back]",
        "hand:0 hand 5 [red^ red^ red^ white^ sparkling^]",
        "A 5 0*",
        "B 4 0*",
        "C 4 0*",
        "buttons draw take claim:red^ claim:white^ claim:sparkling^",
        "clock-round 89850",
    ]


def test_four_alike_are_not_pointed_out():
    one, other = drawn(playing("rrrrw", MIXED, thrown="wr"), A), drawn(playing(MIXED, MIXED, thrown="rr"), A)
    assert [line for line in one if not line.startswith("hand")] == [
        line for line in other if not line.startswith("hand")
    ]


def test_for_a_watcher_nothing_can_be_done():
    lines = drawn(five_in_hand(), None)
    assert lines[:3] == ["prompt-drawing", "discard pile 3 [back]", "stock pile 38 [back]"]
    assert (lines[3], lines[-2]) == ("A 5 0*", "buttons")


def test_a_face_down_top_shows_its_back_to_its_thrower_too():
    state = playing(MIXED, MIXED, thrown="rw")
    assert drawn(state, B)[1] == "discard pile 2 [back] ^"


def test_face_up_the_top_is_drawn_and_ones_own_may_be_out_of_reach():
    state = playing("rrrws", MIXED, thrown="sr", stock="sw", discards="face_up", own_discard="no")
    assert drawn(state, A)[1] == "discard pile 2 [back] ^"
    draw(state, A)
    throw(state, A, "s")
    assert [drawn(state, seat)[1] for seat in (A, B)] == [
        "discard pile 3 [sparkling]",
        "discard pile 3 [sparkling] ^",
    ]
    assert drawn(state, A)[-2] == "buttons draw^ take claim:red^ claim:white^ claim:sparkling^"


def window():
    state = claimed()
    state.slaps.excused = 1 << D
    state.excuse(1 << D, state.now)
    slap(state, C, after=300)
    return state


def test_in_the_window_for_a_hand_that_may_slap():
    assert drawn(window(), B) == [
        "prompt-slap seat=0 card=red",
        "shown:0 row 4 [red red red red] slap^",
        "hand:1 hand 4 [red red white white]",
        "A 4 0 first",
        "B 4 0",
        "C 4 0 slapped",
        "D 4 0 away",
        "buttons slap^",
        "clock-slap 2700",
    ]


def test_in_the_window_for_the_others():
    state = window()
    assert [drawn(state, seat)[0] for seat in (A, C, None)] == [
        "prompt-claimed card=red",
        "prompt-hand-down seat=0 card=red",
        "prompt-slapping seat=0 card=red",
    ]
    assert [drawn(state, seat)[1] for seat in (A, C, None)] == ["shown:0 row 4 [red red red red] slap"] * 3
    assert [drawn(state, seat)[-2] for seat in (A, None)] == ["buttons slap", "buttons"]


def shown():
    state = claimed()
    claim(state, D, "w")
    slap(state, B, C)
    close(state)
    return state


def test_after_a_round():
    assert drawn(shown(), B) == [
        "prompt-result seat=0 card=red",
        "shown:0 row 4 [red red red red]",
        "hand:1 hand 4 [red red white white]",
        "A 4 1 first plus-one",
        "B 4 0 slapped",
        "C 4 0 slapped",
        "D 4 -2 false minus-one",
        "buttons",
        "clock-next-round 3000",
    ]


def test_two_claimants_show_two_hands_and_only_one_is_slapped():
    state = playing("rrrrw", "wwwws", MIXED, thrown="wsr")
    claim(state, A, "r")
    claim(state, B, "w")
    assert drawn(state, C)[1:3] == [
        "shown:0 row 4 [red red red red] slap^",
        "shown:1 row 4 [white white white white]",
    ]


def void():
    state = go(dealt(MIXED, MIXED))
    close(state)
    return state


def test_after_a_void_round():
    lines = drawn(void(), A)
    assert (lines[0], lines[-1]) == ("prompt-void n=1", "clock-next-round 3000")


def over():
    state = claimed(points_to_win="1")
    slap(state, B, C, D)
    return state


def nobody_won():
    state = void()
    for _ in range(2):
        close(state)
        go(state)
        close(state)
    return state


def test_after_a_tie_nobody_is_named():
    assert drawn(nobody_won(), A)[0] == "prompt-over"


def test_after_the_end_there_is_no_clock():
    lines = drawn(over(), A)
    assert (lines[0], lines[-1]) == ("prompt-won seat=0", "buttons")


def every_kind_of_moment():
    yield choosing()
    ready = dealt(MIXED, MIXED, MIXED, MIXED)
    choose(ready, "rrrr")
    yield ready.copy(FastDice(1))
    yield go(ready)
    yield five_in_hand()
    yield window()
    yield shown()
    yield void()
    yield over()
    yield nobody_won()


def test_every_prompt_and_mark_is_listed():
    prompts, marks = set(), set()
    for state in every_kind_of_moment():
        for seat in (*range(state.seats), None):
            scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
            texts = [scene.prompt, *(zone.label for zone in scene.zones), *(button.text for button in scene.buttons)]
            prompts |= {text.id for text in [*texts, *([scene.clock.text] if scene.clock else [])]}
            marks |= {mark for plate in scene.plates for mark in plate.marks}
    assert (prompts, marks) == (set(GAME.prompts), set(GAME.marks))


def test_the_cards_of_a_hand_have_keys_of_their_own():
    hand = GAME.scene(GAME.view(five_in_hand(), A), []).zones[-1]
    assert len({face.key for face in hand.faces}) == 5
