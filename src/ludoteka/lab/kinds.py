"""Kinds of moves, as a designer would name them: `r5` and `b7` are both "a number", `joker:g` is a `joker`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

SIBLINGS: Final = 3  # so many names that differ in their first letter alone are one kind


@lru_cache(maxsize=32)
def kinds_of(catalogue: tuple[str, ...]) -> tuple[str, ...]:
    """By move its kind. What stands before the colon; digits become `#`; where several names differ only in their
    first letter (the colours of a deck), that becomes `?`."""
    heads = [re.sub("[0-9]", "#", name.partition(":")[0]) for name in catalogue]
    tails = Counter(head[1:] for head in set(heads) if len(head) > 1)
    return tuple("?" + head[1:] if tails[head[1:]] >= SIBLINGS and len(head) > 1 else head for head in heads)


def like(kind: str, catalogue: tuple[str, ...]) -> str:
    """A kind in words: its name, or a move like those it holds."""
    if not set("#?") & set(kind):
        return f"“{kind}”"
    example = catalogue[kinds_of(catalogue).index(kind)].partition(":")[0]
    return f"like “{example}”"


def moves_like(pattern: str, catalogue: Sequence[str]) -> frozenset[int]:
    """The moves of this kind, or whose name matches the pattern (`*` and `?` as in file names). Raises ValueError."""
    kinds = kinds_of(tuple(catalogue))
    found = [
        move
        for move, name in enumerate(catalogue)
        if pattern in (kinds[move], name.partition(":")[0]) or fnmatchcase(name, pattern)
    ]
    if not found:
        raise ValueError(f"no move is called {pattern!r}; allowed: {', '.join(dict.fromkeys(kinds))}, or a pattern")
    return frozenset(found)
