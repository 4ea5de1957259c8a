"""Who knows what. Everybody has seen every card that was turned, and nobody any other.

What a seat remembers is knowledge: cards that were taken lie under a pile in an order that all have seen, and a card
that was put back lies on top of one. So the view holds every pile in order, with HIDDEN for what nobody has seen. What
is drawn of it is another question (scene.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteka.games.chant.pile import Pile
from ludoteka.games.chant.rules import Chant
from ludoteka.rules.cards import members
from ludoteka.rules.dice import Dice

HIDDEN: Final = -1


@dataclass(unsafe_hash=True)
class Card:
    """A card in the centre: to which word, on which beat, by whom it was turned, and who slapped it falsely."""

    card: int
    word: int
    beat: int
    owner: int
    falsely: tuple[int, ...]


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher (`seat` None), knows."""

    seat: int | None
    seats: int
    # the table's rules
    per_type: int
    penalty: int
    taker_flips: bool
    restarts: bool
    by_hand: bool
    next_match: bool
    at_once: bool
    beat_ms: int  # how long the next card lies
    # the cards
    piles: tuple[tuple[int, ...], ...]  # by seat, from the bottom up
    out: int  # how many were not dealt
    centre: tuple[Card, ...]  # from the bottom up
    under: tuple[int, ...]
    settled: int  # so many cards of the centre can be slapped no more
    # the game
    phase: int
    caller: int
    turn: int
    word: int  # the next one
    since: int
    flips: int
    passed: int
    beat: int
    active: tuple[int, ...]
    absent: tuple[int, ...]
    slapped: tuple[int, ...]  # the hands on the pile, first to last
    excused: tuple[int, ...]  # nobody sat there when the first hand came down
    deadline: int
    reveal: bool
    last: bool  # no further card comes unless a slap changes that
    over: bool
    winner: int
    why: str


def view(state: Chant, seat: int | None) -> View:
    house = state.house
    return View(
        seat=seat,
        seats=state.seats,
        per_type=house.per_type,
        penalty=house.penalty,
        taker_flips=house.taker_flips,
        restarts=house.restarts,
        by_hand=house.by_hand,
        next_match=house.next_match,
        at_once=house.at_once,
        beat_ms=house.beat_ms(state.flips),
        piles=tuple([known(pile) for pile in state.piles]),
        out=len(state.out),
        centre=tuple(
            [Card(one.card, one.word, one.beat, one.owner, tuple(members(one.falsely))) for one in state.centre.shown]
        ),
        under=tuple(state.centre.under),
        settled=state.centre.settled,
        phase=state.phase,
        caller=state.caller,
        turn=state.turn,
        word=state.word,
        since=state.since,
        flips=state.flips,
        passed=state.passed,
        beat=state.beat,
        active=tuple(members(state.active)),
        absent=tuple(members(state.absent)),
        slapped=tuple(state.slaps.order),
        excused=tuple(members(state.slaps.excused)),
        deadline=state.deadline,
        reveal=state.reveal,
        last=state.is_last(),
        over=state.over,
        winner=state.winner,
        why=state.ended,
    )


def known(pile: Pile) -> tuple[int, ...]:
    """A pile as everybody knows it, from the bottom up."""
    low = pile.first_unseen()
    high = low + pile.unseen
    return tuple(pile.cards[:low]) + (HIDDEN,) * (high - low) + tuple(pile.cards[high:])


def imagine(state: Chant, seat: int, dice: Dice) -> Chant:
    """The cards that nobody has seen, in any order: the shuffle favours none."""
    world = state.copy(dice)
    unseen = world.out[:]
    for pile in world.piles:
        low = pile.first_unseen()
        unseen += pile.cards[low : low + pile.unseen]
    dice.shuffle(unseen)
    for pile in world.piles:
        low = pile.first_unseen()
        for i in range(low, low + pile.unseen):
            pile.cards[i] = unseen.pop()
    world.out = unseen
    return world
