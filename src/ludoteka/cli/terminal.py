"""The terminal itself: the whole screen, keys as they are pressed, or lines from a pipe."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ludoteka.cli.console import console, size

if TYPE_CHECKING:
    from rich.text import Text

BACKSPACE, END = "\x7f", "\x04"
_KEY = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)


def is_live() -> bool:
    """Whether somebody sits there: keys can be read one by one, and the screen be drawn anew."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return False
    try:
        import termios  # noqa: F401  (not on every system)
    except ImportError:
        return False
    return True


class Terminal:
    """Draws screens one over the other, and reads keys without waiting for a line."""

    def __init__(self) -> None:
        self.console = console()

    def draw(self, lines: list[Text], last: str) -> None:
        """A whole screen; below it a last line, with the cursor at its end."""
        width, height = size()
        self.console.width = width
        shown = lines[: height - 1]
        with self.console.capture() as capture:
            for line in shown:
                self.console.print(line, no_wrap=True, crop=True, overflow="crop")
        painted = "\x1b[K\n".join(capture.get().split("\n")[:-1])
        sys.stdout.write(f"\x1b[H{painted}\x1b[K\n\x1b[J{last}")
        sys.stdout.flush()

    def keys(self, wait: float) -> list[str]:
        """What was pressed within so many seconds, an arrow as one key; END if the input is closed."""
        ready, _, _ = select.select([sys.stdin], [], [], max(0.0, wait))
        if not ready:
            return []
        return _KEY.findall(os.read(sys.stdin.fileno(), 1024).decode(errors="replace")) or [END]


def _leave(number: int, _frame: object) -> None:
    """Ended from outside: what was entered is left on the way out."""
    sys.exit(128 + number)


@contextmanager
def whole_screen() -> Iterator[Terminal]:
    """The terminal for ourselves, given back as it was, whatever happens."""
    import termios
    import tty

    before = termios.tcgetattr(sys.stdin)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _leave)
    sys.stdout.write("\x1b[?1049h\x1b[H\x1b[2J")  # a screen of our own
    tty.setcbreak(sys.stdin)
    try:
        yield Terminal()
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
        sys.stdout.write("\x1b[?1049l")
        sys.stdout.flush()


@contextmanager
def as_before() -> Iterator[None]:
    """Within `whole_screen`: lend the terminal to another program, a pager."""
    import termios
    import tty

    sys.stdout.write("\x1b[?1049l")
    sys.stdout.flush()
    now = termios.tcgetattr(sys.stdin)
    now[3] |= termios.ICANON | termios.ECHO
    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, now)
    try:
        yield
    finally:
        tty.setcbreak(sys.stdin)
        sys.stdout.write("\x1b[?1049h\x1b[H\x1b[2J")
