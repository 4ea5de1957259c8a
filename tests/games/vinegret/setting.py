"""Tables for these tests: hands in words, deals played through."""

from __future__ import annotations

from ludoteka.bots.mind import Answer, Handle, Mind
from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.cards import CATALOGUE, FACES, deck
from ludoteka.games.vinegret.combos import KINDS, Judge, kind_of
from ludoteka.games.vinegret.house import House
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.rules import Vinegret
from ludoteka.games.vinegret.table import FIRST
from ludoteka.rules.cards import ONE, members
from ludoteka.rules.contract import Illegal
from ludoteka.rules.dice import FastDice
from ludoteka.rules.event import Event
from ludoteka.rules.options import make

A, B, C, D, E, F = range(6)
POINT_7 = "h3 h4 d9 s1"  # a point of 7
POINT_9 = "h2 h7 d5 s6"
POINT_19 = "c9 c10 d6 s2"
PRIME_14 = "h1 d2 c3 s8"
FLUX_24 = "d1 d3 d10 d8"  # of 22


def held(words: str) -> int:
    """A set of cards out of their names."""
    return sum(ONE << FACES.index(word) for word in words.split())


def words(cards: int) -> str:
    return " ".join(FACES[card] for card in members(cards))


def table(*hands: str, dealer: int = -1, seed: int = 1, stock: str = "", **options: str) -> Vinegret:
    """A deal in which these hands are held and the antes are paid, before the first betting; the last seat deals.
    `stock`: what is drawn next, in this order."""
    seats = len(hands)
    house = House(make(Options, options), seats)
    state = Vinegret(house, seats, FastDice(seed))
    state.dealer = dealer % seats
    state.hands = [held(hand) for hand in hands]
    for seat in range(seats):
        state.put(seat, house.ante)
    top = [FACES.index(word) for word in reversed(stock.split())]
    gone = {card for hand in state.hands for card in members(hand)} | set(top)
    state.stock = [card for card in deck(house.five_to_ace) if card not in gone] + top
    state.phase = FIRST
    state.told = []
    return state


def first(*hands: str, dealer: int = -1, seed: int = 1, stock: str = "", **options: str) -> Vinegret:
    """The first betting."""
    state = table(*hands, dealer=dealer, seed=seed, stock=stock, **options)
    state.begin_first()
    return state


def drawing(*hands: str, dealer: int = -1, seed: int = 1, stock: str = "", **options: str) -> Vinegret:
    """The draw: everybody holds."""
    state = table(*hands, dealer=dealer, seed=seed, stock=stock, **options)
    state.inside = state.seated
    state.begin_draw()
    return state


def second(*hands: str, dealer: int = -1, seed: int = 1, **options: str) -> Vinegret:
    """The second betting: everybody has held and nobody has drawn."""
    state = table(*hands, dealer=dealer, seed=seed, **options)
    state.inside = state.seated
    state.begin_second()
    return state


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Vinegret:
    state = GAME.start(make(Options, options), seats, FastDice(seed))
    assert isinstance(state, Vinegret)
    state.told = []
    return state


def play(state: Vinegret, seat: int, name: str, after: int = 0) -> None:
    state.play(seat, CATALOGUE.index(name), state.now + after, state.beat)


def say(state: Vinegret, *names: str) -> None:
    """Who is on turn, one after the other."""
    for name in names:
        play(state, state.turn, name)


def late(state: Vinegret, times: int = 1) -> None:
    """The time is up."""
    for _i in range(times):
        state.expire(state.deadline)


def refusal(state: Vinegret, seat: int, name: str) -> str:
    """The reason why this move is refused."""
    try:
        play(state, seat, name)
    except Illegal as refused:
        return refused.reason
    raise AssertionError(f"{name} of seat {seat} was not refused")


def may(state: Vinegret, seat: int) -> list[str]:
    return [CATALOGUE[move] for move in state.legal(seat)]


def gains(state: Vinegret) -> list[int]:
    """What each has won or lost since before the antes."""
    return [int(tokens - state.house.start) for tokens in state.tokens]


def told(state: Vinegret, *what: str) -> list[Event]:
    return [event for event in state.told or [] if event.what in what]


def said(state: Vinegret, *what: str) -> list[tuple[str, int, int]]:
    """The events of these kinds, or all: what, who, how many."""
    return [(event.what, event.seat, event.n) for event in state.told or [] if not what or event.what in what]


def judge(**options: str) -> Judge:
    return House(make(Options, options), 2).judge


def kind(hand: str, **options: str) -> str:
    return KINDS[kind_of(judge(**options).strength(held(hand)))]


def worth(hand: str, **options: str) -> int:
    whole = judge(**options)
    return int(whole.worth(held(hand), whole.strength(held(hand))))


def beats(one: str, other: str, **options: str) -> bool:
    whole = judge(**options)
    return whole.strength(held(one)) > whole.strength(held(other))


def ties(one: str, other: str, **options: str) -> bool:
    whole = judge(**options)
    return whole.strength(held(one)) == whole.strength(held(other))


def asked(level: str, state: Vinegret, seat: int, seed: int = 1) -> Answer:
    """What a mind of this level does on this seat."""
    mind: Mind = GAME.minds[level]()
    return mind.turn(handle(state, seat, seed))


def handle(state: Vinegret, seat: int, seed: int = 1) -> Handle:
    return Handle(
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
