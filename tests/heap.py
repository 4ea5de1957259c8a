"""A game small enough to be read at once, for tests of what stands round the games: stones are taken from a heap, who
takes the last wins. `peek` shows the own secret card, `cut` asks chance, `tap` is a reaction without effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ludoteka.bots.at_random import AtRandom
from ludoteka.rules.contract import NEVER, State
from ludoteka.rules.dice import Dice
from ludoteka.rules.game import Game
from ludoteka.rules.options import choice
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone
from ludoteka.rules.seats import only

CATALOGUE = ("take:1", "take:2", "take:3", "peek", "cut", "tap")
PEEK, CUT, TAP = 3, 4, 5
FACES = ("low", "mid", "high")


@dataclass(frozen=True)
class Options:
    stones: str = choice("12", "7")
    time: str = choice("10", "none")


class Heap(State):
    def __init__(self, options: Options, seats: int, dice: Dice) -> None:
        super().__init__(seats, len(CATALOGUE), dice)
        self.heap = int(options.stones)
        self.patience = NEVER if options.time == "none" else 10_000
        self.secrets = [dice.below(len(FACES)) for _i in range(seats)]
        self.winner = -1
        self.turn = 0
        self.pass_to(0)

    def pass_to(self, seat: int) -> None:
        self.turn = seat
        self.active = only(seat)
        self.deadline = min(NEVER, self.now + self.patience)

    def legal(self, seat: int) -> list[int]:
        return [move for move in range(self.moves) if not self.wrong(seat, move, self.beat)]

    def wrong(self, seat: int, move: int, beat: int) -> str:
        if self.over:
            return "over"
        if move == TAP:
            return ""
        if seat != self.turn:
            return "not-your-turn"
        return "too-few" if move < PEEK and move + 1 > self.heap else ""

    def do(self, seat: int, move: int, beat: int) -> None:
        if move == TAP:
            self.tell("tap", seat)
        elif move == PEEK:
            self.tell("peek", seat, self.secrets[seat], eyes=only(seat))
        elif move == CUT:
            self.secrets[seat] = self.dice.below(len(FACES))
            self.tell("cut", seat)
        else:
            self.take(seat, move + 1)

    def take(self, seat: int, n: int) -> None:
        self.heap -= n
        self.tell("take", seat, n=n)
        if self.heap:
            self.beat += 1
            self.pass_to((seat + 1) % self.seats)
        else:
            self.over, self.winner, self.active, self.deadline = True, seat, 0, NEVER

    def lapse(self) -> None:
        self.take(self.turn, 1)

    def again(self, at: int) -> None:
        self.deadline = min(NEVER, at + self.patience)

    def places(self) -> list[int]:
        return [1 if seat == self.winner else 2 for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    def why(self) -> str:
        return "empty" if self.over else ""

    def copy(self, dice: Dice) -> Heap:
        twin = Heap(Options(), self.seats, dice)
        twin.continue_from(self)
        twin.heap, twin.patience, twin.winner, twin.turn = self.heap, self.patience, self.winner, self.turn
        twin.secrets = self.secrets[:]
        return twin

    def audit(self) -> list[str]:
        return [] if self.heap >= 0 else ["stones out of nothing"]


@dataclass(frozen=True)
class View:
    seat: int | None
    heap: int
    turn: int
    over: bool
    secret: int | None
    deadline: int
    seats: int


def view(state: Heap, seat: int | None) -> View:
    secret = None if seat is None else state.secrets[seat]
    return View(seat, state.heap, state.turn, state.over, secret, state.deadline, state.seats)


def imagine(state: Heap, seat: int, dice: Dice) -> Heap:
    world = state.copy(dice)
    world.secrets = [card if at == seat else dice.below(len(FACES)) for at, card in enumerate(world.secrets)]
    return world


def scene(seen: View, moves: Sequence[int]) -> Scene:
    hands = tuple(
        Zone(
            f"hand:{seat}",
            "hand",
            seat,
            (Face(FACES[seen.secret] if seat == seen.seat and seen.secret is not None else "back"),),
            1,
            Text("hand", {"seat": seat}),
        )
        for seat in range(seen.seats)
    )
    heap = Zone("heap", "pot", None, (), seen.heap, Text("heap", {"n": seen.heap}))
    taking = tuple(Button(CATALOGUE[move], "turn", Text("button-take", {"n": move + 1})) for move in moves if move < 3)
    others = tuple(Button(name, "turn", Text(f"button-{name}", {})) for name in ("peek", "cut"))
    tap = (Button("tap", "reaction", Text("button-tap", {})),) if seen.seat is not None else ()
    plates = tuple(Plate(seat, 1, None, seat == seen.turn and not seen.over) for seat in range(seen.seats))
    prompt = Text("prompt-over", {}) if seen.over else Text("prompt-take", {"seat": seen.turn})
    clock = None if seen.deadline == NEVER else Clock(seen.deadline, Text("clock-take", {"seat": seen.turn}))
    return Scene((heap, *hands), taking + others + tap, plates, prompt, clock)


GAME = Game(
    id="heap",
    version=1,
    seats=range(2, 5),
    kind="turns",
    minutes=1,
    cap=200,
    catalogue=CATALOGUE,
    first_reaction=TAP,
    faces=FACES,
    options=Options,
    events=("take", "peek", "cut", "tap"),
    reasons=("too-few",),
    endings=("empty",),
    prompts=("hand", "heap", "button-take", "button-peek", "button-cut", "button-tap", "prompt-over", "prompt-take",
             "clock-take"),
    marks=(),
    start=Heap,
    view=view,
    imagine=imagine,
    scene=scene,
    minds={"random": partial(AtRandom, frozenset({PEEK, CUT}))},
    idle=frozenset({PEEK, CUT}),
)  # fmt: skip
