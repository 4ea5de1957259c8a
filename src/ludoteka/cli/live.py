"""Play at a terminal: on the real clock, with every key as it is pressed."""

from __future__ import annotations

import time

from ludoteka.cli.console import read_in_pager, size
from ludoteka.cli.player import Player
from ludoteka.cli.session import Session
from ludoteka.cli.terminal import Terminal, as_before, whole_screen

TICK = 1.0  # s between two looks at a running clock


def play(player: Player) -> None:
    """Until the match is over and has been looked at, or the person leaves."""
    session = Session(player)
    with whole_screen() as terminal:
        while not session.done:
            if not session.catch_up():
                terminal.draw(session.lines(*size()), f"> {session.typed}")
                _listen(session, terminal)


def _listen(session: Session, terminal: Terminal) -> None:
    for key in terminal.keys(session.wait(TICK)):
        session.press(key)
        if session.reads:
            _read(session, terminal)
        if session.done:
            return


def _read(session: Session, terminal: Terminal) -> None:
    """The rulebook, while the game's clock stands still."""
    from ludoteka.cli.rules import book_of

    before = time.monotonic()
    session.reads = False
    with as_before():
        read_in_pager(terminal.console, book_of(session.match, session.player.language, size()[0]))
    session.watch.lost(time.monotonic() - before)
