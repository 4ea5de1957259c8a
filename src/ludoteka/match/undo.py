"""May the last move be taken back? Only while nobody learned anything from it (case 45)."""

from __future__ import annotations

from typing import Final

from ludoteka.match.log import Played
from ludoteka.match.match import Match
from ludoteka.rules.event import EVERYONE

REFUSALS: Final = ("undo-nothing", "undo-over", "undo-others", "undo-revealed")  # each has a text `reason-…`


def refusal(match: Match, seat: int) -> str:
    """Why this seat may not take back the last input, as a code; "" if it may, once the others agree."""
    done = match.done
    if done is None:
        return "undo-nothing"  # nothing played yet, or one step was taken back already
    if match.state.over:
        return "undo-over"  # the seed may be open
    if not isinstance(done.entry, Played) or done.entry.seat != seat:
        return "undo-others"
    if done.rolls or any(event.eyes != EVERYONE for event in done.events):
        return "undo-revealed"
    return ""


def undoable(match: Match) -> bool:
    """Whether the seat that moved last may take it back."""
    done = match.done
    return done is not None and isinstance(done.entry, Played) and not refusal(match, done.entry.seat)
