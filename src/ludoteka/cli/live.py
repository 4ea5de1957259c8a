"""Play at a terminal: on the real clock, with every key as it is pressed."""

from __future__ import annotations

import time

from ludoteka.cli.console import read_in_pager, size
from ludoteka.cli.player import Player
from ludoteka.cli.screen import Screen
from ludoteka.cli.terminal import BACKSPACE, END, Terminal, as_before, whole_screen

TICK = 1.0  # s between two looks at a running clock
NOTICE = 4_000  # ms that a notice stays, at least
SPACE = "␣"


class Watch:
    """Game time by the real clock; it stands still while the person reads."""

    def __init__(self) -> None:
        self.began = time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() - self.began) * 1000)

    def lost(self, seconds: float) -> None:
        self.began += seconds


def play(player: Player) -> None:
    """Until the match is over and has been looked at, or the person leaves."""
    with whole_screen() as terminal:
        Session(player, terminal).run()


class Session:
    def __init__(self, player: Player, terminal: Terminal) -> None:
        self.player = player
        self.match = player.eyes.match
        self.terminal = terminal
        self.watch = Watch()
        self.screen = Screen(player.eyes)
        self.typed = ""
        self.said = 0  # when the latest notice was given
        self.done = False

    def run(self) -> None:
        while not self.done:
            if not self._catch_up():
                self._draw()
                self._listen()

    def _catch_up(self) -> bool:
        """One thing that is due. A press that came in before is read before: `_listen` waits no longer than until
        then."""
        if self.match.state.over or self.player.company.next() > self.watch.now():
            return False
        if self.player.step() and self.watch.now() > self.said + NOTICE:
            self.player.notice = ""
        return True

    def _draw(self) -> None:
        player, screen = self.player, self.screen
        screen.width, screen.height = size()
        screen.log, screen.notice, screen.hands = player.log, player.notice, player.company.hands
        if self.match.state.over:
            screen.notice = player.eyes.speaker.say("cli-go-on")
        if player.is_race:
            screen.key_of = {player.first_reaction(): SPACE}
        self.terminal.draw(screen.lines(player.eyes.scene(), self.watch.now()), f"> {self.typed}")

    def _listen(self) -> None:
        wait = TICK
        if not self.match.state.over:
            wait = min(TICK, (self.player.company.next() - self.watch.now()) / 1000)
        for key in self.terminal.keys(wait):
            self._press(key)
            if self.done:
                return

    def _press(self, key: str) -> None:
        if self.match.state.over or key == END:
            self.done = self.match.state.over and key in "\r\nq" or key == END
        elif self.player.is_race and not self.typed and self._at_once(key):
            pass
        elif key in "\r\n":
            line, self.typed = self.typed, ""
            self._act(line)
        elif key == BACKSPACE or key == "\b":
            self.typed = self.typed[:-1]
        elif key == "\x15":  # Ctrl-U
            self.typed = ""
        elif key.isprintable():
            self.typed = (self.typed + key)[:40]

    def _at_once(self, key: str) -> bool:
        """In a race a key counts as it comes down: the space bar is the first reaction."""
        if key == " ":
            key = self.player.first_reaction()
        actions = self.player.eyes.actions(self.player.eyes.scene())
        if key and (key == "?" or self.player.choices or any(action.key == key for action in actions)):
            self._act(key)
            return True
        return False

    def _act(self, line: str) -> None:
        outcome = self.player.act(line, self.watch.now())
        self.said = self.watch.now()
        if outcome == "quit":
            self.done = True
        elif outcome == "rules":
            self._read()

    def _read(self) -> None:
        """The rulebook, while the game's clock stands still."""
        from ludoteka.cli.rules import typeset
        from ludoteka.text import blocks

        before = time.monotonic()
        book = blocks(self.match.game.id, self.player.language, self.match.header.options)
        with as_before():
            page = typeset(book, self.screen.width, self.match.game.id, self.player.language)
            read_in_pager(self.terminal.console, page)
        self.watch.lost(time.monotonic() - before)
