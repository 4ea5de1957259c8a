from __future__ import annotations

import pytest

from ludoteka.match import BadLog, Match, fingerprint
from ludoteka.match.notation import check, event_line, read, replay, write
from ludoteka.rules.event import EVERYONE, Event
from ludoteka.rules.seats import everyone_but, only, watchers
from tests.heap import GAME

GAME_OF_SEVEN = (
    """\
# Two take seven stones.
game: heap
seats: 2
options: stones=7
seed: 00ff

100 A peek
  > peek A high for A
200 A take:3
  > take A - - 3
250 A take:1 ! not-your-turn
300 B tap
  > tap B
10200 expire  ! too-late
""".replace("10200 expire  ! too-late\n", "10199 expire ! too-early\n")
    + """\
10200 expire
  > take B
10300 absent B
10400 A take:3
end empty places 1 2 scores 1 0
"""
)


def findings(text: str) -> list[str]:
    return check(read(text), GAME)


def test_a_transcript_that_is_true_has_no_findings():
    assert findings(GAME_OF_SEVEN) == []


@pytest.mark.parametrize(
    "true, false, finding",
    [
        ("> peek A high for A", "> peek A mid for A",
         "line 7: expected ['peek A mid for A'], told ['peek A high for A']"),
        ("> peek A high for A", "> peek A high", "line 7: expected ['peek A high'], told ['peek A high for A']"),
        ("! not-your-turn", "! too-few", "line 11: refused: not-your-turn"),
        ("250 A take:1 ! not-your-turn", "250 A tap ! over", "line 11: expected the refusal over, but it was played"),
        ("10200 expire", "9200 expire", "line 15: refused: too-early"),
        ("places 1 2", "places 2 1", "the end: expected 'end empty places 2 1 scores 1 0', "
         "got 'end empty places 1 2 scores 1 0'"),
    ],
)  # fmt: skip
def test_a_transcript_that_is_not_true_is_found_out(true, false, finding):
    assert finding in findings(GAME_OF_SEVEN.replace(true, false))


def test_a_transcript_that_stops_early_has_not_ended():
    text = GAME_OF_SEVEN.replace("10400 A take:3\n", "")
    assert findings(text) == ["the end: expected 'end empty places 1 2 scores 1 0', got 'not ended'"]


def played() -> Match:
    match = Match.new(GAME, {"stones": "7"}, 3, b"\7" * 32)
    match.move(10, 0, "peek", 0)
    match.move(20, 0, "cut", 0)
    match.note("race", 21, first=0)
    match.move(30, 0, "take:2", 0)
    match.undo(1, 40)
    match.move(50, 0, "take:3", 0)
    match.move(60, 2, "tap", 0)
    match.absent(70, [2])
    match.again(80)
    match.absent(85, [])
    match.expire(20_000)
    match.move(20_001, 2, "take:3", 2)
    return match


def test_what_is_written_is_true():
    assert findings(write(played())) == []


def test_what_is_written_folds_to_the_same_state():
    assert fingerprint(replay(write(played()), GAME).state) == fingerprint(played().state)


def test_what_is_written_names_the_beat_where_it_is_not_the_latest():
    assert "60 C tap @0\n" in write(played())


def test_an_untrue_transcript_is_no_match():
    with pytest.raises(BadLog):
        replay(GAME_OF_SEVEN.replace("high", "low"), GAME)


@pytest.mark.parametrize(
    "event, line",
    [
        (Event("tap", 1, -1, -1, 1, EVERYONE), "tap B"),
        (Event("shuffle", -1, -1, -1, 1, EVERYONE), "shuffle"),
        (Event("take", 1, -1, -1, 2, EVERYONE), "take B - - 2"),
        (Event("show", 0, 2, 1, 1, EVERYONE), "show A high B"),
        (Event("draw", 0, 0, -1, 1, only(0)), "draw A low for A"),
        (Event("show", 0, 0, 1, 1, everyone_but(1, 3) | watchers()), "show A low B for AC*"),
        (Event("hide", 0, 0, -1, 1, 0), "hide A low for nobody"),
    ],
)
def test_an_event_is_written(event, line):
    assert event_line(event, GAME) == line


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "game: heap\nseats: 2\n\n",
        "game: heap\nseats: two\nseed: 00\n\n",
        "game: heap\nseats: 2\nseed: 0x\n\n",
        "game: heap\nseats: 2\nseed: 00\ndealer: A\n\n",
        "game heap",
        "game: heap\nseats: 2\nseed: 00\n\n> take A",
        "game: heap\nseats: 2\nseed: 00\n\nA take:1",
        "game: heap\nseats: 2\nseed: 00\n\n1 A",
        "game: heap\nseats: 2\nseed: 00\n\n1 a take:1",
        "game: heap\nseats: 2\nseed: 00\n\n1 A take:1 @x",
        "game: heap\nseats: 2\nseed: 00\n\n1 A take:1 0",
        "game: heap\nseats: 2\nseed: 00\n\n-1 expire",
        "game: heap\nseats: 2\nseed: 00\n\n1 undo",
    ],
)
def test_what_is_no_transcript_is_refused_in_a_sentence(broken):
    with pytest.raises(BadLog):
        read(broken)
