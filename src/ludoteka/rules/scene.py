"""What every client draws: zones of faces, buttons, plates, a prompt. Every text is a message id with variables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Args: TypeAlias = dict[str, "str | int"]


@dataclass(frozen=True, slots=True)
class Text:
    """A message id and its variables. A variable whose name starts with `seat` holds a seat number (clients put the
    player's name), one that starts with `card` a face (clients put its words); others are plain."""

    id: str
    args: Args


@dataclass(frozen=True, slots=True)
class Face:
    """One card as it lies there. `face` is a name out of the game's faces, or "back"."""

    face: str
    moves: tuple[str, ...] = ()  # what tapping it may mean; several: the client asks which
    legal: bool = False  # some of `moves` is open now: lifted; else tapping asks the rules why not
    marks: tuple[str, ...] = ()  # small signs with a text `mark-…`: "drawn", "named-r", …
    key: str = ""  # the same card keeps its key while it stays in its zone, so that motion can follow it


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table. `faces` are those to be drawn, the top of a pile last; `count` how many lie there."""

    id: str  # "hand:0", "stock", "pile": unique in a scene
    kind: Literal["hand", "pile", "row", "rack", "pot"]
    seat: int | None  # whose it is; None: the table's
    faces: tuple[Face, ...]
    count: int
    label: Text
    moves: tuple[str, ...] = ()  # what tapping the zone itself means (draw from the stock, slap the pile)
    legal: bool = False
    slap: bool = False  # tapping it is a reaction: the whole zone is the target


@dataclass(frozen=True, slots=True)
class Button:
    move: str
    kind: Literal["turn", "reaction", "choice"]
    text: Text
    legal: bool = True


@dataclass(frozen=True, slots=True)
class Plate:
    """One seat's line: what everybody may know of it."""

    seat: int
    cards: int | None  # None: hidden
    score: int | None  # None: the game has none
    turn: bool  # it owes a move
    marks: tuple[str, ...] = ()  # "dealer", "uno", "out", "slapped", …: each has a text `mark-…`


@dataclass(frozen=True, slots=True)
class Clock:
    """A deadline everybody may know, in game milliseconds. Never shown for what must come unannounced (a flip)."""

    deadline: int
    text: Text


@dataclass(frozen=True, slots=True)
class Scene:
    zones: tuple[Zone, ...]
    buttons: tuple[Button, ...]
    plates: tuple[Plate, ...]
    prompt: Text
    clock: Clock | None = None
    direction: int = 1  # 1 clockwise, -1 the other way round
