"""Who is there: one line a guest, the newest; who left, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ludoteka.table.bucket import Bucket
from ludoteka.table.clock import Clock
from ludoteka.table.frames import Elsewhere, Lobby, Ping
from ludoteka.table.line import Line
from ludoteka.table.sync import Pinger, Sync

WATCHERS: Final = 50
SILENT_MS: Final = 15_000  # a visible page that answers no ping for so long is gone
HIDDEN_MS: Final = 75_000  # a hidden one: phones let them sleep
BURST: Final = 40  # commands at once
SPACING_MS: Final = 50.0  # then one more in so long
TURNS: Final = 4  # times at once that a page is hidden or shown
TURN_MS: Final = 500.0  # likewise: everybody is told
CHEER_MS: Final = 500.0
REMEMBERED: Final = 200  # guests who have gone


class Visitor:
    """A guest who has the table open."""

    def __init__(self, line: Line, guest: str, name: str, clock: Clock, lost: Callable[[Line], None]) -> None:
        self.line = line
        self.guest = guest
        self.name = name
        self.clock = clock
        self.lost = lost
        self.seat: int | None = None  # as this client was told
        self.lobby: Lobby | None = None  # likewise
        self.visible = True
        self.heard = clock.now()
        self.framed: float | None = None  # when the first frame of the match went out
        self.painted = False  # a ping that was sent after it has been answered
        self.sync = Sync()
        self.pinger = Pinger(self.sync, clock, self._ping)
        self.turning: bool | None = None  # what its page said last, if it was too soon to take it
        self.commands = Bucket(BURST, self.heard)
        self.turns = Bucket(TURNS, self.heard)
        self.cheered = -CHEER_MS

    def may_speak(self) -> bool:
        """20 commands a second, 40 at once."""
        return self.commands.take(self.clock.now(), BURST, SPACING_MS)

    def may_turn(self) -> bool:
        """Whether being hidden or shown may be told now."""
        return self.turns.take(self.clock.now(), TURNS, TURN_MS)

    def may_cheer(self) -> bool:
        """Twice a second: everybody hears it."""
        now = self.clock.now()
        if now - self.cheered < CHEER_MS:
            return False
        self.cheered = now
        return True

    def pong(self, nonce: str, client_ms: float, arrived: float) -> bool:
        """Whether it answers a ping. `painted` follows from it."""
        sent = self.sync.pong(nonce, client_ms, arrived)
        if sent is None:
            return False
        self.heard = self.clock.now()
        if self.framed is not None and sent >= self.framed:
            self.painted = True
        return True

    def _ping(self, nonce: str) -> None:
        """A socket that nobody answers on is closed: its network may have gone without a word."""
        if self.clock.now() - self.heard > (SILENT_MS if self.visible else HIDDEN_MS):
            self.line.close("silent")
            self.lost(self.line)
        else:
            self.line.send(Ping(nonce))


class Presence:
    def __init__(self, clock: Clock, lost: Callable[[Line], None]) -> None:
        self.clock = clock
        self.lost = lost  # called when a line has gone silent
        self.guests: dict[str, Visitor] = {}
        self.lines: dict[Line, Visitor] = {}
        self.left: dict[str, float] = {}  # when a guest was seen last
        self.empty_since = clock.now()

    def __iter__(self) -> Iterator[Visitor]:
        return iter(list(self.lines.values()))

    def here(self, guest: str) -> bool:
        return guest in self.guests

    def looks(self, guest: str) -> bool:
        """Here, and with the table before their eyes: no other page, no locked phone."""
        visitor = self.guests.get(guest)
        return visitor is not None and visitor.visible

    def watchers(self, seated: Iterable[str]) -> int:
        """How many guests are there without a chair."""
        return len(self.guests.keys() - set(seated))

    def open(self, line: Line, guest: str, name: str, seated: set[str]) -> Visitor | None:
        """A guest's newest line. The older one is told, closed, and from then on ignored (case 38). None: no room."""
        older = self.guests.get(guest)
        if older is None and guest not in seated and self.watchers(seated) >= WATCHERS:
            return None
        if older is not None:
            self.dismiss(older)
        visitor = Visitor(line, guest, name, self.clock, self.lost)
        self.guests[guest] = self.lines[line] = visitor
        return visitor

    def dismiss(self, visitor: Visitor) -> None:
        """This guest's table is open somewhere else now."""
        visitor.line.send(Elsewhere())
        visitor.line.close("elsewhere")
        self._forget(visitor)

    def close(self, line: Line) -> Visitor | None:
        """The connection is gone; None if it was no longer the guest's."""
        visitor = self.lines.get(line)
        if visitor is not None:
            self._forget(visitor)
        return visitor

    def away_ms(self, guest: str, since: float) -> float:
        """How long this guest has been away, counted from `since` at the earliest; 0 while here."""
        if self.here(guest):
            return 0.0
        return self.clock.now() - max(self.left.get(guest, since), since)

    def _forget(self, visitor: Visitor) -> None:
        visitor.pinger.stop()
        del self.lines[visitor.line]
        del self.guests[visitor.guest]
        self.left.pop(visitor.guest, None)
        self.left[visitor.guest] = self.clock.now()
        if len(self.left) > REMEMBERED:
            del self.left[next(iter(self.left))]
        if not self.lines:
            self.empty_since = self.clock.now()
