"""Tables for these tests: a deck in a known order, cards turned on the beat, hands on the pile."""

from __future__ import annotations

from ludoteka.games.five import GAME
from ludoteka.games.five.cards import FLIP, SLAP
from ludoteka.games.five.rules import Five
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make

A, B, C, D = range(4)
WINE = {"r": 0, "w": 1, "s": 2}

FIVE_RED = "rwrwrwrsr"  # red stands five times with the ninth card
FIFTH_RED = 9


def table(cards: str = "", seats: int = 4, **options: str) -> Five:
    """A table whose first cards will be these, the rest in any order."""
    state = GAME.start(make(GAME.options, options), seats, FastDice(1))
    assert isinstance(state, Five)
    first = [WINE[card] for card in cards]
    rest = list(state.deck)
    for card in first:
        rest.remove(card)
    state.deck = first + rest
    state.told = []
    return state


def turn(state: Five, n: int) -> None:
    """So many cards on the beat."""
    for _i in range(n):
        state.expire(state.deadline)


def turned(cards: str, seats: int = 4, **options: str) -> Five:
    """A table on which these cards lie in the middle."""
    state = table(cards, seats, **options)
    turn(state, len(cards))
    return state


def slap(state: Five, *seats: int, beat: int | None = None, after: int = 0) -> None:
    """Hands come down, one after the other, in answer to this beat or the latest."""
    for seat in seats:
        state.play(seat, SLAP, state.now + after, state.beat if beat is None else beat)


def flip(state: Five, seat: int, at: int) -> None:
    state.play(seat, FLIP, at, state.beat)


def close(state: Five) -> None:
    """The follow-up window runs out, or the pause."""
    state.expire(state.deadline)


def told(state: Five, *what: str) -> list[Event]:
    """The events of these kinds so far."""
    return [event for event in state.told or [] if event.what in what]


def void_round(state: Five) -> None:
    """Every card is turned and nobody slaps."""
    turn(state, state.dealt - state.turned + 1)


def false_round(state: Five, *seats: int) -> None:
    """One card, and these seats slap it."""
    turn(state, 1)
    slap(state, *seats)
    if len(seats) < state.seats:
        close(state)
