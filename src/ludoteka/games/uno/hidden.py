"""Who knows what in UNO: what a seat sees, what it remembers, and the worlds it cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.cards import SUPER
from ludoteka.games.uno.house import SINGLE
from ludoteka.games.uno.invented import invent_memories
from ludoteka.games.uno.knowledge import NOTHING, Memory, strike
from ludoteka.games.uno.rules import Uno
from ludoteka.games.uno.waiting import BREAK, DRAWN, OWES
from ludoteka.rules.cards import ONE, Hand
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD, NOBODY

TRIES: Final = 24


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
    memory = world.memory
    seen = world.phase == DRAWN and world.turn != seat
    if memory is not None or seen or any_set(world.lacks) or any_set(world.has):
        deal_among(world, seat, Unseen(world, seat), dice)
        if memory is not None:
            invent_memories(world, memory, seat, dice)
    else:
        deal_freely(world, seat, dice)
    if world.phase == DRAWN and seen:
        rest = world.hands[world.turn].copy()
        rest.remove(world.drawn)
        world.forced = not rest.kinds & world.fits
    if world.phase == OWES and world.bluffer != seat:
        world.bluff = world.hands[world.bluffer].kinds & world.test != 0 if world.bluffer != NOBODY else False
    return world


def any_set(masks: list[i64]) -> bool:
    for mask in masks:  # noqa: SIM110  (a generator costs more here)
        if mask:
            return True
    return False


def deal_freely(world: Uno, seat: i64, dice: Dice) -> None:
    """Nothing is known: all that is hidden is shuffled and dealt."""
    pool = world.stock
    for other in range(world.seats):
        if other != seat:
            pool = pool + world.hands[other].cards()
    dice.shuffle(pool)
    for other in range(world.seats):
        if other != seat:
            hand = Hand(0, [])
            for _i in range(world.hands[other].size):
                hand.add(pool.pop())
            world.hands[other] = hand
    world.stock = pool


class Unseen:
    """The hidden cards, first those in hands, then the stock's. To begin with they lie as they truly do."""

    def __init__(self, world: Uno, seat: i64) -> None:
        self.cards: list[i64] = []
        self.home: list[i64] = []  # by place in a hand: whose
        self.bars: list[i64] = []  # likewise: the kinds that cannot lie there
        self.drawn: i64 = -1  # the place of a card that somebody else has just drawn and that fits
        memory = world.memory
        for other in range(world.seats):
            if other != seat:
                rest = world.hands[other]
                known = known_of(memory, seat, other, world.seats)
                drawing = world.phase == DRAWN and world.turn == other
                if known.size or drawing:
                    rest = rest.copy()
                    strike(rest, known)
                if drawing:
                    rest.remove(world.drawn)
                for card in rest.cards():
                    self.lay(card, other, world.lacks[other])
                if drawing:
                    self.drawn = len(self.cards)
                    self.lay(world.drawn, other, ~world.fits)
        self.held: i64 = len(self.cards)  # so many lie in hands
        self.loose: list[bool] = [False] * self.held  # this card is in some hand
        if memory is not None and memory.loose[seat].size:
            self.mark(memory.loose[seat].copy())
        self.cards.extend(world.stock)

    def lay(self, card: i64, home: i64, bars: i64) -> None:
        self.cards.append(card)
        self.home.append(home)
        self.bars.append(bars)

    def mark(self, loose: Hand) -> None:
        for i in range(self.held):
            card = self.cards[i]
            if loose.kinds & (ONE << card) and i != self.drawn:
                loose.remove(card)
                self.loose[i] = True

    def exchange(self, i: i64, j: i64) -> bool:
        """Let a card in a hand change places with any other, if they may."""
        one, other = self.cards[i], self.cards[j]
        if self.bars[i] & (ONE << other):
            return False
        if j >= self.held:
            if self.loose[i]:
                return False
        elif self.bars[j] & (ONE << one):
            return False
        else:
            self.loose[i], self.loose[j] = self.loose[j], self.loose[i]
        self.cards[i], self.cards[j] = other, one
        return True

    def mix(self, dice: Dice) -> None:
        """First the places and cards that are not free, each with any other that allows it; then all the rest."""
        n: i64 = len(self.cards)
        for i in range(self.held):
            if self.bars[i] or self.loose[i]:
                among = self.held if self.loose[i] else n  # a loose card stays in the hands
                for _try in range(TRIES):
                    if self.exchange(i, dice.below(among)):
                        break
        free: list[i64] = [i for i in range(self.held) if not self.bars[i] and not self.loose[i]]
        pool: list[i64] = [self.cards[i] for i in free]
        pool.extend(self.cards[self.held :])
        dice.shuffle(pool)
        for place in range(len(free)):
            self.cards[free[place]] = pool[place]
        self.cards[self.held :] = pool[len(free) :]


def known_of(memory: Memory | None, seat: i64, other: i64, seats: i64) -> Hand:
    return NOTHING if memory is None else memory.known[seat * seats + other]


def deal_among(world: Uno, seat: i64, unseen: Unseen, dice: Dice) -> None:
    for _try in range(TRIES):
        unseen.mix(dice)
        lay_out(world, seat, unseen)
        if not lacking(world):
            return
    while lacking(world) and bring_one(world, seat, unseen):
        pass


def lay_out(world: Uno, seat: i64, unseen: Unseen) -> None:
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = known_of(world.memory, seat, other, world.seats).copy()
    for i in range(unseen.held):
        world.hands[unseen.home[i]].add(unseen.cards[i])
    world.stock = unseen.cards[unseen.held :]
    if unseen.drawn >= 0:
        world.drawn = unseen.cards[unseen.drawn]


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
    for i in range(unseen.held):
        other = unseen.home[i]
        has = world.has[other]
        if not has or world.hands[other].kinds & has:
            continue
        for j in range(len(unseen.cards)):
            if has & (ONE << unseen.cards[j]) and unseen.exchange(i, j):
                lay_out(world, seat, unseen)
                if lacking(world) < before:
                    return True
                unseen.exchange(i, j)
                lay_out(world, seat, unseen)
    return False
