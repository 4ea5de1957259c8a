"""What each seat remembers of the others' hands: cards it has seen there and that have not left since.

Two kinds of memory: cards surely in one hand (a contest, a swap), and cards surely in some hand that is not one's own
(`loose`: what one held before a Change Hand; what is in no stock whose cards all went through the pile).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.rules.cards import ONE, Hand, members
from ludoteka.rules.contract import Seat

NOTHING: Final = Hand(0, [])  # shared; never added to


class Memory:
    def __init__(self, known: list[Hand], loose: list[Hand]) -> None:
        self.known = known  # at viewer * seats + owner
        self.loose = loose  # by viewer
        self.shared = False  # by a state and its copies: whoever wants to change it takes a copy first

    def played(self, seat: Seat, card: i64) -> None:
        """All have seen this card leave that hand."""
        seats = len(self.loose)
        bit = ONE << card
        for viewer in range(seats):
            if viewer == seat:
                continue
            known = self.known[viewer * seats + seat]
            if known.kinds & bit:
                known.remove(card)
            elif self.loose[viewer].kinds & bit:
                self.loose[viewer].remove(card)

    def shown(self, viewer: Seat, owner: Seat, hand: Hand) -> None:
        """This viewer has seen that whole hand (UNO-17)."""
        at = viewer * len(self.loose) + owner
        news = hand.copy()
        strike(news, self.known[at])
        strike(self.loose[viewer], news)
        self.known[at] = hand.copy()

    def mixed(self, before: list[Hand], after: list[Hand]) -> None:
        """A Change Hand: what one knew to be in the hands is still there, in which nobody knows."""
        seats = len(self.loose)
        for viewer in range(seats):
            pool = before[viewer].copy()
            pour(pool, self.loose[viewer])
            for owner in range(seats):
                pour(pool, self.known[viewer * seats + owner])
                self.known[viewer * seats + owner] = NOTHING
            strike(pool, after[viewer])
            self.loose[viewer] = pool

    def passed(self, before: list[Hand], giver: list[Seat]) -> None:
        """Whole hands change seats: each seat holds what its giver held (UNO-29)."""
        seats = len(self.loose)
        for viewer in range(seats):
            row = viewer * seats
            old = self.known[row : row + seats]
            old[viewer] = before[viewer]
            if giver[viewer] != viewer:
                news = before[giver[viewer]].copy()
                strike(news, old[giver[viewer]])
                strike(self.loose[viewer], news)
            for owner in range(seats):
                if owner != viewer:
                    self.known[row + owner] = old[giver[owner]].copy()

    def turned(self, hands: list[Hand]) -> None:
        """The pile becomes the stock: all know which cards lie there, and so which are in the hands."""
        seats = len(self.loose)
        everywhere = Hand(0, [])
        for hand in hands:
            pour(everywhere, hand)
        for viewer in range(seats):
            pool = everywhere.copy()
            strike(pool, hands[viewer])
            for owner in range(seats):
                strike(pool, self.known[viewer * seats + owner])
            self.loose[viewer] = pool

    def audit(self, viewer: Seat, hands: list[Hand]) -> list[str]:
        """What this viewer believes and is not so."""
        broken: list[str] = []
        rest = Hand(0, [])
        for owner in range(len(hands)):
            known = self.known[viewer * len(hands) + owner]
            if owner == viewer:
                continue
            left = hands[owner].copy()
            strike(left, known)
            if left.size + known.size != hands[owner].size:
                broken.append(f"seat {viewer} remembers what seat {owner} does not hold")
            pour(rest, left)
        size = rest.size
        strike(rest, self.loose[viewer])
        if rest.size + self.loose[viewer].size != size:
            broken.append(f"seat {viewer} remembers in the hands what is not there")
        return broken

    def copy(self) -> Memory:
        return Memory([spare(some) for some in self.known], [spare(some) for some in self.loose])


def blank(seats: i64) -> Memory:
    """Nobody has seen anything yet."""
    return Memory([NOTHING] * (seats * seats), [NOTHING] * seats)


def spare(some: Hand) -> Hand:
    return some.copy() if some.size else NOTHING


def pour(into: Hand, some: Hand) -> None:
    if not some.size:
        return
    for card in members(some.kinds):
        into.add(card)
    for card in some.more:
        into.add(card)


def strike(out_of: Hand, some: Hand) -> None:
    """Take these cards out, as far as they are there."""
    if not some.size:
        return
    for card in members(some.kinds & out_of.kinds):
        out_of.remove(card)
    for card in some.more:
        if out_of.kinds & (ONE << card):
            out_of.remove(card)
