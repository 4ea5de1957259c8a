"""Who plays for those who are away. In games of turns a bot, after 20 s; in a race the seat is excused at once, and
after three beats a bot has it: whoever has the page hidden is away from a race, though from nothing else. Whoever comes
back has the seat back at once. With nobody there the game freezes."""

from __future__ import annotations

from typing import Final

from ludoteka.table.bots import Bots
from ludoteka.table.chairs import Chairs
from ludoteka.table.play import Play
from ludoteka.table.presence import Presence

TAKEOVER_MS: Final = 20_000
EXCUSED_BEATS: Final = 3


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
        frozen = "nobody" in self.play.stops
        if self.anyone() and frozen:
            self.since = self.presence.clock.now()
            self.play.go("nobody")
        elif not self.anyone() and not frozen:
            self.play.stop("nobody")

    def _excuse(self) -> None:
        away = {
            seat for seat, guest in self.persons() if not self.plays(guest) and not self.chairs.places[seat].stand_in
        }
        state = self.play.match.state
        if self.anyone() and not state.over and state.absent != sum(1 << seat for seat in away):
            self.play.excuse(away)

    def _away(self, guest: str) -> float:
        """Never while frozen."""
        return self.presence.away_ms(guest, self.since) if self.anyone() else 0.0

    def _next(self) -> float | None:
        if self.race or not self.anyone():
            return None
        waits = [
            TAKEOVER_MS - self._away(guest)
            for seat, guest in self.persons()
            if not self.presence.here(guest) and not self.chairs.places[seat].stand_in
        ]
        return self.presence.clock.now() + min(waits) if waits else None
