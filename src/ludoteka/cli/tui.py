"""A table in the terminal for mouse and keys: the same screen, and what lies on it can be touched. Rests on Textual."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ludoteka.cli.player import Player
from ludoteka.cli.rules import book_of
from ludoteka.cli.session import Session
from ludoteka.cli.terminal import BACKSPACE, END

TICK: Final = 0.05  # s between two looks at what is due
REDRAW: Final = 0.5  # s between two screens while nothing happens but the clock
KEYS: Final = {"enter": "\r", "backspace": BACKSPACE, "ctrl+d": END, "ctrl+c": END, "ctrl+u": "\x15", "space": " "}
STEP: Final = {"left": -1, "up": -1, "shift+tab": -1, "right": 1, "down": 1, "tab": 1}


def play(player: Player) -> None:
    """Until the match is over and has been looked at, or the person leaves."""
    TableApp(Session(player)).run()


class Book(ModalScreen[None]):
    """The rulebook, over the table."""

    CSS = "Book { align: center middle; } VerticalScroll { width: 82; max-width: 100%; padding: 1 2; border: round; }"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.opened = time.monotonic()

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(book_of(self.session.match, self.session.player.language, 74))

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "q", "enter"):
            event.stop()
            self.session.watch.lost(time.monotonic() - self.opened)
            self.dismiss()


class TableApp(App[None]):
    """`chosen` is the key of what the arrows stand on; "" for nothing."""

    CSS = "Screen { overflow: hidden; } Static { width: 100%; height: 100%; }"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.title = session.player.eyes.speaker.say("title")
        self.chosen = ""
        self.drawn = 0.0
        self.theme = "ansi-dark" if "ansi-dark" in self.available_themes else "textual-ansi"  # the terminal's own
        self.board = Static()

    def compose(self) -> ComposeResult:
        yield self.board

    def on_mount(self) -> None:
        self.set_interval(TICK, self.tick)
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    # --- what comes in ------------------------------------------------------------------------------------------------

    def tick(self) -> None:
        if not self.screen_stack or isinstance(self.screen, Book):  # none: the terminal is being given back
            return
        happened = False
        while self.session.catch_up():
            happened = True
        if happened or time.monotonic() > self.drawn + REDRAW:
            self.draw()

    def on_key(self, event: events.Key) -> None:
        event.prevent_default()
        key = KEYS.get(event.key) or (event.character or "")
        if event.key in STEP:
            self.choose(STEP[event.key])
        elif event.key == "escape":
            self.chosen = ""
        elif key == "\r" and self.chosen and not self.session.typed:
            self.touch(self.chosen)
        elif key:
            self.session.press(key)
        self.after()

    def on_click(self, event: events.Click) -> None:
        if isinstance(self.screen, Book):
            return
        key = event.style.meta.get("key", "")
        if key:
            self.touch(key)
        elif self.session.player.is_over:
            self.session.done = True
        self.after()

    def choose(self, step: int) -> None:
        """On to the next that may be done, round and round; what is not open is passed over."""
        session = self.session
        if session.player.choices:
            keys = session.player.eyes.keys_of(session.player.choices)
        else:
            actions = session.player.eyes.actions(session.player.eyes.scene())
            keys = [action.key for action in actions if action.legal]
        if keys:
            at = keys.index(self.chosen) + step if self.chosen in keys else min(0, step)
            self.chosen = keys[at % len(keys)]

    def touch(self, key: str) -> None:
        if not self.session.player.is_over:
            self.chosen = ""
            self.session.act(key)
        else:
            self.session.done = True

    # --- what is shown ------------------------------------------------------------------------------------------------

    def after(self) -> None:
        if self.session.done:
            self.exit()
        elif self.session.reads:
            self.session.reads = False
            self.push_screen(Book(self.session))
        else:
            self.draw()

    def draw(self) -> None:
        self.drawn = time.monotonic()
        width, height = self.size
        lines = [marked(line, self.chosen) for line in self.session.lines(width, height)][: height - 1]
        lines += [Text()] * (height - 1 - len(lines))
        hint = Text(self.session.player.eyes.speaker.say("cli-tui-keys"), "dim")
        last = Text(f"> {self.session.typed}") if self.session.typed else Text("> ") + hint
        self.board.update(Text("\n", no_wrap=True).join([*lines, last]))


def marked(line: Text, key: str) -> Text:
    """With what this key does turned round."""
    line = line.copy()
    for span in list(line.spans) if key else []:
        if not isinstance(span.style, str) and span.style.meta.get("key") == key:
            line.stylize("reverse", span.start, span.end)
    return line
