"""One match: a header, a log of inputs, and the state that the log folds to. Waits for nothing and nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ludoteka.games import load
from ludoteka.match.log import BadLog, Entry, Excused, Expired, Header, Input, Note, Played, Reopened, Undone
from ludoteka.match.streams import dice_of
from ludoteka.rules.contract import NEVER, Illegal, State
from ludoteka.rules.dice import commitment
from ludoteka.rules.event import EVERYONE, NO_CARD, NOBODY, Event
from ludoteka.rules.game import Game
from ludoteka.rules.options import make, words_of

LEAST_MS: Final = 5_000  # time for a move that is owed again


class BadSeats(ValueError):
    """A number of seats that this game does not have."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(f"{game.id} cannot be played by {seats}; allowed: {game.seats[0]} to {game.seats[-1]} seats")
        self.game = game
        self.seats = seats


@dataclass(frozen=True, slots=True)
class Done:
    """What the latest input was and did, for those who ask whether it may be undone."""

    entry: Input
    events: tuple[Event, ...]
    rolls: int  # how often it asked chance


class Match:
    """Inputs come in through `move`, `expire`, `absent`, `again`, `undo`; each gives the entry to be logged and what
    happened, or raises Illegal and leaves no trace. `at` is raised to the match's clock where something later is
    folded already. Whoever calls keeps the order of time; nothing here knows what time it is.
    """

    def __init__(self, game: Game, header: Header, seed: bytes) -> None:
        if header.game != game.id or header.version != game.version:
            raise BadLog(f"the log is of {header.game} {header.version}, this is {game.id} {game.version}")
        if header.seats not in game.seats:
            raise BadSeats(game, header.seats)
        self.game = game
        self.header = header
        self.seed = seed
        self.options = make(game.options, header.options)
        self.entries: list[Entry] = []
        self.inputs: list[Input] = []  # those that count: without what was undone and the undoing
        self.clock = 0  # the latest `at`; undoing does not turn it back
        self.done: Done | None = None  # the latest input; None at the start and after undoing
        self.state = self._dealt()
        self.deadlines = {int(self.state.deadline): 0}  # when each deadline so far was set
        self.given: dict[int, int] = {}  # by number of inputs: ms that the deadline then set was moved by an undo

    @classmethod
    def new(cls, game: Game, options: Mapping[str, str], seats: int, seed: bytes, names: Sequence[str] = ()) -> Match:
        """A match before its first input. Raises BadOption, BadSeats."""
        words = words_of(make(game.options, options))
        return cls(game, Header(game.id, game.version, words, seats, commitment(seed), tuple(names)), seed)

    # --- inputs ------------------------------------------------------------------------------------------------------

    def move(self, at: int, seat: int, name: str, beat: int = 0) -> tuple[Entry, list[Event]]:
        return self._put(Played(max(at, self.clock), seat, name, beat))

    def expire(self, at: int) -> tuple[Entry, list[Event]]:
        return self._put(Expired(max(at, self.clock)))

    def absent(self, at: int, seats: Iterable[int]) -> tuple[Entry, list[Event]]:
        return self._put(Excused(max(at, self.clock), tuple(sorted(set(seats)))))

    def again(self, at: int) -> tuple[Entry, list[Event]]:
        return self._put(Reopened(max(at, self.clock)))

    def undo(self, n: int = 1, at: int = 0) -> tuple[Entry, list[Event]]:
        """Fold again without the last `n` inputs. Whether that is allowed is asked elsewhere (`undo.py`). Whoever owes
        a move again has as long for it as when the first of those inputs came, and LEAST_MS at least."""
        return self._put(Undone(max(at, self.clock), n))

    def note(self, kind: str, at: int = 0, **data: Any) -> Note:
        """Log what the fold skips."""
        note = Note(kind, max(at, self.clock), data)
        self.entries.append(note)
        return note

    def append(self, entry: Entry) -> list[Event]:
        """An entry out of a log happens as it stands there. Raises Illegal, also if time runs backwards."""
        if isinstance(entry, Note):
            self.entries.append(entry)
            return []
        if entry.at < self.clock:
            raise Illegal("time-runs-forward")
        return self._put(entry)[1]

    # --- inside ------------------------------------------------------------------------------------------------------

    def _dealt(self) -> State:
        return self.game.start(self.options, self.header.seats, dice_of(self.seed, "deal"))

    def _put(self, entry: Input) -> tuple[Entry, list[Event]]:
        if isinstance(entry, Undone):
            events = self._undo(entry.n, entry.at)
        else:
            rolls = self.state.dice.rolls
            events = self._fold(entry)
            self.inputs.append(entry)
            self.done = Done(entry, tuple(events), self.state.dice.rolls - rolls)
        self.clock = max(self.clock, entry.at)
        self.entries.append(entry)
        return entry, events

    def _fold(self, entry: Input) -> list[Event]:
        state = self.state
        events: list[Event] = []
        state.told = events
        try:
            if isinstance(entry, Played):
                state.play(entry.seat, self._number(entry.move), entry.at, entry.beat)
            elif isinstance(entry, Expired):
                state.expire(entry.at)
            elif isinstance(entry, Excused):
                state.excuse(self._mask(entry.seats), entry.at)
            elif isinstance(entry, Reopened):
                state.now = entry.at
                state.again(entry.at)
        finally:
            state.told = None
        self.deadlines.setdefault(int(state.deadline), entry.at)
        return events

    def _undo(self, n: int, at: int) -> list[Event]:
        if not 1 <= n <= len(self.inputs):
            raise Illegal("undo-nothing")
        undone = self.inputs[-n:]
        self.inputs = self.inputs[:-n]
        self.done = None
        self.state = self._dealt()
        self.deadlines = {int(self.state.deadline): 0}
        self.given = {count: ms for count, ms in self.given.items() if count <= len(self.inputs)}
        self._give(0)
        for count, entry in enumerate(self.inputs, 1):
            self._fold(entry)
            self._give(count)
        late = max(at - undone[0].at, at + LEAST_MS - int(self.state.deadline))
        if self.state.deadline != NEVER:
            self.given[len(self.inputs)] = self.given.get(len(self.inputs), 0) + late
            self._move_deadline(late)
        return [Event("undone", NOBODY, NO_CARD, NOBODY, 0, EVERYONE)]

    def _give(self, count: int) -> None:
        """What an earlier undo moved the deadline by that is set after so many inputs."""
        if count in self.given:
            self._move_deadline(self.given[count])

    def _move_deadline(self, ms: int) -> None:
        set_at = self.deadlines[int(self.state.deadline)]
        self.state.deadline += ms
        self.deadlines[int(self.state.deadline)] = set_at + ms

    def _number(self, name: str) -> int:
        found = _numbers(self.game.catalogue).get(name)
        if found is None:
            raise Illegal("unknown")
        return found

    def _mask(self, seats: tuple[int, ...]) -> int:
        if any(not 0 <= seat < self.header.seats for seat in seats):
            raise Illegal("unknown")
        return sum(1 << seat for seat in seats)


def fold(
    header: Header,
    seed: bytes,
    entries: Iterable[Entry],
    game: Game | None = None,
    told: Callable[[Entry, list[Event]], None] = lambda entry, events: None,
) -> Match:
    """The match that this log folds to; `told` hears of every entry and what happened by it. Raises BadLog with the
    entry's line where it is not legal."""
    match = Match(game or load(header.game), header, seed)
    for line, entry in enumerate(entries, 2):
        try:
            told(entry, match.append(entry))
        except Illegal as refused:
            raise BadLog(f"refused: {refused.reason}", line) from None
    return match


@lru_cache(maxsize=32)
def _numbers(catalogue: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(catalogue)}
