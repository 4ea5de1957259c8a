"""Tables for these tests: hands in letters, duels played through."""

from __future__ import annotations

from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.games.duel import GAME
from ludoteka.games.duel.cards import CATALOGUE, PER_WINE
from ludoteka.games.duel.options import Options
from ludoteka.games.duel.rules import CHALLENGE, IDLE_MS, Duel, House
from ludoteka.rules.cards import ONE
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make

A, B, C, D = range(4)
RED, WHITE, SPARKLING = range(3)
WINE = {"r": RED, "w": WHITE, "s": SPARKLING}


def counts(cards: str) -> list[int]:
    return [cards.count(letter) for letter in WINE]


def table(*hands: str, active: int = A, seed: int = 1, discard: str = "", **options: str) -> Duel:
    """A table where these cards are held ("rrw": two red, one white), "" for who is out."""
    house = House(make(Options, options))
    held = [count for hand in hands for count in counts(hand)]
    rest = [PER_WINE - sum(held[wine::3]) - counts(discard)[wine] for wine in range(3)]
    state = Duel(house, held, rest, FastDice(seed))
    state.discard = [WINE[letter] for letter in discard]
    if "" in hands:  # somebody went out in the first duel
        state.duels = 1
        state.challenger, state.opponent, state.cards = active, hands.index(""), [WHITE, WHITE]
        state.out_at = [int(not hand) for hand in hands]
    state.phase = CHALLENGE
    state.turn = active
    state.active = ONE << active
    state.deadline = IDLE_MS
    state.told = []
    return state


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Duel:
    state = GAME.start(make(Options, options), seats, FastDice(seed))
    assert isinstance(state, Duel)
    state.told = []
    return state


def play(state: Duel, seat: int, name: str, after: int = 0) -> None:
    state.play(seat, CATALOGUE.index(name), state.now + after, state.beat)


def challenge(state: Duel, other: int) -> None:
    play(state, state.turn, f"challenge:{other}")


def choose(state: Duel, seat: int, letter: str, after: int = 0) -> None:
    play(state, seat, CATALOGUE[8 + WINE[letter]], after)


def fight(state: Duel, other: int, mine: str, theirs: str) -> None:
    """The active player challenges, and both choose."""
    one = state.turn
    challenge(state, other)
    choose(state, one, mine)
    choose(state, other, theirs)


def refusal(state: Duel, seat: int, name: str) -> str:
    """The reason why this move is refused."""
    try:
        play(state, seat, name)
    except Illegal as refused:
        return refused.reason
    raise AssertionError(f"{name} of seat {seat} was not refused")


def hands(state: Duel) -> list[str]:
    return [
        "".join(letter * state.held[seat * 3 + wine] for letter, wine in WINE.items()) for seat in range(state.seats)
    ]


def may(state: Duel, seat: int) -> list[str]:
    return [CATALOGUE[move] for move in state.legal(seat)]


def told(state: Duel, *what: str) -> list[Event]:
    """The events of these kinds so far."""
    return [event for event in state.told or [] if event.what in what]


def news(state: Duel) -> list[tuple[str, int, int, int, int, int]]:
    """All that was told, in values that can be compared."""
    return [(e.what, e.seat, e.card, e.other, e.n, e.eyes) for e in state.told or []]


def asked(level: str, state: Duel, seat: int, seed: int = 1) -> Answer:
    """What a mind of this level does on this seat."""
    handle = Handle(
        seat,
        state.seats,
        GAME.view(state, seat),
        state.legal(seat),
        GAME,
        state.now,
        state.beat,
        FastDice(seed),
        lambda dice: GAME.imagine(state, seat, dice),
    )
    mind: Mind = GAME.minds[level]()
    return mind.turn(handle)
