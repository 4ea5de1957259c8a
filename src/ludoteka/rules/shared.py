"""Lists that a state and its copies share.

Either they are never changed in place, only replaced, by `changed`; or the state and the copy are marked as `shared`,
and whoever of them is played on first copies them all (`own`, where a game's rules are entered). The second is for
games in which such lists change with every move.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


def changed(values: list[T], at: i64, value: T) -> list[T]:
    """The same list but for one place, as a new one: `self.since = changed(self.since, seat, self.now)`."""
    twin = values[:]
    twin[at] = value
    return twin
