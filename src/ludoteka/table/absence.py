"""Who plays for those who are away. In games of turns a bot, after 20 s; in a race the seat is excused at once, and
after three beats a bot has it: whoever has the page hidden is away from a race, though from nothing else. Whoever comes
back has the seat back at once. With nobody there the game freezes; a race stays frozen a little longer, until those are
back who were in it, or else the first one back would decide it alone."""

from __future__ import annotations

from math import inf
from typing import Final

from ludoteka.table.bots import Bots
from ludoteka.table.chairs import Chairs
from ludoteka.table.play import Play
from ludoteka.table.presence import Presence

TAKEOVER_MS: Final = 20_000
EXCUSED_BEATS: Final = 3
RETURN_MS: Final = 7_000  # a page that lost its line tries again within 6.25 s at the latest


class Absence:
    """Of one match."""

    def __init__(self, chairs: Chairs, presence: Presence, play: Play, bots: Bots) -> None:
        self.chairs = chairs
        self.presence = presence
        self.play = play
        self.bots = bots
        self.seats = play.match.header.seats
        self.race = play.match.game.kind == "race"
        self.missed: dict[int, int] = {}  # beats shown to an excused seat
        self.since = presence.clock.now()  # absence counts from here: after a freeze everybody has time to come back
        self.froze = self.since
        self.returned: float | None = None  # when the first one came back to a frozen game

    def persons(self) -> list[tuple[int, str]]:
        return [(seat, guest) for seat, guest in self.chairs.persons() if seat < self.seats]

    def plays(self, guest: str) -> bool:
        """Whether this person is there as this game needs it: in a race a page that nobody sees is as good as none."""
        return self.presence.looks(guest) if self.race else self.presence.here(guest)

    def anyone(self) -> bool:
        """A seated person; where only bots sit, anybody."""
        persons = self.persons()
        return any(self.plays(guest) for _seat, guest in persons) if persons else bool(self.presence.lines)

    def settle(self) -> float | None:
        """Bring chairs and match in line with who is there. Answers when to look again."""
        self.play.later(self._freeze)
        for seat, guest in self.persons():
            place = self.chairs.places[seat]
            if self.plays(guest):
                self._back(seat)
            elif not place.stand_in and not self.race and self._away(guest) >= TAKEOVER_MS:
                self.stand_in(seat)
        if self.race:
            self.play.later(self._excuse)
        return self._next()

    def raised(self) -> None:
        """There is a new beat: those who missed three are stood in for from this one on."""
        for seat in range(self.seats):
            if not self.play.match.state.absent >> seat & 1:
                continue
            self.missed[seat] = self.missed.get(seat, 0) + 1
            if self.missed[seat] > EXCUSED_BEATS and self.chairs.places[seat].kind == "person":
                self.stand_in(seat)

    def stand_in(self, seat: int) -> None:
        self.chairs.places[seat].stand_in = True
        self.play.note_chair(seat=seat, stand_in=True)

    def _back(self, seat: int) -> None:
        self.missed.pop(seat, None)
        if self.chairs.places[seat].stand_in:
            self.chairs.places[seat].stand_in = False
            self.bots.forget(seat)
            self.play.note_chair(seat=seat, stand_in=False)

    def _freeze(self) -> None:
        now = self.presence.clock.now()
        if not self.anyone():
            self.returned = None
            if not self._frozen():
                self.froze = now
                self.play.stop("nobody")
        elif self._frozen():
            if self.returned is None:
                self.returned = now
            if now >= self.returned + RETURN_MS or not self._awaits_others():
                self.returned, self.since = None, now
                self.play.go("nobody")

    def _frozen(self) -> bool:
        return "nobody" in self.play.stops

    def _awaits_others(self) -> bool:
        """Whether somebody who was in the race when it froze has no line yet."""
        return self.race and any(
            not self.presence.here(guest) and not self._was_away(seat, guest) for seat, guest in self.persons()
        )

    def _was_away(self, seat: int, guest: str) -> bool:
        """Before the game froze. Whose line broke just before the last one's was not: they broke together."""
        if self.chairs.places[seat].stand_in:
            return True
        excused = bool(self.play.match.state.absent >> seat & 1)
        return excused and self.presence.left.get(guest, -inf) < self.froze - RETURN_MS

    def _excuse(self) -> None:
        if self._frozen():
            return
        away = {
            seat for seat, guest in self.persons() if not self.plays(guest) and not self.chairs.places[seat].stand_in
        }
        state = self.play.match.state
        if not state.over and state.absent != sum(1 << seat for seat in away):
            self.play.excuse(away)

    def _away(self, guest: str) -> float:
        """Never while frozen."""
        return self.presence.away_ms(guest, self.since) if self.anyone() else 0.0

    def _next(self) -> float | None:
        if self.returned is not None:
            return self.returned + RETURN_MS
        if self.race or not self.anyone():
            return None
        waits = [
            TAKEOVER_MS - self._away(guest)
            for seat, guest in self.persons()
            if not self.presence.here(guest) and not self.chairs.places[seat].stand_in
        ]
        return self.presence.clock.now() + min(waits) if waits else None
