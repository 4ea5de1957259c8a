"""One match = a header and a log of inputs. Restart, replay, spectators, undo and tests are all a fold of it."""

from ludoteka.match.log import (
    BadLog,
    End,
    Entry,
    Excused,
    Expired,
    Header,
    Input,
    Note,
    Played,
    Reopened,
    Undone,
    dump,
    parse_entry,
    parse_header,
)
from ludoteka.match.match import BadSeats, Match, fold
from ludoteka.match.undo import refusal, undoable
from ludoteka.rules.fingerprint import fingerprint

__all__ = [
    "BadLog",
    "BadSeats",
    "End",
    "Entry",
    "Excused",
    "Expired",
    "Header",
    "Input",
    "Match",
    "Note",
    "Played",
    "Reopened",
    "Undone",
    "dump",
    "fingerprint",
    "fold",
    "parse_entry",
    "parse_header",
    "refusal",
    "undoable",
]
