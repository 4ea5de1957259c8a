"""What is drawn, as text: `^` can be done now, `*` owes a move."""

from ludoteka.games.chant import GAME
from ludoteka.rules.dice import FastDice
from tests.games.chant.setting import A, B, C, D, drawn, few, slap, table, turn, turned


def test_before_the_first_card():
    assert drawn(table(), A) == [
        "prompt-begin seat=1 seat_first=0",
        "pile pile 0 [] slap label-pile",
        "A 13 next",
        "B 13 caller",
        "C 13",
        "D 13",
        "buttons slap",
    ]


def test_while_cards_are_turned():
    assert drawn(turned("wsr"), B) == [
        "prompt-word card=sparkling",
        "pile pile 3 [red] slap^ label-word card=sparkling",
        "A 12",
        "B 12",
        "C 12",
        "D 13 next",
        "buttons slap^",
    ]


def test_by_hand_on_turn():
    assert drawn(turned("ws", flip="by_hand"), C) == [
        "prompt-flip card=sparkling",
        "pile pile 2 [sparkling] slap^ label-word card=white",
        "stock:2 pile 13 [back^]  label-own-pile",
        "A 12",
        "B 12",
        "C 13* next",
        "D 13",
        "buttons flip^ slap^",
    ]


def test_by_hand_out_of_turn():
    assert drawn(turned("ws", flip="by_hand"), A)[-1] == "buttons flip slap^"


def slapped():
    state = turned("sr" + "s")
    state.excuse(1 << D, state.now)
    slap(state, C, after=300)
    return state


def test_in_the_window_for_a_hand_that_may_follow():
    assert drawn(slapped(), B) == [
        "prompt-follow seat=2",
        "pile pile 3 [sparkling] slap^ label-word card=sparkling",
        "A 12",
        "B 12",
        "C 12 first",
        "D 13 away",
        "buttons slap^",
        "clock-window 3000",
    ]


def test_in_the_window_for_a_hand_that_is_down():
    lines = drawn(slapped(), C)
    assert (lines[0], lines[-2]) == ("prompt-hand-down", "buttons slap")


def test_in_the_window_for_a_watcher():
    lines = drawn(slapped(), None)
    assert (lines[0], lines[-2]) == ("prompt-slapped seat=2", "buttons")


def test_after_the_result():
    state = slapped()
    slap(state, A, B)
    assert drawn(state, B) == [
        "prompt-next seat=3 card=red",
        "pile pile 0 [] slap label-pile",
        "A 12",
        "B 15",
        "C 12",
        "D 13 next away",
        "buttons slap",
    ]


def test_after_a_false_slap():
    state = turned("ws")
    slap(state, A)
    assert drawn(state, B)[:2] == ["prompt-next seat=2 card=sparkling", "pile pile 0 [] slap label-pile"]


def test_a_false_slap_that_takes_nothing_is_marked_until_the_next_card():
    state = turned("ws", false_slap="one_card")
    slap(state, C)
    assert drawn(state, B)[1:5] == [
        "pile pile 3 [sparkling] slap^ label-word card=white",
        "A 12",
        "B 12",
        "C 12 next falsely",
    ]
    turn(state)
    assert drawn(state, B)[4] == "C 11"


def test_a_last_card():
    state = few("w ww ws")
    turn(state)
    assert drawn(state, B) == [
        "prompt-word card=red",
        "pile pile 1 [white] slap^ label-word card=red",
        "A 0 no-cards",
        "B 2",
        "C 2",
        "buttons slap^",
    ]


def test_after_the_end():
    state = few("w ww ws")
    turn(state, 2)
    assert drawn(state, B) == [
        "prompt-won seat=0",
        "pile pile 1 [white] slap label-word card=red",
        "A 0 winner no-cards",
        "B 2",
        "C 2",
        "buttons",
    ]


def test_a_card_keeps_its_key_while_it_lies_on_top():
    state = turned("r")
    before = GAME.scene(GAME.view(state, A), []).zones[0].faces[-1].key
    slap(state, A)
    assert GAME.scene(GAME.view(state, A), []).zones[0].faces[-1].key == before


def every_kind_of_moment():
    yield table()
    yield turned("wsr")
    yield turned("ws", flip="by_hand")
    window = slapped()
    yield window.copy(FastDice(1))
    slap(window, A, B)
    yield window
    false = turned("ws", false_slap="ignored")
    slap(false, C)
    yield false
    for piles, n in (("w ww ws", 2), ("w s r", 4)):
        last = few(piles, winning="first_at_next_match" if n == 4 else "first_empty_pile")
        turn(last, n)
        yield last


def test_every_prompt_and_mark_is_listed():
    prompts, marks = set(), set()
    for state in every_kind_of_moment():
        for seat in (A, B, C, None):
            scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
            texts = [scene.prompt, *(zone.label for zone in scene.zones), *(button.text for button in scene.buttons)]
            prompts |= {text.id for text in [*texts, *([scene.clock.text] if scene.clock else [])]}
            marks |= {mark for plate in scene.plates for mark in plate.marks}
    more = turned("sr" + "s")
    slap(more, C, A)
    marks |= {mark for plate in GAME.scene(GAME.view(more, B), []).plates for mark in plate.marks}
    assert (prompts, marks) == (set(GAME.prompts), set(GAME.marks))
