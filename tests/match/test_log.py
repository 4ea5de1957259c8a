from __future__ import annotations

import json

import pytest

from ludoteka.match.log import (
    BadLog,
    End,
    Excused,
    Expired,
    Header,
    Note,
    Played,
    Reopened,
    Undone,
    dump,
    parse,
    parse_entry,
    parse_header,
)

HEADER = Header("heap", 1, {"stones": "12", "time": "10"}, 2, "00ff", ("Ana", "Šime"))
LINES = [
    HEADER,
    Played(1200, 0, "take:2", 3),
    Expired(5000),
    Excused(5001, (0, 2)),
    Reopened(6000),
    Undone(7000, 1),
    Note("race", 7001, {"first": 1, "times": [300.5, 302.0]}),
    End("abcd", "empty", (1, 2), (1, -1)),
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_comes_back_as_it_was_written(line):
    assert parse(dump(line)) == line


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_canonical(line):
    text = dump(line)
    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def test_a_move_is_these_bytes():
    assert dump(Played(5, 1, "r+2", 0)) == '{"at":5,"beat":0,"kind":"move","move":"r+2","seat":1}'


def test_the_order_of_options_does_not_move_a_byte():
    turned = Header("heap", 1, {"time": "10", "stones": "12"}, 2, "00ff", ("Ana", "Šime"))
    assert dump(turned) == dump(HEADER)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '"move"',
        "{}",
        '{"kind":7}',
        '{"kind":["move"]}',
        '{"kind":"dance","at":1}',
        '{"kind":"expire"}',
        '{"kind":"expire","at":-1}',
        '{"kind":"expire","at":true}',
        '{"kind":"expire","at":1.5}',
        '{"kind":"expire","at":"1"}',
        '{"kind":"expire","at":9007199254740992}',
        '{"kind":"expire","at":NaN}',
        '{"kind":"expire","at":1,"at":2}',
        '{"kind":"expire","at":1,"seat":2}',
        '{"kind":"move","at":1,"seat":0,"move":7,"beat":0}',
        '{"kind":"absent","at":1,"seats":"AB"}',
        '{"kind":"absent","at":1,"seats":[-1]}',
        '{"kind":"end","seed":"xyz","why":"","places":[],"scores":[]}',
        '{"kind":"race"}',
        "[" * 100_000,
    ],
)
def test_a_bad_line_is_refused_in_a_sentence(text):
    with pytest.raises(BadLog):
        parse(text, 4)


def test_the_refusal_names_line_and_field():
    with pytest.raises(BadLog) as bad:
        parse('{"kind":"expire","at":-1}', 4)
    assert str(bad.value) == "line 4: 'at' is no number from 0 on"


def test_a_header_is_no_entry():
    with pytest.raises(BadLog):
        parse_entry(dump(HEADER))


def test_an_entry_is_no_header():
    with pytest.raises(BadLog):
        parse_header(dump(Expired(1)))


def test_a_log_of_another_format_is_refused():
    with pytest.raises(BadLog):
        parse_header(dump(HEADER).replace('"format":1', '"format":2'))


def test_seats_of_a_header_are_a_number_and_of_an_absence_a_list():
    with pytest.raises(BadLog):
        parse('{"kind":"absent","at":1,"seats":2}')
