"""What was wrong with a call, in one sentence and in the caller's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ludoteka.text import Speaker


class Wrong(click.UsageError):
    """Wrong usage: a message of the terminal's texts, and its variables."""

    def __init__(self, id: str, **variables: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.variables = variables


def sentence(error: Exception, args: Sequence[str]) -> tuple[str, bool]:
    """What to say of it, and whether the call was wrong; else the mistake is our own."""
    from ludoteka.text import Speaker

    speaker = Speaker(_language(args))
    if wrong := _wrong(error):
        return speaker.say(wrong.id, **wrong.variables), True
    if isinstance(error, click.ClickException):
        return error.format_message(), True
    return _our_mistake(error, speaker), False


def _our_mistake(error: Exception, speaker: Speaker) -> str:
    return speaker.say("cli-our-mistake", problem=f"{type(error).__name__}: {error}")


def _wrong(error: Exception) -> Wrong | None:
    """What the house raises where it was handed wrong words, as a message."""
    from ludoteka.games import ORDER, UnknownGame
    from ludoteka.match import BadLog, BadSeats
    from ludoteka.rules.options import BadOption
    from ludoteka.text.languages import LANGUAGES, UnknownLanguage

    if isinstance(error, Wrong):
        return error
    if isinstance(error, UnknownGame):
        return Wrong("cli-wrong-game", game=error.id, allowed=listed(ORDER))
    if isinstance(error, UnknownLanguage):
        return Wrong("cli-wrong-language", language=error.language, allowed=listed(LANGUAGES))
    if isinstance(error, BadSeats):
        seats = error.game.seats
        return Wrong("cli-wrong-seats", game=error.game.id, seats=error.seats, low=seats[0], high=seats[-1])
    if isinstance(error, BadOption):
        if error.value is None:
            return Wrong("cli-wrong-option", option=error.key, allowed=listed(error.allowed))
        return Wrong("cli-wrong-value", option=error.key, value=error.value, allowed=listed(error.allowed))
    return Wrong("cli-bad-log", problem=str(error)) if isinstance(error, BadLog) else None


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "–"


def _language(args: Sequence[str]) -> str:
    """Of a call that failed, perhaps before its `--lang` was read: what stands there if it is a language, else the
    terminal's."""
    from ludoteka.cli.given import language_of
    from ludoteka.text.languages import LANGUAGES

    words = [word for arg in args for word in arg.split("=", 1)]
    wishes = [wish for flag, wish in zip(words, words[1:], strict=False) if flag == "--lang" and wish in LANGUAGES]
    return language_of(wishes[-1] if wishes else None)
