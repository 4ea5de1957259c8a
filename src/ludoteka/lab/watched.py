"""A state that tells somebody of every input: it stands between a game's own state and whoever plays it, minds or the
compiled playouts, and plays exactly the same game."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NOBODY, Event
from ludoteka.rules.game import Game


class Watcher(Protocol):
    """`before` and `after` each input, with the game's own state. A deadline that passed has NOBODY as seat."""

    def before(self, state: State, seat: int, move: int, beat: int) -> None: ...

    def after(self, state: State, events: list[Event]) -> None: ...


class Watched(State):
    """Hands every call on to `inner`, and what that has become back."""

    def __init__(self, inner: State, watcher: Watcher) -> None:
        super().__init__(inner.seats, inner.moves, inner.dice)
        self.inner = inner
        self.watcher = watcher
        self.continue_from(inner)

    def legal(self, seat: int) -> list[int]:
        return self.inner.legal(seat)

    def wrong(self, seat: int, move: int, beat: int) -> str:
        return self.inner.wrong(seat, move, beat)

    def at_random(self, seat: int, dice: Dice) -> int:
        return self.inner.at_random(seat, dice)

    def on_turn(self, seat: int) -> list[int]:
        return self.inner.on_turn(seat)

    def reacts_at_random(self, seat: int, dice: Dice) -> int:
        return self.inner.reacts_at_random(seat, dice)

    def do(self, seat: int, move: int, beat: int) -> None:
        self._happens(seat, move, beat)

    def lapse(self) -> None:
        self._happens(NOBODY, -1, self.beat)

    def again(self, at: int) -> None:
        self.inner.now = at
        self.inner.again(at)
        self._follow()

    def places(self) -> list[int]:
        return self.inner.places()

    def scores(self) -> list[int]:
        return self.inner.scores()

    def why(self) -> str:
        return self.inner.why()

    def copy(self, dice: Dice) -> State:
        return self.inner.copy(dice)

    def audit(self) -> list[str]:
        return self.inner.audit()

    def _happens(self, seat: int, move: int, beat: int) -> None:
        events: list[Event] = []
        self.inner.now = self.now
        self.watcher.before(self.inner, seat, move, beat)
        self.inner.told = events
        if seat == NOBODY:
            self.inner.lapse()
        else:
            self.inner.do(seat, move, beat)
        self.inner.told = None
        self._follow()
        self.watcher.after(self.inner, events)

    def _follow(self) -> None:
        asked = self.remembers
        self.continue_from(self.inner)
        self.remembers = asked


def watched(game: Game) -> Game:
    """The same game for those who hold a Watched state: what a seat knows is asked of the state inside."""
    return replace(
        game,
        view=lambda state, seat: game.view(state.inner, seat),
        imagine=lambda state, seat, dice: game.imagine(state.inner, seat, dice),
    )
