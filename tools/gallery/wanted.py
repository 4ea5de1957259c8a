"""Which pictures: rooms, moments, sizes, light, languages."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from typing import Final

from ludoteka.games import ORDER

SIZES: Final = {"small": (320, 568), "phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SCHEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "de", "ru")
ROOMS: Final = ("home", "gone", "lobby", "replay", "learn", "here", *ORDER)


@dataclass(frozen=True)
class Wanted:
    rooms: tuple[str, ...]
    names: tuple[str, ...]  # of moments; (): all
    sizes: tuple[str, ...]
    schemes: tuple[str, ...]
    languages: tuple[str, ...]
    jobs: int = 1

    @property
    def is_whole(self) -> bool:
        """Everything that there is."""
        found = self.rooms, self.names, self.sizes, self.schemes, self.languages
        return found == (ROOMS, (), tuple(SIZES), SCHEMES, LANGUAGES)


def chosen(argv: list[str]) -> Wanted:
    parser = argparse.ArgumentParser(prog="gallery", description="Every screen as a picture.")

    def some(name: str, known: tuple[str, ...]) -> None:
        parser.add_argument(f"--{name}", default=known, type=lambda text: listed(parser, name, text, known))

    some("rooms", ROOMS)
    some("sizes", tuple(SIZES))
    some("schemes", SCHEMES)
    some("languages", LANGUAGES)
    parser.add_argument("--names", default=(), type=lambda text: tuple(text.split(",")), help="of moments: play,end")
    parser.add_argument(
        "--jobs", default=os.cpu_count() or 1, type=int, help="Processes; by default one for each core."
    )
    return Wanted(**vars(parser.parse_args(argv)))


def listed(parser: argparse.ArgumentParser, name: str, text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    wish = tuple(text.split(","))
    if strange := [one for one in wish if one not in known]:
        parser.error(f"--{name}: {', '.join(strange)} is none of {', '.join(known)}")
    return wish
