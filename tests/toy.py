"""A tiny sound game for tests of what knows no game: three ranks, four of each; empty your hand; slap a double."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from ludoteka.bots.at_random import AtRandom
from ludoteka.rules.contract import NEVER, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.game import Game
from ludoteka.rules.options import choice
from ludoteka.rules.scene import Scene, Text

RANKS = 3
DRAW, PEEK, SLAP = 3, 4, 5
CATALOGUE = ("c0", "c1", "c2", "draw", "peek", "slap")
CAP = 200
TURN_MS = 10_000


@dataclass(frozen=True)
class Options:
    hand: str = choice("2", "3")
    slap: str = choice("point", "nothing")


class Toy(State):
    def __init__(self, hands: list[list[int]], stock: list[int], pile: list[int], prize: int, dice: Dice) -> None:
        super().__init__(len(hands), len(CATALOGUE), dice, SLAP)
        self.hands = hands
        self.stock = stock
        self.pile = pile
        self.prize = prize
        self.points = [0] * self.seats
        self.known = [[-1] * self.seats for _ in hands]  # known[a][b]: a card that a saw in b's hand
        self.double = False  # the pile shows two of a rank and nobody has slapped yet
        self.inputs = 0
        self.ending = ""
        self.wait_for(0)

    def wait_for(self, seat: int) -> None:
        self.active = 1 << seat
        self.deadline = self.now + TURN_MS

    @property
    def turn(self) -> int:
        return int(self.active).bit_length() - 1

    def legal(self, seat: int) -> list[int]:
        return [] if self.over else [m for m in range(self.moves) if not self.wrong(seat, m, self.beat)]

    def wrong(self, seat: int, move: int, beat: int) -> str:
        if self.over:
            return "over"
        if move == SLAP:
            return ""
        if seat != self.turn:
            return "not-your-turn"
        if move == DRAW:
            return "" if self.stock else "stock-empty"
        if move == PEEK:
            return "" if self.known[seat][(seat + 1) % self.seats] < 0 else "peeked"
        return "" if move in self.hands[seat] else "not-in-hand"

    def do(self, seat: int, move: int, beat: int) -> None:
        if move == SLAP:
            self.slap(seat, beat)
        elif move == DRAW:
            self.draw(seat)
        elif move == PEEK:
            self.peek(seat)
        else:
            self.put(seat, move)
        self.count()

    def lapse(self) -> None:
        self.draw(self.turn) if self.stock else self.put(self.turn, self.hands[self.turn][0])
        self.count()

    def put(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.double = self.pile[-1:] == [card]
        self.pile.append(card)
        self.tell("plays", seat, card)
        for known in self.known:
            if known[seat] == card:
                known[seat] = -1
        self.beat += self.double
        if self.hands[seat]:
            self.wait_for((seat + 1) % self.seats)
        else:
            self.end("empty")

    def draw(self, seat: int) -> None:
        card = self.stock.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell("draws", seat, card, eyes=1 << seat)
        self.wait_for((seat + 1) % self.seats)

    def peek(self, seat: int) -> None:
        other = (seat + 1) % self.seats
        card = self.hands[other][self.dice.below(len(self.hands[other]))]
        self.known[seat][other] = card
        self.tell("peeks", seat, card, other, eyes=1 << seat)
        self.wait_for(other)

    def slap(self, seat: int, beat: int) -> None:
        if self.double and beat == self.beat:
            self.double = False
            self.points[seat] += self.prize
            self.tell("slaps", seat)

    def count(self) -> None:
        self.inputs += 1
        if self.inputs >= CAP and not self.over:
            self.end("cap")

    def end(self, why: str) -> None:
        self.over, self.ending, self.active, self.deadline, self.double = True, why, 0, NEVER, False

    def again(self, at: int) -> None:
        pass

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        totals = [points + (not hand) for points, hand in zip(self.points, self.hands)]
        return [1 + sum(other > mine for other in totals) for mine in totals]

    def why(self) -> str:
        return self.ending

    def copy(self, dice: Dice) -> State:
        twin = type(self)([hand[:] for hand in self.hands], self.stock[:], self.pile[:], self.prize, dice)
        twin.continue_from(self)
        twin.points = self.points[:]
        twin.known = [known[:] for known in self.known]
        twin.double, twin.inputs, twin.ending = self.double, self.inputs, self.ending
        return twin

    def audit(self) -> list[str]:
        cards = sorted([*self.stock, *self.pile, *(card for hand in self.hands for card in hand)])
        return [] if cards == sorted([*range(RANKS)] * 4) else [f"these cards are there: {cards}"]


def start(options: Options, seats: int, dice: Dice, kind: type[Toy] = Toy) -> State:
    stock = [*range(RANKS)] * 4
    dice.shuffle(stock)
    hands = [sorted(stock.pop() for _ in range(int(options.hand))) for _ in range(seats)]
    return kind(hands, stock, [], int(options.slap == "point"), dice)


@dataclass(frozen=True)
class View:
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    stock: int
    pile: tuple[int, ...]
    known: tuple[int, ...]
    points: tuple[int, ...]
    turn: int
    double: bool
    inputs: int
    ending: str


def view(state: Toy, seat: int | None) -> View:
    return View(
        () if seat is None else tuple(state.hands[seat]),
        tuple(map(len, state.hands)),
        len(state.stock),
        tuple(state.pile),
        () if seat is None else tuple(state.known[seat]),
        tuple(state.points),
        state.turn,
        state.double,
        state.inputs,
        state.ending,
    )


def imagine(state: Toy, seat: int, dice: Dice, remembers: bool = True) -> State:
    """The seat's own hand and the card it saw stay; all else that is hidden is dealt anew."""
    world = state.copy(dice)
    assert isinstance(world, Toy)
    unseen = [*state.stock, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
    kept = [[card] if remembers and card >= 0 else [] for card in state.known[seat]]
    for cards in kept:
        for card in cards:
            unseen.remove(card)
    dice.shuffle(unseen)
    for other, hand in enumerate(state.hands):
        if other != seat:
            missing = len(hand) - len(kept[other])
            world.hands[other] = sorted([*kept[other], *(unseen.pop() for _ in range(missing))])
    world.stock = unseen
    for other, knows in enumerate(world.known):  # what another had seen there, he has seen there in this world too
        for of, card in enumerate(knows):
            if other != seat and card >= 0 and not (of == seat and card in world.hands[of]):
                knows[of] = world.hands[of][dice.below(len(world.hands[of]))]
    return world


def scene(view: Any, legal: Any) -> Scene:
    return Scene((), (), (), Text("turn", {"seat": view.turn}))


IDLE = frozenset({DRAW, PEEK})
TOY = Game(
    id="toy",
    version=1,
    seats=range(2, 5),
    kind="turns",
    minutes=1,
    cap=CAP,
    catalogue=CATALOGUE,
    first_reaction=SLAP,
    faces=("c0", "c1", "c2"),
    options=Options,
    events=("plays", "draws", "peeks", "slaps"),
    reasons=("stock-empty", "peeked", "not-in-hand"),
    endings=("empty", "cap"),
    prompts=("turn",),
    marks=(),
    start=start,
    view=view,
    imagine=imagine,
    scene=scene,
    minds={"random": partial(AtRandom, idle=IDLE)},
    idle=IDLE,
)
