"""Ludoteka: eight card and tabletop games, played exactly by their rule documents.

    import ludoteka

    ludoteka.GAMES                                    the games
    ludoteka.Deal("uno", seats=3, seed=7)             one game: look, play, let minds play on
    ludoteka.simulate("duel", 1000, bots="normal")    many games, counted
    ludoteka.tournament("uno", ["easy", "hard"])      minds against minds, rated

Everything is loaded when it is first asked for: importing the package costs nothing.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_HOMES = {
    "GAMES": ("ludoteka.games", "ORDER"),
    "Deal": ("ludoteka.lab.deal", "Deal"),
    "simulate": ("ludoteka.lab.library", "simulate"),
    "tournament": ("ludoteka.lab.library", "tournament"),
    "Simulation": ("ludoteka.lab.library", "Simulation"),
    "Comparison": ("ludoteka.lab.library", "Comparison"),
    "Illegal": ("ludoteka.rules.contract", "Illegal"),
}
__all__ = ["__version__", *_HOMES]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, home = _HOMES[name]
    found = globals()[name] = getattr(import_module(module), home)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
