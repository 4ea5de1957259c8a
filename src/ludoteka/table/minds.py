"""What a table asks of its minds, and the simplest answer: in this very thread. `processes.py` has the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from ludoteka.bots.mind import Answer
from ludoteka.table.thinker import Asked, Thinker, Unknown


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, and all that is needed to answer it without a table. `entries` is the table's own growing
    log, of which the first `count` lines are meant; only what the worker does not know yet is sent."""

    match: str
    header: bytes
    seed: bytes
    entries: Sequence[bytes]
    count: int
    seat: int
    level: str
    what: Literal["turn", "react"]
    now: int
    long: bool = False  # the answer may take a tenth of a second: it shall hold up no other mind


class MindLost(Exception):
    """No worker answered, twice."""


class Minds(Protocol):
    """One for all tables of a server."""

    async def ask(self, question: Question) -> Answer | None:
        """None: no reaction. Raises MindLost if no worker could answer."""

    async def close(self) -> None: ...


class InThread:
    """`Minds` in this very thread, for tests and for a table with nobody to delay."""

    def __init__(self) -> None:
        self.thinker = Thinker()

    async def ask(self, question: Question) -> Answer | None:
        answer = self.thinker.answer(asked_of(question, 0))
        assert not isinstance(answer, Unknown)
        return answer

    async def close(self) -> None:
        pass


def asked_of(question: Question, known: int) -> Asked:
    return Asked(
        match=question.match,
        header=question.header if not known else b"",
        seed=question.seed if not known else b"",
        known=known,
        entries=tuple(question.entries[known : question.count]),
        seat=question.seat,
        level=question.level,
        what=question.what,
    )
