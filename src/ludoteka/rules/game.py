"""What `games/<game>/__init__.py` exports as GAME: the one thing others import."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice
from ludoteka.rules.scene import Scene


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game. Its folder holds everything else about it; texts are found by its id."""

    id: str
    version: int  # rises when an old log would fold differently
    seats: range  # allowed numbers of players
    kind: Literal["turns", "together", "race"]
    minutes: int  # a typical game among people
    cap: int  # inputs after which the sheet ends it, whatever was played
    catalogue: tuple[str, ...]  # every move the game knows, by its notation
    first_reaction: int  # the tail of the catalogue: reactions
    faces: tuple[str, ...]  # card number -> name of its face, the key of its art and of its text `face-…`
    options: type  # a frozen dataclass of `choice` fields, see options.py
    events: tuple[str, ...]  # every `what` it tells
    reasons: tuple[str, ...]  # every code that `wrong` gives, beside those of contract.py
    endings: tuple[str, ...]  # every code that `why` gives
    prompts: tuple[str, ...]  # every message id of its scenes: prompts, labels, buttons, clocks
    marks: tuple[str, ...]  # every mark of its scenes
    start: Callable[[Any, int, Dice], State]  # (options, seats, dice): shuffled and dealt, ready
    view: Callable[[Any, int | None], Any]  # (state, seat or None for a watcher): what it knows, built up, frozen, ==
    imagine: Callable[[Any, int, Dice], State]  # (state, seat, dice): a world this seat cannot tell from the true one
    scene: Callable[[Any, Sequence[int]], Scene]  # (view, that seat's legal moves; [] for a watcher)
    minds: Mapping[str, Callable[[], Any]]  # level -> a fresh mind (bots/mind.py) for one seat of one match
    wins_ties: frozenset[int] = frozenset()  # reactions that come first in a photo finish (UNO-8)
    snatches: frozenset[int] = frozenset()  # reactions to what is gone with the first hand: only those at once race
    races: bool = True  # reactions are put in order by whose hand was first; else each counts as it comes (Tricoda)
    caps: tuple[str, ...] = ()  # the endings that stop a game which would go on: a limit, or nobody does anything more
    idle: frozenset[int] = frozenset()  # moves that random play leaves alone while it has others (a voluntary draw)
