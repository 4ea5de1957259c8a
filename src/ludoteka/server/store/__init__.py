"""What is remembered between two starts: guests, tables, matches and their logs.

`Store` is what the house needs of a database; `sqlite.py` is the embedded one. Everything a method returns after
`await` is durable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

HEAD: Final = "0002"  # the newest step in migrations/versions; a test holds it against what is there


class StoreError(Exception):
    """The database cannot be used; the message is one sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: str
    name: str
    pin: str


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """Who sat where in a match: a person by `guest`, a bot by `level`."""

    seat: int
    guest: str
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as it lies in the store: header line, sealed seed, and the log's lines in order. `players` is only
    written."""

    id: str
    header: bytes
    seed: bytes
    lines: list[bytes]
    players: tuple[PlayerRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Reaction:
    """A hand in a race: `ms` after the reveal."""

    seat: int
    ms: float
    first: bool


@dataclass(frozen=True, slots=True)
class TallyRow:
    """What is counted of a finished match; a place of 0 is that of somebody who gave up."""

    game: str
    why: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reactions: tuple[Reaction, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match, as one of its players: `at` in seconds since 1970."""

    match: str
    game: str
    at: int
    place: int
    score: int


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody else in one of those matches: a person by `guest`, a bot by `level`."""

    match: str
    guest: str
    name: str
    level: str
    place: int


@dataclass(frozen=True, slots=True)
class Reacted:
    game: str
    at: int
    ms: float
    first: bool


@dataclass(frozen=True, slots=True)
class Past:
    """All that is counted of a guest, the latest first."""

    played: list[Played]
    met: list[Met]
    reacted: list[Reacted]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table and its latest match, if it has had one."""

    code: str
    record: bytes
    match: MatchRow | None


class Store(Protocol):
    async def secret(self) -> bytes:
        """The 32 bytes that sign tokens: made once, the same for ever."""

    async def save_guest(self, guest: GuestRow) -> None: ...

    async def guest(self, id: str) -> GuestRow | None: ...

    async def save_table(self, code: str, record: bytes, guests: list[str]) -> None:
        """The table's record as it is now, and whose table it is."""

    async def begin_match(self, code: str, record: bytes, guests: list[str], match: MatchRow) -> None:
        """A match begins, with the lines it has, and the table's record says so: both or neither."""

    async def append(self, code: str, match: str, first: int, lines: list[bytes]) -> None:
        """Lines number `first`, `first + 1`, … of the match's log. Fails if one of them is there already."""

    async def table(self, code: str) -> TableRow | None: ...

    async def match(self, id: str) -> MatchRow | None:
        """Any match of any table, as far as it is written."""

    async def tables_of(self, guest: str) -> list[tuple[str, bytes]]:
        """(code, record) of the tables this guest sits at, the latest first, at most 20."""

    async def untallied(self, guest: str) -> list[str]:
        """Matches of this guest that are not counted, the latest first, at most 40: on, or broken off, or just over."""

    async def save_tally(self, match: str, tally: TallyRow) -> None:
        """Counts a match; one that is counted already stays as it is."""

    async def past(self, guest: str) -> Past: ...

    async def share_of(self, guest: str) -> str | None:
        """The name under which this guest's figures are open to others."""

    async def save_share(self, guest: str, share: str | None) -> None:
        """From now on under this name, and no other; None: no longer."""

    async def sharer(self, share: str) -> str | None:
        """The guest whose figures these are."""

    async def prune(self, older_than_days: int) -> int:
        """Forget tables nobody has touched for so long; how many went."""

    async def close(self) -> None: ...
