"""Sets of seats: one bit each, the watchers on bit 62."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.rules.cards import ONE
from ludoteka.rules.event import WATCHERS_BIT


def everyone(seats: i64) -> i64:
    """The set of all seats of a table, without the watchers."""
    return (ONE << seats) - 1


def everyone_but(seat: i64, seats: i64) -> i64:
    """All seats but one, and no watcher: who may see what that seat may not."""
    return ((ONE << seats) - 1) & ~(ONE << seat)


def watchers() -> i64:
    return ONE << WATCHERS_BIT


def only(seat: i64) -> i64:
    return ONE << seat
