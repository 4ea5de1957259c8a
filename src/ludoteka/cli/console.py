"""Where things are printed: 80 columns where nobody says how wide, no colours where nobody sees them."""

from __future__ import annotations

import os
import shutil
import sys

from rich.console import Console, RenderableType


def console(stderr: bool = False) -> Console:
    file = sys.stderr if stderr else sys.stdout
    if file.isatty():
        return Console(stderr=stderr, highlight=False)
    return Console(stderr=stderr, highlight=False, width=int(os.environ.get("COLUMNS") or 80), color_system=None)


def read_in_pager(out: Console, page: RenderableType) -> None:
    """A long text, by the pager of the system; with its colours where that can show them."""
    pager = os.environ.get("PAGER") or "less"
    os.environ.setdefault("LESS", "-R")
    with out.pager(styles="less" in pager, links=False):
        out.print(page)


def printable(text: str) -> str:
    """Text out of a file that anybody may have written: nothing in it moves the cursor."""
    return "".join(letter if letter.isprintable() else "·" for letter in text)


def size() -> tuple[int, int]:
    """Columns and lines of the terminal."""
    columns, lines = shutil.get_terminal_size((80, 24))
    return max(40, columns), max(16, lines)
