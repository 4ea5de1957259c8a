"""The terminal with a person at it: a real pseudo-terminal, real keys, the real clock."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteka.cli.terminal import _KEY
from ludoteka.match.verify import verify

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")


class Sitting:
    """A command in a pseudo-terminal of 80 by 24."""

    def __init__(self, *args: str) -> None:
        self.near, far = pty.openpty()
        termios.tcsetwinsize(far, (24, 80))
        self.before = termios.tcgetattr(far)
        env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PAGER": "cat"}
        env = {name: value for name, value in env.items() if name not in ("COLUMNS", "LINES")}
        command = [sys.executable, "-m", "ludoteka", *args]
        self.process = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=env, start_new_session=True)
        self.far = far
        self.seen = ""

    def press(self, keys: str) -> None:
        os.write(self.near, keys.encode())

    def until(self, words: str, seconds: float = 20) -> str:
        """Read until these words have been painted since the last time; the painted text."""
        end = time.monotonic() + seconds
        while not re.search(words, self.seen, re.DOTALL):
            ready, _, _ = select.select([self.near], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{words!r} was not painted in {seconds} s; the last was {self.seen[-2000:]!r}"
            self.seen += os.read(self.near, 65536).decode(errors="replace")
        seen, self.seen = self.seen, ""
        return seen

    def left(self) -> int:
        return self.process.wait(20)


@contextmanager
def sitting(*args: str) -> Iterator[Sitting]:
    one = Sitting(*args)
    try:
        yield one
    finally:
        one.process.kill()
        one.process.wait()
        os.close(one.near)
        os.close(one.far)


def test_arrows_are_one_key_each():
    assert _KEY.findall("\x1b[Ca\x1b[D\x1bOA\x1b[1~ \r") == ["\x1b[C", "a", "\x1b[D", "\x1bOA", "\x1b[1~", " ", "\r"]


@pytest.mark.slow
def test_the_space_bar_slaps_and_the_terminal_is_given_back(tmp_path: Path):
    file = tmp_path / "five.ludo"
    with sitting("play", "five", "--seats", "3", "--bots", "random", "--seed", "1", "--save", str(file)) as person:
        person.until("turns over")
        time.sleep(0.3)  # sooner, the hand would answer what lay there before the card
        person.press(" ")
        person.until("Otter slaps")
        person.press("quit\r")
        person.until("You have left the game")
        assert person.left() == 0
        assert termios.tcgetattr(person.far) == person.before
    assert '"move":"slap","seat":0' in file.read_text()


@pytest.mark.slow
def test_a_line_is_typed_mended_and_played():
    with sitting("play", "duel", "--seats", "2", "--seed", "2", "--bots", "easy") as person:
        person.until("Who do you challenge|choose a wine")
        person.press("?\r")
        person.until("A number plays that card")
        person.press("xyz\x7f\x7f\x7fdance\r")
        person.until("“dance” means nothing here")
        person.press("b\r1\r")
        person.until("Otter has chosen")
        person.press("\x04")
        person.until("You have left the game")
        assert person.left() == 0


@pytest.mark.slow
def test_the_rulebook_opens_and_the_game_goes_on():
    with sitting("play", "duel", "--seats", "2", "--seed", "2", "--bots", "easy") as person:
        person.until("Otter")
        person.press("rules\r")
        person.until("beats.*> ")  # the book, and the table again
        person.press("quit\r")
        person.until("You have left the game")


@pytest.mark.slow
def test_a_replay_is_stepped_through(tmp_path: Path):
    file = tmp_path / "duel.ludo"
    subprocess.run(
        [sys.executable, "-m", "ludoteka", "watch", "duel", "--fast", "--seed", "1", "--save", str(file)],
        check=True,
        capture_output=True,
    )
    with sitting("replay", str(file)) as person:
        person.until(r"\D0/\d+ ")
        person.press("\x1b[C\x1b[C")
        person.until(r"\D2/\d+ ")
        person.press("\x1b[D")
        person.until(r"\D1/\d+ ")
        person.press("G")
        person.until(r"\D(\d+)/\1 ")
        person.press("q")
        assert person.left() == 0


@pytest.mark.slow
def test_watching_goes_on_at_a_key():
    with sitting("watch", "duel", "--seats", "2", "--seed", "1") as person:
        person.until("Any key – straight on    q – leave")
        person.press(" ")
        person.until("challenges", 20)
        person.press("q")
        person.until("You have left the game")


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
def test_ended_from_outside_it_saves_and_gives_the_terminal_back_too(how: signal.Signals, tmp_path: Path):
    file = tmp_path / "five.ludo"
    with sitting("play", "five", "--seats", "3", "--bots", "random", "--seed", "1", "--save", str(file)) as person:
        person.until("next card")
        person.process.send_signal(how)
        person.until(r"\x1b\[\?1049l")
        assert person.left() == 128 + how
        assert termios.tcgetattr(person.far) == person.before
    assert verify(file.read_text()) == []


@pytest.mark.slow
def test_the_table_for_a_mouse_is_touched_left_and_gives_the_terminal_back(tmp_path: Path):
    file = tmp_path / "duel.ludo"
    with sitting("play", "duel", "--tui", "--seats", "2", "--seed", "2", "--save", str(file)) as person:
        person.until("Click, or choose")
        person.until("choose a wine|Who do you challenge")
        person.press("\x1b[C\r")
        person.until("Otter has chosen|Choose a wine|choose a wine")
        person.press("\x04")
        person.until("You have left the game")
        assert person.left() == 0
        assert termios.tcgetattr(person.far) == person.before
    assert '"seat":0' in file.read_text()
