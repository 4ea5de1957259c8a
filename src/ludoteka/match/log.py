"""The match log: a header line and a line per input, as canonical JSON. Strict to read, the same bytes to write.

Entries that the fold reads are inputs: `move`, `expire`, `absent`, `again`, `undo`. Entries that it skips are notes:
`race` (the evidence of a decision), `pause`, `chair`, `flag`. A finished match ends with an `end` line that opens the
sealed seed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, TypeAlias

FORMAT: Final = 1
NOTES: Final = ("race", "pause", "chair", "flag")


class BadLog(ValueError):
    """A log that is not one, in one sentence. `line` counts from 1; 0 stands for the log as a whole."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.problem = problem
        self.line = line


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the deal, and published: the seed itself is only committed to."""

    kind: ClassVar[str] = "match"
    game: str
    version: int
    options: Mapping[str, str]
    seats: int
    commitment: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a move, by name; a reaction answers `beat`."""

    kind: ClassVar[str] = "move"
    at: int
    seat: int
    move: str
    beat: int = 0


@dataclass(frozen=True, slots=True)
class Expired:
    """The deadline came."""

    kind: ClassVar[str] = "expire"
    at: int


@dataclass(frozen=True, slots=True)
class Excused:
    """From now on these seats, and no others, are absent."""

    kind: ClassVar[str] = "absent"
    at: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reopened:
    """After a crash in an open race."""

    kind: ClassVar[str] = "again"
    at: int


@dataclass(frozen=True, slots=True)
class Undone:
    """The last `n` inputs did not happen."""

    kind: ClassVar[str] = "undo"
    at: int
    n: int


@dataclass(frozen=True, slots=True)
class Note:
    """What the fold skips. `data` holds plain JSON values and neither of the keys `kind` and `at`."""

    kind: str
    at: int
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class End:
    """The seed, shown, and how it ended; `why` is "" and `places` empty for a match that was broken off."""

    kind: ClassVar[str] = "end"
    seed: str
    why: str = ""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


Input: TypeAlias = Played | Expired | Excused | Reopened | Undone
Entry: TypeAlias = Input | Note
Line: TypeAlias = Header | Entry | End

_WRITE: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode
_SHAPES: Final[Mapping[str, type[Any]]] = {
    shape.kind: shape for shape in (Header, Played, Expired, Excused, Reopened, Undone, End)
}


def dump(line: Line) -> str:
    """One line of the log without its line end; equal lines are equal bytes on every machine."""
    if isinstance(line, Note):
        data = {**line.data, "at": line.at, "kind": line.kind}
    else:
        data = {name: getattr(line, name) for name in line.__slots__}
        data["kind"] = line.kind
        if isinstance(line, Header):
            data["format"] = FORMAT
            data["options"] = dict(line.options)
    return _WRITE(data)


def parse(text: str, line: int = 0) -> Line:
    """One line of the log. Raises BadLog."""
    try:
        data = json.loads(text, object_pairs_hook=_no_doubles, parse_constant=_no_constant)
    except (ValueError, RecursionError) as broken:
        raise BadLog(f"no JSON: {broken}", line) from None
    if not isinstance(data, dict):
        raise BadLog("not an object", line)
    kind = data.pop("kind", None)
    try:
        if kind in NOTES:
            return Note(kind, _number("at", data.pop("at", None)), data)
        if not isinstance(kind, str) or kind not in _SHAPES:
            raise BadLog(f"unknown kind {kind!r}")
        if kind == "match" and data.pop("format", None) != FORMAT:
            raise BadLog(f"format is not {FORMAT}")
        return _filled(_SHAPES[kind], data)
    except BadLog as bad:
        raise BadLog(bad.problem, line) from None


def parse_entry(text: str, line: int = 0) -> Entry:
    """One line that is an entry, neither header nor end. Raises BadLog."""
    found = parse(text, line)
    if isinstance(found, Header | End):
        raise BadLog(f"{found.kind!r} is no entry", line)
    return found


def parse_header(text: str) -> Header:
    """The first line. Raises BadLog."""
    found = parse(text, 1)
    if not isinstance(found, Header):
        raise BadLog("the first line is no header", 1)
    return found


def _filled(shape: type[Any], data: dict[str, Any]) -> Line:
    names = shape.__slots__
    for name in data:
        if name not in names:
            raise BadLog(f"{name!r} does not belong here")
    for name in names:
        if name not in data:
            raise BadLog(f"{name!r} is missing")
    line: Line = shape(**{name: _reader(shape, name)(name, data[name]) for name in names})
    return line


def _reader(shape: type[Any], name: str) -> Any:
    return _numbers if (shape, name) == (Excused, "seats") else _READ[name]


def _number(name: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value < 2**53:
        raise BadLog(f"{name!r} is no number from 0 on")
    return value


def _score(name: str, value: Any) -> int:
    if type(value) is not int or abs(value) >= 2**53:
        raise BadLog(f"{name!r} holds what is no number")
    return value


def _word(name: str, value: Any) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise BadLog(f"{name!r} is no word")
    return value


def _hex(name: str, value: Any) -> str:
    word = _word(name, value)
    if len(word) % 2 or not set(word) <= set("0123456789abcdef"):
        raise BadLog(f"{name!r} is not hexadecimal")
    return word


def _list(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > 62:
        raise BadLog(f"{name!r} is no list")
    return value


def _numbers(name: str, value: Any) -> tuple[int, ...]:
    return tuple(_number(name, one) for one in _list(name, value))


def _options(name: str, value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise BadLog(f"{name!r} is no table of words")
    return {_word(name, key): _word(name, value[key]) for key in value}


_READ: Final[Mapping[str, Any]] = {
    "at": _number,
    "beat": _number,
    "commitment": _hex,
    "game": _word,
    "move": _word,
    "n": _number,
    "names": lambda name, value: tuple(_word(name, one) for one in _list(name, value)),
    "options": _options,
    "places": _numbers,
    "scores": lambda name, value: tuple(_score(name, one) for one in _list(name, value)),
    "seat": _number,
    "seats": _number,
    "seed": _hex,
    "version": _number,
    "why": _word,
}


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadLog("a key stands twice")
    return found


def _no_constant(word: str) -> None:
    raise BadLog(f"{word} is no number")
