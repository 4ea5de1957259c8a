"""What the others remember in an imagined world of UNO: as much as they do, but not what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteka.games.uno.knowledge import Memory
from ludoteka.games.uno.rules import Uno
from ludoteka.games.uno.waiting import DRAWN
from ludoteka.rules.cards import ONE, Hand
from ludoteka.rules.dice import Dice

OWNER: Final = 6  # a card in a hand as one number: its owner, shifted by so many bits, and the card
CARD: Final = 63


def invent_memory(world: Uno, true: Memory, seat: i64, dice: Dice) -> Memory:
    """That others remember cards is public, which ones is not: as many, out of the hands of this world, in one order
    for all, since what they remember they have mostly seen together. What they know of this seat's own hand it knows
    itself."""
    held: list[i64] = []
    for owner in range(world.seats):
        world.hands[owner].append_to(held, owner << OWNER)
    if world.phase == DRAWN:
        held.remove(world.turn << OWNER | world.drawn)
    dice.shuffle(held)
    memory = true.copy()
    for viewer in range(world.seats):
        if viewer != seat:
            invent_for(viewer, memory, true, seat, held)
    return memory


def invent_for(viewer: i64, memory: Memory, true: Memory, seat: i64, held: list[i64]) -> None:
    """Of each hand it knows cards of the first ones; of all that are left, and not its own, the first ones as loose."""
    seats: i64 = len(memory.loose)
    row = viewer * seats
    of_hands: i64 = 0  # cards that are to be found in one hand
    for owner in range(seats):
        if owner != seat and true.known[row + owner].size:
            of_hands += true.known[row + owner].size
            memory.known[row + owner] = Hand()
    missing = of_hands + true.loose[viewer].size
    if not missing:
        return
    loose = Hand()
    seen = true.known[row + seat].copy()
    for one in held:
        owner = one >> OWNER
        card = one & CARD
        if owner == viewer:
            continue
        if owner == seat and seen.kinds & (ONE << card):
            seen.remove(card)
            continue
        hand = loose
        if of_hands and memory.known[row + owner].size < true.known[row + owner].size:
            hand = memory.known[row + owner]
            of_hands -= 1
        elif missing == of_hands:
            continue
        hand.add(card)
        missing -= 1
        if not missing:
            break
    memory.loose[viewer] = loose
