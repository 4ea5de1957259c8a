"""The cases of the house's list that this game is in."""

from typing import Any

import pytest

from ludoteka.games.harvest import GAME
from ludoteka.games.harvest.cards import FACES, GRAB
from ludoteka.rules.contract import NEVER
from ludoteka.rules.dice import FastDice
from ludoteka.rules.fingerprint import fingerprint
from ludoteka.rules.options import values_of
from tests.games.harvest.setting import A, B, grab, lies, on, play, refusal, shown, started, story, told, won

OPTIONS = [{key: value} for key, values in values_of(GAME.options).items() for value in values]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(*options.items()))
def test_late_but_right_is_not_wrong(options):
    """case 17"""
    state = lies("rws", "wsr", "wrs", "wws", won=("", "r", "", ""), **options)
    grab(state, A, 1, after=310)
    state.now += 20
    assert refusal(state, B, "grab:1") == "taken"
    assert (won(state), state.owed, told(state, "wrong")) == (["w", "r", "", ""], [0, 0, 0, 0], [])


def test_late_but_right_is_not_wrong_when_the_round_is_over_either():
    """case 17"""
    state = lies("rws", "wsr", "wrs")
    grab(state, A, 1, 2)
    assert (refusal(state, B, "grab:2"), refusal(state, B, "grab:0")) == ("taken", "round-over")


def test_a_second_press_of_the_same_card_is_no_second_grab():
    """case 21"""
    state = lies("rws", "wsr", "wrs")
    grab(state, A, 1)
    assert refusal(state, A, "grab:1") == "taken"
    grab(state, B, 0)
    grab(state, B, 0, after=1)
    assert (state.errors[B], story(state)[-1]) == (1, "too-soon")


def test_anticipation_answers_the_cards_before():
    """case 23"""
    state = lies("rws", "wsr")
    on(state)
    grab(state, A, 1, after=60, beat=state.beat - 1)
    assert (told(state, "wrong")[0].seat, won(state)) == (A, ["", ""])


def test_anticipation_of_the_first_cards_of_a_round_answers_nothing():
    """case 23"""
    state = lies("rws", "wsr", "wrs")
    grab(state, A, 1, 2)
    on(state)
    assert refusal(state, A, "grab:0", beat=state.beat - 1) == "round-over"


def blind(scene):
    """A scene with every wine blotted out."""
    text = repr(scene)
    for face in FACES:
        text = text.replace(f"'{face}'", "'?'")
    return text


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_on_the_wire_tells_a_majority_from_a_tie(seats):
    """case 24"""
    seen: dict[Any, Any] = {}
    for seed in range(1000 // len(GAME.seats)):
        state = started(seats, seed)
        state.told = []
        on(state)
        frames = [blind(shown(state, seat)) for seat in (A, B, None)]
        news = [(event.what, event.seat, event.n, event.eyes) for event in state.told]
        may = [state.legal(seat) for seat in range(seats)]
        seen.setdefault(state.leader >= 0, []).append((frames, news, may, state.active))
    ties, majorities = seen[False], seen[True]
    for one in ties + majorities:  # who has the token is drawn by lot and known before
        one[0][:] = [frame.replace("'adds-next', ", "").replace("'adds-next',", "") for frame in one[0]]
    assert all(one == ties[0] for one in ties + majorities)


@pytest.mark.parametrize("before", ["tie", "majority", "naming", "owing", "counting"])
def test_after_a_crash_what_lay_there_lies_there_and_every_clock_begins_anew(before):
    """case 41"""
    state, due = crashed(before)
    left = state.centre.copy(), [cards[:] for cards in state.won], state.beat
    at = state.now + 60_000
    state.again(at)
    assert (state.deadline - at, state.over, state.audit(), story(state)[-1]) == (due, False, [], "again")
    assert (fingerprint(state.centre), state.won, state.beat) == (fingerprint(left[0]), left[1], left[2])


def crashed(before):
    if before == "counting":
        state = lies("rws", "rws", "wsr")
        grab(state, A, 0, 1)
        return state, 1500
    if before == "naming":
        state = lies("rws", "wsr", extra_card="active_player_chooses")
        on(state)
        return state, 3000
    if before == "owing":
        state = lies("rws", "rws", "wsr", won=("r", "", ""))
        grab(state, A, 2)
        return state, 3000
    return (lies("rws", "wsr"), 1200) if before == "tie" else (lies("rws", "rws", "wsr"), 4000)


def test_after_a_crash_the_card_of_who_was_named_comes_in_a_moment():
    """case 41"""
    state = lies("rws", "wsr", extra_card="active_player_chooses")
    on(state)
    play(state, A, "extra:1")
    state.again(state.now + 5000)
    assert (state.deadline - state.now, state.reveal) == (500, True)


def test_after_the_end_a_crash_changes_nothing():
    """case 41"""
    state = lies("r", "w")
    before = fingerprint(state)
    state.again(state.now + 5000)
    assert (fingerprint(state), state.deadline, state.legal(A)) == (before, NEVER, [])


def test_the_same_seed_and_inputs_come_to_the_same_state():
    """case 51"""
    ends = []
    for _i in range(2):
        state = started(5, 11)
        dice = FastDice(3)
        while not state.over:
            grabbing = [(seat, move) for seat in range(5) for move in state.legal(seat) if move >= GRAB]
            if grabbing and dice.below(3):
                seat, move = grabbing[dice.below(len(grabbing))]
                state.play(seat, move, min(state.now + 90, state.deadline), state.beat)
            else:
                on(state)
        ends.append(fingerprint(state))
    assert ends[0] == ends[1]
