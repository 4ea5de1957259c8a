"""One way to set up a game for a learner: its options, its ticks, its action space, what a seat sees of it, what it
gets in the end. All adapters share it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.encoder import Encoder
from ludoteka.bots.ticks import WAITS, Pace, Ticks
from ludoteka.games import load
from ludoteka.rules.dice import Dice, FastDice
from ludoteka.rules.options import make

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

RACE_TICK: Final = 50  # ms
TURN_TICK: Final = 250  # ms: where races are rare, few long ticks
ATTENTION: Final = 1_500  # ms after a beat in which it may be reacted to, before whoever is on turn moves


class BadSetting(ValueError):
    """This game cannot be set up so; the message says what is allowed."""


class Setting:
    """A game at a table of `seats`, with `options` as words. Actions are the game's moves by number, and `wait` after
    them. `tick` and `attention` are in ms of game clock (bots/ticks.py), None: what suits the game."""

    def __init__(
        self, id: str, seats: int, options: dict[str, str], tick: int | None = None, attention: int | None = None
    ) -> None:
        self.given = (id, seats, options, tick, attention)
        self.game = load(id)
        if seats not in self.game.seats:
            raise BadSetting(f"{id} is for {self.game.seats[0]} to {self.game.seats[-1]} seats, not {seats}")
        for what, ms, least in (("tick", tick, 1), ("attention", attention, 0)):
            if ms is not None and ms < least:
                raise BadSetting(f"{what} is {ms} ms, but {least} ms is the least")
        self.seats = seats
        self.options = make(self.game.options, options)
        races = self.game.kind == "race"
        features = import_module(f"ludoteka.games.{id}.features")
        self.encoder = Encoder(self.game.view, features.features)
        self.pace = Pace(
            self.game.first_reaction,
            self.game.wins_ties,
            features.LEFT_OUT,
            races,
            tick or (RACE_TICK if races else TURN_TICK),
            ATTENTION if attention is None else attention,
        )
        self.wait = len(self.game.catalogue)
        self.actions = self.wait + 1
        self.names = (*self.game.catalogue, "wait")
        self.layout = self.encoder.layout(self.begin(FastDice(0)))
        self.size = sum(size for _name, size in self.layout)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is made anew: OpenSpiel copies its games, which compiled parts do not let be done to them."""
        return type(self), self.given

    def begin(self, dice: Dice, lots: Dice | None = None) -> Ticks:
        """A fresh game at its first decision. `dice` deal, `lots` draw photo finishes."""
        ticks = Ticks(self.game.start(self.options, self.seats, dice), self.pace, lots or dice)
        ticks.begin()
        return ticks

    # --- deciding -----------------------------------------------------------------------------------------------------

    def actions_of(self, ticks: Ticks, seat: int) -> list[int]:
        """What this seat may choose at this tick, ascending. A seat that has nothing to decide can only wait."""
        if seat < 0 or not ticks.asked >> seat & 1:
            return [self.wait]
        moves = ticks.moves_of(seat)
        return [*moves, self.wait] if ticks.may_wait(seat) else moves

    def choose(self, ticks: Ticks, action: int) -> None:
        ticks.choose(WAITS if action == self.wait else action)

    def mask(self, actions: list[int]) -> Mask:
        """Shape (actions,), 1 where an action is open."""
        mask = bytearray(self.actions)
        many = len(actions)
        if many and actions[-1] - (first := actions[0]) == many - 1:  # a row of them, such as all guesses: at once
            mask[first : first + many] = b"\1" * many
        else:
            for action in actions:
                mask[action] = 1
        return np.frombuffer(mask, np.int8)

    # --- seeing -------------------------------------------------------------------------------------------------------

    def view(self, ticks: Ticks, seat: int) -> Any:
        return self.game.view(ticks.state, seat)

    def observe(self, ticks: Ticks, seat: int) -> Floats:
        """What this seat knows, shape (size,), each value in 0 … 1: see docs/adapters.md."""
        return np.frombuffer(self.encoder.rows([ticks], [seat], self.size), np.float32)

    def observe_all(self, games: list[Ticks], seats: list[int]) -> Floats:
        """The same of one seat in each of these games, shape (games, size)."""
        rows: Floats = np.frombuffer(self.encoder.rows(games, seats, self.size), np.float32)
        return rows.reshape(len(games), self.size)


def rewards(places: list[int]) -> list[float]:
    """By seat, in -1 … 1 and together 0: the share of the others that came in behind, less the share that came in
    before. Who ties with all gets 0."""
    others = len(places) - 1
    return [sum((place > mine) - (place < mine) for place in places) / others for mine in places]
