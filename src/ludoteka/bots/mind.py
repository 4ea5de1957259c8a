"""What a mind gets and what it answers. It never sees the State: only what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice
from ludoteka.rules.game import Game


@dataclass(frozen=True)
class Handle:
    """What a mind may use. `moves` are the legal moves asked about: turn moves for `turn`, reactions for `react`."""

    seat: int
    seats: int
    view: Any
    moves: Sequence[int]
    game: Game
    now: int  # ms of game clock
    beat: int
    dice: Dice  # the mind's own stream; it moves no other
    imagine: Callable[[Dice], State]  # a world that this seat cannot tell from the true one

    @property
    def catalogue(self) -> tuple[str, ...]:
        return self.game.catalogue


class Answer(NamedTuple):
    move: int
    delay: int  # ms from the moment the thing was shown until the hand comes down
    again: bool = False  # of a reaction: ask once more when this hand is down, whatever became of it


class Mind(Protocol):
    """One seat of one match; it may remember. The same mind runs in real time at a table and in virtual time in the
    laboratory: it answers with a move and a delay, and never sleeps."""

    def turn(self, at: Handle) -> Answer:
        """This seat owes a move. Asked again if the answer has become illegal by the time it is due. Where a reaction
        needs no new beat (a claim of what one has just drawn), it may be the answer too."""

    def react(self, at: Handle) -> Answer | None:
        """There is something new to react to (once a beat). None: let it pass. `delay` runs from the reveal; where the
        last answer wished to be asked again, from the moment its hand came down."""
