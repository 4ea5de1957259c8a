"""Who knows what in Vinegret: one's own hand, what one has thrown oneself, and the hands that were shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ludoteka.games.vinegret.cards import HAND
from ludoteka.games.vinegret.options import Options
from ludoteka.games.vinegret.rules import Vinegret
from ludoteka.games.vinegret.table import UNBROKEN
from ludoteka.rules.cards import ONE, how_many, members
from ludoteka.rules.contract import Seat
from ludoteka.rules.dice import Dice

STOCK: Final = -1


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher, knows. Sets of seats and of places are bit masks, cards are numbers."""

    seat: int | None
    hand: tuple[int, ...]  # sorted; () for a watcher
    drawn: tuple[int, ...]  # of the hand, what the latest exchange brought
    marked: int  # places of the hand, for an exchange
    thrown: tuple[int, ...]  # what this seat has thrown and lies in the discards
    returned: tuple[tuple[int, ...], ...]  # by reshuffle: what this seat had thrown and went back into the stock
    shown: tuple[tuple[int, ...], ...]  # by seat: the hand, where it lies open; else ()
    sizes: tuple[int, ...]
    stock: int
    discards: tuple[int, ...]  # by seat: how many of its cards lie there
    phase: int
    turn: int
    dealer: int
    out: int
    seated: int
    inside: int
    entered: int
    passed: int
    returning: int
    due: int
    tokens: tuple[int, ...]
    stakes: tuple[int, ...]
    pot: int
    current: int
    most: int  # the most tokens that a bet or a raise may add
    raises: int
    bettor: int
    last_refuser: int
    first: tuple[int, ...]
    second: tuple[int, ...]
    exchanges: tuple[int, ...]
    round: int
    standing: int
    redeals: int
    forced: bool
    outcome: int
    winner: int
    taken: int
    price: int
    played: int
    deals: int
    deadline: int
    absent: int
    over: bool
    why: str
    options: Options


def view(state: Vinegret, seat: int | None) -> View:
    hand: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()
    returned: tuple[tuple[int, ...], ...] = ()
    if seat is not None:
        hand = cards(state.hands[seat])
        drawn = cards(state.drawn[seat])
        thrown = cards(state.thrown[seat])
        returned = tuple([cards(some) for some in state.gone[seat :: state.seats]])
    return View(
        seat=seat,
        hand=hand,
        drawn=drawn,
        marked=state.marked if seat == state.turn else 0,
        thrown=thrown,
        returned=returned,
        shown=tuple([cards(state.hands[other]) if open_to_all(state, other) else () for other in range(state.seats)]),
        sizes=tuple([int(how_many(held)) for held in state.hands]),
        stock=len(state.stock),
        discards=tuple([int(how_many(some)) for some in state.thrown]),
        phase=state.phase,
        turn=state.turn,
        dealer=state.dealer,
        out=state.out,
        seated=state.seated,
        inside=state.inside,
        entered=state.entered,
        passed=state.passed,
        returning=state.returning,
        due=state.due,
        tokens=numbers(state.tokens),
        stakes=numbers(state.stakes),
        pot=state.pot,
        current=state.current,
        most=state.most(),
        raises=state.raises,
        bettor=state.bettor,
        last_refuser=state.last_refuser,
        first=numbers(state.first),
        second=numbers(state.second),
        exchanges=numbers(state.exchanges),
        round=state.round,
        standing=state.standing,
        redeals=state.redeals,
        forced=state.forced,
        outcome=state.outcome,
        winner=state.winner,
        taken=state.taken,
        price=state.price,
        played=state.played,
        deals=state.house.deals,
        deadline=state.deadline,
        absent=state.absent,
        over=state.over,
        why=state.ended,
        options=state.house.options,
    )


def cards(some: i64) -> tuple[int, ...]:
    return numbers(members(some))


def numbers(some: list[i64]) -> tuple[int, ...]:
    return tuple([int(n) for n in some])


def open_to_all(state: Vinegret, seat: i64) -> bool:
    return state.shown & (ONE << seat) != 0


# --- imagined worlds --------------------------------------------------------------------------------------------------


def imagine(state: Vinegret, seat: int, dice: Dice) -> Vinegret:
    """A world this seat cannot tell from the true one: the cards it does not see lie anew, each way as likely as the
    shuffles make it. Of why the others exchanged what they did nothing is assumed."""
    world = state.copy(dice)
    if world.turn != seat:
        world.marked = 0  # a secret, and without effect on the others
    unseen = Unseen(world, seat, dice)
    unseen.lay(dice)
    unseen.pick_up(dice)
    return world


class Unseen:
    """The hidden cards and the places where they lie, in parallel lists.

    A place has an age: how often the stock had been renewed when its card was drawn. A card that this seat threw and
    saw going back into the stock can only lie where a card was drawn after that."""

    def __init__(self, world: Vinegret, seat: Seat, dice: Dice) -> None:
        self.world = world
        self.seat = seat
        self.cards: list[i64] = []
        self.homes: list[i64] = []  # a seat's hand; + seats: what it has thrown; or STOCK
        self.ages: list[i64] = []
        self.renewals: i64 = len(world.gone) // world.seats
        ages = self.ages_of_hands(dice)
        for other in range(world.seats):
            if other == seat:
                continue
            if not open_to_all(world, other):
                self.add(world.hands[other], other, ages[other])
            self.add(world.thrown[other], other + world.seats, ages[other + world.seats])
        for card in world.stock:
            self.cards.append(card)
            self.homes.append(STOCK)
            self.ages.append(self.renewals)

    def add(self, some: i64, home: i64, ages: list[i64]) -> None:
        for i, card in enumerate(members(some)):
            self.cards.append(card)
            self.homes.append(home)
            self.ages.append(ages[i])

    def ages_of_hands(self, dice: Dice) -> list[list[i64]]:
        """By home, the ages of its places: the exchanges gone through again. Which cards were thrown, the old or the
        new ones, is anybody's guess."""
        world = self.world
        seats = world.seats
        ages: list[list[i64]] = []
        for _seat in range(seats):
            ages.append([0] * HAND)
        for thrower in range(seats):
            ages.append([0] * world.cast[thrower])
        age: i64 = 0
        for one in world.exchanges:
            who = one & 7
            hand = ages[who]
            dice.shuffle(hand)
            n = (one >> 3) & 7
            broke = one >> 6
            kept = hand[: HAND - n]
            away = hand[HAND - n :]
            for i in range(n):
                if i == broke and broke != UNBROKEN:
                    age += 1
                    for thrower in range(seats):
                        ages[seats + thrower] = []
                kept.append(age)
            ages[who] = kept
            ages[seats + who] = ages[seats + who] + away
        return ages

    def youngest(self, card: i64) -> i64:
        """The age below which a place cannot hold this card."""
        world = self.world
        for k in range(self.renewals - 1, -1, -1):
            if world.gone[k * world.seats + self.seat] & (ONE << card):
                return k + 1
        return 0

    def lay(self, dice: Dice) -> None:
        """Every hidden card into a place where it can lie, all such ways alike: the choosiest first."""
        pool = self.cards
        dice.shuffle(pool)
        free: list[i64] = list(range(len(pool)))
        laid: list[i64] = [0] * len(pool)
        for need in range(self.renewals, -1, -1):
            for card in pool:
                if self.youngest(card) != need:
                    continue
                able = [place for place in free if self.ages[place] >= need] if need else free
                place = able[dice.below(len(able))]
                free.remove(place)
                laid[place] = card
        self.cards = laid

    def pick_up(self, dice: Dice) -> None:
        """The cards as they lie now, into the world. What a hand drew last are the last of its places."""
        world = self.world
        new: list[i64] = [how_many(some) for some in world.drawn]
        held: list[list[i64]] = []
        for other in range(world.seats):
            held.append(members(world.hands[other]) if open_to_all(world, other) else [])
            if other != self.seat and not open_to_all(world, other):
                world.hands[other] = 0
            if other != self.seat:
                world.thrown[other] = 0
        world.stock = []
        for i, card in enumerate(self.cards):
            home = self.homes[i]
            if home == STOCK:
                world.stock.append(card)
            elif home >= world.seats:
                world.thrown[home - world.seats] |= ONE << card
            else:
                world.hands[home] |= ONE << card
                held[home].append(card)
        for other in range(world.seats):
            if other != self.seat:
                if open_to_all(world, other):
                    dice.shuffle(held[other])
                world.drawn[other] = 0
                for card in held[other][len(held[other]) - new[other] :]:
                    world.drawn[other] |= ONE << card
        self.invent_returned(dice)

    def invent_returned(self, dice: Dice) -> None:
        """What the others remember of their cards in a renewed stock: such cards as may have been in it, so many as
        there were."""
        world = self.world
        for k in range(self.renewals):
            mine = world.gone[k * world.seats + self.seat]
            likely: list[i64] = []
            late: list[i64] = []
            for i, card in enumerate(self.cards):
                if self.ages[i] > k and not mine & (ONE << card):
                    likely.append(card)
            seen = world.hands[self.seat] | world.thrown[self.seat]
            for other in range(world.seats):
                if open_to_all(world, other):
                    seen |= world.hands[other]
            for card in members(seen):
                if not mine & (ONE << card):
                    late.append(card)
            dice.shuffle(likely)
            late.extend(likely)
            for other in range(world.seats):
                if other != self.seat:
                    n = how_many(world.gone[k * world.seats + other])
                    some: i64 = 0
                    for _i in range(n):
                        some |= ONE << late.pop()
                    world.gone[k * world.seats + other] = some
