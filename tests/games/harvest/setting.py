"""Tables for these tests: piles in letters with the top card first, hands that come down, scenes as lines."""

from __future__ import annotations

from ludoteka.games.harvest import GAME
from ludoteka.games.harvest.cards import CATALOGUE, FACES, GRAB
from ludoteka.games.harvest.pile import Pile
from ludoteka.games.harvest.rules import Harvest
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make
from ludoteka.rules.scene import Scene, Text
from ludoteka.rules.wine import deck

A, B, C, D = range(4)
WINE = {"r": 0, "w": 1, "s": 2}
LETTER = "rws"


def started(seats: int, seed: int, **options: str) -> Harvest:
    """A game as it begins."""
    state = GAME.start(make(GAME.options, options), seats, FastDice(seed))
    assert isinstance(state, Harvest)
    return state


def imagined(state: Harvest, seat: int, seed: int) -> Harvest:
    """A world that this seat cannot tell from the true one."""
    world = GAME.imagine(state, seat, FastDice(seed))
    assert isinstance(world, Harvest)
    return world


def table(*piles: str, won: tuple[str, ...] = (), token: int = A, **options: str) -> Harvest:
    """A table before the first count: these piles, the top card first, and these collections. All other cards are out
    of the game."""
    state = started(len(piles), 1, **options)
    rest = deck(state.house.per_type)
    state.piles = [Pile([WINE[card] for card in reversed(pile)], len(pile)) for pile in piles]
    state.won = [[WINE[card] for card in cards] for cards in won] or state.won
    for cards in [*(pile.cards for pile in state.piles), *state.won]:
        for card in cards:
            rest.remove(card)
    n = len(state.out)
    state.out, state.lost = rest[:n], rest[n:]
    state.token = token
    state.told = []
    return state


def lies(*piles: str, won: tuple[str, ...] = (), token: int = A, **options: str) -> Harvest:
    """The same table after "three": the first card of each pile lies in the centre, at the place of its seat."""
    state = table(*piles, won=won, token=token, **options)
    on(state)
    return state


def on(state: Harvest, times: int = 1) -> None:
    """The next deadlines pass."""
    for _i in range(times):
        state.expire(state.deadline)


def play(state: Harvest, seat: int, name: str, after: int = 200, beat: int | None = None) -> None:
    state.play(seat, CATALOGUE.index(name), state.now + after, state.beat if beat is None else beat)


def grab(state: Harvest, seat: int, *places: int, after: int = 200, beat: int | None = None) -> None:
    """A hand comes down on these places, one after the other."""
    for place in places:
        play(state, seat, f"grab:{place}", after, beat)


def refusal(state: Harvest, seat: int, name: str, beat: int | None = None) -> str:
    """Why this move is refused; a refusal leaves the collections alone."""
    before = [cards[:] for cards in state.won]
    try:
        play(state, seat, name, 0, beat)
    except Illegal as refused:
        assert state.won == before
        return refused.reason
    raise AssertionError(f"{name} of seat {seat} was not refused")


def pile(state: Harvest, seat: int) -> str:
    """A pile in letters, the top card first."""
    return "".join(LETTER[card] for card in reversed(state.piles[seat].cards))


def won(state: Harvest) -> list[str]:
    return ["".join(LETTER[card] for card in cards) for cards in state.won]


def may(state: Harvest, seat: int) -> list[str]:
    return [CATALOGUE[move] for move in state.legal(seat)]


def grabs(state: Harvest, seat: int) -> list[int]:
    """The places on which this seat's hand may come down."""
    return [move - GRAB for move in state.legal(seat) if move >= GRAB]


def told(state: Harvest, *what: str) -> list[Event]:
    """The events of these kinds so far."""
    return [event for event in state.told or [] if event.what in what]


def story(state: Harvest) -> list[str]:
    """All that was told, a word or two each."""
    return [" ".join([event.what, *([FACES[event.card]] if event.card >= 0 else [])]) for event in state.told or []]


def shown(state: Harvest, seat: int | None) -> Scene:
    return GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))


def drawn(state: Harvest, seat: int | None) -> list[str]:
    """The scene of a seat, or of a watcher, in lines: `^` can be done now, `*` owes a move."""
    scene = shown(state, seat)
    lines = [said(scene.prompt)]
    for zone in scene.zones:
        faces = " ".join("+".join([face.face, *face.marks]) + "^" * face.legal for face in zone.faces)
        lines.append(f"{zone.id} {zone.kind} {zone.count} [{faces}]")
    for plate in scene.plates:
        owes = "*" * plate.turn
        lines.append(f"{'ABCDEFGH'[plate.seat]} {plate.cards} {plate.score}{owes} {' '.join(plate.marks)}".rstrip())
    lines += [f"button {button.move}{'^' * button.legal} ({said(button.text)})" for button in scene.buttons]
    if scene.clock:
        lines.append(f"{scene.clock.text.id} {scene.clock.deadline - state.now}")
    return lines


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])
