"""The games, by id. Loaded lazily: `load("uno")` imports that folder and no other."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteka.rules.game import Game

ORDER: Final = ("uno", "vinegret", "tricoda", "harvest", "chant", "duel", "five", "four")


class UnknownGame(KeyError):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id

    def __str__(self) -> str:
        return f"there is no game {self.id!r}; allowed: {', '.join(ORDER)}"


def load(id: str) -> Game:
    """The game with this id. Raises UnknownGame."""
    if id not in ORDER:
        raise UnknownGame(id)
    game: Game = import_module(f"ludoteka.games.{id}").GAME
    return game
