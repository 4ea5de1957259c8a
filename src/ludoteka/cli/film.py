"""A saved match, to be looked at entry by entry."""

from __future__ import annotations

from rich.text import Text

from ludoteka.cli.console import console, printable
from ludoteka.cli.ending import print_ending
from ludoteka.cli.eyes import Eyes
from ludoteka.cli.screen import Screen
from ludoteka.cli.trouble import Wrong
from ludoteka.games import load
from ludoteka.match import Match, Note, notation, replay
from ludoteka.match.log import BadLog, Entry, Excused, Header, Played
from ludoteka.rules.contract import Illegal
from ludoteka.text import Speaker

PRINTED = 24  # lines of a table that is printed


class Film:
    """Folded once for its words; a screen folds up to where it looks."""

    def __init__(self, text: str, seat: int | None, language: str) -> None:
        self.replay = read(text)
        self.game = load(self.replay.header.game)
        self.length = len(self.replay.entries)
        seats = self.replay.header.seats
        if seat is not None and seat > seats:
            raise Wrong("cli-wrong-seat", seat=seat, last=seats)
        self.seat = None if seat is None else seat - 1
        called = names_of(self.replay.header, language)
        self.speaker = Speaker(language, self.game.id, called.__getitem__, ("shared", "cli", "page"))
        self.news = self._all_news()

    def _seconds(self, ms: int) -> str:
        return self.speaker.say("cli-seconds", n=f"{ms / 1000:.2f}")

    @property
    def said(self) -> list[tuple[str, ...]]:
        """A line an entry: its number and time, what it was, what it told."""
        lines: list[tuple[str, ...]] = []
        for number, (entry, news) in enumerate(zip(self.replay.entries, self.news), 1):
            lines.append((f"{number:>4}", self._seconds(entry.at).rjust(10), *(news[:1] or [self._named(entry)])))
            lines += [(" " * 4, " " * 10, line) for line in news[1:]]
        return lines

    def screen(self, at: int, width: int, height: int, whole: bool = True) -> list[Text]:
        """The table after so many entries."""
        match = self.match(at)
        screen = Screen(Eyes(match, self.seat, self.speaker), width, height)
        screen.title = f"{at}/{self.length}  {self._seconds(match.clock)}"
        screen.log = [line for news in self.news[:at] for line in news]
        if at and not self.news[at - 1]:
            screen.notice = self._named(self.replay.entries[at - 1])
        return screen.lines(screen.eyes.scene(), match.clock, whole=whole)

    def print_at(self, at: int) -> None:
        out = console()
        for line in self.screen(at, out.width, PRINTED):
            out.print(line)

    def print_end(self) -> None:
        print_ending(self.match(self.length), self.speaker)

    def match(self, at: int) -> Match:
        return self.replay.match(at, self.game)

    def _all_news(self) -> list[list[str]]:
        match = self.match(0)
        eyes = Eyes(match, self.seat, self.speaker)
        news = []
        for line, entry in enumerate(self.replay.entries, 2):
            try:
                news.append(eyes.news(match.append(entry)))
            except Illegal as refused:
                raise BadLog(f"refused: {refused.reason}", line) from None
        return news

    def _named(self, entry: Entry) -> str:
        """An entry that told nothing; a move by its notation."""
        name, say = self.speaker.name, self.speaker.say
        if isinstance(entry, Played):
            return f"{name(entry.seat)}: {entry.move}"
        if isinstance(entry, Excused):
            return say("cli-entry-absent", names=", ".join(map(name, entry.seats)) or "–")
        if isinstance(entry, Note) and entry.kind == "pause":
            return say("cli-entry-running" if entry.data["running"] else "cli-entry-stopped")
        if isinstance(entry, Note) and entry.kind == "chair":
            seat, level = entry.data.get("seat"), entry.data.get("level")
            if isinstance(seat, int) and seat in range(self.replay.header.seats) and level in self.game.minds:
                return f"{name(seat)}: {self.speaker.of('level', str(level))}"
        return say(f"cli-entry-{entry.kind}")


def read(text: str) -> replay.Replay:
    """A .ludo file, or a transcript."""
    return replay.read(text) if text.startswith("{") else replay.of(notation.replay(text))


def names_of(header: Header, language: str) -> list[str]:
    """What everybody is called; a letter where the file has no names. Raises BadLog."""
    names = [printable(name) for name in header.names] or list(map(notation.letter, range(header.seats)))
    if len(names) != header.seats:
        raise BadLog(f"{len(names)} names for {header.seats} seats", 1)
    return list(map(Speaker(language).called, names))
