"""What a step of a table wants sent: kept back until all that it rests on is durable."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludoteka.table.eyes import Eyes
from ludoteka.table.frames import Frame, Lobby, Welcome, YourSeat
from ludoteka.table.line import Item
from ludoteka.table.presence import Visitor


class Post:
    """First who you are (`greet`), then the lobby if it has changed, then all else in the order in which it was
    written. Frames are drawn at once, of the match as it is then, one for every pair of eyes that is there."""

    def __init__(self) -> None:
        self.greetings: list[tuple[Visitor, Welcome | YourSeat]] = []
        self.letters: list[tuple[Visitor, Item]] = []
        self.lobby: Lobby | None = None  # as it was sent last

    def greet(self, visitor: Visitor, item: Welcome | YourSeat) -> None:
        self.greetings.append((visitor, item))

    def to(self, visitor: Visitor, item: Item) -> None:
        self.letters.append((visitor, item))

    def to_all(self, visitors: Iterable[Visitor], item: Item) -> None:
        self.letters.extend((visitor, item) for visitor in visitors)

    def frames(self, visitors: Iterable[tuple[Visitor, Eyes]], draw: Callable[[Eyes], Frame]) -> None:
        drawn: dict[Eyes, Frame] = {}
        for visitor, eyes in visitors:
            if eyes not in drawn:
                drawn[eyes] = draw(eyes)
            self.letters.append((visitor, drawn[eyes]))

    def send(self, visitors: Iterable[Visitor], lobby: Lobby) -> None:
        """To everybody who is still there."""
        if lobby != self.lobby:
            self.lobby = lobby
        greetings, self.greetings = self.greetings, []
        letters, self.letters = self.letters, []
        present = list(visitors)
        for visitor, greeting in greetings:
            if visitor in present:
                visitor.line.send(greeting)
        assert self.lobby is not None
        for visitor in present:
            if visitor.lobby is not self.lobby:
                visitor.lobby = self.lobby
                visitor.line.send(self.lobby)
        for visitor, item in letters:
            if visitor in present:
                visitor.line.send(item)
