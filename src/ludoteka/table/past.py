"""What a match has told lately: for whoever comes back, and for a page that was loaded anew."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from ludoteka.match import Entry
from ludoteka.rules.event import Event
from ludoteka.rules.game import Game
from ludoteka.table.entries import shows
from ludoteka.table.eyes import Eyes, news
from ludoteka.table.frames import Told

RECENT: Final = 60  # events remembered


class Past:
    """Of one match, as it happened: nobody's eyes are asked for before somebody looks."""

    def __init__(self) -> None:
        self.events: deque[tuple[int, Event]] = deque(maxlen=RECENT)  # each with the number of its frame

    def add(self, no: int, events: Iterable[Event]) -> None:
        self.events.extend((no, event) for event in events)

    def refill(self, entries: Iterable[tuple[Entry, list[Event]]]) -> None:
        """After a restart: from the log's entries and what each told."""
        no = 0
        for entry, events in entries:
            no += shows(entry)
            self.add(no, events)

    def told(self, game: Game, eyes: Eyes) -> tuple[Told, ...]:
        """By frames, the oldest first, as these eyes were told of it or would have been."""
        return tuple(
            Told(no, news(game, [event for _no, event in lines], eyes))
            for no, lines in groupby(self.events, lambda line: line[0])
        )
