"""Every value of every option; those that are rulings are in test_rulings*.py too."""

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.rules.contract import Illegal
from ludoteka.rules.options import values_of
from tests.games.tricoda.setting import (
    DULL,
    FOUR,
    A,
    B,
    answer,
    answered,
    asked,
    digits_of,
    drawn,
    guess,
    questions,
    read,
    table,
    told,
)


def test_the_options_and_their_defaults_are_pinned():
    assert values_of(GAME.options) == {
        "question_2": ("12_or_more", "12_or_less"),
        "guessing": ("once_a_round", "unlimited", "costs_a_point"),
        "reader_answers": ("computed", "checked"),
        "racks": ("4", "5"),
        "used_questions": ("reshuffled", "cycled"),
        "tiles_shown": ("always", "only_when_right"),
        "points_to_win": ("3", "2", "5"),
        "notepad_help": ("off", "seen", "training"),
        "who_begins": ("random_seat", "oldest", "hosts_choice"),
        "empty_rack": ("longest", "always_the_same", "random"),
    }


@pytest.mark.parametrize("edition, question, count", [("12_or_more", 2, "2"), ("12_or_less", 24, "2")])
def test_question_2_is_that_of_the_edition(edition, question, count):
    """Of 15, 12 and 9 two are 12 or more, and two are 12 or less."""
    state = table(DULL[0], "4brown 5red 6pink", "2yellow 3black 7blue", "1green 3black 5red", question_2=edition)
    read(state, question)
    assert answered(state) == count


@pytest.mark.parametrize("edition, second, other", [("12_or_more", 2, 24), ("12_or_less", 24, 2)])
def test_the_other_edition_s_question_2_never_comes(edition, second, other):
    state = table(seats=2, question_2=edition)
    questions(state, 23)
    assert (second in asked(state), other in asked(state)) == (True, False)


def test_the_table_answers_at_once():
    state = table(*FOUR)
    questions(state, 1)
    assert (state.asked, len(told(state, "answers"))) == (1, 1)
    with pytest.raises(Illegal, match="table-answers"):
        answer(state, A, "2")


def test_a_reader_who_answers_himself_has_the_card_before_him_first():
    state = table(*FOUR, reader_answers="checked")
    with pytest.raises(Illegal, match="read-first"):
        answer(state, A, "2")
    read(state, 16)
    assert (state.asked, told(state, "answers")) == (0, [])
    with pytest.raises(Illegal, match="answer-first"):
        read(state, 17)
    with pytest.raises(Illegal, match="not-your-turn"):
        answer(state, B, "more-blue-sevens")
    answer(state, A, "more-blue-sevens")
    assert state.asked == 1


def test_after_a_minute_the_table_answers_for_him():
    state = table(*FOUR, reader_answers="checked")
    read(state, 16, after=5)
    assert state.deadline == 60_005
    state.expire(60_005)
    assert (state.asked, answered(state)) == (1, "more-blue-sevens")


@pytest.mark.parametrize("goal", [3, 2, 5])
def test_so_many_points_win(goal):
    state = table(points_to_win=str(goal), guessing="unlimited")
    for n in range(goal):
        assert (state.over, state.points[B]) == (False, n)
        guess(state, B, digits_of(state, B))
    assert (state.over, state.why(), state.places()) == (True, "points", [2, 1, 2, 2])


@pytest.mark.parametrize("help, notes", [("off", 0), ("seen", 1), ("training", 1)])
def test_the_notes_help_as_the_table_says(help, notes):
    state = table(*FOUR, notepad_help=help)
    assert sum(line.startswith("notes:") for line in drawn(state, A)) == notes


def test_the_training_table_strikes_what_the_answers_rule_out():
    """B sees no rack of three odd or three even digits but may be A's, and says that there is none."""
    state = table("1green 4brown 7blue", *DULL[1:], notepad_help="training")
    questions(state, 1)
    before = left_by_training(state)
    read(state, 5)
    assert answered(state) == "0"
    assert left_by_training(state) < before


def left_by_training(state):
    notes = next(line for line in drawn(state, A) if line.startswith("notes:"))
    return int(notes.rpartition("zone-notes-training n=")[2])


def test_the_training_table_rings_what_is_sure():
    """All of A's digits are odd, and one of his tiles is single: what else is odd and not seen leaves him a three."""
    state = table("1green 3black 3black", "5red 5red 7blue", "5red 5red 7blue", "7blue 7yellow 7yellow",
                  notepad_help="training")  # fmt: skip
    questions(state, 1)
    read(state, 5)
    read(state, 11)
    notes = next(line for line in drawn(state, A) if line.startswith("notes:"))
    assert "[green-1 black-3+times-2+sure black-5 blue-7 pink-7]" in notes
    assert notes.endswith("n=6")


@pytest.mark.parametrize(
    "key, value", [(key, value) for key, values in values_of(GAME.options).items() for value in values]
)
def test_a_game_begins_and_goes_on_whatever_is_chosen(key, value):
    state = table(*FOUR, **{key: value})
    state.expire(state.deadline)
    state.expire(state.deadline)
    assert state.audit() == []
