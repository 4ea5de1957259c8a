"""What onlookers see where the host lets them see every hand: the match as it was a minute ago, folded once more behind
the first. Nothing of the present is in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ludoteka.match import Entry, Match, Note
from ludoteka.rules.event import Event
from ludoteka.table import eyes
from ludoteka.table.film import every_card, every_hand
from ludoteka.table.frames import Frame, GameClock, News, RaceCard, Told
from ludoteka.table.races import Races

DELAY_MS: Final = 60_000
RECENT: Final = 30  # frames whose news whoever comes is told
MOST_AT_ONCE: Final = 60  # events: after a restart a minute may come in one frame


class Delayed:
    """Of a match that is on. Hands lie open once the deal is a minute old; until then the table is as it was dealt."""

    def __init__(self, id: str, live: Match, now: float) -> None:
        self.id = id
        self.live = live
        self.match = Match(live.game, live.header, live.seed)
        self.races = Races(live.game, id)
        self.no = 0
        self.open = False
        self.since = now  # what is shown was so a minute before this time
        self.running = True  # whether its clock ran then
        self.opens = now + DELAY_MS - live.clock  # game time is never faster than real time: late rather than early
        self.waiting: deque[tuple[float, Entry]] = deque()
        self.queued = 0  # of the live match's entries
        self.past: deque[Told] = deque(maxlen=RECENT)

    def advance(self, now: float, clock: GameClock) -> list[Frame | RaceCard]:
        """What is to be shown by now that was not, in order. A match that is over has no secrets left."""
        over = self.live.state.over
        self._queue(now)
        opening, self.open = self.open, self.open or over or now >= self.opens
        events: list[Event] = []
        races: list[RaceCard] = []
        moved = opening != self.open
        while self.waiting and (over or self.waiting[0][0] <= now):
            self.since, entry = self.waiting.popleft()
            events += self.match.append(entry)
            if isinstance(entry, Note) and entry.kind == "race":
                races += self.races.of(entry)
            if isinstance(entry, Note) and entry.kind == "pause":
                self.running = bool(entry.data["running"])
            moved = moved or not isinstance(entry, Note) or entry.kind == "pause"
        self.no += moved
        news = every_card(self.match.game, events[-MOST_AT_ONCE:])
        if news or races:
            self.past.append(Told(self.no, news, tuple(races)))
        if not moved:
            return [*races]
        return [self._frame(news, clock), *races]

    def whole(self, clock: GameClock) -> Frame:
        """To one who has nothing yet."""
        return replace(self._frame((), clock), past=tuple(self.past))

    def due(self) -> float | None:
        """When there is more to be shown."""
        return self.opens if not self.open else self.waiting[0][0] if self.waiting else None

    def _queue(self, now: float) -> None:
        """What was logged since it was looked at last, after a restart all there is."""
        for entry in self.live.entries[self.queued :]:
            after = self.waiting[-1][0] if self.waiting else self.opens
            self.waiting.append((max(after, now + DELAY_MS - (self.live.clock - entry.at)), entry))
        self.queued = len(self.live.entries)

    def _frame(self, news: Sequence[News], clock: GameClock) -> Frame:
        """Its clock is that of then; while the table lies as it was dealt, no time passes there."""
        then = GameClock(self.match.clock, self.since, self.running and self.open, clock.pace)
        drawn = eyes.drawn(self.id, self.match, self.no, tuple(news), None, then)
        return replace(drawn, scene=every_hand(self.match)) if self.open else drawn
