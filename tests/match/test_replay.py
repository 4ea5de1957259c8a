from __future__ import annotations

from typing import Any

import pytest

from ludoteka.match import BadLog, Match, fingerprint
from ludoteka.match.log import End
from ludoteka.match.replay import of, read, write
from tests.heap import GAME


@pytest.fixture
def match() -> Match:
    match = Match.new(GAME, {"stones": "7"}, 2, b"\1" * 32, ["Ana", "B\u2028"])
    match.move(100, 0, "take:3", 0)
    match.note("chair", 110, seat=1, by="bot")
    match.move(200, 1, "take:3", 1)
    match.move(300, 0, "take:1", 2)
    return match


def test_a_saved_match_is_a_header_its_entries_and_the_end(match):
    kinds = [line.split('"kind":"')[1].split('"')[0] for line in write(of(match)).splitlines() if "kind" in line]
    assert kinds == ["match", "move", "chair", "move", "move", "end"]


def test_it_comes_back_as_it_was_saved(match):
    assert read(write(of(match))) == of(match)


def test_the_end_says_how_it_ended(match):
    assert of(match).end == End("01" * 32, "empty", (1, 2), (1, 0))


def test_a_match_that_was_broken_off_has_no_places(match):
    match = Match.new(GAME, {}, 2, b"\1" * 32)
    assert of(match).end == End("01" * 32)


def test_it_folds_to_the_same_state(match):
    assert fingerprint(read(write(of(match))).match(game=GAME).state) == fingerprint(match.state)


def test_it_can_be_folded_up_to_an_entry(match):
    state: Any = of(match).match(1, GAME).state
    assert state.heap == 4


@pytest.mark.parametrize(
    "break_it, problem",
    [
        (lambda lines: [], "the file is empty"),
        (lambda lines: lines[:-1], "line 5: the end with the seed is missing"),
        (lambda lines: lines[1:], "line 1: the first line is no header"),
        (lambda lines: [*lines, lines[1]], "line 7: lines after the end"),
        (lambda lines: [lines[0], *lines], "line 2: a second header"),
        (lambda lines: [*lines[:2], "", *lines[2:]], "line 3: no JSON"),
    ],
)
def test_a_broken_file_is_refused_in_a_sentence(match, break_it, problem):
    lines = write(of(match)).split("\n")[:-1]
    with pytest.raises(BadLog) as bad:
        read("".join(f"{line}\n" for line in break_it(lines)))
    assert str(bad.value).startswith(problem)
