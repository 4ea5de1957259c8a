"""Anyone can check a saved match: what `match/verify.py` finds, and the races that decided it."""

from __future__ import annotations

from ludoteka.match import Note, replay, verify
from ludoteka.match.log import BadLog
from ludoteka.match.verify import Finding
from ludoteka.table.races import follows, race_of

UNTRUE = "a race: what was measured gives other times, or another order, than the log says"


def examine(text: str) -> list[Finding]:
    """What is wrong with this file; [] when all is well. Never raises on any text."""
    return [*verify.examine(text), *_races(text)]


def _races(text: str) -> list[Finding]:
    """The first race that contradicts its own evidence. What was measured is the table's word: no file can prove it."""
    try:
        entries = replay.read(text).entries
    except BadLog:
        return []
    for line, entry in enumerate(entries, 2):
        race = race_of(entry) if isinstance(entry, Note) and entry.kind == "race" else None
        if race and not follows(race):
            return [Finding("race", UNTRUE, line)]
    return []
