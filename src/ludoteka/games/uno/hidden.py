"""Who knows what in UNO: what a seat sees, what it remembers, and the worlds it cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import SUPER
from ludoteka.games.uno.house import SINGLE
from ludoteka.games.uno.invented import invent_memory
from ludoteka.games.uno.knowledge import NOTHING, Memory, without
from ludoteka.games.uno.rules import Uno
from ludoteka.games.uno.waiting import BREAK, DRAWN, OWES
from ludoteka.rules.cards import ONE, Hand, how_many, members
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY

TRIES: Final = 24
ROUNDS: Final = 3
KIND: Final = 63  # of a card that may be marked
LOOSE: Final = 64


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher, knows. Cards are numbers, sets of cards and seats bit masks."""

    seat: int | None
    hand: tuple[int, ...]  # () for a watcher
    drawn: int  # the card this seat has just drawn and may play, or NO_CARD
    forced: bool  # it must be played, unless the option lets it be kept
    known: tuple[tuple[int, ...], ...]  # by seat: cards that this seat has seen there and that must still be there
    loose: tuple[int, ...]  # more cards that are in the others' hands, in which is unknown
    lacks: tuple[int, ...]  # by seat: kinds it was seen not to hold (a card just drawn apart)
    has: tuple[int, ...]  # by seat: kinds of which it holds one
    sizes: tuple[int, ...]
    pile: tuple[int, ...]  # the top last
    stock: int
    colour: int  # in force, -1 while the first one is not named
    fits: int
    phase: int
    turn: int
    direction: int
    pending: int  # cards owed
    bluffer: int
    test: int  # in a contest: the kinds that make it a bluff
    out: int
    called: int
    exposed: int
    since: tuple[int, ...]
    opened: tuple[int, ...]
    deaf: int  # until when this seat's own Counter-Uno does nothing
    jump_in: bool
    scoring: int
    hands: tuple[tuple[int, ...], ...]  # laid open where points are counted; else ()
    totals: tuple[int, ...]
    gains: tuple[int, ...]
    round: int
    dealer: int
    turns: int
    deadline: int
    absent: int
    over: bool
    why: str


def view(state: Uno, seat: int | None) -> View:
    seats = state.seats
    hand: tuple[int, ...] = ()
    known: tuple[tuple[int, ...], ...] = ((),) * seats
    loose: tuple[int, ...] = ()
    deaf = 0
    mine = False
    contestable = state.phase == OWES and state.pile[-1] == SUPER
    if seat is not None:
        hand = tuple(state.hands[seat].cards())
        deaf = state.deaf[seat]
        mine = state.phase == DRAWN and state.turn == seat
        if state.memory is not None:
            row = seat * seats
            known = tuple([tuple(some.cards()) if some.size else () for some in state.memory.known[row : row + seats]])
            loose = tuple(state.memory.loose[seat].cards())
    return View(
        seat=seat,
        hand=hand,
        drawn=state.drawn if mine else NO_CARD,
        forced=mine and state.forced,
        known=known,
        loose=loose,
        lacks=tuple(state.lacks),
        has=tuple(state.has),
        sizes=tuple([int(held.size) for held in state.hands]),
        pile=tuple(state.pile),
        stock=len(state.stock),
        colour=state.colour,
        fits=state.fits,
        phase=state.phase,
        turn=state.turn,
        direction=state.direction,
        pending=state.pending,
        bluffer=state.bluffer if contestable else NOBODY,
        test=state.test if contestable else 0,
        out=state.out,
        called=state.called,
        exposed=state.exposed,
        since=tuple(state.since),
        opened=tuple(state.opened),
        deaf=deaf,
        jump_in=state.house.jump_in,
        scoring=state.house.scoring,
        hands=tuple([tuple(held.cards()) for held in state.hands]) if laid_open(state) else (),
        totals=tuple(state.totals),
        gains=tuple(state.gains),
        round=state.round,
        dealer=state.dealer,
        turns=state.turns,
        deadline=state.deadline,
        absent=state.absent,
        over=state.over,
        why=state.ended,
    )


def laid_open(state: Uno) -> bool:
    """Where points count, all hands are laid open after a round."""
    return state.phase == BREAK and state.house.scoring != SINGLE


# --- imagined worlds --------------------------------------------------------------------------------------------------


def imagine(state: Uno, seat: int, dice: Dice) -> Uno:
    """A world this seat cannot tell from the true one: the cards it has not seen lie anew, where all that it saw and
    remembers lets them lie."""
    world = state.copy(dice)
    if laid_open(world):
        dice.shuffle(world.stock)
        return world
    deal_among(world, seat, Unseen(world, seat), dice)
    if world.memory is not None:
        world.memory = invent_memory(world, world.memory, seat, dice)
    if world.phase == DRAWN and world.turn != seat:
        world.forced = not without(world.hands[world.turn], world.drawn).kinds & world.fits
    if world.phase == OWES and world.bluffer != seat:
        world.bluff = world.hands[world.bluffer].kinds & world.test != 0 if world.bluffer != NOBODY else False
    return world


class Unseen:
    """The hidden cards in their places; to begin with, they lie as they truly do.

    Places are numbered: those of the stock; then the free ones, in hands that take every card; then the barred ones,
    which do not. A card that must be in some hand is marked LOOSE."""

    def __init__(self, world: Uno, seat: i64) -> None:
        memory = world.memory
        self.pool = world.stock  # by place: the cards of the stock and of the free places
        self.stock: i64 = len(self.pool)  # so many are the stock's
        self.barred: list[i64] = []  # the cards of the barred places, hand by hand
        self.ends: list[i64] = []  # by such a hand: where it ends
        self.bars: list[i64] = []  # likewise: the kinds it does not take
        self.drawn: i64 = 0  # 1: the first of them is one card, which somebody else has just drawn and which fits
        if world.phase == DRAWN and world.turn != seat:
            self.drawn = 1
            self.barred.append(world.drawn)
            self.end_hand(~world.fits)
        for other in range(world.seats):
            if other != seat:
                rest = world.hands[other]
                known = known_of(memory, seat, other, world.seats)
                if known.size:
                    rest = rest.minus(known)
                if self.drawn and other == world.turn:
                    rest = without(rest, world.drawn)
                if world.lacks[other] and rest.size:
                    rest.append_to(self.barred, 0)
                    self.end_hand(world.lacks[other])
                else:
                    rest.append_to(self.pool, 0)
        self.free: i64 = len(self.pool)  # the barred places come after these
        self.places: i64 = self.free + len(self.barred)
        self.loose = memory is not None and memory.loose[seat].size > 0
        if memory is not None and self.loose:
            loose = memory.loose[seat].copy()
            mark(loose, self.barred, self.drawn)
            mark(loose, self.pool, self.stock)

    def end_hand(self, bars: i64) -> None:
        self.ends.append(len(self.barred))
        self.bars.append(bars)

    # Each step deals some places anew, uniformly over what the cards in all others allow: what is right stays right,
    # and after three rounds nothing is left of how the cards lay (tests/games/uno/test_worlds.py).

    def mix(self, dice: Dice) -> None:
        hands: i64 = len(self.ends)
        rounds: i64 = 1 if not hands or (hands == 1 and not self.loose) else ROUNDS
        for n in range(rounds):
            if n or self.loose:
                for place in range(self.free, self.places):
                    self.exchange(place, self.stock + dice.below(self.places - self.stock))
            start: i64 = 0
            for hand in range(hands):
                end = self.ends[hand]
                self.deal_hand(start, end, self.bars[hand], dice)
                start = end
            if self.loose:
                self.deal_free(dice)
        if not self.loose:
            dice.shuffle(self.pool)

    def deal_hand(self, start: i64, end: i64, bars: i64, dice: Dice) -> None:
        """A barred hand, out of itself and the pool. Loose cards stay where they are."""
        pool, barred, free = self.pool, self.barred, self.free
        for i in range(start, end):
            one = barred[i]
            if one & LOOSE:
                continue
            for _try in range(TRIES):
                place = dice.below(free + end - i)
                other = pool[place] if place < free else barred[i + place - free]
                if other & LOOSE or bars & (ONE << other):
                    continue
                if place < free:
                    pool[place] = one
                else:
                    barred[i + place - free] = one
                barred[i] = other
                break

    def deal_free(self, dice: Dice) -> None:
        """The pool, where loose cards lie only in free places."""
        pool, last = self.pool, self.free - 1
        loose: list[i64] = []
        for place in range(last, self.stock - 1, -1):
            card = pool[place]
            if card & LOOSE:
                loose.append(card)
                pool[place] = pool[last]
                pool.pop()
                last -= 1
        dice.shuffle(pool)
        last = self.free
        pool.extend(loose)
        for _card in loose:
            last -= 1
            place = self.stock + dice.below(last + 1 - self.stock)
            pool[last], pool[place] = pool[place], pool[last]

    def exchange(self, place: i64, with_: i64) -> bool:
        """Let the cards of two places change, if they may."""
        one, other = self.card(place), self.card(with_)
        if not self.takes(with_, one) or not self.takes(place, other):
            return False
        self.put(place, other)
        self.put(with_, one)
        return True

    def card(self, place: i64) -> i64:
        return self.pool[place] if place < self.free else self.barred[place - self.free]

    def put(self, place: i64, card: i64) -> None:
        if place < self.free:
            self.pool[place] = card
        else:
            self.barred[place - self.free] = card

    def takes(self, place: i64, card: i64) -> bool:
        """Whether this card may lie in that place."""
        i = place - self.free
        if i < 0:
            return place >= self.stock or not card & LOOSE
        if i < self.drawn and card & LOOSE:  # it was in a hand before
            return False
        hand: i64 = 0
        while i >= self.ends[hand]:
            hand += 1
        return not self.bars[hand] & (ONE << (card & KIND))


def mark(loose: Hand, cards: list[i64], start: i64) -> None:
    """From `start` on mark these where they lie."""
    n: i64 = len(cards)
    for i in range(start, n):
        card = cards[i]
        if loose.kinds & (ONE << card):
            loose.remove(card)
            cards[i] = card | LOOSE


def known_of(memory: Memory | None, seat: i64, other: i64, seats: i64) -> Hand:
    return NOTHING if memory is None else memory.known[seat * seats + other]


def deal_among(world: Uno, seat: i64, unseen: Unseen, dice: Dice) -> None:
    for _try in range(TRIES):
        unseen.mix(dice)
        lay_out(world, seat, unseen)
        if not lacking(world):
            break
    while lacking(world) and bring_one(world, seat, unseen):
        pass
    world.stock = unseen.pool
    del world.stock[unseen.stock :]


def lay_out(world: Uno, seat: i64, unseen: Unseen) -> None:
    """The hands, as the cards lie now."""
    pool, free = unseen.pool, unseen.stock
    barred, bar = unseen.barred, unseen.drawn
    if unseen.drawn:
        world.drawn = barred[0]
    for other in range(world.seats):
        if other == seat:
            continue
        size = world.hands[other].size
        hand = known_of(world.memory, seat, other, world.seats).copy()
        if unseen.drawn and other == world.turn:
            hand.add(world.drawn)
        if world.lacks[other]:
            while hand.size < size:
                hand.add(barred[bar] & KIND)
                bar += 1
        else:
            while hand.size < size:
                hand.add(pool[free] & KIND)
                free += 1
        world.hands[other] = hand


def lacking(world: Uno) -> i64:
    """The seats that hold none of the kinds of which they are known to hold one."""
    seats: i64 = 0
    for other in range(world.seats):
        if world.has[other] and not world.hands[other].kinds & world.has[other]:
            seats |= ONE << other
    return seats


def bring_one(world: Uno, seat: i64, unseen: Unseen) -> bool:
    """Rarely needed: an exchange that gives one seat more what it must hold."""
    before = lacking(world)
    wanted: i64 = 0
    for other in members(before):
        wanted |= world.has[other]
    for place in range(unseen.stock, unseen.places):
        for with_ in range(unseen.places):
            if wanted & (ONE << (unseen.card(with_) & KIND)) and unseen.exchange(place, with_):
                lay_out(world, seat, unseen)
                if how_many(lacking(world)) < how_many(before):
                    return True
                unseen.exchange(place, with_)
                lay_out(world, seat, unseen)
    return False
