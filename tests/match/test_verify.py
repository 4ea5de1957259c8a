from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.games import ORDER
from ludoteka.match import Match
from ludoteka.match.replay import of, write
from ludoteka.match.verify import examine, verify
from tests.heap import GAME


def saved() -> str:
    match = Match.new(GAME, {"stones": "7"}, 2, b"\1" * 32)
    match.move(100, 0, "take:3", 0)
    match.move(200, 1, "take:3", 1)
    match.move(300, 0, "take:1", 2)
    return write(of(match))


def test_a_true_file_has_no_findings():
    assert verify(saved(), GAME) == []


@pytest.mark.parametrize(
    "true, false, finding",
    [
        ('"seed":"01', '"seed":"02', "the seed is not the one that was committed to before the deal"),
        ('"move":"take:3","seat":1', '"move":"take:3","seat":0',
         "the log is not legal: line 3: refused: not-your-turn"),
        ('"why":"empty"', '"why":"cap"', "why it ended: the file says cap, the log gives empty"),
        ('"places":[1,2]', '"places":[2,1]', "the places: the file says 2 1, the log gives 1 2"),
        ('"scores":[1,0]', '"scores":[]', "the scores: the file says none, the log gives 1 0"),
        ('"seats":2', '"seats":9', "the log is not legal: heap cannot be played by 9; allowed: 2 to 4 seats"),
        ('"stones":"7"', '"stones":"8"', "the log is not legal: option 'stones' cannot be '8'; allowed: 12, 7"),
        ('"kind":"end"', '"kind":"fin"', "the file cannot be read: line 5: unknown kind 'fin'"),
    ],
)  # fmt: skip
def test_a_false_file_is_found_out_in_words(true, false, finding):
    assert true in saved()
    assert finding in verify(saved().replace(true, false), GAME)


def test_a_transcript_is_known_from_a_damaged_file():
    codes = [[finding.code for finding in examine(text)] for text in ("game: heap\nseats: 2\nseed: 01\n", "heap\n")]
    assert codes == [["transcript"], ["unreadable"]]


def test_a_game_that_is_none_is_a_finding():
    assert verify(saved()) == [f"the log is not legal: there is no game 'heap'; allowed: {', '.join(ORDER)}"]


@given(st.integers(0, 400), st.text(max_size=5))
def test_no_text_makes_it_raise(where, what):
    text = saved()
    assert isinstance(verify(text[:where] + what + text[where + len(what) :], GAME), list)
