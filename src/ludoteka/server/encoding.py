"""What a table says, as the bytes of the wire. What is said to many is encoded once, and so is what a game draws once:
a zone or a plate that has not changed since the move before, or looks the same to everybody, is the same object."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Raw, Struct

from ludoteka.rules.scene import Button, Clock, Text
from ludoteka.server.protocol import (
    Answered,
    Cheered,
    Elsewhere,
    Out,
    Ping,
    Synced,
    TheLobby,
    TheRace,
    Welcome,
    YourSeat,
)
from ludoteka.table import frames

ENCODE: Final = msgspec.json.Encoder()
KEPT: Final = 2048  # parts in each of two generations


class Parts:
    """The JSON of objects that come again. What is not asked for any more is forgotten after a while."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.young: dict[int, tuple[object, Raw]] = {}  # holds the object too: so long its id is no other's
        self.old: dict[int, tuple[object, Raw]] = {}

    def of(self, parts: Iterable[object]) -> list[Raw]:
        young = self.young
        try:
            return [young[id(part)][1] for part in parts]
        except KeyError:  # of one part at least nothing was said lately
            return [self._one(part) for part in parts]

    def _one(self, part: object) -> Raw:
        key = id(part)
        known = self.young.get(key)
        if known is None:
            known = self.old.get(key) or (part, Raw(ENCODE.encode(part)))
            if len(self.young) >= self.most:
                self.old, self.young = self.young, {}
            self.young[key] = known
        return known[1]


class _Scene(Struct):
    """rules.scene.Scene, with the parts of it that come again encoded already."""

    zones: list[Raw]
    buttons: tuple[Button, ...]
    plates: list[Raw]
    prompt: Text
    clock: Clock | None
    direction: int


class _Frame(Struct):
    match: str
    no: int
    news: tuple[frames.News, ...]
    scene: _Scene
    beat: int
    clock: frames.GameClock
    show_at: float | None
    ending: frames.Ending | None
    past: tuple[frames.Told, ...]
    deadline_from: int | None


class _TheFrame(Struct, tag_field="t", tag="frame"):
    frame: _Frame


PARTS: Final = Parts()


def _framed(frame: frames.Frame) -> _TheFrame:
    """As protocol.TheFrame is encoded, byte for byte."""
    of, scene = PARTS.of, frame.scene
    drawn = _Scene(
        of(scene.zones),
        scene.buttons,
        of(scene.plates),
        scene.prompt,
        scene.clock,
        scene.direction,
    )
    return _TheFrame(
        _Frame(
            frame.match,
            frame.no,
            frame.news,
            drawn,
            frame.beat,
            frame.clock,
            frame.show_at,
            frame.ending,
            frame.past,
            frame.deadline_from,
        )
    )


def _wrapped(item: object) -> Out:
    """The wire's form of what a table says, but a frame."""
    match item:
        case frames.Ping(nonce):
            return Ping(nonce)
        case frames.Synced(nonce, server_at):
            return Synced(nonce, server_at)
        case frames.Ack():
            return Answered(item)
        case frames.Lobby():
            return TheLobby(item)
        case frames.RaceCard():
            return TheRace(item)
        case frames.Cheer():
            return Cheered(item)
        case frames.YourSeat(seat):
            return YourSeat(seat)
        case frames.Welcome(seat, name, server_at):
            return Welcome(seat, name, server_at)
        case frames.Elsewhere():
            return Elsewhere()
    raise TypeError(f"a table does not say {type(item).__name__}")


def encoded(item: object) -> bytes:
    return ENCODE.encode(_framed(item) if isinstance(item, frames.Frame) else _wrapped(item))


class Latest:
    """What is said to many is encoded once."""

    def __init__(self) -> None:
        self.item: object = None
        self.text = b""

    def encoded(self, item: object) -> bytes:
        if item is not self.item:
            self.item, self.text = item, encoded(item)
        return self.text


LATEST: Final = Latest()
