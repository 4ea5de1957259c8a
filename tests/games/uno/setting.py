"""Positions of UNO set up card by card, in the notation of the game."""

from __future__ import annotations

from typing import Any

from ludoteka.games.uno import GAME
from ludoteka.games.uno.cards import JOKER, LETTERS
from ludoteka.games.uno.house import DECKS, House
from ludoteka.games.uno.options import Options
from ludoteka.games.uno.rules import Uno
from ludoteka.games.uno.waiting import TURN
from ludoteka.match.notation import event_line
from ludoteka.rules.cards import hand_of
from ludoteka.rules.dice import FastDice
from ludoteka.rules.options import make


def cards(words: str) -> list[int]:
    return [GAME.faces.index(word) for word in words.split()]


def names(some: Any) -> str:
    return " ".join(GAME.faces[card] for card in some)


def table(*hands: str, top: str = "r5", under: str = "", stock: str | None = None, **options: str) -> Uno:
    """Seat A is on turn. `top` may name a colour: `super:b`. `stock`: what is drawn first stands first, and under it
    lies the rest of the deck; with `under`, the cards below the top, the stock is `stock` and no more, and the deck is
    what lies there."""
    house = House(make(Options, options))
    face, _colon, colour = top.partition(":")
    pile = [*cards(under), *cards(face)]
    held = [cards(words) for words in hands]
    above = cards(stock or "")
    rest: list[int] = []
    if not under:
        rest = DECKS[house.deck][:]
        for card in [*pile, *above, *(card for some in held for card in some)]:
            rest.remove(card)
        FastDice(7).shuffle(rest)
    state = Uno(house, [hand_of(some) for some in held], [*rest, *reversed(above)], pile, FastDice(1))
    state.dealer = state.seats - 1
    state.round = 1
    state.look(pile[-1], LETTERS.index(colour) if colour else pile[-1] // 13)
    state.told = []
    state.wait(TURN, 0)
    return state


def do(state: Uno, *inputs: str) -> Uno:
    """Each input is `A r5`, `B counter! 800` with its time, `B counter! 800 @1` with its beat, or `expire`."""
    for line in inputs:
        if line == "expire":
            state.expire(state.deadline)
            continue
        seat, move, *more = line.split()
        at = next((int(word) for word in more if word.isdigit()), state.now)
        beat = next((int(word[1:]) for word in more if word.startswith("@")), state.beat)
        state.play("ABCDEFGHIJ".index(seat), GAME.catalogue.index(move), at, beat)
    return state


def may(state: Uno, seat: str) -> str:
    """The moves of this seat that are no calls."""
    legal = state.legal("ABCDEFGHIJ".index(seat))
    return " ".join(GAME.catalogue[move] for move in legal if GAME.catalogue[move] not in ("uno!", "counter!"))


def refusal(state: Uno, seat: str, move: str) -> str:
    return state.wrong("ABCDEFGHIJ".index(seat), GAME.catalogue.index(move), state.beat)


def news(state: Uno) -> list[str]:
    """What was told since the last time it was asked."""
    told = [event_line(event, GAME) for event in state.told or []]
    state.told = []
    return told


def hand(state: Uno, seat: str) -> str:
    return names(state.hands["ABCDEFGHIJ".index(seat)].cards())


def sizes(state: Uno) -> list[int]:
    return [one.size for one in state.hands]


def turn(state: Uno) -> str:
    return "ABCDEFGHIJ"[state.turn] if state.active else "-"


def first(wanted: str, seats: int = 2, **options: str) -> Uno:
    """A fresh deal on which a card of that kind is turned up: a rank, or the name of a black card. Seat of the dealer:
    `state.dealer`."""
    for seed in range(4000):
        state = GAME.start(make(Options, options), seats, FastDice(seed))
        assert isinstance(state, Uno)
        card = state.pile[-1]
        if GAME.faces[card] == wanted or (card < JOKER and GAME.faces[card][1:] == wanted):
            return state
    raise LookupError(wanted)
