"""What a table may choose: a frozen dataclass per game, every field a word out of a few.

    @dataclass(frozen=True)
    class Options:
        deck: str = choice("109", "108", "112")      # default first

Values are always words (strings), the sheet's own in snake_case; keys are snake_case field names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, field, fields
from typing import Any, cast


class BadOption(ValueError):
    """A key or value that this game does not know. `allowed` are the ones it does."""

    def __init__(self, key: str, value: str | None, allowed: tuple[str, ...]) -> None:
        what = f"option {key!r} cannot be {value!r}" if value is not None else f"there is no option {key!r}"
        super().__init__(f"{what}; allowed: {', '.join(allowed) or 'none'}")
        self.key = key
        self.value = value
        self.allowed = allowed


def choice(*values: str) -> str:
    """A field that holds one of these words, the first by default."""
    return field(default=values[0], metadata={"values": values})


def values_of(options: type) -> dict[str, tuple[str, ...]]:
    """Every key of an options class with its values, the default first."""
    return {f.name: f.metadata["values"] for f in fields(options)}


def make(options: type, words: Mapping[str, str]) -> Any:
    """Validated options out of words; keys left out take their default. Raises BadOption."""
    known = values_of(options)
    for key, value in words.items():
        if key not in known:
            raise BadOption(key, None, tuple(known))
        if value not in known[key]:
            raise BadOption(key, value, known[key])
    return options(**words)


def words_of(options: Any) -> dict[str, str]:
    """Options as they stand in a match header."""
    return cast(dict[str, str], asdict(options))
