"""Who knows what. Everybody has seen every card that was revealed, and nobody any other.

What a seat remembers is knowledge (HAR-25): cards that came back lie under the piles in an order that all have seen. So
the view holds every pile in order, with HIDDEN for what nobody has seen. What is drawn of it is another question
(scene.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteka.games.harvest.pile import Pile
from ludoteka.games.harvest.rules import Harvest
from ludoteka.rules.cards import members
from ludoteka.rules.dice import Dice

HIDDEN: Final = -1


@dataclass(unsafe_hash=True)
class Card:
    """A card that was revealed in this round: on which beat, by whom, and who took it (-1: nobody)."""

    card: int
    beat: int
    owner: int
    taker: int


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher (`seat` None), knows."""

    seat: int | None
    seats: int
    # the table's rules
    per_type: int
    half: bool
    window_ms: int
    one_each: bool
    by_lot: bool
    splits: bool
    locks: bool
    to_shortest: bool
    named: bool
    rounds: int
    # the cards
    piles: tuple[tuple[int, ...], ...]  # by seat, from the bottom up
    out: int  # how many were not dealt
    lost: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]  # by seat, the latest last
    aside: tuple[tuple[int, ...], ...]  # by seat: given back in this round
    centre: tuple[Card, ...]  # by place
    # the game
    phase: int
    round: int
    first_beat: int
    beat: int
    token: int
    adds_next: int
    owed: tuple[int, ...]
    give_by: tuple[int, ...]
    errors: tuple[int, ...]
    taken: tuple[int, ...]
    grabbed_at: tuple[int, ...]
    touched: bool
    idle: int
    active: tuple[int, ...]
    absent: tuple[int, ...]
    due: int  # when the phase ends by itself
    deadline: int
    reveal: bool
    over: bool
    why: str


def view(state: Harvest, seat: int | None) -> View:
    house = state.house
    return View(
        seat=seat,
        seats=state.seats,
        per_type=house.per_type,
        half=house.half,
        window_ms=house.window_ms,
        one_each=house.one_each,
        by_lot=house.by_lot,
        splits=house.splits,
        locks=house.locks,
        to_shortest=house.to_shortest,
        named=house.named,
        rounds=house.rounds,
        piles=tuple([known(pile) for pile in state.piles]),
        out=len(state.out),
        lost=tuple(state.lost),
        won=tuple([tuple(cards) for cards in state.won]),
        aside=tuple([tuple(cards) for cards in state.aside]),
        centre=tuple([Card(one.card, one.beat, one.owner, one.taker) for one in state.centre.shown]),
        phase=state.phase,
        round=state.round,
        first_beat=state.first_beat,
        beat=state.beat,
        token=state.token,
        adds_next=state.adds_next,
        owed=tuple(state.owed),
        give_by=tuple(state.give_by),
        errors=tuple(state.errors),
        taken=tuple(state.taken),
        grabbed_at=tuple(state.grabbed_at),
        touched=state.touched,
        idle=state.idle,
        active=tuple(members(state.active)),
        absent=tuple(members(state.absent)),
        due=state.due,
        deadline=state.deadline,
        reveal=state.reveal,
        over=state.over,
        why=state.ended,
    )


def known(pile: Pile) -> tuple[int, ...]:
    """A pile as everybody knows it, from the bottom up."""
    seen = len(pile.cards) - pile.unseen
    return tuple(pile.cards[:seen]) + (HIDDEN,) * pile.unseen


def imagine(state: Harvest, seat: int, dice: Dice) -> Harvest:
    """The cards that nobody has seen, in any order: the shuffle favours none."""
    world = state.copy(dice)
    unseen = world.out[:]
    for pile in world.piles:
        unseen += pile.cards[len(pile.cards) - pile.unseen :]
    dice.shuffle(unseen)
    for pile in world.piles:
        for i in range(len(pile.cards) - pile.unseen, len(pile.cards)):
            pile.cards[i] = unseen.pop()
    world.out = unseen
    return world
