"""Who knows what in Duel. Everything that was revealed, taken or thrown out is known to all and never forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from mypy_extensions import i64

from ludoteka.games.duel.rules import CHOOSE, Duel
from ludoteka.rules.cards import ONE
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD
from ludoteka.rules.wine import WINES


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher, knows. Counts of cards are by wine: red, white, sparkling."""

    seat: int | None
    hand: tuple[int, ...]  # () for a watcher
    mine: int  # the wine this seat has sealed in the open duel, or NO_CARD
    phase: int
    turn: int
    challenger: int
    opponent: int
    chosen: int  # the duellists whose card lies face down, a set of seats
    revealed: tuple[int, ...]  # the cards of the latest duel, challenger's first; () while one is open
    beaten: int  # who may not be challenged now
    sizes: tuple[int, ...]  # known to whoever counted along, shown only where the option says so
    shown: tuple[tuple[int, ...], ...]  # by seat: cards surely in that hand
    dealt: tuple[tuple[int, ...], ...]  # by seat: cards surely dealt to it
    discard: tuple[int, ...]  # the latest last
    duels: int
    out_at: tuple[int, ...]
    deadline: int
    absent: int
    over: bool
    why: str
    hand_size: int
    open_sizes: bool


def view(state: Duel, seat: int | None) -> View:
    duelling = state.phase == CHOOSE
    duellists = (ONE << state.challenger) | (ONE << state.opponent) if duelling else 0
    mine: i64 = NO_CARD
    hand: tuple[int, ...] = ()
    if seat is not None:
        hand = by_wine(state.held, seat)
        if duelling and (seat == state.challenger or seat == state.opponent):
            mine = state.cards[0 if seat == state.challenger else 1]
    return View(
        seat=seat,
        hand=hand,
        mine=mine,
        phase=state.phase,
        turn=state.turn,
        challenger=state.challenger,
        opponent=state.opponent,
        chosen=duellists & ~state.active,
        revealed=() if duelling or not state.duels else tuple(state.cards),
        beaten=state.beaten,
        sizes=tuple(state.sizes),
        shown=tuple([by_wine(state.shown, other) for other in range(state.seats)]),
        dealt=tuple([by_wine(state.need, other) for other in range(state.seats)]),
        discard=tuple(state.discard),
        duels=state.duels,
        out_at=tuple(state.out_at),
        deadline=state.deadline,
        absent=state.absent,
        over=state.over,
        why=state.ended,
        hand_size=state.house.hand_size,
        open_sizes=state.house.open_sizes,
    )


def by_wine(counts: list[i64], seat: i64) -> tuple[int, ...]:
    at = seat * WINES
    return (int(counts[at]), int(counts[at + 1]), int(counts[at + 2]))


def imagine(state: Duel, seat: int, dice: Dice) -> Duel:
    """A world this seat cannot tell from the true one: every deal that all it saw could have come from is as likely as
    the deal makes it. Of how the others choose nothing is assumed; what they have sealed now is any card of theirs."""
    world = state.copy(dice)
    deal_again(world, seat, dice)
    if world.phase == CHOOSE:
        for i in range(2):
            other = world.challenger if i == 0 else world.opponent
            if other != seat and world.cards[i] != NO_CARD:
                world.cards[i] = world.any_card(other)
    return world


def deal_again(world: Duel, seat: i64, dice: Dice) -> None:
    """Deal what nobody has shown anew, into the other hands and the rest."""
    pool = unseen(world, seat)
    while not fill_hands(world, seat, pool, dice):
        pass


def unseen(world: Duel, seat: i64) -> list[i64]:
    """The cards that may be anywhere out of this seat's sight: the whole deck without its own and without all that is
    known of the others."""
    pool: list[i64] = []
    for wine in range(WINES):
        n: i64 = world.rest[wine]
        for other in range(world.seats):
            if other != seat:
                n += world.held[other * WINES + wine] - world.shown[other * WINES + wine]
        for _i in range(n):
            pool.append(wine)
    return pool


def fill_hands(world: Duel, seat: i64, pool: list[i64], dice: Dice) -> bool:
    """Fill the unknown places of the hands with cards drawn from the pool, the rest of the game with what is left.

    Drawing blindly favours hands that repeat what was shown: a hand that was dealt a + u cards of a wine, of which a
    were shown, comes about in C(a + u, a) such ways and is one deal. So it is kept once in so many times."""
    drawn: i64 = 0
    for other in range(world.seats):
        if other == seat:
            continue
        first = other * WINES
        end = drawn + world.sizes[other] - world.shown[first] - world.shown[first + 1] - world.shown[first + 2]
        for wine in range(WINES):
            world.held[first + wine] = world.shown[first + wine]
        while drawn < end:
            j = drawn + dice.below(len(pool) - drawn)
            pool[drawn], pool[j] = pool[j], pool[drawn]
            world.held[first + pool[drawn]] += 1
            drawn += 1
        for wine in range(WINES):
            more: int = world.held[first + wine] - world.shown[first + wine]
            dealt: int = world.need[first + wine]
            if dealt and more and dice.below(comb(dealt + more, dealt)):
                return False
    for wine in range(WINES):
        world.rest[wine] = 0
    for i in range(drawn, len(pool)):
        world.rest[pool[i]] += 1
    return True
