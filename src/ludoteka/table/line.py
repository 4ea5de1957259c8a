"""A line is one connection, as the table sees it. The server puts a bounded outbox behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from ludoteka.table.frames import Ack, Cheer, Elsewhere, Frame, Lobby, Ping, RaceCard, Synced, Welcome, YourSeat

Item: TypeAlias = Welcome | YourSeat | Lobby | Frame | RaceCard | Ack | Cheer | Ping | Synced | Elsewhere


class Line(Protocol):
    """Hashable by identity. Neither call ever blocks, raises, or calls back into the table."""

    def send(self, item: Item) -> None:
        """Put this into the outbox; where that is full, the connection closes by itself. The same object may go to
        many lines: encode it once."""

    def written(self, then: Callable[[], None]) -> None:
        """Call this once all that was sent before is on its way; never, where the line breaks first."""

    def close(self, why: str) -> None:
        """Close after what was sent: "elsewhere", "silent", "too-many", "closed"."""
