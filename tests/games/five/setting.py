"""Tables for these tests: a deck in a known order, cards turned on the beat, hands on the pile."""

from __future__ import annotations

from ludoteka.games.five import GAME
from ludoteka.games.five.cards import FLIP, SLAP
from ludoteka.games.five.rules import Five
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make
from ludoteka.rules.scene import Text

A, B, C, D = range(4)
WINE = {"r": 0, "w": 1, "s": 2}

FIVE_RED = "rwrwrwrsr"  # red stands five times with the ninth card
FIFTH_RED = 9


def started(seats: int, seed: int, **options: str) -> Five:
    """A game as it begins."""
    state = GAME.start(make(GAME.options, options), seats, FastDice(seed))
    assert isinstance(state, Five)
    return state


def imagined(state: Five, seat: int, seed: int) -> Five:
    """A world that this seat cannot tell from the true one."""
    world = GAME.imagine(state, seat, FastDice(seed))
    assert isinstance(world, Five)
    return world


def table(cards: str = "", seats: int = 4, **options: str) -> Five:
    """A table whose first cards will be these, the rest in any order."""
    state = started(seats, 1, **options)
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


def drawn(state: Five, seat: int | None) -> list[str]:
    """The scene of a seat, or of a watcher, in lines."""
    scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
    lines = [said(scene.prompt)]
    for zone in scene.zones:
        faces = " ".join("+".join([face.face, *face.marks]) + "^" * face.legal for face in zone.faces)
        flags = "slap" * zone.slap + "^" * zone.legal
        lines.append(f"{zone.id} {zone.kind} {zone.count} [{faces}] {flags}".rstrip())
    for plate in scene.plates:
        lines.append(f"{'ABCDEFGH'[plate.seat]} {plate.score}{'*' * plate.turn} {' '.join(plate.marks)}".rstrip())
    lines.append(" ".join(["buttons", *(f"{button.move}{'^' * button.legal}" for button in scene.buttons)]))
    if scene.clock:
        lines.append(f"{scene.clock.text.id} {scene.clock.deadline - state.now}")
    return lines


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])
