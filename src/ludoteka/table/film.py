"""A finished match, to be looked at step by step: folded from its file, drawn with the frames of a live table. Whoever
brings a foreign file may make it long: it is folded where it delays nobody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from ludoteka.games import UnknownGame, load
from ludoteka.match import BadLog, Entry, Match, Note, Played, Undone, fold, parse_entry, parse_header, replay
from ludoteka.match.names import BOTS, clean_name
from ludoteka.rules.event import EVERYONE, WATCHERS_BIT, Event
from ludoteka.rules.game import Game
from ludoteka.rules.scene import Scene, Zone
from ludoteka.table import eyes as table_eyes
from ludoteka.table.frames import Chair, Ending, Frame, GameClock, News, RaceCard
from ludoteka.table.proof import examine
from ludoteka.table.races import Races

LONGEST_FILE: Final = 2_000_000  # bytes
MOST_ENTRIES: Final = 20_000
MOST_FOLDS: Final = 200_000  # inputs folded in all: an undo folds everything before it again
BACK: Final = "back"
FRAMES: Final = 64  # at most in one answer

Eyes: TypeAlias = "int | Literal['watch', 'open']"  # a seat's, a watcher's, or those of one who sees every hand


class BadFilm(Exception):
    """A file that cannot be shown. `code` has a text `error-…`; `line` is where, 0 for the file as a whole."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line


@dataclass(frozen=True, slots=True)
class Step:
    """One input and what it told, or, as the first of all, the deal. `races`: decided with this input."""

    at: int
    kind: str
    seat: int | None
    news: tuple[News, ...]
    races: tuple[RaceCard, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """All of a film but its frames. `findings`: codes of what does not fit, none if the file is as it says."""

    game: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    commitment: str
    ending: Ending | None
    seed: str
    findings: tuple[str, ...]
    steps: tuple[Step, ...]


class Film:
    """Checked when it is made: raises BadFilm."""

    def __init__(self, text: str) -> None:
        self.saved = _read(text)
        self.findings = _findings(text)
        self.game = load(self.saved.header.game)
        self.inputs = [entry for entry in self.saved.entries if not isinstance(entry, Note)]

    def document(self, eyes: Eyes) -> Document:
        header = self.saved.header
        self._may_look(eyes)
        match = self._dealt()
        steps = [Step(0, "deal", None, (), ())]
        races = Races(self.game)
        for entry, events in self._told(match, self.saved.entries):
            if not isinstance(entry, Note):
                seat = entry.seat if isinstance(entry, Played) else None
                steps.append(Step(entry.at, entry.kind, seat, self.news(events, eyes), ()))
            elif entry.kind == "race":
                steps[-1] = replace(steps[-1], races=(*steps[-1].races, *races.of(entry)))
        ending = table_eyes.ending(match) if match.state.over else None
        return Document(
            game=self.game.id,
            options=dict(header.options),
            chairs=tuple(_chair(seat, name) for seat, name in enumerate(self._names())),
            commitment=header.commitment,
            ending=ending,
            seed=self.saved.end.seed,
            findings=self.findings,
            steps=tuple(steps),
        )

    def frames(self, eyes: Eyes, first: int, count: int) -> list[Frame]:
        """The frames after so many inputs: from number `first` on, at most `count` and FRAMES."""
        self._may_look(eyes)
        match, found = self._dealt(), []
        last = min(first + min(count, FRAMES), len(self.inputs) + 1) - 1
        if first == 0:
            found.append(self.frame(match, 0, [], eyes))
        for no, (_entry, events) in enumerate(self._told(match, self.inputs[:last]), 1):
            if no >= first:
                found.append(self.frame(match, no, events, eyes))
        return found

    def frame(self, match: Match, no: int, events: list[Event], eyes: Eyes) -> Frame:
        clock = GameClock(match.clock, 0.0, running=False)
        whose = eyes if isinstance(eyes, int) else None
        drawn = table_eyes.frame("", match, no, events, whose, clock)
        if eyes == "open":
            return replace(drawn, news=self.news(events, eyes), scene=every_hand(match))
        return drawn

    def news(self, events: list[Event], eyes: Eyes) -> tuple[News, ...]:
        if eyes != "open":
            return table_eyes.news(self.game, events, None if eyes == "watch" else eyes)
        return every_card(self.game, events)

    # --- inside ------------------------------------------------------------------------------------------------------

    def _may_look(self, eyes: Eyes) -> None:
        if isinstance(eyes, int) and not 0 <= eyes < self.saved.header.seats:
            raise BadFilm("no-such-seat")

    def _dealt(self) -> Match:
        return Match(self.game, self.saved.header, self.saved.seed)

    def _told(self, match: Match, entries: Any) -> Iterator[tuple[Entry, list[Event]]]:
        for entry in entries:
            yield entry, match.append(entry)

    def _names(self) -> tuple[str, ...]:
        """One a seat; "" where the file has none."""
        names = self.saved.header.names
        return names if len(names) == self.saved.header.seats else ("",) * self.saved.header.seats


def every_hand(match: Match) -> Scene:
    """A watcher's scene, but every card that some seat sees lies open, and nothing can be played."""
    game, state = match.game, match.state
    table = game.scene(game.view(state, None), [])
    zones = {zone.id: zone for zone in table.zones}
    for seat in range(match.header.seats):
        for zone in game.scene(game.view(state, seat), []).zones:
            if zone.id in zones:
                zones[zone.id] = _opened(zones[zone.id], zone)
            elif zone.kind in ("hand", "rack"):
                zones[zone.id] = zone
    return replace(table, zones=tuple(zones.values()))


def every_card(game: Game, events: list[Event]) -> tuple[News, ...]:
    """What was told, each time by somebody who saw the card."""
    return tuple(one for event in events for one in table_eyes.news(game, [event], _witness(event)))


@lru_cache(maxsize=4)
def film_of(text: str) -> Film:
    """The film of a file. Raises BadFilm."""
    return Film(text)


def sealed(header: bytes, seed: bytes, lines: list[bytes]) -> str:
    """A stored match as its file. Raises BadFilm while it is on: nobody gets its seed, or a hand, before the end."""
    parsed = [parse_entry(text.decode(), line) for line, text in enumerate(lines, 2)]
    match = fold(parse_header(header.decode()), seed, parsed)
    if not match.state.over:
        raise BadFilm("still-on")
    return replay.write(replay.of(match))


# --- inside ----------------------------------------------------------------------------------------------------------


def _read(text: str) -> replay.Replay:
    if len(text.encode()) > LONGEST_FILE:
        raise BadFilm("replay-too-long")
    try:
        saved = replay.read(text)
    except BadLog as bad:
        if "transcript" in [finding.code for finding in examine(text)]:
            raise BadFilm("replay-transcript") from None
        raise BadFilm("replay-unreadable", bad.line) from None
    if len(saved.entries) > MOST_ENTRIES or _folds(saved.entries) > MOST_FOLDS:
        raise BadFilm("replay-too-long")
    try:
        if load(saved.header.game).version != saved.header.version:
            raise BadFilm("replay-version")
    except UnknownGame:
        raise BadFilm("unknown-game") from None
    return saved


def _findings(text: str) -> tuple[str, ...]:
    """What the file says and does not hold. A log that is not legal cannot be shown at all."""
    findings = examine(text)
    if illegal := [finding for finding in findings if finding.code == "illegal"]:
        raise BadFilm("replay-illegal", illegal[0].line)
    return tuple(finding.code for finding in findings)


def _folds(entries: tuple[Entry, ...]) -> int:
    """How many inputs are folded until all of these have happened."""
    counting, done = 0, 0
    for entry in entries:
        if isinstance(entry, Undone):
            counting = max(0, counting - entry.n)
            done += counting
        elif not isinstance(entry, Note):
            counting += 1
            done += 1
    return done


def _chair(seat: int, name: str) -> Chair:
    return Chair(seat, "bot" if name in BOTS else "person", clean_name(name), here=True)


def _witness(event: Event) -> int | None:
    """Somebody who saw this event's card, if anybody did."""
    if event.eyes == EVERYONE or event.eyes >> WATCHERS_BIT & 1:
        return None
    return next((seat for seat in range(WATCHERS_BIT) if event.eyes >> seat & 1), None)


def _opened(known: Zone, seen: Zone) -> Zone:
    """A zone with what other eyes see of it: card by card, or, where they see more of them, theirs."""
    if len(known.faces) == len(seen.faces):
        pairs = zip(known.faces, seen.faces, strict=True)
        return replace(known, faces=tuple(theirs if ours.face == BACK else ours for ours, theirs in pairs))
    return (
        replace(known, faces=seen.faces) if seen.seat is not None and _open_faces(seen) > _open_faces(known) else known
    )


def _open_faces(zone: Zone) -> int:
    return sum(face.face != BACK for face in zone.faces)
