"""Lists that a state and its copies share: they are never changed in place, only replaced."""

from __future__ import annotations

from mypy_extensions import i64


def changed(values: list[i64], at: i64, value: i64) -> list[i64]:
    """The same list but for one place, as a new one: `self.since = changed(self.since, seat, self.now)`."""
    twin = values[:]
    twin[at] = value
    return twin
