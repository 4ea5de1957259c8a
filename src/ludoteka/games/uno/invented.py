"""What the others remember in an imagined world of UNO: as much as they do, but not what."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteka.games.uno.knowledge import NOTHING, Memory, spare
from ludoteka.games.uno.rules import Uno
from ludoteka.games.uno.waiting import DRAWN
from ludoteka.rules.cards import Hand
from ludoteka.rules.dice import Dice


def invent_memories(world: Uno, true: Memory, seat: i64, dice: Dice) -> None:
    """That others remember cards is public, which ones is not: as many, out of the hands of this world, in one order
    for all, since what they remember they have mostly seen together. What they know of this seat's own hand it knows
    itself."""
    seats = world.seats
    held: list[i64] = []  # card * seats + owner
    for owner in range(seats):
        for card in world.hands[owner].cards():
            held.append(card * seats + owner)
    if world.phase == DRAWN:
        held.remove(world.drawn * seats + world.turn)
    dice.shuffle(held)
    memory = Memory([spare(some) for some in true.known], true.loose[:])
    world.memory = memory
    memory.loose[seat] = spare(true.loose[seat])
    for viewer in range(seats):
        if viewer != seat:
            rest = invent_known(memory, viewer, seat, held)
            memory.loose[viewer] = some_of(rest, viewer, memory.loose[viewer].size, seats)


def invent_known(memory: Memory, viewer: i64, seat: i64, held: list[i64]) -> list[i64]:
    """What this viewer knows to lie in one hand; returned is what it does not."""
    seats: i64 = len(memory.loose)
    row = viewer * seats
    rest = held
    for owner in range(seats):
        known = memory.known[row + owner]
        if not known.size:
            continue
        rest = rest[:]
        if owner != seat:
            known = some_of([one for one in held if one % seats == owner], viewer, known.size, seats)
            memory.known[row + owner] = known
        for card in known.cards():
            rest.remove(card * seats + owner)
    return rest


def some_of(held: list[i64], viewer: i64, n: i64, seats: i64) -> Hand:
    """The first so many cards that are not the viewer's own."""
    if not n:
        return NOTHING
    hand = Hand(0, [])
    for one in held:
        if hand.size == n:
            break
        if one % seats != viewer:
            hand.add(one // seats)
    return hand
