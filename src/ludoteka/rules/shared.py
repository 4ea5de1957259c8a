"""Lists that a state and its copies share: they are never changed in place, only replaced."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def changed(values: list[T], at: i64, value: T) -> list[T]:
    """The same list but for one place, as a new one: `self.since = changed(self.since, seat, self.now)`."""
    twin = values[:]
    twin[at] = value
    return twin
