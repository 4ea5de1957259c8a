"""What each seat remembers of the others' hands: cards it has seen there and that have not left since.

Two kinds of memory: cards surely in one hand (a contest, a swap), and cards surely in some hand that is not one's own
(`loose`: what one held before a Change Hand; what is in no stock whose cards all went through the pile).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.rules.cards import ONE, Hand
from ludoteka.rules.contract import Seat

NOTHING: Final = Hand()  # what one remembers is never changed, only replaced


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
            at = viewer * seats + seat
            if self.known[at].kinds & bit:
                self.known[at] = without(self.known[at], card)
            elif self.loose[viewer].kinds & bit:
                self.loose[viewer] = without(self.loose[viewer], card)

    def shown(self, viewer: Seat, owner: Seat, hand: Hand) -> None:
        """This viewer has seen that whole hand (UNO-17)."""
        at = viewer * len(self.loose) + owner
        self.loose[viewer] = self.loose[viewer].minus(hand.minus(self.known[at]))
        self.known[at] = hand.copy()

    def mixed(self, before: list[Hand], after: list[Hand]) -> None:
        """A Change Hand: what one knew to be in the hands is still there, in which nobody knows."""
        seats = len(self.loose)
        for viewer in range(seats):
            pool = before[viewer].plus(self.loose[viewer])
            for owner in range(seats):
                pool = pool.plus(self.known[viewer * seats + owner])
                self.known[viewer * seats + owner] = NOTHING
            self.loose[viewer] = pool.minus(after[viewer])

    def passed(self, before: list[Hand], giver: list[Seat]) -> None:
        """Whole hands change seats: each seat holds what its giver held (UNO-29)."""
        seats = len(self.loose)
        for viewer in range(seats):
            row = viewer * seats
            old = self.known[row : row + seats]
            old[viewer] = before[viewer]
            if giver[viewer] != viewer:
                news = before[giver[viewer]].minus(old[giver[viewer]])
                self.loose[viewer] = self.loose[viewer].minus(news)
            for owner in range(seats):
                if owner != viewer:
                    self.known[row + owner] = old[giver[owner]].copy()

    def turned(self, hands: list[Hand]) -> None:
        """The pile becomes the stock: all know which cards lie there, and so which are in the hands."""
        seats = len(self.loose)
        everywhere = NOTHING
        for hand in hands:
            everywhere = everywhere.plus(hand)
        for viewer in range(seats):
            pool = everywhere.minus(hands[viewer])
            for owner in range(seats):
                pool = pool.minus(self.known[viewer * seats + owner])
            self.loose[viewer] = pool

    def audit(self, viewer: Seat, hands: list[Hand]) -> list[str]:
        """What this viewer believes and is not so."""
        broken: list[str] = []
        rest = NOTHING
        for owner in range(len(hands)):
            known = self.known[viewer * len(hands) + owner]
            if owner == viewer:
                continue
            left = hands[owner].minus(known)
            if left.size + known.size != hands[owner].size:
                broken.append(f"seat {viewer} remembers what seat {owner} does not hold")
            rest = rest.plus(left)
        if rest.minus(self.loose[viewer]).size + self.loose[viewer].size != rest.size:
            broken.append(f"seat {viewer} remembers in the hands what is not there")
        return broken

    def copy(self) -> Memory:
        return Memory(self.known[:], self.loose[:])


def blank(seats: i64) -> Memory:
    """Nobody has seen anything yet."""
    return Memory([NOTHING] * (seats * seats), [NOTHING] * seats)


def without(some: Hand, card: i64) -> Hand:
    rest = some.copy()
    rest.remove(card)
    return rest
