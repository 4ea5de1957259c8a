"""What lies on the table and who has what: the part of Chant that only counts and moves cards. CHA-n: see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.chant.cards import FIRST_WORD, MOVES, SLAP, WINES
from ludoteka.games.chant.centre import Centre
from ludoteka.games.chant.house import FLIPS, PASSED, House
from ludoteka.games.chant.pile import Pile
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import Ms, Seat, Seats, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY
from ludoteka.rules.places import by_fewest
from ludoteka.rules.slap import Slaps

# What the table waits for.
TURNING: Final = 0  # the next card, or the end that the last card brings
SLAPPED: Final = 1  # more hands
SETTLED: Final = 2  # the next card, after all have seen who takes the pile


class Table(State):
    def __init__(self, house: House, seats: i64, dice: Dice) -> None:
        super().__init__(seats, MOVES, dice, SLAP)
        self.house = house
        self.piles: list[Pile] = []
        self.out: list[i64] = []  # what could not be dealt evenly (CHA-1)
        self.centre = Centre()
        self.phase: i64 = TURNING
        self.caller: Seat = 0
        self.turn: Seat = 0  # whose card comes next
        self.word: i64 = FIRST_WORD  # the next one
        self.since: Ms = 0  # when the latest card was shown, or the pause ended
        self.flips: i64 = 0
        self.passed: i64 = 0  # matches in a row that nobody slapped
        self.slaps = Slaps()
        self.winner: Seat = NOBODY
        self.ended = ""

    # --- cards -------------------------------------------------------------------------------------------------------

    def is_last(self) -> bool:
        """No further card comes unless a slap changes that. Everybody can see as much."""
        if self.flips >= FLIPS:
            return True  # CHA-18
        empty: i64 = 0
        for pile in self.piles:
            if not pile.cards:
                empty += 1
        return empty == self.seats if self.house.next_match else empty > 0

    def next_after(self, seat: Seat) -> Seat:
        """Who has cards, clockwise from here (CHA-21); this seat itself if nobody else has."""
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if self.piles[other].cards:
                return other
        return seat

    def take(self, what: str, seat: Seat, n: i64) -> None:
        """The lowest n cards of the centre, and what lies under them, go under a pile (CHA-16)."""
        block = self.centre.take(n)
        self.tell(what, seat, n=len(block))
        self.piles[seat].lay_under(block)

    def everybody(self) -> Seats:
        return (ONE << self.seats) - 1

    # --- how it ended ------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        """The winner, then by the fewest cards; ties share (CHA-18)."""
        left = [-1 if seat == self.winner else len(self.piles[seat].cards) for seat in range(self.seats)]
        return by_fewest(left)

    def scores(self) -> list[int]:
        return [len(pile.cards) for pile in self.piles]

    def why(self) -> str:
        return self.ended

    # --- what laws and searches need ----------------------------------------------------------------------------------

    def continue_table(self, twin: Table) -> None:
        """For `copy`: this part of the game, shared in nothing that changes."""
        self.continue_from(twin)
        self.piles = [pile.copy() for pile in twin.piles]
        self.out = twin.out[:]
        self.centre = twin.centre.copy()
        self.phase = twin.phase
        self.caller = twin.caller
        self.turn = twin.turn
        self.word = twin.word
        self.since = twin.since
        self.flips = twin.flips
        self.passed = twin.passed
        self.slaps = twin.slaps.copy()
        self.winner = twin.winner
        self.ended = twin.ended

    def audit(self) -> list[str]:
        broken: list[str] = []
        everything = self.out + self.centre.cards()
        for pile in self.piles:
            everything += pile.cards
            if pile.unseen < 0 or pile.put_back < 0 or pile.first_unseen() < 0:
                broken.append(f"{pile.unseen} unseen and {pile.put_back} put back of {len(pile.cards)} cards")
        for wine in range(WINES):
            if everything.count(wine) != self.house.per_type:
                broken.append(f"{everything.count(wine)} cards of wine {wine}, not {self.house.per_type}")
        if len(everything) != WINES * self.house.per_type or len(self.out) != len(everything) % self.seats:
            broken.append(f"{len(everything)} cards, {len(self.out)} of them out of the game")
        beats = [one.beat for one in self.centre.shown]
        if beats != sorted(set(beats)) or (beats and beats[-1] > self.beat):
            broken.append(f"beats {beats} in the centre at beat {self.beat}")
        if not 0 <= self.centre.settled <= len(beats):
            broken.append(f"{self.centre.settled} of {len(beats)} cards settled")
        if not 0 <= self.passed <= PASSED or self.flips > FLIPS:
            broken.append(f"{self.passed} matches passed, {self.flips} flips")
        if self.phase == TURNING and not self.over and self.reveal == self.is_last():
            broken.append("a card is to come after the last, or none though there are more")
        return broken
