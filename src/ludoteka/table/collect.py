"""A race while it is open, and what is written down of it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ludoteka.rules.dice import SealedDice
from ludoteka.table.clock import Timer
from ludoteka.table.race import Timed, hold_for


class Hold:
    """Collects presses from the arrival of the first until everybody who was as fast must have arrived."""

    def __init__(self, opened: float, slacks: Sequence[float], handicap: float = 0.0) -> None:
        self.ends = opened + hold_for(slacks, handicap)
        self.hands: list[Timed] = []
        self.timer: Timer | None = None

    def add(self, hand: Timed, beat: int) -> None:
        """One hand a seat for the same thing: a second press of it is no second hand (case 21)."""
        what = (hand.press.seat, hand.press.move, beat)
        if what not in [(other.press.seat, other.press.move, other.beat) for other in self.hands]:
            self.hands.append(replace(hand, beat=beat))

    @property
    def beat(self) -> int:
        """What most of it is about: the latest beat that a hand answers."""
        return max(hand.beat for hand in self.hands)


def race_dice(seed: bytes, beat: int, before: int) -> SealedDice:
    """For a photo finish: a stream of its own for every beat, and for each further race on the same beat."""
    return SealedDice(seed, f"race:{beat}" if not before else f"race:{beat}:{before}")


def evidence(
    hands: Sequence[Timed],
    told: Sequence[Timed],
    moved: Sequence[Timed],
    race: Callable[[Timed], int],
    at: Callable[[int], float],
) -> list[dict[str, Any]]:
    """For the log: everything that decided, in milliseconds after the reveal of the beat its race is about. `void`: the
    rules no longer took it. `moved`: it had moved since that reveal."""
    return [
        {
            "seat": hand.press.seat,
            "move": hand.press.name,
            "beat": hand.beat,
            "tag": hand.press.tag,
            "t": _tenths(hand.t - zero),
            "arrived": _tenths(hand.press.arrived - zero),
            "claimed": None if hand.claimed is None else _tenths(hand.claimed - zero),
            "rtt": _tenths(hand.press.rtt_min),
            "slack": _tenths(hand.slack),
            "clipped": hand.clipped,
            "credit": _tenths(hand.credit),
            **({"handicap": _tenths(hand.handicap)} if hand.handicap else {}),
            **({"race": about} if about != hand.beat else {}),
            **({"moved": True} if hand in moved else {}),
            "void": hand not in told,
        }
        for hand in hands
        for about in [race(hand)]
        for zero in [at(about)]
    ]


def _tenths(ms: float) -> float:
    return round(ms, 1)
