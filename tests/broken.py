"""The toy game, broken on purpose in the ways that games break; each class says how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from ludoteka.rules.contract import NEVER, Illegal
from ludoteka.rules.dice import Dice
from ludoteka.rules.game import Game
from tests.toy import DRAW, RANKS, SLAP, TOY, Toy, View, imagine, start, view


def broken(kind: type[Toy]) -> Game:
    return replace(TOY, start=partial(start, kind=kind))


class PeeksAtTheStock(Toy):
    """Drawing is legal only where the next card is not a 0."""

    def wrong(self, seat: int, move: int, beat: int) -> str:
        reason = super().wrong(seat, move, beat)
        return "stock-empty" if not reason and move == DRAW and self.stock[-1] == 0 else reason


class LosesACard(Toy):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.hands[seat].pop()


class MislaysACard(Toy):
    """After the third input, and only then, a card is nowhere."""

    def audit(self) -> list[str]:
        return [*super().audit(), *["a card is nowhere"][: self.inputs == 3]]


class SharesItsPile(Toy):
    """A copy that holds the same list."""

    def copy(self, dice: Dice) -> Toy:
        twin = super().copy(dice)
        assert isinstance(twin, Toy)
        twin.pile = self.pile
        return twin


class ForgetsAField(Toy):
    """A copy that begins to count anew."""

    def copy(self, dice: Dice) -> Toy:
        twin = super().copy(dice)
        assert isinstance(twin, Toy)
        twin.inputs = 0
        return twin


class NeverEnds(Toy):
    """Hands fill up again, and nothing counts the inputs."""

    def put(self, seat: int, card: int) -> None:
        super().put(seat, card)
        self.stock.insert(0, self.pile.pop())
        if self.over:
            self.over = False
            self.wait_for((seat + 1) % self.seats)
            self.hands[seat].append(self.stock.pop())

    def count(self) -> None:
        pass


class ChangesItsOrder(Toy):
    """Legal moves come in the order of the hand, the latest card first."""

    def legal(self, seat: int) -> list[int]:
        moves = super().legal(seat)
        return moves[1:] + moves[:1] if self.beat % 2 else moves


class SaysMovesTwice(Toy):
    def legal(self, seat: int) -> list[int]:
        moves = super().legal(seat)
        return sorted([*moves, SLAP]) if moves else moves


class SlapsOnTurn(Toy):
    """Its moves on turn hold a reaction."""

    def on_turn(self, seat: int) -> list[int]:
        return self.legal(seat)


class ExpiresEarly(Toy):
    def expire(self, at: int) -> None:
        if self.over or at < self.deadline - 500:
            raise Illegal("too-early")
        self.now = max(at, self.now)
        self.lapse()


class ExpiresInVain(Toy):
    """The deadline passes and nothing happens."""

    def lapse(self) -> None:
        pass


class IsStuck(Toy):
    """After a double everybody waits for a slap that nobody must make."""

    def put(self, seat: int, card: int) -> None:
        super().put(seat, card)
        if self.double and not self.over:
            self.active, self.deadline = 0, NEVER


class RefusesWithATrace(Toy):
    def wrong(self, seat: int, move: int, beat: int) -> str:
        reason = super().wrong(seat, move, beat)
        self.beat += reason == "not-in-hand"
        return reason


class HasAnUnknownReason(Toy):
    def wrong(self, seat: int, move: int, beat: int) -> str:
        return super().wrong(seat, move, beat).replace("not-in-hand", "nope")


class RollsDiceOfItsOwn(Toy):
    """Chance that was not handed in."""

    rolled = 0

    def put(self, seat: int, card: int) -> None:
        RollsDiceOfItsOwn.rolled += 1
        self.points[seat] += RollsDiceOfItsOwn.rolled % RANKS
        super().put(seat, card)


class TellsWhatWasDrawn(Toy):
    """The news is another one when a 0 is drawn, and no view says so."""

    def draw(self, seat: int) -> None:
        zero = self.stock[-1] == 0
        super().draw(seat)
        self.tell("slaps" if zero else "plays", seat)


class DatesItsDeadlineBack(Toy):
    def put(self, seat: int, card: int) -> None:
        super().put(seat, card)
        self.deadline = self.now - 1


@dataclass(frozen=True)
class WideView(View):
    next_card: int


def view_too_much(state: Toy, seat: int | None) -> WideView:
    """Everybody sees the next card of the stock."""
    return WideView(**vars(view(state, seat)), next_card=state.stock[-1] if state.stock else -1)


def imagine_own_hand_too(state: Toy, seat: int, dice: Dice) -> Toy:
    """A seat that does not even know its own hand."""
    return imagine(state, (seat + 1) % state.seats, dice)  # type: ignore[return-value]


def imagine_lazily(state: Toy, seat: int, dice: Dice) -> Toy:
    """The hands of the others are taken off the stock from the lowest card: a world, but not as the deal gives it."""
    world = imagine(state, seat, dice)
    assert isinstance(world, Toy)
    for other, hand in enumerate(world.hands):
        if other != seat and world.stock and state.known[seat][other] < 0:
            world.stock.sort()
            hand[0], world.stock[0] = world.stock[0], hand[0]
            hand.sort()
    return world


VIEWS_TOO_MUCH = replace(TOY, view=view_too_much)
IMAGINES_OWN_HAND_TOO = replace(TOY, imagine=imagine_own_hand_too)
FORGETS_WHAT_IT_SAW = replace(TOY, imagine=partial(imagine, remembers=False))
IMAGINES_LAZILY = replace(TOY, imagine=imagine_lazily)
