"""A hash of everything a state holds: equal states, equal fingerprints, on every machine and in both builds."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from hashlib import sha256
from typing import Any, Final

LISTENING: Final = frozenset({"told", "remembers", "shared"})  # who listens, asks or copied is no part of the game


def fingerprint(state: object) -> str:
    """The SHA-256, in hex, of the whole state: every attribute of it and of what it holds, its dice too. Being equal
    rests on values alone: neither on identity, nor on the order of a set or a dict, nor on how a class is built."""
    return sha256("".join(_words(state, ())).encode()).hexdigest()


def attributes(thing: object) -> list[str]:
    """The names of an object's own attributes, ascending: of plain, slotted and compiled classes."""
    names = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))  # compiled classes have no __dict__ but this list
    return sorted(name for name in names - LISTENING if not name.startswith("__") and hasattr(thing, name))


def _words(thing: Any, inside: tuple[int, ...]) -> Iterator[str]:
    if thing is None or isinstance(thing, bool | str | bytes | float) and not isinstance(thing, Enum):
        yield f"{thing!r};"
    elif isinstance(thing, Enum):
        yield f"{type(thing).__name__}.{thing.name};"
    elif isinstance(thing, int):
        yield f"{int(thing)};"
    elif id(thing) in inside:
        raise ValueError(f"a {type(thing).__name__} holds itself")
    else:
        yield from _parts(thing, (*inside, id(thing)))


def _parts(thing: Any, inside: tuple[int, ...]) -> Iterator[str]:
    if isinstance(thing, list | tuple | bytearray):
        yield "["
        for one in thing:
            yield from _words(one, inside)
        yield "]"
    elif isinstance(thing, set | frozenset):
        yield "{"
        yield from sorted("".join(_words(one, inside)) for one in thing)
        yield "}"
    elif isinstance(thing, dict):
        yield "{"
        yield from sorted("".join((*_words(key, inside), *_words(thing[key], inside))) for key in thing)
        yield "}"
    elif callable(thing) and hasattr(thing, "__name__"):
        yield f"{thing.__name__};"  # a house rule in a table
    else:
        yield f"{type(thing).__name__}("
        for name in attributes(thing):
            yield f"{name}="
            yield from _words(getattr(thing, name), inside)
        yield ")"
