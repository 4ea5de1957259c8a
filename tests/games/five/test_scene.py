"""What is drawn, as text: `^` can be done now, `*` owes a move."""

from ludoteka.games.five import GAME
from ludoteka.games.five.cards import SLAP
from ludoteka.rules.dice import FastDice
from tests.games.five.setting import FIVE_RED, A, B, C, D, close, drawn, slap, table, turn, turned, void_round


def test_before_the_first_card():
    assert drawn(table(), A) == [
        "prompt-begin seat=0 n=1",
        "pile pile 0 [] slap",
        "A 0 starter next",
        "B 0",
        "C 0",
        "D 0",
        "buttons slap",
    ]


def test_while_cards_are_turned():
    assert drawn(turned("rws"), B) == [
        "prompt-count n=5",
        "pile pile 1 [sparkling] slap^",
        "A 0 starter",
        "B 0",
        "C 0",
        "D 0 next",
        "buttons slap^",
    ]


def test_by_hand_on_turn():
    assert drawn(turned("rw", flip="by_hand"), C) == [
        "prompt-flip n=5",
        "pile pile 1 [white] slap^",
        "stock:2 pile 1 [back^]",
        "A 0 starter",
        "B 0",
        "C 0* next",
        "D 0",
        "buttons flip^ slap^",
    ]


def test_by_hand_out_of_turn():
    assert drawn(turned("rw", flip="by_hand"), A)[-1] == "buttons flip slap^"


def test_by_hand_ones_pile_is_gone_with_its_last_card():
    state = table(flip="by_hand")
    turn(state, state.dealt - 3)
    assert drawn(state, A)[2] == "stock:0 pile 0 []"
    assert drawn(state, D)[2] == "stock:3 pile 1 [back]"


def test_in_training():
    assert drawn(turned("rws", flip="by_hand", counts_shown="training"), A)[:6] == [
        "prompt-watch n=5",
        "pile pile 3 [sparkling] slap^",
        "count:red pile 1 [red]",
        "count:white pile 1 [white]",
        "count:sparkling pile 1 [sparkling]",
        "stock:0 pile 12 [back]",
    ]


def slapped():
    state = turned(FIVE_RED)
    state.excuse(1 << D, state.now)
    slap(state, C, A, after=300)
    return state


def test_in_the_window_for_a_hand_that_may_follow():
    assert drawn(slapped(), B) == [
        "prompt-follow seat=2 n=5",
        "pile pile 1 [red] slap^",
        "A 0 starter slapped",
        "B 0",
        "C 0 first",
        "D 0 away",
        "buttons slap^",
        "clock-window 1700",
    ]


def test_in_the_window_for_a_hand_that_is_down():
    lines = drawn(slapped(), A)
    assert (lines[:2], lines[-2]) == (["prompt-hand-down", "pile pile 1 [red] slap"], "buttons slap")


def test_in_the_window_for_a_watcher():
    lines = drawn(slapped(), None)
    assert (lines[:2], lines[-2]) == (["prompt-slapped seat=2", "pile pile 1 [red] slap"], "buttons")


def test_after_a_right_slap():
    state = slapped()
    close(state)
    assert drawn(state, B) == [
        "prompt-right seat=2 card=red n=5",
        "pile row 9 [red white red white red white red sparkling red]",
        "count:red pile 5 [red+exact]",
        "count:white pile 3 [white]",
        "count:sparkling pile 1 [sparkling]",
        "A 0 starter slapped",
        "B -1 minus-one",
        "C 1 first plus-one",
        "D 0 away",
        "buttons",
        "clock-next-round 3000",
    ]


def test_after_a_wrong_slap():
    state = turned("rr")
    slap(state, B)
    close(state)
    lines = drawn(state, A)
    assert (lines[0], lines[1], lines[6]) == ("prompt-wrong n=5", "pile row 2 [red red]", "B -1 first minus-one")


def test_after_a_void_round():
    state = table()
    void_round(state)
    assert drawn(state, A)[0] == "prompt-void n=1"


def test_after_the_end_there_is_no_clock():
    state = turned(FIVE_RED, points_to_win="1")
    slap(state, A, B, C, D)
    lines = drawn(state, A)
    assert (lines[0], lines[-1]) == ("prompt-won seat=0", "buttons")


def test_a_card_keeps_its_key_when_the_pile_is_opened():
    state = turned("rws")
    before = GAME.scene(GAME.view(state, A), [SLAP]).zones[0].faces[-1].key
    slap(state, A)
    close(state)
    after = [face.key for face in GAME.scene(GAME.view(state, A), []).zones[0].faces]
    assert (after[-1], len(set(after))) == (before, 3)


def test_a_flip_that_was_taken_back_is_not_drawn():
    state = turned(FIVE_RED + "s")
    slap(state, A, beat=state.beat - 1)
    assert drawn(state, B)[1] == "pile pile 1 [red] slap^"
    close(state)
    assert drawn(state, B)[1].startswith("pile row 9 ")


def every_kind_of_moment():
    yield table()
    yield turned("rws")
    yield turned("rws", counts_shown="training", flip="by_hand")
    window = slapped()
    yield window.copy(FastDice(1))
    close(window)
    yield window
    for wrong in (turned("r"), turned(FIVE_RED, points_to_win="1")):
        slap(wrong, A, B, C, D)
        yield wrong
    void = table()
    void_round(void)
    yield void
    for _ in range(2):
        close(void)
        void_round(void)
    yield void  # a tie


def test_every_prompt_and_mark_is_listed():
    prompts, marks = set(), set()
    for state in every_kind_of_moment():
        for seat in (A, B, D, None):
            scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
            texts = [scene.prompt, *(zone.label for zone in scene.zones), *(button.text for button in scene.buttons)]
            prompts |= {text.id for text in [*texts, *([scene.clock.text] if scene.clock else [])]}
            marks |= {mark for plate in scene.plates for mark in plate.marks}
            marks |= {mark for zone in scene.zones for face in zone.faces for mark in face.marks}
    assert (prompts, marks) == (set(GAME.prompts), set(GAME.marks))
