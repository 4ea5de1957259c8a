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
from ludoteka.rules.cards import ONE, Hand
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY

TRIES: Final = 24
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

    Places are numbered: those of the stock; then the free ones, in hands of which nothing was seen; then the barred
    ones, which do not take every card. A card that must be in some hand is marked LOOSE."""

    def __init__(self, world: Uno, seat: i64) -> None:
        memory = world.memory
        self.pool = world.stock  # by place: the cards of the stock and of the free places
        self.stock: i64 = len(self.pool)  # so many are the stock's
        self.barred: list[i64] = []  # the cards of the barred places
        self.bars: list[i64] = []  # the kinds each of these does not take
        self.home: list[i64] = []  # and whose hand it is in
        self.drawn: i64 = 0  # 1: the first of them is of the card that somebody else has just drawn and that fits
        if world.phase == DRAWN and world.turn != seat:
            self.drawn = 1
            self.bar([world.drawn], ~world.fits, world.turn)
        for other in range(world.seats):
            if other != seat:
                rest = world.hands[other]
                known = known_of(memory, seat, other, world.seats)
                if known.size:
                    rest = rest.minus(known)
                if self.drawn and other == world.turn:
                    rest = without(rest, world.drawn)
                if world.lacks[other] or world.has[other]:
                    self.bar(rest.cards(), world.lacks[other], other)
                else:
                    rest.append_to(self.pool, 0)
        self.loose = memory is not None and memory.loose[seat].size > 0
        if memory is not None and self.loose:
            loose = memory.loose[seat].copy()
            mark(loose, self.barred, self.drawn)
            mark(loose, self.pool, self.stock)

    def bar(self, cards: list[i64], bars: i64, home: i64) -> None:
        self.barred.extend(cards)
        self.bars.extend([bars] * len(cards))
        self.home.extend([home] * len(cards))

    def takes(self, i: i64, card: i64) -> bool:
        """Whether this card may lie in that barred place."""
        if i < self.drawn and card & LOOSE:  # it was in a hand before
            return False
        return not self.bars[i] & (ONE << (card & KIND))

    def card(self, place: i64) -> i64:
        free: i64 = len(self.pool)
        return self.pool[place] if place < free else self.barred[place - free]

    def exchange(self, i: i64, place: i64) -> bool:
        """Let the card in a barred place change places with any other, if they may."""
        one, other = self.barred[i], self.card(place)
        if not self.takes(i, other):
            return False
        j = place - len(self.pool)
        if j >= 0:
            if not self.takes(j, one):
                return False
            self.barred[j] = one
        else:
            if place < self.stock and one & LOOSE:
                return False
            self.pool[place] = one
        self.barred[i] = other
        return True

    def mix(self, dice: Dice) -> None:
        """First the cards in barred places, each with any other that allows it; then all the rest."""
        barred: i64 = len(self.barred)
        places = len(self.pool) + barred
        for i in range(barred):
            first = self.stock if self.barred[i] & LOOSE else 0  # a loose card stays in the hands
            for _try in range(TRIES):
                if self.exchange(i, first + dice.below(places - first)):
                    break
        loose: list[i64] = []
        if self.loose:
            loose = self.pick_up_loose()
        dice.shuffle(self.pool)
        for card in loose:
            self.pool.append(card)
        last: i64 = len(self.pool)
        for _card in loose:  # each changes with any card in the hands
            last -= 1
            place = self.stock + dice.below(last + 1 - self.stock)
            self.pool[last], self.pool[place] = self.pool[place], self.pool[last]

    def pick_up_loose(self) -> list[i64]:
        """The loose cards of the free places."""
        pool = self.pool
        loose: list[i64] = []
        last: i64 = len(pool) - 1
        for place in range(last, self.stock - 1, -1):
            card = pool[place]
            if card & LOOSE:
                loose.append(card)
                pool[place] = pool[last]
                pool.pop()
                last -= 1
        return loose


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
        if world.lacks[other] or world.has[other]:
            while hand.size < size:
                hand.add(barred[bar] & KIND)
                bar += 1
        else:
            while hand.size < size:
                hand.add(pool[free] & KIND)
                free += 1
        world.hands[other] = hand


def lacking(world: Uno) -> i64:
    """How many seats hold none of the kinds of which they are known to hold one."""
    n: i64 = 0
    for other in range(world.seats):
        if world.has[other] and not world.hands[other].kinds & world.has[other]:
            n += 1
    return n


def bring_one(world: Uno, seat: i64, unseen: Unseen) -> bool:
    """Rarely needed: an exchange that gives one seat more what it must hold."""
    before = lacking(world)
    for i in range(len(unseen.barred)):
        other = unseen.home[i]
        has = world.has[other]
        if not has or world.hands[other].kinds & has:
            continue
        for place in range(len(unseen.pool) + len(unseen.barred)):
            if has & (ONE << (unseen.card(place) & KIND)) and unseen.exchange(i, place):
                lay_out(world, seat, unseen)
                if lacking(world) < before:
                    return True
                unseen.exchange(i, place)
                lay_out(world, seat, unseen)
    return False
