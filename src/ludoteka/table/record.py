"""What a table wants kept, and by whom. The server's store implements `Journal`; tests have one in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from ludoteka.table.frames import Settings

Phase = Literal["lobby", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Guest:
    """A person, by an id that stays and a name that is shown."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class ChairRecord:
    """Who has a chair: `guest` and `name` of a person, `name` and `level` of a bot, nothing of a free one."""

    kind: Literal["free", "person", "bot"] = "free"
    guest: str = ""
    name: str = ""
    level: str = ""
    handicap: int = 0


@dataclass(frozen=True, slots=True)
class TableRecord:
    """All of a table but its matches: plain values, so that a store may keep it as one JSON text."""

    code: str
    game: str
    options: dict[str, str]  # every key
    settings: Settings
    host: str  # id of the guest who made the table
    phase: Phase
    match: str  # id of the latest match, "" before the first
    chairs: tuple[ChairRecord, ...]  # one for every seat the game allows
    saw: tuple[str, ...] = ()  # guests who have seen hands of the match that is on, and get no seat in it


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it was journalled. `seed` is secret until the match is over."""

    id: str
    header: bytes  # a line of the log, without line end
    seed: bytes
    lines: Sequence[bytes] = ()  # the entries, likewise, in order


class Journal(Protocol):
    """Whatever these return from is durable: the table awaits them before it answers, shows or announces anything.
    An exception closes the table; nothing was told that is not written."""

    async def save(self, record: TableRecord) -> None:
        """Keep this record instead of the last one with the same code."""

    async def open(self, record: TableRecord, match: StoredMatch) -> None:
        """A match begins, and the record says so: both or neither."""

    async def append(self, code: str, match: str, lines: list[bytes]) -> None:
        """More entries of this match, in this order: all or none."""
