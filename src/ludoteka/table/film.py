"""A finished match, to be looked at step by step: folded from its file, drawn with the frames of a live table. Whoever
brings a foreign file may make it long: it is folded where it delays nobody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from ludoteka.games import UnknownGame, load
from ludoteka.match import BadLog, Entry, Match, Note, Played, Undone, fold, parse_entry, parse_header, replay
from ludoteka.match.names import BOTS, clean_name
from ludoteka.match.verify import examine
from ludoteka.rules.event import EVERYONE, WATCHERS_BIT, Event
from ludoteka.rules.game import Game
from ludoteka.rules.scene import Scene, Zone
from ludoteka.table import eyes as table_eyes
from ludoteka.table.frames import Chair, Ending, Frame, GameClock, Hand, News, RaceCard

LONGEST_FILE: Final = 2_000_000  # bytes
MOST_ENTRIES: Final = 20_000
MOST_FOLDS: Final = 200_000  # inputs folded in all: an undo folds everything before it again
BACK: Final = "back"
FRAMES: Final = 64  # at most in one answer

MOST_HANDS: Final = 200  # in one race
LONGEST_MOVE: Final = 40

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


@dataclass(frozen=True, slots=True)
class Evidence:
    """A hand of a race as the log has it, in milliseconds after the reveal."""

    seat: int
    move: str
    beat: int
    t: float
    arrived: float
    rtt: float
    claimed: float | None = None
    clipped: bool = False
    void: bool = False
    handicap: float = 0.0  # what t was given as a head start
    race: int | None = None  # the beat that its race is about, where that is another than the one it answers


EVIDENCE: Final = tuple(field.name for field in fields(Evidence))
NEEDED: Final = 6  # of them: the others have a default


@dataclass(frozen=True, slots=True)
class Race:
    hands: tuple[Evidence, ...]
    photo: tuple[int, ...]


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


def race_of(note: Note) -> Race | None:
    """What a note says of a race; None where it is not one of ours."""
    hands, photo = note.data.get("hands"), note.data.get("photo", [])
    if not (isinstance(hands, list) and len(hands) <= MOST_HANDS and isinstance(photo, list)):
        return None
    found = tuple(_evidence(hand) for hand in hands)
    if None in found or not all(_is_seat(seat) for seat in photo):
        return None
    return Race(tuple(hand for hand in found if hand), tuple(photo))


def _evidence(said: Any) -> Evidence | None:
    if not isinstance(said, dict):
        return None
    known = {name: said[name] for name in EVIDENCE if name in said}
    if EVIDENCE[:NEEDED] != tuple(known)[:NEEDED] or not all(_fits(name, value) for name, value in known.items()):
        return None
    return Evidence(**known)


def _fits(name: str, value: Any) -> bool:
    match name:
        case "seat":
            return _is_seat(value)
        case "move":
            return isinstance(value, str) and len(value) <= LONGEST_MOVE
        case "clipped" | "void":
            return isinstance(value, bool)
        case "beat" | "race":
            return isinstance(value, int) and not isinstance(value, bool)
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return number or (name == "claimed" and value is None)


def _is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < WATCHERS_BIT


class Races:
    """The cards of a match's races, note by note, as its table announced them."""

    def __init__(self, game: Game) -> None:
        self.snatched = {game.catalogue[move] for move in game.snatches}
        self.decided: dict[int, list[Evidence]] = {}
        self.photos: dict[int, list[int]] = {}

    def of(self, note: Note) -> list[RaceCard]:
        race = race_of(note)
        if race is None:
            return []
        taken = [hand for hand in race.hands if not hand.void]
        return [
            self._grown(beat, [hand for hand in taken if about(hand) == beat], race.photo)
            for beat in sorted({about(hand) for hand in taken})
            if len(taken) > 1 or taken[0].move not in self.snatched
        ]

    def _grown(self, beat: int, new: list[Evidence], photo: tuple[int, ...]) -> RaceCard:
        before = self.decided.get(beat, [])
        again = {(hand.seat, hand.move) for hand in before} & {(hand.seat, hand.move) for hand in new}
        if again or all(hand.move in self.snatched for hand in new):
            before, self.photos[beat] = [], []
        hands = self.decided[beat] = before + new
        drawn = self.photos[beat] = [*self.photos.get(beat, []), *photo]
        seats = {hand.seat for hand in hands}
        shown = tuple(_hand(hand, place) for place, hand in enumerate(hands, 1))
        return RaceCard("", beat, shown, tuple(seat for seat in drawn if seat in seats))


def about(hand: Evidence) -> int:
    """The beat that a hand's race is about."""
    return hand.beat if hand.race is None else hand.race


def _hand(hand: Evidence, place: int) -> Hand:
    shown = (hand.seat, hand.move, hand.t, hand.arrived, hand.claimed, hand.rtt, hand.clipped)
    return Hand(*shown, place, hand.handicap)


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
