"""Questions that a table has about the entries of its match."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteka.match import Entry, Note, Played, dump


def line(entry: Entry) -> bytes:
    return dump(entry).encode()


def shows(entry: Entry) -> bool:
    """Whether this entry made a frame: a restart goes on with the next number."""
    return not isinstance(entry, Note) or entry.kind == "pause"


def wished(entries: Iterable[Entry]) -> bool:
    """Whether somebody has paused the match and nobody has lifted that. A clock that runs has no stop left."""
    wish = False
    for entry in entries:
        if isinstance(entry, Note) and entry.kind == "pause":
            if entry.data["running"] or entry.data.get("lifted"):
                wish = False
            elif entry.data.get("why") == "wish":
                wish = True
    return wish


def made_since(entries: Iterable[Entry], no: int, seat: int, name: str) -> bool:
    """Whether this seat has made this move after frame `no`: a crash may have swallowed the answer to it."""
    shown = 0
    for entry in entries:
        shown += shows(entry)
        if shown > no and isinstance(entry, Played) and (entry.seat, entry.move) == (seat, name):
            return True
    return False
