"""What is drawn, as text. A `^` is a card or button that is open now, a `*` the seat on turn."""

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.cards import CATALOGUE, GUESS
from tests.games.tricoda.setting import FOUR, A, B, digits_of, drawn, guess, pause, questions, read, some_wrong, table


def test_before_the_first_question():
    assert drawn(table(*FOUR), A) == [
        "prompt-read",
        "question row 1 [back] zone-no-question",
        "rack:0 rack 3 [back back back] zone-own-rack",
        "rack:1 rack 3 [black-3 black-3 red-5] zone-rack seat=1",
        "rack:2 rack 3 [pink-6 green-6 blue-7] zone-rack seat=2",
        "rack:3 rack 3 [black-5 blue-7 yellow-7] zone-rack seat=3",
        "stock pile 16 [back] zone-stock",
        "guess:0 row 7 [1^ 2^ 3^ 4^ 5^ 6^ 7^] zone-guess",
        "A 0* reads",
        "B 0",
        "C 0",
        "D 0",
        "buttons read^",
        "clock-read 60000",
    ]


def test_after_an_answer_and_a_guess():
    state = table(*FOUR)
    read(state, 16)
    guess(state, B, "335", after=1_000)
    lines = drawn(state, B)
    assert lines[0] == "prompt-wait-round n=4"
    assert "rack:1 rack 3 [back back back] zone-own-rack" in lines
    assert "question row 1 [more-blue-sevens] zone-question card=question-16" in lines
    assert "laid row 3 [black-3 black-3 red-5] zone-laid n=3" in lines
    assert "guess:1 row 7 [1 2 3 4 5 6 7] zone-guess" in lines
    assert lines[-6:] == ["A 0 reads", "B 1 waits", "C 0", "D 0", "buttons", "clock-announce 2000"]


def test_who_may_speak_is_asked_and_the_reader_is_told_that_the_others_have_learned():
    state = table(*FOUR)
    questions(state, 1)
    assert [drawn(state, seat)[0] for seat in (A, B, None)] == ["prompt-reader", "prompt-announce", "prompt-watch"]


def test_the_next_reader_is_named():
    state = table(*FOUR)
    questions(state, 1)
    pause(state)
    assert [drawn(state, seat)[0] for seat in (A, B, None)] == [
        "prompt-wait-read seat=1",
        "prompt-read",
        "prompt-wait-read seat=1",
    ]


def test_an_open_card_has_every_answer_as_a_button_and_none_is_told_apart():
    """No help: which one is right is the reader's to find out."""
    state = table(*FOUR, seats=2, reader_answers="checked")
    read(state, 16)
    lines = drawn(state, A)
    assert lines[0] == "prompt-answer"
    assert "question row 0 [] zone-question card=question-16" in lines
    assert lines[-2:] == [
        "buttons answer:more-blue-sevens^ answer:more-other-sevens^ answer:equal^",
        "clock-answer 60000",
    ]
    assert drawn(state, B)[0] == "prompt-wait-answer seat=0"
    assert drawn(state, B)[-2] == "buttons"


def test_racks_without_a_player_lie_in_the_middle():
    state = table(*FOUR, seats=2)
    view = GAME.view(state, A)
    zones = {zone.id: zone for zone in GAME.scene(view, []).zones}
    assert [zones[f"rack:{rack}"].seat for rack in range(4)] == [0, 1, None, None]
    assert "rack:3 rack 3 [black-5 blue-7 yellow-7] zone-empty-rack" in drawn(state, None)


def test_tapping_a_digit_asks_which_set_begins_with_it():
    state = table(*FOUR)
    zone = GAME.scene(GAME.view(state, B), state.legal(B)).zones[-1]
    assert [len(face.moves) for face in zone.faces] == [21, 20, 15, 10, 6, 3, 1]
    assert [move for face in zone.faces for move in face.moves] == list(CATALOGUE[GUESS:])


def test_a_watcher_sees_backs_and_has_nothing_to_tap():
    lines = drawn(table(*FOUR), None)
    assert [line for line in lines if line.startswith("rack:")] == [
        f"rack:{seat} rack 3 [back back back] zone-rack seat={seat}" for seat in range(4)
    ]
    assert not any(line.startswith("guess:") for line in lines)
    assert "buttons" in lines


def test_tiles_that_lie_face_down_are_backs_for_their_guesser():
    state = table(*FOUR, tiles_shown="only_when_right")
    guess(state, A, some_wrong(state, A))
    guess(state, B, digits_of(state, B))
    assert "laid row 6 [back back back black-3 black-3 red-5] zone-laid n=6" in drawn(state, A)
    assert "laid row 6 [green-1 yellow-2 brown-4 black-3 black-3 red-5] zone-laid n=6" in drawn(state, B)


def test_who_is_away_is_marked():
    state = table(*FOUR)
    state.excuse(0b0010, 0)
    assert "B 0 away" in drawn(state, A)


def test_at_the_end_the_winner_is_named_and_all_racks_are_turned_round():
    state = table(*FOUR)
    state.points = [1, 2, 0, 0]
    guess(state, B, "335")
    lines = drawn(state, B)
    assert lines[0] == "prompt-won seat=1"
    assert "rack:1 rack 3 [black-3 black-3 red-5] zone-own-rack" in lines
    assert lines[-5:] == ["A 1", "B 3 winner", "C 0", "D 0", "buttons"]


def test_several_winners_share():
    state = table(*FOUR)
    state.points = [2, 2, 0, 1]
    state.end("questions")
    assert drawn(state, A)[0] == "prompt-shared n=2"


def test_a_tile_keeps_its_key_as_long_as_its_rack_stands():
    state = table(*FOUR)
    keys = [[face.key for face in zone.faces] for zone in GAME.scene(GAME.view(state, A), []).zones[1:5]]
    guess(state, B, "777")
    now = [[face.key for face in zone.faces] for zone in GAME.scene(GAME.view(state, A), []).zones[1:5]]
    assert [before == after for before, after in zip(keys, now)] == [True, False, True, True]


def test_every_message_and_mark_is_listed():
    seen = set()
    for help in ("seen", "training"):
        state = table(*FOUR, seats=3, notepad_help=help)
        for step in range(12):
            for seat in (0, 1, 2, None):
                scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
                seen |= {zone.label.id for zone in scene.zones} | {scene.prompt.id}
                marks = {mark for zone in scene.zones for face in zone.faces for mark in face.marks}
                assert marks <= set(GAME.marks)
            questions(state, 1)
            if step == 4:
                guess(state, A, some_wrong(state, A))
    assert seen <= set(GAME.prompts)
