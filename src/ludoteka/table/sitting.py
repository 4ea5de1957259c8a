"""One match and the people round it: moves come in from visitors and minds, frames go out to every pair of eyes, and
whoever is away, asks to take back, or has not yet seen the deal is minded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from ludoteka.bots.mind import Answer
from ludoteka.match import Entry, Match
from ludoteka.rules.event import Event
from ludoteka.table.absence import Absence
from ludoteka.table.bots import Bots
from ludoteka.table.chairs import Chairs, Refusal
from ludoteka.table.clock import Clock
from ludoteka.table.delayed import Delayed
from ludoteka.table.entries import made_since, wished
from ludoteka.table.eyes import Eyes, Telling, drawn, heard, tellings
from ludoteka.table.frames import Frame, Paused, RaceCard, Settings
from ludoteka.table.line import Line
from ludoteka.table.minds import Question
from ludoteka.table.play import Play
from ludoteka.table.post import Post
from ludoteka.table.presence import Presence, Visitor
from ludoteka.table.race import Press, slack
from ludoteka.table.sync import ROUND_BURST
from ludoteka.table.undo import UndoQuestion

PAINT_MS: Final = 10_000  # the first deadline waits at most so long for the last page to paint the deal


class Mailbox(Protocol):
    """The task that runs a table's steps, one after the other."""

    def post(self, step: Callable[[], None]) -> None: ...

    def ask(self, question: Question, answered: Callable[[Answer | None | Exception], None]) -> None: ...

    def disconnect(self, line: Line) -> None: ...


class Sitting:
    """What is shared with the table: its chairs, who is present, the post, the mailbox."""

    def __init__(
        self,
        id: str,
        match: Match,
        header: bytes,
        settings: Settings,
        chairs: Chairs,
        presence: Presence,
        post: Post,
        mailbox: Mailbox,
        clock: Clock,
    ) -> None:
        self.id = id
        self.match = match
        self.settings = settings
        self.chairs = chairs
        self.presence = presence
        self.letters = post
        self.mailbox = mailbox
        self.clock = clock
        self.play = Play(id, match, settings.mode, clock, self)
        self.bots = Bots(self.play, header, self)
        self.absence = Absence(chairs, presence, self.play, self.bots)
        self.undo = UndoQuestion(self.play)
        self.painting_since: float | None = None  # when somebody was there to paint the table
        self.revealing = False
        self.parted = False
        late = settings.onlookers == "delayed" and not match.state.over
        self.delayed = Delayed(id, match, clock.now()) if late else None
        self.saw: set[str] = set()  # guests who have seen hands that are no longer theirs to play

    # --- beginning and ending ----------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Show the first frame; game time begins once everybody who is there has painted it."""
        self.play.stops.add("unpainted")
        if not self.absence.anyone():
            self.play.stops.add("nobody")
        for visitor in self.presence:
            visitor.framed, visitor.painted = None, False
        for seat, ms in self.handicaps().items():
            self.play.note_chair(seat=seat, handicap=int(ms))
        self.frame([], None)

    def take_up(self, told: Iterable[tuple[Entry, list[Event]]], crashed: bool) -> None:
        """After a restart: frozen until somebody is there and has painted it, and paused if it was. `told`: the log,
        and what came of each entry; `crashed`: the clock was running when it all stopped."""
        self.play.past.refill(told)
        self.play.stops |= {"nobody", "unpainted"}
        if wished(self.match.entries):
            self.play.stops.add("wish")
        if crashed and not self.match.state.over:
            self.play.again()

    def part(self) -> None:
        """Before the table is put away: an open race is decided, the clock stands still."""
        self.play.decide()
        self.play.stop("nobody")
        self.parted = True

    def stop(self) -> None:
        """No timer rings any more."""
        self.play.silence()
        self.bots.forget()

    def paused(self) -> Paused:
        """A wish is told first: it is what somebody can lift."""
        if self.match.state.over:
            return ""
        stops = self.play.stops
        return "wish" if "wish" in stops else "nobody" if "nobody" in stops else ""

    # --- what people do ----------------------------------------------------------------------------------------------

    def move(
        self,
        visitor: Visitor,
        seat: int,
        name: str,
        beat: int,
        arrived: float,
        tapped_at: float | None,
        painted_at: float | None,
        again: int | None,
        done: Callable[[str], None],
    ) -> None:
        """`done` is called with "" or a reason: at once, or behind an open race. Raises Refusal as well."""
        if again is not None and made_since(self.match.entries, again, seat, name):
            done("")
            return
        if self.play.stops & {"wish", "nobody"}:
            raise Refusal("paused")
        number = self.play.number(name)
        sync, now = visitor.sync, self.clock.now()
        rtt = sync.rtt_min(now)
        if self.play.races_now(number):
            late = sync.late(beat, now)
            self.play.press(Press(seat, number, name, beat, arrived, tapped_at, painted_at, rtt, sync.coarse, late))
            self.undo.withdraw()
            done("")
        else:
            if self.play.hold is None:
                self.play.since = arrived
            self.play.later(lambda: self._move(seat, name, beat, arrived - rtt / 2, done))

    def _move(self, seat: int, name: str, beat: int, at: float, done: Callable[[str], None]) -> None:
        try:
            if self.undo.by is not None:
                self._wrong(seat, name, beat)
                self.undo.withdraw()
            self.play.move(seat, name, beat, at)
        except Refusal as refusal:
            done(refusal.reason)
        else:
            done("")

    def _wrong(self, seat: int, name: str, beat: int) -> None:
        reason = self.match.state.wrong(seat, self.play.number(name), beat)
        if reason:
            raise Refusal(reason)

    def ask_undo(self, seat: int) -> None:
        if self.settings.undo == "off":
            raise Refusal("no-undo")
        if self.play.stops & {"wish", "nobody"}:
            raise Refusal("paused")
        self.undo.ask(seat)

    def pause(self, paused: bool) -> None:
        """A pause waits for an open race."""
        self.play.later(lambda: self.play.stop("wish") if paused else self.play.go("wish"))

    # --- after every step --------------------------------------------------------------------------------------------

    def settle(self) -> float | None:
        """Bring everything in line with what has happened. Answers when to look again if nothing does."""
        if self.delayed is not None and not self.parted:
            self._show_delayed(self.delayed)
        if self.match.state.over or self.parted:
            return None
        again = [self.absence.settle(), None if self.delayed is None else self.delayed.due()]
        if self.undo.by is not None:
            here = {seat for seat, guest in self.absence.persons() if self.presence.here(guest)}
            if self.undo.settle(here):
                self.bots.forget()
        if self.undo.by is not None:
            again.append(self.undo.until)
        again.append(self._begin())
        self._watch_reveals()
        return min((at for at in again if at is not None), default=None)

    def _show_delayed(self, delayed: Delayed) -> None:
        """To onlookers what is old enough for them by now."""
        onlookers = [visitor for visitor in self.presence if self.eyes(visitor.guest) is None]
        for item in delayed.advance(self.clock.now(), self.play.time.shown()):
            self.letters.to_all(onlookers, item)
        if delayed.open and not self.match.state.over:
            self.saw.update(visitor.guest for visitor in onlookers)

    def _watch_reveals(self) -> None:
        """Before a reaction round lines are measured anew."""
        reveal = bool(self.match.state.reveal)
        for visitor in self.presence:
            visitor.pinger.racing = reveal
            if reveal and not self.revealing:
                visitor.pinger.burst(ROUND_BURST)
        self.revealing = reveal

    def sent(self) -> None:
        """What this step had to say has gone out: ping behind each reveal, set the alarm, ask the minds."""
        for beat, show_at in self.play.showing.ahead:
            for visitor in self._seated():
                visitor.pinger.card(beat, show_at)
        self.play.showing.sent()
        now = self.clock.now()
        for visitor in self.presence:
            if visitor.framed is None:
                visitor.framed = now
                visitor.pinger.burst(1)
        self.play.arm()
        self.bots.wake()

    def _begin(self) -> float | None:
        """The first deadline starts when all have painted, or after ten seconds."""
        if "unpainted" not in self.play.stops or not self.absence.anyone():
            return None
        if self.painting_since is None:
            self.painting_since = self.clock.now()
        unpainted = [guest for _seat, guest in self.absence.persons() if not self._painted(guest)]
        if not unpainted or self.clock.now() >= self.painting_since + PAINT_MS:
            self.play.go("unpainted")
            return None
        return self.painting_since + PAINT_MS

    def _painted(self, guest: str) -> bool:
        """Nobody waits for those who are not there."""
        visitor = self.presence.guests.get(guest)
        return visitor is None or visitor.painted

    # --- what the match needs of its table (Stage) -------------------------------------------------------------------

    def post(self, step: Callable[[], None]) -> None:
        self.mailbox.post(step)

    def frame(self, events: Sequence[Event], show_at: float | None) -> None:
        eyes = [(visitor, self.eyes(visitor.guest)) for visitor in self._present()]
        told = tellings(self.match.game, events)
        self.letters.frames(eyes, lambda pair: self.draw(pair, told, show_at))

    def announce(self, card: RaceCard) -> None:
        self.letters.to_all(self._present(), card)

    def slacks(self) -> list[float]:
        now = self.clock.now()
        return [slack(visitor.sync.rtt_min(now), self.settings.mode) for visitor in self._seated()]

    def handicaps(self) -> dict[int, float]:
        if self.settings.mode != "relaxed":
            return {}
        places = self.chairs.places[: self.match.header.seats]
        return {seat: float(one.handicap) for seat, one in enumerate(places) if one.handicap and not one.stand_in}

    def one_ways(self) -> list[float]:
        now = self.clock.now()
        return [visitor.sync.rtt_p95(now) / 2 for visitor in self.presence]

    def rise(self, seat: int) -> tuple[float, float] | None:
        return next((one.sync.rise() for one in self._seated() if self.eyes(one.guest) == seat), None)

    def is_person(self, seat: int) -> bool:
        return seat not in self.levels()

    def raised(self) -> None:
        self.absence.raised()

    def draw(self, eyes: Eyes, told: Sequence[Telling] = (), show_at: float | None = None) -> Frame:
        return drawn(self.id, self.match, self.play.no, heard(told, eyes), eyes, self.play.time.shown(), show_at)

    def eyes(self, guest: str) -> Eyes:
        seat = self.chairs.seat_of(guest)
        return seat if seat is not None and seat < self.match.header.seats else None

    def show_whole(self, visitor: Visitor) -> None:
        """To one who has nothing yet, or sees with other eyes now. Not before the others see it."""
        show_at = self.play.showing.no_sooner(None)
        eyes = self.eyes(visitor.guest)
        if eyes is None and self.delayed is not None:
            self.letters.to(visitor, self.delayed.whole(self.play.time.shown()))
            return
        whole = replace(self.draw(eyes, (), show_at), past=self.play.past.told(eyes))
        self.letters.to(visitor, whole)

    # --- what the minds need of their table (Asker) ------------------------------------------------------------------

    def levels(self) -> dict[int, str]:
        places = self.chairs.places[: self.match.header.seats]
        return {
            seat: one.level if one.kind == "bot" else self.stand_in_level()
            for seat, one in enumerate(places)
            if one.kind == "bot" or one.stand_in
        }

    def stand_in_level(self) -> str:
        """Of a bot that plays for somebody: in sealed choices it draws lots (DUE-19), else it plays sensibly."""
        level = "random" if self.match.game.kind == "together" else "normal"
        return level if level in self.match.game.minds else next(iter(self.match.game.minds))

    def ask(self, question: Question, answered: Callable[[Answer | None | Exception], None]) -> None:
        self.mailbox.ask(question, answered)

    def round_trips(self) -> list[float]:
        now = self.clock.now()
        return [visitor.sync.rtt_min(now) for visitor in self._seated()]

    def _present(self) -> list[Visitor]:
        """Everybody who is shown the present."""
        return list(self.presence) if self.delayed is None else self._seated()

    def _seated(self) -> list[Visitor]:
        return [visitor for visitor in self.presence if self.eyes(visitor.guest) is not None]
