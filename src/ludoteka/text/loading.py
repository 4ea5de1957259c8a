"""Where texts lie, and bundles of them by language with English behind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

HERE: Final = Path(__file__).parent
GAMES: Final = HERE.parent / "games"


def room(name: str) -> Path:
    """The folder of texts that belong to no game: `shared`, `page`, `cli`, `learn`."""
    return HERE / name


def game_room(game: str) -> Path:
    return GAMES / game / "text"


def rulebook_room(game: str) -> Path:
    return GAMES / game / "rulebook"


def lesson_room(game: str) -> Path:
    return GAMES / game / "lesson"


def transcript_of(game: str, name: str) -> Path:
    return GAMES / game / "transcripts" / f"{name}.txt"


def bundles(language: str, folders: Sequence[Path]) -> list[FluentBundle]:
    """What speaks this language out of these folders, the wished one first, then English. An earlier folder wins."""
    wished = dict.fromkeys((language, "en"))
    return [_bundle(one, tuple(folders)) for one in wished]


def bundle_of(language: str, *sources: str) -> FluentBundle:
    """A bundle of Fluent source text. No isolation marks round variables: they show up as boxes in terminals."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


@lru_cache(maxsize=64)
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    files = [folder / f"{language}.ftl" for folder in folders]
    return bundle_of(language, *(file.read_text("utf-8") for file in files if file.exists()))
