"""Which messages a game needs, out of what its GAME lists: the conventions of docs/house.md, once."""

from __future__ import annotations

from typing import Final

from ludoteka.rules.game import Game
from ludoteka.rules.options import values_of
from ludoteka.text.complete import Wanted
from ludoteka.text.speaker import message_id

NOTHING: Final[frozenset[str]] = frozenset()
EVENT: Final = frozenset({"seat", "other", "card", "card-acc", "n"})
UNIT: Final = {"score": NOTHING, "points": frozenset({"n"})}  # shared, unless a game counts something else
HIDDEN: Final = frozenset({"seat", "other", "n"})


def wanted(game: Game) -> Wanted:
    options = values_of(game.options)
    messages: dict[str, frozenset[str] | None] = {"title": NOTHING, "tagline": NOTHING}
    for kind, names in (("face", game.faces), ("mark", game.marks)):
        messages |= {message_id(kind, name): NOTHING for name in names}
    reasons = [message_id("reason", name) for name in game.reasons]
    endings = [message_id("ending", name) for name in game.endings]
    messages |= dict.fromkeys([*reasons, *endings], NOTHING)
    messages |= {message_id("event", what): EVENT for what in game.events}
    for key, values in options.items():
        messages[message_id("option", key)] = NOTHING
        messages |= {message_id("option", f"{key}--{value}"): NOTHING for value in values}
    messages |= dict.fromkeys(game.prompts)
    return Wanted(
        messages,
        {f"{message_id('event', what)}-hidden": HIDDEN for what in game.events} | UNIT,
        frozenset([*reasons, *endings]),
        options,
    )
