"""The rulings of NOTES.md on guesses, tiles and racks."""

import pytest

from ludoteka.games.tricoda import GAME
from ludoteka.games.tricoda.cards import IN_THE_BOX, MOVES, SETS
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import EVERYONE
from tests.games.tricoda.setting import (
    FOUR,
    A,
    B,
    C,
    D,
    digits_of,
    faces,
    guess,
    imagined,
    kinds,
    questions,
    rack,
    read,
    some_wrong,
    started,
    table,
    told,
)


def wrong(state, seat):
    guess(state, seat, some_wrong(state, seat))


def right(state, seat):
    guess(state, seat, digits_of(state, seat))


def guesses_again(state, seat):
    """After how many more answers a seat may guess again."""
    n = 0
    while len(state.legal(seat)) < len(SETS):
        questions(state, 1)
        n += 1
    return n


def changed(state, move):
    """Which racks have other tiles after a move."""
    before = list(state.box.versions)
    move()
    return [number for number, version in enumerate(before) if state.box.versions[number] != version]


def test_TRI_10_the_tiles_are_shown_to_the_guesser_with_their_colours():
    state = table(*FOUR)
    wrong(state, D)
    shown = told(state, "lays-off")
    assert faces(shown) == ["black-5", "blue-7", "yellow-7"]
    assert {event.eyes for event in shown} == {EVERYONE}
    assert GAME.view(state, D).laid == (kinds("5black 7blue 7yellow"),)


def test_TRI_10_they_can_be_shown_only_after_a_right_guess():
    state = table(*FOUR, tiles_shown="only_when_right", guessing="unlimited")
    guess(state, D, "577")
    assert GAME.view(state, D).laid == (kinds("5black 7blue 7yellow"),)
    wrong(state, D)
    assert GAME.view(state, D).laid[1] == ()


def test_TRI_11_what_is_laid_off_is_open_until_the_stock_is_renewed():
    state = table(*FOUR)
    wrong(state, A)
    wrong(state, B)
    for seat in (A, B, C, D, None):
        assert GAME.view(state, seat).laid == (kinds("1green 2yellow 4brown"), kinds("3black 3black 5red"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_TRI_12_after_a_guess_a_seat_waits_for_as_many_questions_as_there_are_players(seats):
    state = table(seats=seats)
    questions(state, 1)
    wrong(state, A)
    assert guesses_again(state, A) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_TRI_12_after_a_right_guess_too(seats):
    state = table(seats=seats, points_to_win="5")
    right(state, A)
    assert guesses_again(state, A) == seats


def test_TRI_12_who_waits_is_told_why():
    state = table(*FOUR)
    wrong(state, A)
    with pytest.raises(Illegal, match="wait-a-round"):
        wrong(state, A)
    assert len(state.legal(B)) == len(SETS)


@pytest.mark.parametrize("guessing", ["unlimited", "costs_a_point"])
def test_TRI_12_guesses_can_be_unlimited(guessing):
    state = table(*FOUR, guessing=guessing)
    for _i in range(4):
        wrong(state, A)
    assert len(told(state, "wrong", "wrong-costs")) == 4


def test_TRI_12_a_wrong_guess_can_cost_a_point():
    state = table(*FOUR, guessing="costs_a_point")
    right(state, A)
    wrong(state, A)
    assert state.points[A] == 0
    assert [event.what for event in told(state, "right", "wrong-costs")] == ["right", "wrong-costs"]


def test_TRI_13_a_guess_after_every_answer_is_not_possible():
    """It would pay better than patience: so there is a wait. Blind guesses of one seat in 40 questions: ten."""
    state = table(seats=4)
    made = 0
    for _i in range(40):
        questions(state, 1)
        if state.legal(A)[-1:] == [MOVES - 1]:
            wrong(state, A)
            made += 1
    assert made == 10


def test_TRI_14_the_stock_is_renewed_before_a_replacement_if_it_holds_seven_or_fewer():
    state = table(*FOUR, guessing="unlimited")
    stock = [state.box.left]
    for _i in range(4):
        wrong(state, A)
        stock.append(state.box.left)
    assert stock == [16, 13, 10, 7, 16]
    assert [event.n for event in told(state, "renews")] == [19]


def test_TRI_14_with_five_racks_it_starts_at_13():
    state = table(seats=5, guessing="unlimited")
    stock = [state.box.left]
    for _i in range(3):
        wrong(state, A)
        stock.append(state.box.left)
    assert stock == [13, 10, 7, 13]


def test_TRI_14_there_is_one_check_before_all_tiles_that_one_guess_replaces():
    """Ten in the stock: a right guess with three players takes six of them."""
    state = table(*FOUR, seats=3, guessing="unlimited")
    wrong(state, A)
    wrong(state, A)
    assert state.box.left == 10
    right(state, A)
    assert (state.box.left, told(state, "renews")) == (4, [])
    wrong(state, A)
    assert state.box.left == IN_THE_BOX - 12


def test_TRI_15_the_tiles_just_removed_take_part():
    state = table("1green 2yellow 4brown", "3black 3black 5red", "6pink 6green 7blue", "7blue 7yellow 5black")
    state.house = table(guessing="unlimited").house
    for _i in range(3):
        wrong(state, B)
    assert (state.box.left, state.box.stock[0]) == (7, 0)
    wrong(state, A)
    assert state.box.laid == []
    assert state.box.stock[0] + (0 in GAME.view(state, B).racks[A]) == 1


def test_TRI_16_of_two_racks_without_a_player_the_one_that_has_stood_longer_changes():
    state = table(seats=2, guessing="unlimited", points_to_win="5")
    assert [changed(state, lambda: right(state, A)) for _i in range(4)] == [[0, 2], [0, 3], [0, 2], [0, 3]]


def test_TRI_16_it_can_always_be_the_same():
    state = table(seats=2, guessing="unlimited", points_to_win="5", empty_rack="always_the_same")
    assert [changed(state, lambda: right(state, A)) for _i in range(4)] == [[0, 2]] * 4


def test_TRI_16_it_can_be_drawn_by_lot():
    seen = set()
    for seed in range(20):
        state = table(seats=2, empty_rack="random")
        state.dice = FastDice(seed)
        seen.add(tuple(changed(state, lambda state=state: right(state, A))))
    assert seen == {(0, 2), (0, 3)}


@pytest.mark.parametrize(
    "seats, racks, which", [(3, "4", [0, 3]), (4, "5", [0, 4]), (3, "5", [0, 3]), (2, "5", [0, 2])]
)
def test_TRI_16_one_rack_without_a_player_changes_at_a_right_guess(seats, racks, which):
    state = table(seats=seats, racks=racks)
    assert changed(state, lambda: right(state, A)) == which


def test_TRI_16_with_a_player_at_every_rack_none_changes():
    for seats in (4, 5):
        state = table(seats=seats)
        assert changed(state, lambda state=state: right(state, B)) == [B]


@pytest.mark.parametrize("seats", [2, 3])
def test_TRI_17_a_rack_without_a_player_stays_at_a_wrong_guess(seats):
    state = table(seats=seats)
    assert changed(state, lambda: wrong(state, A)) == [A]


def test_TRI_21_tiles_seen_since_cannot_be_on_the_own_rack():
    """B guesses and his new rack shows the green 1: no longer A's."""
    for seed in range(200):
        state = table("1green 4brown 4brown", "3black 3black 5red", "6pink 6green 7blue", "7blue 7yellow 5black")
        state.dice = FastDice(seed)
        wrong(state, C)
        if state.box.stock[2] == 0:  # the last three black has come
            break
    assert all(2 not in GAME.view(imagined(state, A, n), B).racks[A] for n in range(60))


def test_TRI_21_public_laid_off_tiles_cannot_be_on_the_own_rack():
    state = table("4brown 4brown 5red", "1green 3black 3black", "6pink 6green 7blue", "7blue 7yellow 5black")
    wrong(state, B)
    assert all(0 not in GAME.view(imagined(state, A, n), B).racks[A] for n in range(60))


def test_TRI_21_after_a_renewal_they_can_be_in_the_stock_but_not_on_a_rack_that_stood_before():
    state = table("4brown 4brown 5red", "1green 3black 3black", "6pink 6green 7blue", "7blue 7yellow 5black")
    state.house = table(guessing="unlimited").house
    for _i in range(4):
        wrong(state, B)
    assert told(state, "renews")
    assert all(0 not in GAME.view(imagined(state, A, n), B).racks[A] for n in range(60))


def test_TRI_23_a_player_who_leaves_leaves_a_rack_without_a_player():
    state = table(seats=4)
    state.excuse(0b0100, state.now)
    assert changed(state, lambda: right(state, A)) == [A, C]


def test_TRI_23_his_rack_takes_its_turn_with_the_others():
    state = table(seats=3, guessing="unlimited", points_to_win="5")
    state.excuse(0b0010, state.now)
    assert [changed(state, lambda: right(state, A)) for _i in range(3)] == [[0, 1], [0, 3], [0, 1]]


def test_TRI_23_the_guesser_s_own_rack_is_never_the_other_one():
    """His announcement was under way when he left."""
    state = table(seats=4)
    state.excuse(0b0001, state.now)
    assert changed(state, lambda: right(state, A)) == [A]
    assert state.audit() == []


def test_TRI_23_he_is_passed_over_as_reader():
    state = table(seats=3)
    state.excuse(0b0010, state.now)
    readers = []
    for _i in range(4):
        questions(state, 1)
        readers.append(state.reader)
    assert readers == [A, C, A, C]


def test_TRI_23_who_comes_back_plays_on_and_learns_what_was_on_his_rack():
    state = table(*FOUR)
    state.excuse(0b0100, state.now)
    right(state, A)
    state.excuse(0, state.now)
    view = GAME.view(state, C)
    assert (view.racks[C], view.laid[1]) == ((), kinds("6pink 6green 7blue"))
    assert changed(state, lambda: right(state, B)) == [B]


def test_TRI_24_points_are_not_negative():
    state = table(*FOUR, guessing="unlimited")
    wrong(state, A)
    assert state.points[A] == 0


def test_TRI_24_but_where_a_wrong_guess_costs_a_point():
    state = table(*FOUR, guessing="costs_a_point")
    wrong(state, A)
    wrong(state, A)
    assert state.scores() == [-2, 0, 0, 0]


def test_TRI_27_a_wrong_guess_s_tiles_lie_face_down_for_the_guesser_and_open_for_the_others():
    state = table(*FOUR, tiles_shown="only_when_right")
    wrong(state, D)
    hidden = kinds("5black 7blue 7yellow")
    assert [GAME.view(state, seat).laid[0] for seat in (A, B, C, D, None)] == [hidden, hidden, hidden, (), ()]
    assert {event.eyes for event in told(state, "lays-off")} == {0b0111}


def test_TRI_27_until_the_stock_is_renewed():
    state = table(*FOUR, tiles_shown="only_when_right", guessing="unlimited")
    for _i in range(3):
        wrong(state, D)
    assert GAME.view(state, D).laid == ((), (), ())
    wrong(state, D)
    assert GAME.view(state, D).laid == ()


def test_TRI_27_he_imagines_what_the_answers_to_it_allow():
    """Three racks without black: whoever counts black and red sees more of D's black, or none."""
    state = table("4brown 4brown 6pink", "4brown 6pink 6green", "7blue 7blue 6green", "3black 3black 5black",
                  tiles_shown="only_when_right")  # fmt: skip
    read(state, 22)
    guess(state, D, "777")
    seen = {GAME.view(imagined(state, D, n), A).laid[0] for n in range(80)}
    assert len(seen) > 5
    assert all(sum(kind in (2, 5) for kind in tiles) > tiles.count(4) for tiles in seen)
    assert (7, 8, 9) not in seen


def test_TRI_29_of_two_racks_without_a_player_the_one_dealt_first_changes_first():
    state = started(2, who_begins="oldest")
    assert changed(state, lambda: right(state, B)) == [B, 2]


def test_the_box_is_set_as_these_tests_say():
    state = table(*FOUR)
    assert [int(holds) for holds in state.box.racks] == [rack(words) for words in FOUR]
    assert state.audit() == []
