"""What is drawn, as text: `^` can be done now, `*` owes a move; a plate says cards, collected cards."""

from ludoteka.games.harvest import GAME
from ludoteka.rules.dice import FastDice
from tests.games.harvest.setting import A, B, C, drawn, grab, lies, on, play, shown, table


def test_before_the_first_count():
    assert drawn(table("rws", "rws", "wsr", token=B), A) == [
        "prompt-begin",
        "centre row 0 []",
        "A 3 0",
        "B 3 0 adds-next",
        "C 3 0",
        "clock-count 1500",
    ]


def test_with_cards_in_the_centre():
    assert drawn(lies("rws", "rws", "wsr"), B) == [
        "prompt-grab",
        "centre row 3 [red^ red^ white^]",
        "A 2 0 adds-next",
        "B 2 0",
        "C 2 0",
    ]


def test_a_tie_is_drawn_like_a_majority():
    tie, majority = drawn(lies("rws", "wsr", "srw"), B), drawn(lies("rws", "rws", "wsr"), B)
    assert (tie[0], tie[2:]) == (majority[0], majority[2:])


def test_a_taken_card_leaves_its_back_at_its_place():
    state = lies("rws", "rws", "wsr", won=("rws", "rrwws", ""))
    grab(state, A, 0)
    assert drawn(state, B)[1:4] == [
        "centre row 2 [back red^ white^]",
        "A 2 4 adds-next",
        "B 2 5",
    ]


def test_for_a_watcher():
    state = lies("rws", "rws", "wsr")
    lines = drawn(state, None)
    assert lines[:3] == ["prompt-watch", "centre row 3 [red red white]", "A 2 0 adds-next"]
    assert all(face.moves == () for face in shown(state, None).zones[0].faces)


def test_tapping_a_card_grabs_it():
    faces = shown(lies("rws", "rws", "wsr"), C).zones[0].faces
    assert [face.moves for face in faces] == [("grab:0",), ("grab:1",), ("grab:2",)]


def test_who_owes_a_card_is_asked_which():
    state = lies("rws", "rws", "wsr", won=("rsr", "", ""))
    grab(state, A, 2)
    assert drawn(state, A) == [
        "prompt-give n=1",
        "centre row 3 [red^ red^ white^]",
        "A 2 3* adds-next owes",
        "B 2 0",
        "C 2 0",
        "button give:red^ (button-give card=red n=2)",
        "button give:sparkling^ (button-give card=sparkling n=1)",
        "clock-give 3000",
    ]
    assert drawn(state, B)[0] == "prompt-grab"


def test_when_all_wait_for_that_card():
    state = lies("rws", "rws", "wsr", won=("rs", "", ""))
    grab(state, A, 2)
    grab(state, B, 0, 1)
    lines = drawn(state, C)
    assert (lines[:2], lines[-1]) == (["prompt-owed seat=0", "centre row 1 [back back white]"], "clock-owed 2600")


def test_between_two_rounds_the_centre_is_empty():
    state = lies("rws", "rws", "wsr")
    grab(state, B, 0, 1)
    lines = drawn(state, B)
    assert (lines[0], lines[1], lines[3]) == ("prompt-count n=2", "centre row 0 []", "B 2 2")
    assert lines[-1] == "clock-count 1500"


def test_a_locked_player():
    state = lies("rws", "rws", "wsr")
    grab(state, B, 2, 2)
    lines = drawn(state, B)
    assert (lines[0], lines[1], lines[3]) == (
        "prompt-locked", "centre row 3 [red red white]", "B 2 0 locked",
    )  # fmt: skip


def test_a_player_with_the_one_card():
    state = lies("rws", "rws", "wsr", cards_per_round="one")
    grab(state, B, 0)
    lines = drawn(state, B)
    assert (lines[0], lines[3]) == ("prompt-got-one", "B 2 1 got-one")


def test_the_marks_of_a_round_go_with_it():
    state = lies("rws", "rws", "wsr", cards_per_round="one")
    grab(state, B, 0)
    grab(state, C, 2, 2)
    grab(state, A, 1)
    assert [plate.marks for plate in shown(state, A).plates] == [("adds-next",), (), ()]


def test_more_than_half_is_said():
    assert drawn(lies("rws", "rws", "wsr", majority="more_than_half"), B)[0] == "prompt-grab-half"


def naming():
    state = lies("rws", "wsr", "s", token=B, extra_card="active_player_chooses")
    state.excuse(1 << A, state.now)
    on(state)
    return state


def test_who_is_to_name_somebody():
    state = naming()
    assert drawn(state, B) == [
        "prompt-name",
        "centre row 3 [red^ white^ sparkling^]",
        "A 2 0 away",
        "B 2 0* names-next",
        "C 0 0 no-cards",
        "button extra:0^ (button-name seat=0)",
        "button extra:1^ (button-name seat=1)",
        "clock-name 3000",
    ]
    assert drawn(state, C)[0] == "prompt-naming seat=1"


def test_who_was_named():
    state = naming()
    play(state, B, "extra:0")
    assert drawn(state, C) == [
        "prompt-named seat=0",
        "centre row 3 [red^ white^ sparkling^]",
        "A 2 0 away",
        "B 2 0",
        "C 0 0 names-next no-cards",
    ]


def test_after_the_end_it_says_who_won_where_it_is_one():
    assert drawn(lies("r", "w", won=("r", "")), B)[0] == "prompt-won seat=0"


def test_after_the_end_the_last_cards_lie_there():
    assert drawn(lies("r", "w"), A) == [
        "prompt-over",
        "centre row 2 [red white]",
        "A 0 0 no-cards",
        "B 0 0 no-cards",
    ]


def test_a_card_keeps_its_key_and_no_two_are_the_same():
    state = lies("rws", "wsr")
    before = [face.key for face in shown(state, A).zones[0].faces]
    on(state)
    after = [face.key for face in shown(state, A).zones[0].faces]
    assert (after[:2], len(set(after))) == (before, 3)
    grab(state, A, 1, 2)
    on(state)
    assert not set(after) & {face.key for face in shown(state, A).zones[0].faces}


def every_kind_of_moment():
    yield table("rws", "rws", "wsr")
    yield lies("rws", "rws", "wsr", majority="more_than_half")
    owing = lies("rws", "rws", "wsr", won=("rs", "", ""), cards_per_round="one")
    grab(owing, A, 2, 2)
    grab(owing, B, 0)
    yield owing.copy(FastDice(1))
    grab(owing, C, 1)
    yield owing
    on(owing)
    yield owing
    locked = lies("rws", "rws", "wsr")
    grab(locked, A, 2, 2)
    yield locked
    asked = naming()
    yield asked.copy(FastDice(1))
    on(asked)
    yield asked  # nobody was named
    yield lies("r", "w")
    yield lies("r", "w", won=("r", ""))


def test_every_prompt_and_mark_is_listed():
    prompts, marks = set(), set()
    for state in every_kind_of_moment():
        for seat in (*range(state.seats), None):
            scene = shown(state, seat)
            texts = [scene.prompt, *(zone.label for zone in scene.zones), *(button.text for button in scene.buttons)]
            prompts |= {text.id for text in [*texts, *([scene.clock.text] if scene.clock else [])]}
            marks |= {mark for plate in scene.plates for mark in plate.marks}
    assert (prompts, marks) == (set(GAME.prompts), set(GAME.marks))


def test_thirteen_cards_lie_in_one_row():
    state = lies("rswrswrr", "wrswrsw", majority="more_than_half")
    on(state, 11)
    faces = shown(state, A).zones[0].faces
    assert (len(faces), faces[-1].moves, faces[-1].legal) == (13, ("grab:12",), True)
