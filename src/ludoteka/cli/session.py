"""One person's game on the real clock: what is due happens, what is pressed counts, a screen is drawn of it. The plain
terminal and the table for a mouse are two ways to show it."""

from __future__ import annotations

import time

from rich.text import Text

from ludoteka.cli.player import Player
from ludoteka.cli.screen import Screen
from ludoteka.cli.terminal import BACKSPACE, END

NOTICE = 4_000  # ms that a notice stays, at least
LONGEST = 40  # letters of a line that is typed
SPACE = "␣"


class Watch:
    """Game time by the real clock; it stands still while the person reads."""

    def __init__(self, at: int = 0) -> None:
        self.began = time.monotonic() - at / 1000

    def now(self) -> int:
        return int((time.monotonic() - self.began) * 1000)

    def lost(self, seconds: float) -> None:
        self.began += seconds


class Session:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.match = player.eyes.match
        self.watch = Watch(self.match.clock)
        self.screen = Screen(player.eyes)
        self.typed = ""
        self.said = 0  # when the latest notice was given
        self.done = False
        self.reads = False  # the person wants the rulebook

    def catch_up(self) -> bool:
        """One thing that is due. Whoever shows this waits no longer than `wait`, so that a press that came in before
        is read before."""
        if self.player.is_over or self.player.company.next() > self.watch.now():
            return False
        if self.player.step() and self.watch.now() > self.said + NOTICE:
            self.player.notice = ""
        return True

    def wait(self, most: float) -> float:
        """Seconds until something is due by itself, at most so many."""
        if self.player.is_over:
            return most
        return min(most, (self.player.company.next() - self.watch.now()) / 1000)

    def lines(self, width: int, height: int) -> list[Text]:
        player, screen = self.player, self.screen
        screen.width, screen.height = width, height
        screen.log, screen.notice, screen.hands = player.log, player.notice or player.hint, player.company.hands
        words = map(player.eyes.choice, player.choices)
        screen.choices = list(zip(player.eyes.keys_of(player.choices), words, strict=True))
        if player.choices:
            screen.notice = player.eyes.speaker.say("cli-which")
        screen.title, screen.coach, screen.is_timed = player.title, player.coach, player.is_timed
        if player.is_over:
            screen.notice = player.eyes.speaker.say("cli-go-on")
        if player.is_race:
            screen.key_of = {player.first_reaction(): SPACE}
        return screen.lines(player.eyes.scene(), self.watch.now())

    def press(self, key: str) -> None:
        if self.player.is_over or key == END:
            self.done = self.player.is_over and key in "\r\nq" or key == END
        elif (self.player.is_race or self.player.choices) and not self.typed and self._at_once(key):
            pass
        elif key in "\r\n":
            line, self.typed = self.typed, ""
            if line or self.player.enter_goes_on:
                self.act(line)
        elif key == BACKSPACE or key == "\b":
            self.typed = self.typed[:-1]
        elif key == "\x15":  # Ctrl-U
            self.typed = ""
        elif key == "?" and not self.typed:
            self.act(key)
        elif key.isprintable():
            self.typed = (self.typed + key)[:LONGEST]

    def act(self, line: str) -> None:
        """A whole line, or the key of what was touched."""
        outcome = self.player.act(line, self.watch.now())
        self.said = self.watch.now()
        self.done = outcome == "quit"
        self.reads = outcome == "rules"

    def _at_once(self, key: str) -> bool:
        """In a race, and where a card asks which, a key counts as it comes down: the space bar is the first
        reaction."""
        if key == " ":
            key = self.player.first_reaction()
        if self.player.choices and key.isdigit() and len(self.player.choices) < 10:
            self.act(key)
            return True
        actions = self.player.eyes.actions(self.player.eyes.scene())
        if self.player.is_race and key and (key == "?" or any(action.key == key for action in actions)):
            self.act(key)
            return True
        return False
