"""Where minds think: in worker processes, so that none ever holds up the loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from ludoteka.bots.mind import Answer


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, and all that is needed to answer it without a table. `entries` is the whole log so far;
    only what the worker does not know yet is sent."""

    match: str
    header: bytes
    seed: bytes
    entries: Sequence[bytes]
    seat: int
    level: str
    what: Literal["turn", "react"]
    now: int


class Minds(Protocol):
    """One for all tables of a server."""

    async def ask(self, question: Question) -> Answer | None:
        """None: no reaction. Raises MindLost if no worker could answer."""

    async def close(self) -> None: ...


class MindLost(Exception):
    """No worker answered, twice."""
