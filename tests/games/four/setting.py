"""Tables for these tests: hands and piles that are written down, cards drawn and thrown, claims, slaps."""

from __future__ import annotations

from ludoteka.games.four import GAME
from ludoteka.games.four.cards import CLAIM, DRAW, SLAP, TAKE, THROW, WINES
from ludoteka.games.four.house import ACT_MS
from ludoteka.games.four.rules import CHOOSING, DRAWING, READY, SHOWN, Four
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make
from ludoteka.rules.scene import Text

A, B, C, D = range(4)
WINE = {"r": 0, "w": 1, "s": 2}
MIXED = "rrwws"  # five cards without four alike


def started(seats: int, seed: int, **options: str) -> Four:
    """A game as it begins."""
    state = GAME.start(make(GAME.options, options), seats, FastDice(seed))
    assert isinstance(state, Four)
    return state


def imagined(state: Four, seat: int, seed: int) -> Four:
    """A world that this seat cannot tell from the true one."""
    world = GAME.imagine(state, seat, FastDice(seed))
    assert isinstance(world, Four)
    return world


def wines(cards: str) -> list[int]:
    return [WINE[card] for card in cards]


def dealt(*hands: str, stock: str = "", **options: str) -> Four:
    """A table where these fives were dealt, and the stock begins with these cards, the next one first."""
    state = started(len(hands), 1, **options)
    per_type = state.house.per_type
    left = [per_type] * WINES
    for seat, hand in enumerate(hands):
        assert len(hand) == 5
        for wine in range(WINES):
            state.held[seat * WINES + wine] = wines(hand).count(wine)
            left[wine] -= wines(hand).count(wine)
    for card in wines(stock):
        left[card] -= 1
    assert min(left) >= 0
    rest = [wine for wine in range(WINES) for _i in range(left[wine])]
    FastDice(2).shuffle(rest)
    state.stock.cards = rest + wines(stock)[::-1]
    state.told = []
    return state


def choose(state: Four, cards: str) -> None:
    """The first discards, seat by seat."""
    for seat, card in enumerate(cards):
        state.play(seat, THROW + WINE[card], state.now, state.beat)


def go(state: Four) -> Four:
    """What is left to choose is chosen at random; then Go."""
    while state.phase != DRAWING:
        state.expire(state.deadline)
    return state


def playing(*hands: str, thrown: str, stock: str = "", **options: str) -> Four:
    """A table after Go: these fives were dealt, and one card of each thrown."""
    state = dealt(*hands, stock=stock, **options)
    choose(state, thrown)
    assert state.phase == READY
    return go(state)


def act(state: Four, seat: int, move: int, after: int = ACT_MS, beat: int | None = None) -> None:
    """A move so much later than the last one."""
    state.play(seat, move, state.now + after, state.beat if beat is None else beat)


def draw(state: Four, seat: int, after: int = ACT_MS) -> None:
    act(state, seat, DRAW, after)


def take(state: Four, seat: int, after: int = ACT_MS) -> None:
    act(state, seat, TAKE, after)


def throw(state: Four, seat: int, card: str, after: int = ACT_MS) -> None:
    act(state, seat, THROW + WINE[card], after)


def claim(state: Four, seat: int, card: str, after: int = ACT_MS, beat: int | None = None) -> None:
    act(state, seat, CLAIM + WINE[card], after, beat)


def slap(state: Four, *seats: int, after: int = 0) -> None:
    """Hands come down, one after the other."""
    for seat in seats:
        act(state, seat, SLAP, after)


def close(state: Four) -> None:
    """The deadline comes."""
    state.expire(state.deadline)


def claimed(seats: int = 4, **options: str) -> Four:
    """A has four red and has claimed them."""
    state = playing("rrrrw", *[MIXED] * (seats - 1), thrown="w" + "s" * (seats - 1), **options)
    claim(state, A, "r")
    return state


def win_round(state: Four, winner: int, *others: int) -> None:
    """From wherever a round ended, or the game began: this seat is given four red and claims them, those slap."""
    if state.phase == SHOWN:
        close(state)
    assert state.phase == CHOOSING
    deal = dealt(*["rrrrw" if seat == winner else MIXED for seat in range(state.seats)])
    state.held, state.stock = deal.held, deal.stock
    choose(state, "".join("w" if seat == winner else "s" for seat in range(state.seats)))
    go(state)
    claim(state, winner, "r")
    slap(state, *others)
    if state.phase != SHOWN:
        close(state)


def hand(state: Four, seat: int) -> str:
    return "".join(card * state.held[seat * WINES + wine] for card, wine in WINE.items())


def told(state: Four, *what: str) -> list[Event]:
    """The events of these kinds so far."""
    return [event for event in state.told or [] if event.what in what]


def drawn(state: Four, seat: int | None) -> list[str]:
    """The scene of a seat, or of a watcher, in lines: `^` can be done now, `*` owes a move."""
    scene = GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat))
    lines = [said(scene.prompt)]
    for zone in scene.zones:
        faces = " ".join("+".join([face.face, *face.marks]) + "^" * face.legal for face in zone.faces)
        flags = "slap" * zone.slap + "^" * zone.legal
        lines.append(f"{zone.id} {zone.kind} {zone.count} [{faces}] {flags}".rstrip())
    for plate in scene.plates:
        lines.append(
            f"{'ABCDEFGH'[plate.seat]} {plate.cards} {plate.score}{'*' * plate.turn} {' '.join(plate.marks)}".rstrip()
        )
    lines.append(" ".join(["buttons", *(f"{button.move}{'^' * button.legal}" for button in scene.buttons)]))
    if scene.clock:
        lines.append(f"{scene.clock.text.id} {scene.clock.deadline - state.now}")
    return lines


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])
