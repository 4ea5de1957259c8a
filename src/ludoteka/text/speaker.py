"""Texts of scenes, news, reasons and options, in one language, with names for seats and words for cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from ludoteka.text.loading import bundles, game_room, room

_DROPPED: Final = re.compile("[^a-z0-9-]")


class Said(Protocol):
    """What a scene says: a message id and its variables."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, str | int]: ...


class Told(Protocol):
    """What happened, as one reader may have it. `hidden`: there is a card that this reader does not see."""

    @property
    def what(self) -> str: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def other(self) -> int | None: ...

    @property
    def card(self) -> str | None: ...

    @property
    def n(self) -> int: ...

    @property
    def hidden(self) -> bool: ...


def message_id(kind: str, name: str) -> str:
    """`message_id("face", "r+2")` is `face-rplus2`."""
    slug = name.lower().replace("+", "plus").replace(":", "-").replace("_", "-")
    return f"{kind}-{_DROPPED.sub('', slug)}"


class Speaker:
    """Says messages of one game (or of none) in one language, English where that is silent. A message that nobody has
    is said as its id: a missing text shall be seen."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        name: Callable[[int], str] = str,
        rooms: Sequence[str] = ("shared", "cli"),
        folders: Sequence[Path] = (),
    ) -> None:
        own = [game_room(game)] if game else []
        self.language = language
        self.name = name
        self.bundles = bundles(language, [*folders, *own, *map(room, rooms)])

    def say(self, what: Said | str, **variables: str | int) -> str:
        """A scene's text, or a message by its id. A variable that starts with `seat`, or `other`, holds a seat number,
        one that starts with `card` a face."""
        if isinstance(what, str):
            return self._format(what, self._words(variables))
        return self._format(what.id, self._words({**what.args, **variables}))

    def event(
        self, what: str, seat: int | None = None, other: int | None = None, card: str | None = None, n: int = 1,
        *, hidden: bool = False,
    ) -> str:  # fmt: skip
        """A log line. `hidden`: there is a card that this reader does not see."""
        variables: dict[str, str | int] = {"n": n}
        if seat is not None:
            variables["seat"] = seat
        if other is not None:
            variables["other"] = other
        if card is not None and not hidden:
            variables["card"] = card
        id = message_id("event", what)
        if hidden and self.has(f"{id}-hidden"):
            id += "-hidden"
        return self._format(id, self._words(variables))

    def news(self, told: Told) -> str:
        return self.event(told.what, told.seat, told.other, told.card, told.n, hidden=told.hidden)

    def of(self, kind: str, name: str) -> str:
        """A message by kind and name: `of("reason", "must-match")`, `of("face", "r+2")`."""
        return self._format(message_id(kind, name), {})

    def anchor(self, kind: str, name: str) -> str | None:
        """Where the rulebook speaks of a reason or an ending."""
        return self._attribute(message_id(kind, name), "anchor")

    def letter(self, face: str) -> str:
        """What stands in a card's corner: where its words begin alike, a language names the letter."""
        id = message_id("face", face)
        return self._attribute(id, "letter") or self._format(id, {})[0].upper()

    def option(self, key: str, value: str | None = None) -> str:
        """An option in words, or one value of it."""
        return self.of("option", key if value is None else f"{key}--{value}")

    def called(self, name: str) -> str:
        """A name out of a match's header or of a chair: a bot's is a message id, everybody else's stays as it is."""
        return self.say(name) if name.startswith("bot-") and self.has(name) else name

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self.bundles)

    # --- inside ------------------------------------------------------------------------------------------------------

    def _words(self, variables: Mapping[str, str | int]) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for key, value in variables.items():
            if key.startswith(("seat", "other")) and isinstance(value, int):
                words[key] = self.name(value)
            elif key.startswith("card") and isinstance(value, str):
                id = message_id("face", value)
                words[key] = self._format(id, {})
                words[f"{key}-acc"] = self._attribute(id, "acc") or words[key]
            elif isinstance(value, int):
                words[key] = fluent_number(value, useGrouping=False)  # browsers group Slovene thousands otherwise
            else:
                words[key] = value
        return words

    def _format(self, id: str, variables: Mapping[str, Any]) -> str:
        for bundle in self.bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value):
                return _filled(bundle, pattern, variables)
        return id

    def _attribute(self, id: str, name: str) -> str | None:
        for bundle in self.bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).attributes.get(name)
                return _filled(bundle, pattern, {}) if pattern else None
        return None


def _filled(bundle: FluentBundle, pattern: Any, variables: Mapping[str, Any]) -> str:
    said, _errors = bundle.format_pattern(pattern, dict(variables))  # a variable left out shows as {$name}
    return str(said)
