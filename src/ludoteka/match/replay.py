"""A saved match in one file, `.ludo`: its header, its entries and the end that shows the seed, a JSON line each."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.match.log import BadLog, End, Entry, Header, dump, parse, parse_header
from ludoteka.match.match import Match, fold
from ludoteka.rules.game import Game


@dataclass(frozen=True, slots=True)
class Replay:
    header: Header
    entries: tuple[Entry, ...]
    end: End

    @property
    def seed(self) -> bytes:
        return bytes.fromhex(self.end.seed)

    def match(self, inputs: int | None = None, game: Game | None = None) -> Match:
        """The match after its first entries, or after all. Raises BadLog where an entry is not legal."""
        return fold(self.header, self.seed, self.entries[:inputs], game)


def of(match: Match) -> Replay:
    """What is saved of a match. Only of one that is over, or broken off: it opens the seed."""
    state = match.state
    if not state.over:
        return Replay(match.header, tuple(match.entries), End(match.seed.hex()))
    end = End(match.seed.hex(), state.why(), tuple(state.places()), tuple(state.scores()))
    return Replay(match.header, tuple(match.entries), end)


def write(replay: Replay) -> str:
    return "".join(dump(line) + "\n" for line in (replay.header, *replay.entries, replay.end))


def read(text: str) -> Replay:
    """Raises BadLog, which names the line. What the lines say is not checked here: `verify.py` does."""
    lines = text.split("\n")  # not splitlines(): a name may hold what that takes for a line end
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadLog("the file is empty")
    header = parse_header(lines[0])
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        found = parse(line, number)
        if isinstance(found, Header):
            raise BadLog("a second header", number)
        if isinstance(found, End):
            if number < len(lines):
                raise BadLog("lines after the end", number + 1)
            return Replay(header, tuple(entries), found)
        entries.append(found)
    raise BadLog("the end with the seed is missing", len(lines))
