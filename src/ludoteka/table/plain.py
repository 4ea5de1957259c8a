"""The wire's JSON out of the table's dataclasses, with nothing but the standard library: byte for byte what the server
writes."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from typing import Any, Final

from ludoteka.table import frames
from ludoteka.table.line import Item

TAGS: Final[dict[type[Item], str]] = {
    frames.Welcome: "welcome",
    frames.YourSeat: "seat",
    frames.Lobby: "lobby",
    frames.Frame: "frame",
    frames.RaceCard: "race",
    frames.Ack: "ack",
    frames.Cheer: "cheer",
    frames.Ping: "ping",
    frames.Synced: "synced",
    frames.Elsewhere: "elsewhere",
}
WHOLE: Final = ("lobby", "frame", "race", "ack", "cheer")  # these stand in a field that is called like them


def message(item: Item) -> str:
    tag = TAGS[type(item)]
    said = plain(item)
    return json.dumps(
        {"t": tag, tag: said} if tag in WHOLE else {"t": tag, **said}, ensure_ascii=False, separators=(",", ":")
    )


def plain(value: Any) -> Any:
    """Dataclasses as objects, tuples as lists, all the way down."""
    if isinstance(value, (str, bool, int, float)) or value is None:
        return value
    if isinstance(value, (tuple, list)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    shape: Any = type(value)
    return {name: plain(getattr(value, name)) for name in _names(shape)}


@cache
def _names(shape: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(shape))
