"""A table without its mailbox: chairs, options, who is there, and the match that is on. Every method is one step of the
table's task; one that raises Refusal has changed nothing. What is to be sent waits in `post`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, get_args, get_type_hints

from ludoteka.match import BadLog, End, Entry, Match, Note, dump, fold, parse_entry, parse_header
from ludoteka.match.names import clean_words
from ludoteka.rules.event import Event
from ludoteka.rules.game import Game
from ludoteka.rules.options import BadOption, make, words_of
from ludoteka.table.absence import TAKEOVER_MS
from ludoteka.table.chairs import Chairs, Refusal
from ludoteka.table.clock import Clock
from ludoteka.table.codes import SIGNS
from ludoteka.table.frames import Cheer, Lobby, Settings, Welcome, YourSeat
from ludoteka.table.line import Line
from ludoteka.table.post import Post
from ludoteka.table.presence import Presence, Visitor
from ludoteka.table.record import ChairRecord, Guest, Phase, StoredMatch, TableRecord
from ludoteka.table.sitting import Mailbox, Sitting

SEED_BYTES: Final = 32
HANDICAPS: Final = range(0, 401, 50)  # ms
SETTINGS: Final[Mapping[str, tuple[Any, ...]]] = {
    key: get_args(words) for key, words in get_type_hints(Settings).items()
}


def fresh_seed() -> bytes:
    """Secret, and committed to before the deal."""
    return secrets.token_bytes(SEED_BYTES)


class Room:
    def __init__(
        self,
        code: str,
        game: Game,
        options: Mapping[str, str],
        settings: Settings,
        host: str,
        clock: Clock,
        mailbox: Mailbox,
        chairs: Iterable[ChairRecord] = (),
    ) -> None:
        self.code = code
        self.game = game
        self.options = words_of(make(game.options, options))
        self.settings = settings
        self.maker = host
        self.clock = clock
        self.since = clock.now()  # who has not come yet is away from here on: after a restart all have time to return
        self.mailbox = mailbox
        self.chairs = Chairs(game, chairs)
        self.presence = Presence(clock, mailbox.disconnect)
        self.post = Post()
        self.phase: Phase = "lobby"
        self.sitting: Sitting | None = None
        self.opening: StoredMatch | None = None  # dealt in this step: to be journalled first of all

    # --- what is kept, and what is shown -----------------------------------------------------------------------------

    def record(self) -> TableRecord:
        return TableRecord(
            code=self.code,
            game=self.game.id,
            options=dict(self.options),
            settings=self.settings,
            host=self.maker,
            phase=self.phase,
            match=self.sitting.id if self.sitting else "",
            chairs=self.chairs.records(),
            saw=tuple(sorted(self.sitting.saw)) if self.sitting and self.phase == "playing" else (),
        )

    def lobby(self) -> Lobby:
        sitting, playing = self.sitting, self.phase == "playing"
        undo = sitting.undo if sitting and playing else None
        count = sitting.match.header.seats if sitting and playing else len(self.chairs.places)
        return Lobby(
            code=self.code,
            game=self.game.id,
            phase=self.phase,
            options=dict(self.options),
            settings=self.settings,
            chairs=self.chairs.shown(self.host(), self.presence.here, count),
            seats=(self.game.seats[0], self.game.seats[-1]),
            watchers=self.presence.watchers(self._seated()),
            match=sitting.id if sitting else "",
            commitment=sitting.match.header.commitment if sitting else "",
            paused=sitting.paused() if sitting and playing else "",
            undo_by=undo.by if undo else None,
            undo_agreed=tuple(sorted(undo.agreed)) if undo else (),
            undo_refused=undo is not None and undo.stands(),
        )

    def log(self) -> bytes | None:
        """The latest match, once it is over, with its seed."""
        if self.sitting is None or not self.sitting.match.state.over:
            return None
        match = self.sitting.match
        state = match.state
        end = End(match.seed.hex(), state.why(), tuple(state.places()), tuple(state.scores()))
        return "".join(dump(line) + "\n" for line in (match.header, *match.entries, end)).encode()

    def host(self) -> str:
        """Who decides now: the maker; while he is away the first seated person who is here (he has it back when he
        returns); with nobody here nobody."""
        if self.presence.here(self.maker):
            return self.maker
        return next((guest for _seat, guest in self.chairs.persons() if self.presence.here(guest)), "")

    # --- who comes and goes ------------------------------------------------------------------------------------------

    def connect(self, line: Line, guest: Guest) -> bool:
        visitor = self.presence.open(line, guest.id, guest.name, self._seated())
        if visitor is None:
            line.close("too-many")
            return False
        seat = self.chairs.seat_of(guest.id)
        if seat is not None:
            self.chairs.move_over(seat, guest)  # the name may be new
        visitor.seat = seat
        self.post.greet(visitor, Welcome(seat, guest.name, self.clock.now()))
        if self.sitting is not None:
            self.sitting.show_whole(visitor)
        return True

    def disconnect(self, line: Line) -> None:
        self.presence.close(line)

    def claim(self, seat: int, guest: Guest) -> None:
        """The server has seen the PIN of the one who sits here (case 43)."""
        place = self.chairs.at(seat)
        if place.kind != "person":
            raise Refusal("seat-free")
        if self.has_seen(guest.id):
            raise Refusal("has-seen")
        other = self.chairs.seat_of(guest.id)
        if other == seat:
            return
        if other is not None:
            if self.phase == "playing":
                raise Refusal("seat-taken")
            self.chairs.places[other].clear()
        older = self.presence.guests.get(place.guest)
        if older is not None:
            self.presence.dismiss(older)
        if self.maker == place.guest:
            self.maker = guest.id
        self.chairs.move_over(seat, guest)

    def has_seen(self, guest: str) -> bool:
        """Whether hands of the match that is on were shown to this guest, who looked on."""
        return self.phase == "playing" and self.sitting is not None and guest in self.sitting.saw

    # --- before and after a match ------------------------------------------------------------------------------------

    def sit(self, visitor: Visitor, seat: int | None) -> None:
        self._not_playing()
        self.chairs.sit(Guest(visitor.guest, visitor.name), self.chairs.free() if seat is None else seat)

    def stand(self, visitor: Visitor) -> None:
        """In the middle of a match a bot has the seat from then on."""
        self._leave(self._seat(visitor))

    def seat_bot(self, visitor: Visitor, seat: int | None, level: str) -> None:
        self._hosts(visitor)
        self._not_playing()
        self.chairs.seat_bot(self.chairs.free() if seat is None else seat, level)

    def unseat(self, visitor: Visitor, seat: int) -> None:
        """A bot, or a person who has been away for as long as it takes until a bot plays for him: a line that broke for
        a moment costs nobody his seat."""
        self._hosts(visitor)
        place = self.chairs.at(seat)
        if place.kind == "free":
            raise Refusal("seat-free")
        if place.kind == "bot":
            self._not_playing()
        elif self.presence.here(place.guest) or self.presence.away_ms(place.guest, self.since) < TAKEOVER_MS:
            raise Refusal("still-here")
        self._leave(seat)

    def _leave(self, seat: int) -> None:
        if self.phase != "playing" or self.sitting is None:
            self.chairs.places[seat].clear()
            return
        self.chairs.give_up(seat, self.sitting.stand_in_level())
        self.sitting.play.note_chair(seat=seat, left=True)

    def set_option(self, visitor: Visitor, key: str, value: str) -> None:
        self._hosts(visitor)
        self._not_playing()
        try:
            self.options = words_of(make(self.game.options, {**self.options, key: value}))
        except BadOption:
            raise Refusal("no-such-option") from None

    def set_setting(self, visitor: Visitor, key: str, value: str) -> None:
        self._hosts(visitor)
        self._not_playing()
        if value not in SETTINGS.get(key, ()):
            raise Refusal("no-such-setting")
        changed: Mapping[str, Any] = {key: value}
        self.settings = replace(self.settings, **changed)
        if self.settings.mode != "relaxed":
            self.chairs.level()

    def handicap(self, visitor: Visitor, seat: int, ms: int) -> None:
        """On a relaxed table this person's hand counts as so much earlier in races."""
        self._hosts(visitor)
        self._not_playing()
        place = self.chairs.at(seat)
        if self.settings.mode != "relaxed" or ms not in HANDICAPS:
            raise Refusal("no-such-setting")
        if place.kind != "person":
            raise Refusal("seat-free")
        place.handicap = ms

    def ready(self, visitor: Visitor, ready: bool) -> None:
        seat = self._seat(visitor)
        self._not_playing()
        self.chairs.places[seat].ready = ready

    def start(self, visitor: Visitor) -> None:
        """Deal; after a match, again with the same seats."""
        self._hosts(visitor)
        self.deal()

    def deal(self) -> None:
        self._not_playing()
        if self.chairs.taken() not in self.game.seats:
            raise Refusal("too-few")
        self.chairs.close_ranks()
        seats, seed = self.chairs.taken(), fresh_seed()
        names = [place.name for place in self.chairs.places[:seats]]
        match = Match.new(self.game, self.options, seats, seed, names)
        header = dump(match.header).encode()
        self.opening = StoredMatch(secrets.token_hex(8), header, seed)
        self.phase = "playing"
        if self.sitting is not None:
            self.sitting.stop()
        self.sitting = self._sitting(self.opening.id, match, header)
        self.sitting.deal()

    def take_up(self, record: TableRecord, stored: StoredMatch | None) -> None:
        """As it was kept. Raises BadLog."""
        self.phase = record.phase
        if record.match and (stored is None or stored.id != record.match):
            raise BadLog("the record names a match that was not kept")
        if stored is None:
            return
        header = parse_header(stored.header.decode())
        entries = [parse_entry(text.decode(), line) for line, text in enumerate(stored.lines, 2)]
        told: list[tuple[Entry, list[Event]]] = []
        match = fold(header, stored.seed, entries, self.game, lambda *what: told.append(what))
        clocks = [entry.data["running"] for entry in entries if isinstance(entry, Note) and entry.kind == "pause"]
        self.sitting = self._sitting(stored.id, match, stored.header)
        self.sitting.saw.update(record.saw)
        self.sitting.take_up(told, crashed=clocks[-1:] == [True])

    def _sitting(self, id: str, match: Match, header: bytes) -> Sitting:
        return Sitting(
            id, match, header, self.settings, self.chairs, self.presence, self.post, self.mailbox, self.clock
        )

    # --- during a match ----------------------------------------------------------------------------------------------

    def move(
        self,
        visitor: Visitor,
        move: str,
        beat: int,
        arrived: float,
        tapped_at: float | None,
        painted_at: float | None,
        again: int | None,
        done: Callable[[str], None],
    ) -> None:
        """Answers by `done`, at once or behind an open race."""
        seat, sitting = self._seat(visitor), self._playing()
        sitting.move(visitor, seat, move, beat, arrived, tapped_at, painted_at, again, done)

    def ask_undo(self, visitor: Visitor) -> None:
        seat, sitting = self._seat(visitor), self._playing()
        sitting.ask_undo(seat)

    def consent(self, visitor: Visitor, yes: bool) -> None:
        seat, sitting = self._seat(visitor), self._playing()
        sitting.undo.consent(seat, yes)

    def pause(self, visitor: Visitor, paused: bool) -> None:
        self._seat(visitor)
        self._playing().pause(paused)

    def say(self, visitor: Visitor, text: str) -> None:
        """In one's own words, where the host lets those who play do so: onlookers may have seen too much."""
        seat, words = self._seat(visitor), clean_words(text)
        if self.settings.talk != "words":
            raise Refusal("no-talk")
        if not words:
            raise Refusal("nothing-said")
        if not visitor.may_cheer():
            raise Refusal("too-fast")
        self.post.to_all(self.presence, Cheer(seat, "", words))

    def cheer(self, visitor: Visitor, sign: str) -> None:
        if sign not in SIGNS:
            raise Refusal("no-such-sign")
        if not visitor.may_cheer():
            raise Refusal("too-fast")
        self.post.to_all(self.presence, Cheer(self.chairs.seat_of(visitor.guest), sign))

    # --- after every step --------------------------------------------------------------------------------------------

    def settle(self) -> float | None:
        """Answers when to look again if nothing happens."""
        again = self.sitting.settle() if self.sitting is not None and self.phase == "playing" else None
        if self.sitting is not None and self.phase == "playing" and self.sitting.match.state.over:
            self.phase = "over"
        for visitor in self.presence:
            seat = self.chairs.seat_of(visitor.guest)
            if seat != visitor.seat:
                self._tell_seat(visitor, seat)
        return again

    def _tell_seat(self, visitor: Visitor, seat: int | None) -> None:
        visitor.seat = seat
        self.post.greet(visitor, YourSeat(seat))
        if self.sitting is not None and self.opening is None:
            self.sitting.show_whole(visitor)

    # --- who may -----------------------------------------------------------------------------------------------------

    def _seated(self) -> set[str]:
        return {guest for _seat, guest in self.chairs.persons()}

    def _seat(self, visitor: Visitor) -> int:
        seat = self.chairs.seat_of(visitor.guest)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def _hosts(self, visitor: Visitor) -> None:
        if self.host() != visitor.guest:
            raise Refusal("not-host")

    def _not_playing(self) -> None:
        if self.phase == "playing":
            raise Refusal("not-in-lobby")

    def _playing(self) -> Sitting:
        if self.sitting is None or self.phase != "playing":
            raise Refusal("no-match")
        return self.sitting
