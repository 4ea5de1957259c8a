"""The chairs of a table: who sits where, before, during and after a match. Every refusal is a code of `codes.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from ludoteka.match.names import free_bot, free_name
from ludoteka.rules.game import Game
from ludoteka.table.frames import Chair
from ludoteka.table.record import ChairRecord, Guest

RECORD: Final = lru_cache(1024)(ChairRecord)  # both are asked for at every step, and seldom differ
SHOWN: Final = lru_cache(1024)(Chair)


class Refusal(Exception):
    """The table says no. `reason` is a code; nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(slots=True)
class Place:
    """One chair. `stand_in`: a bot plays for its person, who may come back at any moment."""

    kind: Literal["free", "person", "bot"] = "free"
    guest: str = ""
    name: str = ""
    level: str = ""
    ready: bool = False
    stand_in: bool = False
    handicap: int = 0

    def clear(self) -> None:
        self.kind, self.guest, self.name, self.level = "free", "", "", ""
        self.ready = self.stand_in = False
        self.handicap = 0


class Chairs:
    def __init__(self, game: Game, kept: Iterable[ChairRecord] = ()) -> None:
        self.game = game
        self.places = [Place(one.kind, one.guest, one.name, one.level, handicap=one.handicap) for one in kept]
        self.places.extend(Place() for _ in range(game.seats[-1] - len(self.places)))

    def records(self) -> tuple[ChairRecord, ...]:
        return tuple([RECORD(one.kind, one.guest, one.name, one.level, one.handicap) for one in self.places])

    def shown(self, host: str, here: Callable[[str], bool], count: int) -> tuple[Chair, ...]:
        """The first `count` chairs as everybody sees them."""
        return tuple([self._shown(seat, host, here) for seat in range(count)])

    def _shown(self, seat: int, host: str, here: Callable[[str], bool]) -> Chair:
        one = self.places[seat]
        person = one.kind == "person"
        is_here, is_host = person and here(one.guest), person and one.guest == host
        return SHOWN(seat, one.kind, one.name, one.level, is_here, one.stand_in, one.ready, is_host, one.handicap)

    # --- who sits where ----------------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int | None:
        for seat, one in enumerate(self.places):
            if one.guest == guest and one.kind == "person":
                return seat
        return None

    def at(self, seat: int) -> Place:
        """Raises Refusal where there is no such seat."""
        if not 0 <= seat < len(self.places):
            raise Refusal("no-such-seat")
        return self.places[seat]

    def persons(self) -> list[tuple[int, str]]:
        """(seat, guest) of every person, by seat."""
        return [(seat, one.guest) for seat, one in enumerate(self.places) if one.kind == "person"]

    def free(self) -> int:
        """The first chair that is free now: who asks for it need not know who else sits down at this moment."""
        seat = next((seat for seat, one in enumerate(self.places) if one.kind == "free"), None)
        if seat is None:
            raise Refusal("table-full")
        return seat

    def taken(self) -> int:
        return sum(one.kind != "free" for one in self.places)

    # --- sitting down and standing up --------------------------------------------------------------------------------

    def sit(self, guest: Guest, seat: int) -> None:
        """On a free chair; whoever sits somewhere else already changes over."""
        place = self.at(seat)
        if place.kind != "free":
            raise Refusal("seat-taken")
        before = self.seat_of(guest.id)
        if before is not None:
            place.handicap = self.places[before].handicap
            self.places[before].clear()
        place.kind, place.guest, place.name = "person", guest.id, self._name_of(guest, place)

    def seat_bot(self, seat: int, level: str) -> None:
        """On a free chair, or another level for the bot that sits there, which keeps its name."""
        place = self.at(seat)
        if level not in self.game.minds:
            raise Refusal("no-such-level")
        if place.kind == "person":
            raise Refusal("seat-taken")
        if place.kind == "free":
            place.kind, place.name = "bot", self._name_of_bot()
        place.level = level

    def give_up(self, seat: int, level: str) -> None:
        """The person on this chair leaves a running match for good: a bot has it from now on."""
        place = self.at(seat)
        place.clear()
        place.kind, place.level, place.name = "bot", level, self._name_of_bot()

    def move_over(self, seat: int, guest: Guest) -> None:
        """This chair's person comes from another browser now (case 43)."""
        place = self.at(seat)
        place.guest, place.name = guest.id, self._name_of(guest, place)

    def close_ranks(self) -> None:
        """Before a deal: those who sit keep their order and take the first seats."""
        self.places.sort(key=lambda one: one.kind == "free")
        for one in self.places:
            one.ready = one.stand_in = False

    def level(self) -> None:
        """Nobody has a handicap."""
        for one in self.places:
            one.handicap = 0

    def _name_of(self, guest: Guest, place: Place) -> str:
        return free_name(guest.name, [one.name for one in self.places if one is not place])

    def _name_of_bot(self) -> str:
        return free_bot([one.name for one in self.places])
