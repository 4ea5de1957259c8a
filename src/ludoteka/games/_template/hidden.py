"""Who knows what. All secrecy of the game is here: a view is built up from what a seat knows, never stripped."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.games._template.rules import Heap
from ludoteka.rules.dice import Dice


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher, knows. Here that is everything."""

    seat: int | None  # None: a watcher
    stones: int
    taken: tuple[int, ...]
    turn: int
    winners: int  # a set of seats
    deadline: int
    over: bool


def view(state: Heap, seat: int | None) -> View:
    return View(
        seat=seat,
        stones=state.stones,
        taken=tuple([int(taken) for taken in state.taken]),
        turn=state.turn,
        winners=state.winners,
        deadline=state.deadline,
        over=state.over,
    )


def imagine(state: Heap, seat: int, dice: Dice) -> Heap:
    """A world that this seat cannot tell from the true one. Where cards are hidden, deal those it has not seen anew."""
    return state.copy(dice)
