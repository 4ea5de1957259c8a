"""Who knows what in Four.

A seat knows its hand, every card that it has thrown while it can still tell where it is, what lay or was taken face
up, whose claims were false, and all that everybody can count. A card that it knows to be in another hand it can count
on until that seat throws a card of this wine, or one face down, which may have been any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from ludoteka.games.four.cards import ALIKE, MOST_SEATS, WINES
from ludoteka.games.four.piles import ALL, WATCHERS, Pile, Seen
from ludoteka.games.four.rules import CHOOSING, READY, Four
from ludoteka.rules.cards import ONE, members
from ludoteka.rules.contract import NEVER
from ludoteka.rules.dice import Dice
from ludoteka.rules.event import NO_CARD
from ludoteka.rules.shared import changed

HIDDEN: Final = -1


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher (`seat` None), knows. Hands are counts by wine: red, white, sparkling."""

    seat: int | None
    seats: int
    # the table's rules
    per_type: int
    face_up: bool
    own_discard: bool
    false_costs: int
    points_to_win: int
    # cards
    hand: tuple[int, ...]  # () for a watcher
    mine: int  # the wine chosen as first discard, while it lies before its owner; or HIDDEN
    sizes: tuple[int, ...]
    seen: tuple[tuple[int, ...], ...]  # by seat: cards surely in that hand, ascending
    open: tuple[tuple[int, ...], ...]  # by seat: the hand that was shown, or ()
    denied: tuple[tuple[int, ...], ...]  # by seat: wines of which it surely holds fewer than four
    stock: tuple[int, ...]  # the top last, HIDDEN where it is not known
    mixed: tuple[int, ...]  # cards surely somewhere in the stock, ascending
    discard: tuple[int, ...]  # the top last, HIDDEN where it is not known
    throwers: tuple[int, ...]  # of the cards in the discard pile
    top: int  # what lies face up on the discard pile, or HIDDEN
    own_top: bool  # the top of the discard pile is what this seat threw last
    # the game
    phase: int
    round: int
    points: tuple[int, ...]
    voids: int  # rounds in a row without a right claim
    active: tuple[int, ...]
    absent: tuple[int, ...]
    beat: int
    go_beat: int
    deadline: int  # NEVER while Go is awaited: it comes unannounced
    winner: int
    wine: int
    slapped: tuple[int, ...]  # the claimant, then the other hands, first to last
    excused: tuple[int, ...]
    losers: tuple[int, ...]
    false: tuple[int, ...]  # who has claimed falsely in this round
    over: bool
    why: str


def view(state: Four, seat: int | None) -> View:
    house = state.house
    viewer: i64 = WATCHERS if seat is None else ONE << seat
    marks = state.discard.marks
    seats = range(state.seats)
    return View(
        seat=seat,
        seats=state.seats,
        per_type=house.per_type,
        face_up=house.face_up,
        own_discard=house.own_discard,
        false_costs=house.false_costs,
        points_to_win=house.points,
        hand=() if seat is None else hand_of(state, seat),
        mine=HIDDEN if seat is None else state.first[seat],
        sizes=tuple(state.sizes),
        seen=tuple([() if other == seat else tuple(state.seen[other].known_to(viewer)) for other in seats]),
        open=tuple([hand_of(state, other) if state.open & (ONE << other) else () for other in seats]),
        denied=tuple([tuple(members(state.denied[other])) for other in seats]),
        stock=known(state.stock, viewer),
        mixed=tuple(state.mixed.known_to(viewer)),
        discard=known(state.discard, viewer),
        throwers=tuple([int(mark % MOST_SEATS) for mark in marks]),
        top=state.discard.cards[-1] if marks and state.discard.eyes[-1] == ALL else HIDDEN,
        own_top=seat is not None and len(marks) > 0 and marks[-1] == state.latest[seat],
        phase=state.phase,
        round=state.round,
        points=tuple(state.points),
        voids=state.voids,
        active=tuple(members(state.active)),
        absent=tuple(members(state.absent)),
        beat=state.beat,
        go_beat=state.go_beat,
        deadline=NEVER if state.phase == READY else state.deadline,
        winner=state.winner,
        wine=state.wine,
        slapped=tuple(state.slaps.order),
        excused=tuple(members(state.slaps.excused)),
        losers=tuple(members(state.losers)),
        false=tuple(members(state.false)),
        over=state.over,
        why=state.ended,
    )


def hand_of(state: Four, seat: i64) -> tuple[int, ...]:
    at = seat * WINES
    return (int(state.held[at]), int(state.held[at + 1]), int(state.held[at + 2]))


def known(pile: Pile, viewer: i64) -> tuple[int, ...]:
    return tuple([int(card) if eyes & viewer else HIDDEN for card, eyes in zip(pile.cards, pile.eyes)])


def imagine(state: Four, seat: int, dice: Dice) -> Four:
    """A world this seat cannot tell from the true one: what it does not know lies anywhere, each way as likely as the
    shuffle makes it. Of how the others choose nothing is assumed, but that a false claim was false."""
    while True:
        world = state.copy(dice)
        Imagination(world, seat, dice).fill()
        if plausible(world, seat):
            return world


def plausible(world: Four, seat: i64) -> bool:
    """FOU-12, FOU-3: nobody has the four that were refused, or not dealt."""
    for other in range(world.seats):
        if other == seat or world.open & (ONE << other):
            continue
        for wine in range(WINES):
            n = world.held[other * WINES + wine]
            if world.denied[other] & (ONE << wine) and n >= ALIKE:
                return False
            if world.undrawn & (ONE << other) and n + first_discard(world, other, wine) >= ALIKE:
                return False
    return True


def first_discard(world: Four, seat: i64, wine: i64) -> i64:
    """1 if this seat, which has not drawn yet, has thrown a card of this wine that is still there to be seen."""
    if world.phase == CHOOSING:
        return 1 if world.first[seat] == wine else 0
    discard = world.discard
    for i in range(len(discard.cards)):
        if discard.marks[i] == world.latest[seat]:
            return 1 if discard.cards[i] == wine else 0
    return 0


class Imagination:
    """Takes everything that one seat does not know out of a world, shuffles it, and puts it back."""

    def __init__(self, world: Four, seat: i64, dice: Dice) -> None:
        self.world = world
        self.seat = seat
        self.eye: i64 = ONE << seat
        self.dice = dice
        self.pool: list[i64] = []

    def fill(self) -> None:
        self.collect()
        self.dice.shuffle(self.pool)
        self.spread()

    def is_unknown(self, other: i64) -> bool:
        return other != self.seat and not self.world.open & (ONE << other)

    # --- taking out --------------------------------------------------------------------------------------------------

    def collect(self) -> None:
        world = self.world
        for other in range(world.seats):
            if self.is_unknown(other):
                self.collect_hand(other)
            if other != self.seat and world.first[other] != NO_CARD:
                self.pool.append(world.first[other])
        self.collect_pile(world.discard)
        self.collect_pile(world.stock)
        for card in world.mixed.known_to(self.eye):
            self.pool.remove(card)  # it lies in the stock, wherever

    def collect_hand(self, other: i64) -> None:
        sure = self.world.seen[other].known_to(self.eye)
        for wine in range(WINES):
            at = other * WINES + wine
            for _i in range(self.world.held[at] - sure.count(wine)):
                self.pool.append(wine)
            self.world.held[at] = sure.count(wine)

    def collect_pile(self, pile: Pile) -> None:
        for i in range(len(pile.cards)):
            if not pile.eyes[i] & self.eye:
                self.pool.append(pile.cards[i])

    # --- putting back ------------------------------------------------------------------------------------------------

    def spread(self) -> None:
        world = self.world
        for other in range(world.seats):
            if self.is_unknown(other):
                self.spread_hand(other)
            if other != self.seat and world.first[other] != NO_CARD:
                world.first = changed(world.first, other, self.pool.pop())
        self.spread_pile(world.discard)
        if world.mixed.cards:
            self.spread_mixed()
        else:
            self.spread_pile(world.stock)

    def spread_hand(self, other: i64) -> None:
        world = self.world
        drawn: list[i64] = []
        world.seen = changed(world.seen, other, self.replace(world.seen[other], drawn))
        missing = world.sizes[other] - sum(hand_of(world, other)) - len(drawn)
        for _i in range(missing):
            drawn.append(self.pool.pop())
        for card in drawn:
            world.held[other * WINES + card] += 1

    def spread_pile(self, pile: Pile) -> None:
        for i in range(len(pile.cards)):
            if not pile.eyes[i] & self.eye:
                pile.cards[i] = self.pool.pop()

    def spread_mixed(self) -> None:
        """A shuffled stock: what this seat knows to be in it, and anything, in any order."""
        cards = self.world.mixed.known_to(self.eye)
        self.world.mixed = self.replace(self.world.mixed, cards)
        while len(cards) < len(self.world.stock.cards):
            cards.append(self.pool.pop())
        self.dice.shuffle(cards)
        self.world.stock.cards = cards

    def replace(self, seen: Seen, drawn: list[i64]) -> Seen:
        """What only others have seen may be any card. The new ones are added to `drawn`."""
        cards = seen.cards[:]
        for i in range(len(cards)):
            if not seen.eyes[i] & self.eye:
                cards[i] = self.pool.pop()
                drawn.append(cards[i])
        return Seen(cards, seen.eyes)
