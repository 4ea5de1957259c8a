"""The rules: a State that knows no clock, no text, no network. HEA-n: rulings, see NOTES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games._template.cards import CATALOGUE, MOST, STONE
from ludoteka.games._template.options import Options
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import NEVER, Move, Ms, Seat, State
from ludoteka.rules.dice import Dice

TURN_MS: Final = 30_000  # HEA-3
SMALLEST: Final = 25  # of a heap of random size
SIZES: Final = 10  # so many sizes it may have


class House:
    """The table's options as the rules read them: made once from the words."""

    def __init__(self, options: Options) -> None:
        self.last_wins = options.last_stone == "wins"
        self.stones: i64 = 0 if options.heap == "random" else int(options.heap)


class Heap(State):
    def __init__(self, house: House, seats: i64, stones: i64, dice: Dice) -> None:
        super().__init__(seats, len(CATALOGUE), dice)
        self.house = house
        self.stones = stones  # in the heap
        self.began = stones
        self.taken: list[i64] = [0] * seats  # by seat
        self.turn: Seat = 0
        self.winners: i64 = 0  # a set of seats

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if self.active & (ONE << seat):
            for move in range(MOST):
                if move < self.stones:
                    moves.append(move)
        return moves

    def wrong(self, seat: Seat, move: Move, beat: i64) -> str:
        if self.over:
            return "over"
        if seat != self.turn:
            return "not-your-turn"
        return "too-many" if move >= self.stones else ""

    # --- what then happens -------------------------------------------------------------------------------------------

    def do(self, seat: Seat, move: Move, beat: i64) -> None:
        self.tell("take", seat, STONE, n=move + 1)
        self.take(seat, move + 1)

    def take(self, seat: Seat, n: i64) -> None:
        self.stones -= n
        self.taken[seat] += n
        if self.stones:
            self.pass_to((seat + 1) % self.seats)
        else:
            self.end(seat)

    def pass_to(self, seat: Seat) -> None:
        self.turn = seat
        self.active = ONE << seat
        self.deadline = self.now + TURN_MS

    def end(self, last: Seat) -> None:
        """HEA-2: where the last stone loses, all the others win."""
        everybody = (ONE << self.seats) - 1
        self.winners = ONE << last if self.house.last_wins else everybody & ~(ONE << last)
        self.over = True
        self.active = 0
        self.deadline = NEVER
        for seat in range(self.seats):
            if self.winners & (ONE << seat):
                self.tell("win", seat)

    def lapse(self) -> None:
        """Who thinks too long takes one stone (HEA-3)."""
        self.tell("take-late", self.turn, STONE)
        self.take(self.turn, 1)

    def again(self, at: Ms) -> None:
        """Nothing races here."""

    # --- how it ended ------------------------------------------------------------------------------------------------

    def places(self) -> list[int]:
        losers = 1 + sum(1 for seat in range(self.seats) if self.winners & (ONE << seat))
        return [1 if self.winners & (ONE << seat) else losers for seat in range(self.seats)]

    def scores(self) -> list[int]:
        """Stones taken."""
        return [int(taken) for taken in self.taken]

    def why(self) -> str:
        return "heap-empty" if self.over else ""

    # --- what laws and searches need ----------------------------------------------------------------------------------

    def copy(self, dice: Dice) -> Heap:
        twin = Heap(self.house, self.seats, self.stones, dice)
        twin.continue_from(self)
        twin.began = self.began
        twin.taken = self.taken[:]
        twin.turn = self.turn
        twin.winners = self.winners
        return twin

    def audit(self) -> list[str]:
        if self.stones + sum(self.taken) != self.began:
            return [f"{self.stones} and {self.taken} stones are not the {self.began} there were"]
        return []


def start(options: Options, seats: int, dice: Dice) -> Heap:
    """Dealt and ready. Chance is asked in a fixed order: the heap, then who begins (HEA-1)."""
    house = House(options)
    stones = house.stones or SMALLEST + dice.below(SIZES)
    state = Heap(house, seats, stones, dice)
    state.pass_to(dice.below(seats))
    return state
