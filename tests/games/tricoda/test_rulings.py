"""The rulings of NOTES.md on turns, questions, answers and the end."""

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.cards import READ
from ludoteka.games.tricoda.history import ANSWERED, FILLED, kind_of, who
from ludoteka.games.tricoda.rules import ANNOUNCING, LAST, TO_ANSWER, TO_READ
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from tests.games.tricoda.setting import (
    DULL,
    FOUR,
    A,
    B,
    C,
    D,
    answer,
    answered,
    asked,
    digits_of,
    drawn,
    faces,
    guess,
    on_top,
    pause,
    questions,
    read,
    some_wrong,
    started,
    table,
    told,
)


def to_the_last(state):
    """So many questions that one is left."""
    while state.asked < LAST - 1:
        questions(state, 1)


@pytest.mark.parametrize("seats, racks", [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_TRI_1_there_are_four_racks_and_five_for_five_players(seats, racks):
    assert len(started(seats).box.racks) == racks


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_TRI_1_there_can_be_five_racks_always(seats):
    assert len(started(seats, racks="5").box.racks) == 5


def test_TRI_2_who_begins_is_drawn_by_lot():
    assert {started(4, seed).reader for seed in range(40)} == {A, B, C, D}


@pytest.mark.parametrize("begins", ["oldest", "hosts_choice"])
def test_TRI_2_the_first_seat_begins_where_the_host_seats_who_is_to(begins):
    assert {started(4, seed, who_begins=begins).reader for seed in range(40)} == {A}


def test_TRI_3_readers_go_clockwise():
    state = table(seats=4)
    readers = []
    for _i in range(6):
        readers.append(state.reader)
        questions(state, 1)
        pause(state)
    assert readers == [A, B, C, D, A, B]


def test_TRI_4_the_reader_sees_the_racks_without_a_player_and_they_count():
    state = table("4brown 5red 6pink", "4brown 5red 6pink", "7blue 7blue 7yellow", "1green 2yellow 7yellow", seats=2)
    read(state, 16)
    assert answered(state) == "equal"
    read(state, 1)
    assert (state.reader, answered(state)) == (B, "1")


def test_TRI_4_his_own_rack_does_not_count():
    state = table("7blue 7blue 7yellow", *DULL[1:])
    read(state, 1)
    assert answered(state) == "0"


def test_TRI_5_nobody_is_shown_what_another_could_conclude():
    """The note sheet is drawn for its seat only, and from what that seat knows."""
    state = table(*FOUR, notepad_help="training")
    questions(state, 3)
    for seat in range(4):
        assert [line.split()[0] for line in drawn(state, seat) if line.startswith("notes:")] == [f"notes:{seat}"]
    assert not any(line.startswith("notes:") for line in drawn(state, None))


def test_TRI_6_a_guess_may_be_made_at_any_moment():
    state = table(*FOUR, reader_answers="checked", guessing="unlimited")
    phases = []
    for _i in range(2):
        phases.append(state.phase)
        guess(state, C, some_wrong(state, C))
        read(state, on_top(state)[0])
        phases.append(state.phase)
        guess(state, B, some_wrong(state, B))
        state.expire(state.deadline)
        phases.append(state.phase)
        guess(state, state.reader, some_wrong(state, state.reader))
        pause(state)
    assert phases == [TO_READ, TO_ANSWER, ANNOUNCING] * 2


def test_TRI_6_an_open_card_is_answered_on_the_racks_as_they_stand_after_a_guess():
    state = table("1green 2yellow 2yellow", "7blue 7blue 7blue", *DULL[:2], reader_answers="checked")
    read(state, 1)
    assert state.truth() == 1
    guess(state, B, "777")
    assert state.truth() == (sum(int(d) for d in digits_of(state, B)) >= 18)


def test_TRI_7_two_guesses_at_once_are_settled_in_order_and_both_are_good():
    state = table(*FOUR)
    questions(state, 1)
    guess(state, B, "335")
    guess(state, A, "124")
    assert state.points == [1, 1, 0, 0]
    assert [(event.what, event.seat) for event in told(state, "right")] == [("right", B), ("right", A)]


def test_TRI_8_who_is_settled_first_wins():
    state = table(*FOUR)
    state.points = [2, 2, 0, 0]
    guess(state, B, "335")
    assert (state.over, state.why(), state.places()) == (True, "points", [2, 1, 3, 3])
    with pytest.raises(Illegal, match="over"):
        guess(state, A, "124")


def test_TRI_9_the_order_of_the_digits_does_not_matter():
    state = table("7blue 1green 4brown", *DULL[1:])
    guess(state, A, "417")
    assert state.points[A] == 1


def test_TRI_9_all_three_digits_must_be_right():
    state = table("4brown 4brown 5red", *DULL[1:3], "1green 6pink 7blue")
    guess(state, A, "455")
    assert state.points[A] == 0


def test_TRI_18_used_up_cards_are_shuffled_again():
    state = table(seats=2)
    questions(state, 46)
    first, second = asked(state)[:23], asked(state)[23:]
    assert sorted(first) == sorted(second) == list(range(1, 24))
    assert first != second
    assert len(told(state, "shuffles-questions")) == 2


def test_TRI_18_they_can_come_again_in_the_same_order():
    state = table(seats=2, used_questions="cycled")
    questions(state, 60)
    assert asked(state)[23:46] == asked(state)[:23]
    assert asked(state)[46:] == asked(state)[:14]
    assert told(state, "shuffles-questions") == []


def test_TRI_19_after_a_guess_play_goes_on_with_the_next_reader():
    state = table(*FOUR)
    questions(state, 1)
    before = state.deadline
    guess(state, D, "577", after=500)
    guess(state, A, "777", after=500)
    assert state.deadline == before
    pause(state)
    assert (state.reader, state.phase) == (B, TO_READ)


def test_TRI_20_every_answer_is_stored_with_the_racks_it_was_given_on():
    """The history tells before each answer which filling every rack had."""
    state = table(*FOUR)
    read(state, 16)
    guess(state, B, "335")
    read(state, 1)
    versions, seen = [0, 0, 0, 0], []
    filled = 0
    for event in state.box.history:
        if kind_of(event) == FILLED:
            versions[who(event)] = filled
            filled += 1
        elif kind_of(event) == ANSWERED:
            seen.append(list(versions))
    assert seen == [[0, 1, 2, 3], [0, 4, 2, 3]]
    assert state.box.versions == seen[-1]


def test_TRI_20_old_answers_stay_true_about_old_racks():
    """C knows that his own rack had no seven: what others had then has been replaced since."""
    state = table("7blue 7blue 4brown", "7yellow 7pink 4brown", "1green 2yellow 2yellow", "4brown 5red 5red")
    read(state, 16)
    guess(state, B, "447")
    assert answered(state) == "more-other-sevens"
    for seed in range(30):
        world = GAME.imagine(state, C, FastDice(seed))
        blue = GAME.view(world, A).racks[C].count(8)
        assert blue < 2


def test_TRI_22_after_120_questions_the_highest_score_wins_and_ties_share():
    state = table(seats=3)
    state.points = [1, 2, 2]
    to_the_last(state)
    questions(state, 1)
    assert not state.over
    pause(state)
    assert (state.over, state.why(), state.places(), state.asked) == (True, "questions", [3, 1, 1], LAST)


def test_TRI_26_three_seconds_for_announcements_then_the_next_reader_may_read():
    state = table(*FOUR)
    state.play(A, READ, 1_000, 0)
    assert state.deadline == 4_000
    with pytest.raises(Illegal, match="announcing"):
        state.play(B, READ, 3_999, 1)
    state.expire(4_000)
    state.play(B, READ, 4_000, 1)
    assert state.asked == 2


def test_TRI_26_after_a_minute_the_card_is_read_for_him():
    state = table(*FOUR)
    assert state.deadline == 60_000
    state.expire(60_000)
    assert (state.asked, state.phase) == (1, ANNOUNCING)
    assert [event.seat for event in told(state, "too-slow")] == [A]


def test_TRI_28_a_window_runs_from_answer_to_answer():
    """Two guesses on either side of an answer, a table round apart."""
    state = table(*FOUR, seats=4)
    guess(state, A, some_wrong(state, A))
    questions(state, 3)
    with pytest.raises(Illegal, match="wait-a-round"):
        guess(state, A, some_wrong(state, A))
    pause(state)
    with pytest.raises(Illegal, match="wait-a-round"):
        guess(state, A, some_wrong(state, A))
    questions(state, 1)
    guess(state, A, some_wrong(state, A))
    assert len(told(state, "wrong")) == 2


def test_TRI_28_the_questions_to_wait_for_are_fixed_at_the_guess():
    state = table(*FOUR)
    guess(state, A, some_wrong(state, A))
    state.excuse(0b1100, state.now)
    assert state.may_guess[A] == 4
    guess(state, B, some_wrong(state, B))
    assert state.may_guess[B] == 2


def test_TRI_28_guesses_after_the_last_question_are_settled():
    state = table(seats=3)
    to_the_last(state)
    questions(state, 1)
    guess(state, C, digits_of(state, C), after=2_999)
    pause(state)
    assert (state.why(), state.scores()) == ("questions", [0, 0, 1])


def test_TRI_29_an_open_card_passes_to_the_next_reader_when_its_reader_leaves():
    state = table("1green 2yellow 2yellow", "7blue 7blue 7blue", *DULL[:2], reader_answers="checked")
    read(state, 1)
    state.excuse(0b0001, state.now + 10)
    assert (state.phase, state.reader, state.question, state.truth()) == (TO_ANSWER, B, 1, 0)
    answer(state, B, "0")
    pause(state)
    assert state.reader == C
    assert [(event.seat, event.other) for event in told(state, "passes-on")] == [(A, B)]


def test_TRI_25_the_whole_log_of_answers_is_told():
    state = table(*FOUR)
    read(state, 16)
    read(state, 4)
    assert faces(told(state, "reads", "answers")) == ["question-16", "more-blue-sevens", "question-4", "3"]


def test_TRI_25_the_note_sheet_has_the_tiles_in_their_colours():
    state = table(*FOUR, notepad_help="seen")
    notes = next(line for line in drawn(state, A) if line.startswith("notes:"))
    assert notes == (
        "notes:0 row 10 [green-1 yellow-2+times-2 black-3 brown-4+times-3 red-5+times-3 pink-6+times-2 green-6+times-2"
        " blue-7+times-2 yellow-7 pink-7] zone-notes-seen"
    )


def test_after_a_crash_everything_stays_as_it_was():
    """case 41: nothing races, so nothing is opened anew."""
    state = table(*FOUR)
    questions(state, 1)
    before = fingerprint(state)
    state.again(state.now + 1_000)
    assert fingerprint(state) == before
