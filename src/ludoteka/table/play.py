"""One match in real time: moves as they come, races collected and decided, deadlines rung, the clock stopped and
started. Every method is one step of the table's task; what it wants logged and sent is held back by the stage until it
is durable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Any, Literal, Protocol, TypeAlias

from ludoteka.match import Entry, Match, Note, Played
from ludoteka.rules.contract import Illegal
from ludoteka.rules.event import Event
from ludoteka.table.alarm import PACE, GameTime, Ring, lead, ring
from ludoteka.table.chairs import Refusal
from ludoteka.table.clock import Clock, Timer
from ludoteka.table.collect import Hold, evidence, race_dice
from ludoteka.table.entries import line, shows
from ludoteka.table.flags import Flags
from ludoteka.table.frames import RaceCard
from ludoteka.table.meter import METER
from ludoteka.table.past import Past
from ludoteka.table.race import (
    Mode,
    PaintQuota,
    Press,
    Timed,
    answers,
    in_order,
    overtaken,
    timed,
    with_credit,
    with_handicap,
)
from ludoteka.table.races import Races
from ludoteka.table.showing import Showing

Stop: TypeAlias = Literal["unpainted", "wish", "nobody", "undo"]  # why game time stands still


class Stage(Protocol):
    """What a match in play needs of its table."""

    def post(self, step: Callable[[], None]) -> None:
        """Do this as a step of the table's task."""

    def frame(self, events: Sequence[Event], show_at: float | None) -> None:
        """Everybody is to have a frame of the match as it is at this moment."""

    def announce(self, card: RaceCard) -> None:
        """Everybody is to have this, after the frames before it."""

    def slacks(self) -> list[float]:
        """U of everybody who may press."""

    def handicaps(self) -> dict[int, float]:
        """By seat, of the persons who play now: how much earlier their hands count, where it is more than 0."""

    def one_ways(self) -> list[float]:
        """How far everybody is, as the 95th percentile of one way."""

    def rise(self, seat: int) -> tuple[float, float] | None:
        """The round trips of this seat's line, if they rise when hands count."""

    def is_person(self, seat: int) -> bool:
        """Whether a person plays this seat now."""

    def raised(self) -> None:
        """There is a new beat to react to, and no reaction made it."""


class Play:
    def __init__(self, id: str, match: Match, mode: Mode, clock: Clock, stage: Stage) -> None:
        self.id = id
        self.match = match
        self.mode = mode
        self.clock = clock
        self.stage = stage
        self.lines: list[bytes] = [line(entry) for entry in match.entries]
        self.no = sum(map(shows, match.entries))  # of the latest frame
        at = max((entry.at for entry in match.entries), default=0)
        self.past = Past(match.game, self.id)
        self.time = GameTime(PACE[mode], at, clock.now())
        self.stops: set[Stop] = set()
        self.beat = int(match.state.beat)
        self.showing = Showing(self.beat, clock)
        self.since: float | None = None  # what is told next was set off then: a move arrived, a hold ended
        self.hold: Hold | None = None
        self.waiting: list[Callable[[], None]] = []  # behind the hold
        self.quotas = [PaintQuota() for _ in range(match.header.seats)]
        self.flags = [Flags() for _ in range(match.header.seats)]
        self.cards = Races(match.game, self.id)
        self.moved = [-1] * match.header.seats  # the beat on which each seat moved last
        self.begun: dict[int, tuple[int, int]] = {}  # a beat that a reaction began: which move, and of which race
        self.alarm: Timer | None = None
        self.races: dict[int, int] = {}  # decided so far, by beat: a later draw of one beat is another draw
        for entry in match.entries:
            if isinstance(entry, Note) and entry.kind == "race":
                self._count_race(entry.data["beat"])
                self.cards.of(entry)
            elif isinstance(entry, Played):
                self.moved[entry.seat] = entry.beat

    # --- moves -------------------------------------------------------------------------------------------------------

    def races_now(self, move: int) -> bool:
        """Whether this move is put in order with others before the rules get it."""
        return self.match.state.racing or (self.match.game.races and self.is_reaction(move))

    def is_reaction(self, move: int) -> bool:
        return move >= self.match.game.first_reaction

    def number(self, name: str) -> int:
        """Raises Refusal for a name that is no move of this game."""
        try:
            return self.match.game.catalogue.index(name)
        except ValueError:
            raise Refusal("unknown") from None

    def move(self, seat: int, name: str, beat: int, at: float) -> None:
        """A plain move, made at this server time. Raises Refusal; nothing has changed then but a deadline that had
        come before it."""
        game_at = int(self.time.at(at))
        self._lapse_before(game_at)
        on = self.beat
        try:
            self._log(*self.match.move(game_at, seat, name, beat), plain=True)
        except Illegal as illegal:
            raise Refusal(illegal.reason) from None
        self.moved[seat] = on

    def press(self, press: Press) -> None:
        """A move that races. The first one opens a hold; all that arrive in it are put in order. Raises Refusal."""
        hand = timed(press, self.mode)
        beat = int(self.match.state.beat)
        if self.is_reaction(press.move):
            beat = self._answered(hand)
        reason = "over" if self.match.state.over else self.match.state.wrong(press.seat, press.move, beat)
        if reason:
            raise Refusal(reason)
        shown_at, handicaps = self.showing.at(beat), self.stage.handicaps()
        hand = with_credit(hand, shown_at, self.quotas[press.seat], self.mode)
        hand = with_handicap(hand, shown_at, handicaps.get(press.seat, 0.0), self.mode)
        if self.hold is None:
            opened = max(press.arrived, self.clock.now() - 200)
            self.hold = Hold(opened, self.stage.slacks(), max(handicaps.values(), default=0.0))
            self.silence()
            self.hold.timer = self.clock.call_at(self.hold.ends, lambda: self.stage.post(self.decide))
        self.hold.add(hand, beat)

    def _answered(self, hand: Timed) -> int:
        beat = answers(hand, self.showing.beats, self.mode, self.stage.handicaps().get(hand.press.seat, 0.0))
        if beat is None:
            raise Refusal("too-late")
        before = overtaken(hand, beat, self.showing.beats)
        return before if before is not None and self.match.state.missed(before) else beat

    def decide(self) -> None:
        """The hold is over: order, fold, write the evidence down, announce; then what waited behind it."""
        hold, self.hold = self.hold, None
        if hold is None:
            return
        self.since = hold.ends
        dice = race_dice(self.match.seed, hold.beat, self.races.get(hold.beat, 0))
        order = in_order(hold.hands, self.match.game.wins_ties, dice)
        moved: list[Timed] = []
        told = [hand for hand in order.presses if self._fold(hand, moved)]
        if len(order.presses) > 1 or self._reaction(order.presses[0]):  # a plain move alone was no race
            hands = evidence(order.presses, told, moved, self._race, self.showing.at)
            note = self._note("race", beat=hold.beat, hands=hands, photo=order.photo)
            self._count_race(hold.beat)
            cards = self.cards.of(note)
            self.past.add(self.no, cards)
            for card in cards:
                self.stage.announce(card)
            METER.races += 1
            METER.photos += bool(order.photo)
        for hand in told:
            self.quotas[hand.press.seat].refill()
            if hand not in moved:
                self._look_at(hand)
        waiting, self.waiting = self.waiting, []
        for step in waiting:
            self.later(step)

    def _race(self, hand: Timed) -> int:
        """The beat that this hand's race is about: who slaps after the first has heard it and answers the beat that it
        began, but the race is for the card that was slapped."""
        move, beat = self.begun.get(hand.beat, (-1, hand.beat))
        return beat if move == hand.press.move else hand.beat

    def _look_at(self, hand: Timed) -> None:
        """Bots are as fast as they are told to be."""
        if not self._reaction(hand) or not self.stage.is_person(hand.press.seat):
            return
        seat, flags = hand.press.seat, self.flags[hand.press.seat]
        for odd in (flags.add(hand.t + hand.handicap - self.showing.at(hand.beat)), flags.line(self.stage.rise(seat))):
            if odd is not None:
                self._note("flag", seat=seat, **odd)

    def _reaction(self, hand: Timed) -> bool:
        return self.is_reaction(hand.press.move)

    def _fold(self, hand: Timed, moved: list[Timed]) -> bool:
        """Whether the rules took it: another may have made it void. Who had moved since the reveal joins `moved`."""
        at = int(self.time.at(hand.t))
        self._lapse_before(at)
        before = self.beat
        try:
            entry, events = self.match.move(at, hand.press.seat, hand.press.name, hand.beat)
        except Illegal:
            return False
        if self.moved[hand.press.seat] >= hand.beat:
            moved.append(hand)
        self.moved[hand.press.seat] = max(hand.beat, self.moved[hand.press.seat])
        self._log(entry, events, plain=not self._reaction(hand))
        if self.beat > before and self._reaction(hand):
            self.begun[self.beat] = (hand.press.move, self._race(hand))
        return True

    def later(self, step: Callable[[], None]) -> None:
        """Now, or behind the hold: nothing that is recorded is lost by an insertion."""
        if self.hold is None:
            step()
        else:
            self.waiting.append(step)

    # --- deadlines ---------------------------------------------------------------------------------------------------

    def arm(self) -> None:
        """Set the alarm for what the state now waits for. While a race is open no deadline rings."""
        self.silence()
        now = self.clock.now()
        due = self._ring(now)
        if due is not None and self.hold is None:
            self.alarm = self.clock.call_at(max(due.at, now), lambda: self.stage.post(self.expire))

    def _ring(self, now: float) -> Ring | None:
        later = max(self.stage.handicaps().values(), default=0.0) if self.match.game.races else 0.0
        return ring(self.match.state, self.time, lead(self.stage.one_ways()), now, later)

    def expire(self) -> None:
        """The alarm rang. What has been put off, or overtaken by a race, rings again later."""
        now = self.clock.now()
        due = self._ring(now)
        if due is None or self.hold is not None or due.at > now + 1:
            return
        at = int(self.match.state.deadline)
        if due.show_at is not None and due.show_at - self.time.server(at) > 1:
            at = ceil(self.time.at(due.show_at))
        self._log(*self.match.expire(at), show_at=due.show_at, plain=True)

    def _lapse_before(self, game_at: int) -> None:
        """A deadline before this moment comes first, though its grace has not run out. A reveal is no such thing."""
        state = self.match.state
        while self.time.running and not state.over and not state.reveal and state.deadline < game_at:
            self._log(*self.match.expire(int(state.deadline)), plain=True)
            state = self.match.state

    def silence(self) -> None:
        """No deadline rings until the alarm is set again."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # --- the clock ---------------------------------------------------------------------------------------------------

    def stop(self, why: Stop) -> None:
        """Game time stands still until every stop is lifted. It is in the log, and everybody gets a frame: so is a wish
        while the clock stands already, for it outlasts a restart."""
        wished = why == "wish" and why not in self.stops and not self.match.state.over
        self.stops.add(why)
        if self.time.running:
            self.time.stop(self.clock.now())
            self.silence()
        elif not wished:
            return
        self._clock_changed(why)

    def go(self, why: Stop) -> None:
        """That stop is lifted. A wish is so in the log though the clock may not run yet."""
        unwished = why == "wish" and why in self.stops
        self.stops.discard(why)
        if self.match.state.over:
            return
        if not self.stops and not self.time.running:
            self.time.start(self.clock.now())
            self._clock_changed(why)
        elif unwished:
            self._clock_changed(why, lifted=True)

    def _clock_changed(self, why: str, **more: bool) -> None:
        self._note("pause", at=int(self.time.at(self.clock.now())), running=self.time.running, why=why, **more)
        self._show([], None)

    # --- other inputs ------------------------------------------------------------------------------------------------

    def excuse(self, seats: Iterable[int]) -> None:
        """From now on these seats, and no others, are absent."""
        self._log(*self.match.absent(int(self.time.at(self.clock.now())), seats))

    def undo(self) -> None:
        self._log(*self.match.undo(1, int(self.time.at(self.clock.now()))))
        self.showing.back_to(self.beat)

    def again(self) -> None:
        """After a crash while the clock ran: an open race is opened anew, or its round is void, as the rules say."""
        self._clock_changed("restart")
        self._log(*self.match.again(int(self.time.base)))

    def note_chair(self, **data: Any) -> None:
        """Who sat down, stood up, or was stood in for, while the match is on."""
        self._note("chair", **data)

    # --- inside ------------------------------------------------------------------------------------------------------

    def _log(self, entry: Entry, events: list[Event], show_at: float | None = None, plain: bool = False) -> None:
        self.lines.append(line(entry))
        METER.inputs += 1
        beat = int(self.match.state.beat)
        raised = beat > self.beat
        self.beat = beat
        if raised and plain and show_at is None and self.match.game.kind == "race":
            show_at = self.clock.now() + lead(self.stage.one_ways())  # a card turned by hand is a reveal too
        show_at = self.showing.no_sooner(show_at)
        self._show(events, show_at)
        if raised:
            self.showing.raised(beat, show_at)
            if plain:
                self.stage.raised()
        if self.match.state.over:
            self.time.stop(self.clock.now())
            self.silence()

    def _show(self, events: Sequence[Event], show_at: float | None) -> None:
        self.no += 1
        self.past.add(self.no, events)
        self.stage.frame(events, self.showing.frame(show_at))

    def _note(self, kind: str, at: int = 0, **data: Any) -> Note:
        note = self.match.note(kind, at, **data)
        self.lines.append(line(note))
        return note

    def _count_race(self, beat: int) -> None:
        self.races[beat] = self.races.get(beat, 0) + 1
