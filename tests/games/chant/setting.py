"""Tables for these tests: cards that come in a known order, hands on the pile.

`table("rrs")` is a table of four where A turns the first card (B calls out) and the next cards are these. Words start
at red, so card number i matches where it equals "rws"[i % 3].
"""

from __future__ import annotations

from ludoteka.games.chant import GAME
from ludoteka.games.chant.cards import FLIP, SLAP
from ludoteka.games.chant.rules import Chant
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make
from ludoteka.rules.scene import Text

A, B, C, D = range(4)
WINE = {"r": 0, "w": 1, "s": 2}

NO_MATCH = "wsrwsr"  # cards that match no word


def started(seats: int, seed: int, **options: str) -> Chant:
    """A game as it begins."""
    state = GAME.start(make(GAME.options, options), seats, FastDice(seed))
    assert isinstance(state, Chant)
    return state


def imagined(state: Chant, seat: int, seed: int) -> Chant:
    """A world that this seat cannot tell from the true one."""
    world = GAME.imagine(state, seat, FastDice(seed))
    assert isinstance(world, Chant)
    return world


def table(cards: str = "", seats: int = 4, **options: str) -> Chant:
    """A table whose first cards, turned in turn from A, will be these; the rest lie in any order."""
    state = started(seats, 1, **options)
    rest = state.out + [card for pile in state.piles for card in pile.cards]
    first = [WINE[card] for card in cards]
    for card in first:
        rest.remove(card)
    state.caller, state.turn = B, A
    for seat, pile in enumerate(state.piles):
        mine = first[seat::seats]
        size = len(pile.cards)
        pile.cards = [rest.pop() for _i in range(size - len(mine))] + mine[::-1]
    state.out = rest
    state.await_card()
    state.told = []
    assert state.audit() == []
    return state


def turn(state: Chant, n: int = 1) -> None:
    """So many cards on the beat, or whatever the deadlines bring."""
    for _i in range(n):
        state.expire(state.deadline)


def turned(cards: str, seats: int = 4, **options: str) -> Chant:
    """A table on which these cards have been turned."""
    state = table(cards, seats, **options)
    turn(state, len(cards))
    return state


def few(piles: str, **options: str) -> Chant:
    """A table whose piles are these, as `rw s ws`, each with its top first; what is left over is out of the game."""
    state = table("", len(piles.split()), **options)
    rest = state.out + [card for pile in state.piles for card in pile.cards]
    for pile, cards in zip(state.piles, piles.split(), strict=True):
        pile.cards = [WINE[card] for card in reversed(cards)]
        pile.unseen = len(pile.cards)
        for card in pile.cards:
            rest.remove(card)
    state.out = rest
    state.await_card()
    return state


def slap(state: Chant, *seats: int, beat: int | None = None, after: int = 0) -> None:
    """Hands come down, one after the other, in answer to this beat or the latest."""
    for seat in seats:
        state.play(seat, SLAP, state.now + after, state.beat if beat is None else beat)


def flip(state: Chant, seat: int, at: int) -> None:
    state.play(seat, FLIP, at, state.beat)


def sizes(state: Chant) -> list[int]:
    return [len(pile.cards) for pile in state.piles]


def told(state: Chant, *what: str) -> list[Event]:
    """The events of these kinds so far."""
    return [event for event in state.told or [] if event.what in what]


def words(state: Chant) -> str:
    """The words called so far."""
    return "".join("rws"[event.card] for event in told(state, "calls"))


def flippers(state: Chant) -> list[int]:
    return [event.seat for event in told(state, "flips")]


def bottom(state: Chant, seat: int, n: int) -> str:
    """The lowest n cards of a pile, from the bottom up."""
    return "".join("rws"[card] for card in state.piles[seat].cards[:n])


def drawn(state: Chant, seat: int | None) -> list[str]:
    """The scene of a seat, or of a watcher, in lines."""
    scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
    lines = [said(scene.prompt)]
    for zone in scene.zones:
        faces = " ".join("+".join([face.face, *face.marks]) + "^" * face.legal for face in zone.faces)
        flags = "slap" * zone.slap + "^" * zone.legal
        lines.append(f"{zone.id} {zone.kind} {zone.count} [{faces}] {flags} {said(zone.label)}")
    for plate in scene.plates:
        lines.append(f"{'ABCDEFGH'[plate.seat]} {plate.cards}{'*' * plate.turn} {' '.join(plate.marks)}".rstrip())
    lines.append(" ".join(["buttons", *(f"{button.move}{'^' * button.legal}" for button in scene.buttons)]))
    if scene.clock:
        lines.append(f"{scene.clock.text.id} {scene.clock.deadline - state.now}")
    return lines


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])
