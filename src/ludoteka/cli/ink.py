"""How a card is printed in a terminal: a sign, which stands for itself without any colour, and on top of it the colours
of the page's cards. The names of faces are the games'; one that nobody knows here has its words alone."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

COLOURS: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
SYMBOLS: Final = {"skip": "⊘", "rev": "⇄"}
RANKS: Final = "1jqk"
_COLOURED: Final = re.compile(r"([rygb])(\d|\+2|skip|rev)")
_SUITED: Final = re.compile(r"([hdcs])(\d+|[jqk])")
_TILE: Final = re.compile(r"([a-z]+)-(\d)")


class Print(NamedTuple):
    """`ink` is read on a dark and on a light ground, `paper` is a ground of its own; both are styles, "" for none."""

    sign: str = ""
    ink: str = ""
    paper: str = "#241619 on #efe6d6"


PLAIN: Final = Print()
SHAPES: Final = {  # of coloured cards, and of a colour that a button names
    "red": Print("▲", "#d8404a", "#ffffff on #bf2a33"),
    "yellow": Print("✶", "#b58900", "#241619 on #eeb62b"),
    "green": Print("◆", "#2f9a5c", "#ffffff on #2a7a49"),
    "blue": Print("●", "#3f84d0", "#ffffff on #235fa6"),
}
WINES: Final = {
    "red": Print("●", "#d0506a", "#ffe9e4 on #7a1433"),
    "white": Print("◆", "#b08d1e", "#3c3209 on #ecd893"),
    "sparkling": Print("∴", "#2f96a3", "#e9fbf6 on #23646d"),
}
SUITS: Final = {
    "h": Print("♥", "#d8404a", "#bf2a33 on #fffdf7"),
    "d": Print("♦", "#3f84d0", "#235fa6 on #fffdf7"),
    "c": Print("♣", "#2f9a5c", "#2a7a49 on #fffdf7"),
    "s": Print("♠", "", "#241619 on #fffdf7"),
}
TILES: Final = {
    "green": Print("▲", "#2f9a5c", "#ffffff on #2a7a49"),
    "yellow": Print("✶", "#b58900", "#241619 on #eeb62b"),
    "black": Print("■", "", "#ffffff on #3a3035"),
    "brown": Print("▬", "#a8703c", "#ffffff on #7a4a22"),
    "red": Print("◆", "#d8404a", "#ffffff on #bf2a33"),
    "pink": Print("●", "#d0709a", "#241619 on #ee9dbf"),
    "blue": Print("▼", "#3f84d0", "#ffffff on #235fa6"),
}
BLACK: Final = {
    face: Print(sign, "", "#d9ab5f on #2b2226")
    for face, sign in {"joker": "★", "super": "★+4", "hands": "⇆", "blank": "☆"}.items()
}


def printed(face: str, ranks: str = "A J Q K") -> Print:
    """`ranks`: what ace, jack, queen and king have in their corners."""
    if face in WINES or face in BLACK:
        return WINES.get(face) or BLACK[face]
    if found := _COLOURED.fullmatch(face):
        return _with(SHAPES[COLOURS[found[1]]], SYMBOLS.get(found[2], found[2]))
    if found := _SUITED.fullmatch(face):
        letters = dict(zip(RANKS, ranks.split(), strict=False))
        return _with(SUITS[found[1]], letters.get(found[2], found[2]))
    found = _TILE.fullmatch(face)
    return _with(TILES[found[1]], found[2]) if found and found[1] in TILES else PLAIN


def _with(shape: Print, symbol: str) -> Print:
    return shape._replace(sign=f"{shape.sign}{symbol}")
