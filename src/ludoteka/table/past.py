"""What a match has told lately: for whoever comes back, and for a page that was loaded anew."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import groupby
from typing import Final, TypeAlias

from ludoteka.match import Entry, Note
from ludoteka.rules.event import Event
from ludoteka.rules.game import Game
from ludoteka.table.entries import shows
from ludoteka.table.eyes import Eyes, news
from ludoteka.table.frames import RaceCard, Told
from ludoteka.table.races import Races

RECENT: Final = 60  # events and races remembered
Line: TypeAlias = "Event | RaceCard"


class Past:
    """Of one match, as it happened: nobody's eyes are asked for before somebody looks."""

    def __init__(self, game: Game, match: str) -> None:
        self.game = game
        self.match = match  # its id
        self.lines: deque[tuple[int, Line]] = deque(maxlen=RECENT)  # each with the number of its frame

    def add(self, no: int, told: Iterable[Line]) -> None:
        self.lines.extend((no, one) for one in told)

    def refill(self, entries: Iterable[tuple[Entry, list[Event]]]) -> None:
        """After a restart: from the log's entries and what each told."""
        no, races = 0, Races(self.game, self.match)
        for entry, events in entries:
            no += shows(entry)
            self.add(no, events)
            if isinstance(entry, Note) and entry.kind == "race":
                self.add(no, races.of(entry))

    def told(self, eyes: Eyes) -> tuple[Told, ...]:
        """By frames, the oldest first, as these eyes were told of it or would have been."""
        return tuple(
            self._told(no, [line for _no, line in lines], eyes)
            for no, lines in groupby(self.lines, lambda line: line[0])
        )

    def _told(self, no: int, lines: list[Line], eyes: Eyes) -> Told:
        events = [line for line in lines if isinstance(line, Event)]
        races = [line for line in lines if isinstance(line, RaceCard)]
        return Told(no, news(self.game, events, eyes), tuple(races))
