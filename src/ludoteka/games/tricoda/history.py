"""What happened to the racks, in order: what knowledge is made of. Each event is one number.

It holds the truth, also what a seat has not seen; candidates.py reads it with the eyes of one seat. The state of all
racks is told by how many were filled before (TRI-20): the n-th filling is version n, from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FILLED: Final = 0  # a rack, with three tiles of the stock
LAID: Final = 1  # a rack's tiles are laid off, open or face down for the seat that guessed them wrongly
RENEWED: Final = 2  # all that was laid off is back in the stock
ANSWERED: Final = 3  # a question, by a reader

OPEN: Final = -1  # instead of the wrong guess
UNSEEN: Final = 255  # instead of what a rack holds

# An event in bits, the lowest first: its kind, 4; who, 4; what, 8; the answer.
_WHO: Final = 4
_WHAT: Final = 8
_ANSWER: Final = 16
_SMALL: Final = 15  # there are fewer racks, kinds of events
_LARGE: Final = 255  # there are fewer racks' contents, sets, questions
RACKS_AT_MOST: Final = _SMALL + 1


def filled(rack: i64, holds: i64) -> i64:
    return FILLED + (rack << _WHO) + (holds << _WHAT)


def laid(rack: i64, guess: i64) -> i64:
    """`guess`: the digits that were guessed wrongly, if the tiles lie face down for this seat; else OPEN."""
    return LAID + (rack << _WHO) + ((guess + 1) << _WHAT)


def renewed() -> i64:
    return RENEWED


def answered(reader: i64, question: i64, answer: i64) -> i64:
    return ANSWERED + (reader << _WHO) + (question << _WHAT) + (answer << _ANSWER)


def kind_of(event: i64) -> i64:
    return event & _SMALL


def who(event: i64) -> i64:
    """The rack, or the reader."""
    return (event >> _WHO) & _SMALL


def what(event: i64) -> i64:
    """What the rack holds, the question."""
    return (event >> _WHAT) & _LARGE


def guessed(event: i64) -> i64:
    """Of a rack that was laid: the wrong guess, or OPEN."""
    return ((event >> _WHAT) & _LARGE) - 1


def answer_of(event: i64) -> i64:
    return event >> _ANSWER


def with_content(event: i64, holds: i64) -> i64:
    """The same filling with other tiles, or with tiles that are UNSEEN."""
    return filled(who(event), holds)


def seen_by(history: list[i64], seat: i64, seats: i64) -> list[i64]:
    """What a seat has seen of all this: of its own racks what was shown. A watcher (-1): of every player's racks."""
    seen = history[:]
    standing: list[i64] = [-1] * RACKS_AT_MOST  # by rack: where its filling stands
    for i in range(len(history)):
        event = history[i]
        rack = who(event)
        if rack != seat and (seat >= 0 or rack >= seats):
            continue
        if kind_of(event) == FILLED:
            standing[rack] = i
            seen[i] = with_content(event, UNSEEN)
        elif kind_of(event) == LAID and guessed(event) == OPEN:
            seen[standing[rack]] = history[standing[rack]]
    return seen
