from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.match import BadLog, BadSeats, Expired, Match, Note, Played, Undone, dump, fingerprint, fold, parse_entry
from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import commitment
from ludoteka.rules.event import EVERYONE
from ludoteka.rules.options import BadOption
from tests.heap import GAME

SEED = bytes(range(32))


@pytest.fixture
def match() -> Match:
    return Match.new(GAME, {}, 2, SEED)


def folded(match: Match) -> Match:
    return fold(match.header, SEED, match.entries, GAME)


def test_the_header_holds_every_option_and_no_seed(match):
    assert match.header.options == {"stones": "12", "time": "10"}
    assert match.header.commitment == commitment(SEED)
    assert SEED.hex() not in dump(match.header)


def test_an_option_that_is_none_is_refused():
    with pytest.raises(BadOption):
        Match.new(GAME, {"stones": "13"}, 2, SEED)


def test_a_number_of_seats_that_is_none_is_refused_with_what_is_allowed():
    with pytest.raises(BadSeats) as bad:
        Match.new(GAME, {}, 7, SEED)
    assert str(bad.value) == "heap cannot be played by 7; allowed: 2 to 4 seats"


def test_a_move_gives_its_entry_and_what_happened(match):
    entry, events = match.move(100, 0, "take:3", 0)
    assert entry == Played(100, 0, "take:3", 0)
    assert [(event.what, event.seat, event.n) for event in events] == [("take", 0, 3)]
    assert match.state.heap == 9


def test_nobody_is_told_twice(match):
    match.move(100, 0, "take:3", 0)
    _entry, events = match.move(200, 1, "take:1", 1)
    assert [event.what for event in events] == ["take"]
    assert match.state.told is None


@pytest.mark.parametrize("seat, name, reason", [(1, "take:1", "not-your-turn"), (0, "dance", "unknown"),
                                                (9, "take:1", "unknown"), (-1, "tap", "unknown")])  # fmt: skip
def test_an_illegal_move_leaves_no_trace(match, seat, name, reason):
    before = fingerprint(match.state)
    with pytest.raises(Illegal) as refused:
        match.move(100, seat, name, 0)
    assert refused.value.reason == reason
    assert (match.entries, match.clock, fingerprint(match.state)) == ([], 0, before)


def test_a_time_that_has_passed_is_raised_to_the_clock(match):
    match.move(500, 0, "take:1", 0)
    entry, _events = match.move(300, 1, "take:1", 1)
    assert entry.at == 500


def test_the_deadline_does_not_come_early(match):
    with pytest.raises(Illegal):
        match.expire(9_999)
    match.expire(10_000)
    assert match.state.heap == 11


def test_absent_seats_are_a_mask_inside(match):
    entry, _events = match.absent(10, [1, 0, 1])
    assert (entry.seats, match.state.absent) == ((0, 1), 0b11)


def test_a_foreign_seat_cannot_be_absent(match):
    with pytest.raises(Illegal):
        match.absent(10, [2])


def test_after_a_crash_the_beat_is_opened_anew(match):
    match.again(700)
    assert match.state.deadline == 10_700


def test_notes_are_logged_and_not_folded(match):
    match.move(100, 0, "take:1", 0)
    before = fingerprint(match.state)
    note = match.note("race", 120, first=0, times=[300.0])
    assert note == Note("race", 120, {"first": 0, "times": [300.0]})
    assert fingerprint(folded(match).state) == before


def test_undoing_folds_again_without_the_last_inputs(match):
    match.move(100, 0, "take:1", 0)
    before = fingerprint(match.state)
    match.move(200, 1, "take:3", 1)
    match.note("flag", 210, seat=1)
    match.undo(1, 200)
    assert fingerprint(match.state) == before
    assert match.entries[-1] == Undone(200, 1)


def test_when_a_deadline_was_set_is_known_also_after_undoing(match):
    first = match.state.deadline
    match.move(100, 0, "take:1", 0)
    match.note("flag", 210, seat=1)
    assert match.deadlines == {first: 0, first + 100: 100}
    match.undo(1, 300)
    assert match.deadlines[match.state.deadline] == 200  # the ring has run for as long as when the move was made


def test_a_move_that_is_owed_again_has_the_time_that_it_had(match):
    first = match.state.deadline
    match.move(2_000, 0, "take:1", 0)
    match.undo(1, 6_000)
    assert match.state.deadline == first + 4_000
    match.move(7_000, 0, "take:1", 0)
    match.move(7_500, 1, "take:1", 1)
    match.undo(2, 8_000)  # folded anew, with what was given before
    assert match.state.deadline == first + 5_000


def test_a_move_that_is_owed_again_has_five_seconds_at_least(match):
    match.move(9_900, 0, "take:1", 0)
    match.undo(1, 12_000)
    assert match.state.deadline == 17_000
    with pytest.raises(Illegal):
        match.expire(16_999)
    match.expire(17_000)
    assert fingerprint(folded(match).state) == fingerprint(match.state)


def test_without_a_deadline_none_comes_by_undoing():
    match = Match.new(GAME, {"time": "none"}, 2, SEED)
    match.move(100, 0, "take:1", 0)
    match.undo(1, 300)
    assert match.state.deadline == NEVER


def test_undoing_is_told_to_everybody(match):
    match.move(100, 0, "take:1", 0)
    _entry, events = match.undo(1, 300)
    assert [(event.what, event.eyes) for event in events] == [("undone", EVERYONE)]


def test_undoing_twice_takes_back_two_different_inputs():
    match = Match.new(GAME, {"time": "none"}, 2, SEED)
    start = fingerprint(match.state)
    match.move(100, 0, "take:1", 0)
    match.move(200, 1, "take:3", 1)
    match.undo()
    match.undo()
    assert fingerprint(match.state) == start


def test_several_inputs_can_be_undone_at_once():
    match = Match.new(GAME, {"time": "none"}, 2, SEED)
    match.move(100, 0, "take:1", 0)
    before = fingerprint(match.state)
    match.move(200, 1, "take:3", 1)
    match.move(300, 0, "take:2", 2)
    match.undo(2)
    assert fingerprint(match.state) == before


def test_more_than_was_played_cannot_be_undone(match):
    match.move(100, 0, "take:1", 0)
    with pytest.raises(Illegal):
        match.undo(2)
    assert match.state.heap == 11


def test_undoing_does_not_turn_the_clock_back(match):
    match.move(800, 0, "take:1", 0)
    match.undo()
    entry, _events = match.move(100, 0, "take:2", 0)
    assert entry.at == 800


def test_a_log_of_another_version_is_refused(match):
    with pytest.raises(BadLog):
        fold(replace(match.header, version=2), SEED, [], GAME)


def test_an_illegal_entry_of_a_log_is_named_by_its_line(match):
    with pytest.raises(BadLog) as bad:
        fold(match.header, SEED, [Played(1, 0, "take:1", 0), Played(2, 0, "take:1", 0)], GAME)
    assert str(bad.value) == "line 3: refused: not-your-turn"


def test_a_log_whose_time_runs_backwards_is_refused(match):
    with pytest.raises(BadLog):
        fold(match.header, SEED, [Played(5, 0, "take:1", 0), Played(4, 1, "take:1", 1)], GAME)


def test_what_was_undone_does_not_turn_the_time_of_a_log_back(match):
    with pytest.raises(BadLog):
        fold(match.header, SEED, [Played(5, 0, "take:1", 0), Undone(6, 1), Played(4, 0, "take:1", 0)], GAME)


def test_a_log_that_expires_too_early_is_refused(match):
    with pytest.raises(BadLog):
        fold(match.header, SEED, [Expired(5)], GAME)


@given(st.lists(st.tuples(st.integers(0, 4_000), st.integers(0, 3), st.sampled_from([*GAME.catalogue, "?", "undo"]))))
def test_a_fold_of_what_was_logged_is_the_same_match(inputs):
    match = Match.new(GAME, {}, 3, SEED)
    at = 0
    for wait, seat, name in inputs:
        at += wait
        try:
            if name == "undo":
                match.undo(1, at)
            elif name == "?":
                match.expire(at)
            else:
                match.move(at, seat, name, match.state.beat)
        except Illegal:
            continue
    again = fold(match.header, SEED, [parse_entry(dump(entry)) for entry in match.entries], GAME)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.entries == match.entries
