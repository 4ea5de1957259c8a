"""A match that was left, and goes on: the file holds its log, its seed and, in notes, the bots at it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludoteka.cli.film import read
from ludoteka.cli.trouble import Wrong
from ludoteka.games import load
from ludoteka.match import Match, Note, fold
from ludoteka.rules.event import Event

NORMAL = "normal"


@dataclass(frozen=True, slots=True)
class Left:
    """What a file holds. `told`: what each of its entries told."""

    match: Match
    levels: Mapping[int, str]
    told: tuple[list[Event], ...]


def note_levels(match: Match, levels: Mapping[int, str]) -> None:
    """Before a match is saved that is not over."""
    if not match.state.over and levels_in(match) != levels:
        for seat, level in levels.items():
            match.note("chair", match.clock, seat=seat, level=level)


def taken_up(path: str, text: str) -> Left:
    """Raises BadLog, and Wrong if the match is over. An open race begins anew: nobody saw its card come."""
    found = read(text)
    told: list[list[Event]] = []

    match = fold(
        found.header, found.seed, found.entries, load(found.header.game), lambda _entry, events: told.append(events)
    )
    if match.state.over:
        raise Wrong("cli-wrong-over", file=path)
    if match.game.kind == "race":
        told.append(match.again(match.clock)[1])
    return Left(match, levels_in(match), tuple(told))


def levels_in(match: Match) -> dict[int, str]:
    """By seat, as the notes say; normal where they say nothing that this game knows. The first seat is the person's."""
    usual = NORMAL if NORMAL in match.game.minds else "random"
    levels = dict.fromkeys(range(1, match.header.seats), usual)
    for entry in match.entries:
        if isinstance(entry, Note) and entry.data.get("level") in match.game.minds and entry.data.get("seat") in levels:
            levels[entry.data["seat"]] = entry.data["level"]
    return levels
