"""What several commands are given: a game, seats, bots, options, a seed, a language."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ludoteka.cli.trouble import Wrong, listed

if TYPE_CHECKING:
    from ludoteka.rules.game import Game

LONGEST_FILE = 50_000_000  # letters; the longest match of any game stays far below

F = TypeVar("F", bound=Callable[..., Any])


class BadLevel(Wrong):
    def __init__(self, level: str, game: Game) -> None:
        super().__init__("cli-wrong-level", game=game.id, level=level, allowed=listed(list(game.minds)))


def language_option(command: F) -> F:
    return click.option("--lang", metavar="XX", help="Language; by default the terminal's, else English.")(command)


def match_options(command: F) -> F:
    """--seats, --bots, --option, --seed."""
    for option in (
        click.option("--seed", metavar="S", help="The same word deals the same cards. By default another every time."),
        click.option("--option", "chosen", multiple=True, metavar="KEY=VALUE", help="See `ludoteka options GAME`."),
        click.option("--bots", metavar="LEVEL,…", help="Levels, one for all or one each; by default normal."),
        click.option("--seats", type=int, metavar="N", help="How many play; by default what the bots make, or 3."),
    ):
        command = option(command)
    return command


def game_of(id: str) -> Game:
    from ludoteka.games import load

    return load(id)


def language_of(wish: str | None) -> str:
    """The wished language, checked; else the terminal's, if it is one of ours; else English."""
    from ludoteka.text.languages import LANGUAGES, UnknownLanguage

    if wish is not None:
        if wish not in LANGUAGES:
            raise UnknownLanguage(wish)
        return wish
    set_to = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return set_to[:2] if set_to[:2] in LANGUAGES else "en"


def options_of(words: Sequence[str]) -> dict[str, str]:
    """`KEY=VALUE` words as a table; what the game thinks of them is asked later."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not (key and equals):
            raise Wrong("cli-wrong-pair", word=word)
        key = key.replace("-", "_")
        if key in options:
            raise Wrong("cli-wrong-twice", option=key)
        options[key] = value
    return options


def seed_of(word: str | None) -> bytes:
    """32 bytes: out of a word, or a hex seed as it stands, or by lot."""
    if word is None:
        return token_bytes(32)
    if len(word) == 64:
        try:
            return bytes.fromhex(word)
        except ValueError:
            pass
    return sha256(word.encode()).digest()


def levels_of(game: Game, bots: str | None, seats: int | None, people: int = 0) -> tuple[int, dict[int, str]]:
    """How many seats, and the level of each seat behind the people's. Raises a usage error or BadSeats."""
    from ludoteka.match import BadSeats

    levels = (
        [level.strip() for level in bots.split(",")] if bots else ["normal" if "normal" in game.minds else "random"]
    )
    for level in levels:
        if level not in game.minds:
            raise BadLevel(level, game)
    if seats is None:
        seats = len(levels) + people if bots and len(levels) > 1 else max(3, game.seats[0])
    if seats not in game.seats:
        raise BadSeats(game, seats)
    if len(levels) == 1:
        levels *= seats - people
    if len(levels) != seats - people:
        raise Wrong("cli-wrong-bots", bots=len(levels), seats=seats - people)
    return seats, dict(enumerate(levels, people))


def file_text(path: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        with click.open_file(path, encoding="utf-8") as file:
            text = str(file.read(LONGEST_FILE + 1))
    except FileNotFoundError:
        raise Wrong("cli-no-file", file=path) from None
    except OSError:
        raise Wrong("cli-no-read", file=path) from None
    except UnicodeDecodeError:
        raise Wrong("cli-no-text", file=path) from None
    if len(text) > LONGEST_FILE:
        raise Wrong("cli-too-long", file=path)
    return text
