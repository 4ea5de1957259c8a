"""Whose hand was first. Pure: what was pressed and measured comes in, an order and its evidence go out.

All times are milliseconds of the server's clock. `A` is when a press arrived, `t` the effective time that decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import Final, Literal, NamedTuple, TypeAlias

from ludoteka.rules.dice import Dice

Mode: TypeAlias = Literal["friends", "ranked", "relaxed"]

CAP: Final[dict[Mode, float]] = {"friends": 150, "ranked": 55, "relaxed": 150}  # the most that a claim may win
FLOOR: Final[dict[Mode, float]] = {"friends": 100, "ranked": 120, "relaxed": 100}  # no hand is faster than this
FAR_OFF: Final = 2000  # a claim this far from the arrival is no claim
PHOTO: Final = 3.0  # closer than this is too close to call
LATE_TAG: Final = 400  # how long after a beat the one before may still be answered
OVERTAKEN: Final = 150  # a press this soon after a beat may have meant the one before, if that was missed
LATE_PAINT: Final = 50  # a card painted later than this was late
MOST_CREDIT: Final[dict[Mode, float]] = {"friends": 150, "ranked": 0, "relaxed": 150}  # for one late paint
QUOTA: Final = 300
REFILL: Final = 30  # a round
HOLD: Final = (40.0, 200.0)


@dataclass(frozen=True, slots=True)
class Press:
    """A hand came down. `tapped` and `painted` are the client's own claims."""

    seat: int
    move: int
    name: str
    tag: int  # the beat it says it answers
    arrived: float
    tapped: float | None
    painted: float | None
    rtt_min: float
    coarse: bool = False  # that client's clock moves in steps too large to believe
    late: float = 0.0  # how late the card can have come, by pings that travelled with it


@dataclass(frozen=True, slots=True)
class Timed:
    """A press with the time that decides, and how it came about."""

    press: Press
    t: float
    claimed: float | None  # the claim, where it was usable
    slack: float  # U: how far before the arrival a claim is believed
    clipped: bool  # the claim was beyond what was measured
    beat: int = 0  # the one it answers
    credit: float = 0.0  # for a late paint, already in t
    handicap: float = 0.0  # already in t


class Shown(NamedTuple):
    """A beat and when it was to be seen."""

    beat: int
    at: float


class Order(NamedTuple):
    """Presses in the order in which the rules get them, and the seats of a photo finish."""

    presses: list[Timed]
    photo: list[int]


def slack(rtt_min: float, mode: Mode) -> float:
    """U: a claim counts back to `A - U`, and no further."""
    return min(0.6 * rtt_min + 25, CAP[mode])


def timed(press: Press, mode: Mode) -> Timed:
    """`clamp(tapped, A - U, A - rtt_min / 4)`; without a usable claim the middle of the round trip."""
    return within(press, slack(press.rtt_min, mode))


def within(press: Press, back: float) -> Timed:
    """The same for a U that is known."""
    claim = press.tapped
    if claim is None or press.coarse or not isfinite(claim) or abs(claim - press.arrived) > FAR_OFF:
        return Timed(press, press.arrived - min(0.5 * press.rtt_min, back), None, back, False)
    low, high = press.arrived - back, press.arrived - min(0.25 * press.rtt_min, back)
    t = min(max(claim, low), high)
    return Timed(press, t, claim, back, claim < low)


def late_paint(press: Press, shown_at: float) -> float:
    """How late this client says it painted the card, within bounds; 0 where it is nothing to speak of."""
    if press.painted is None or not isfinite(press.painted):
        return 0.0
    late = press.painted - shown_at
    return min(late, MOST_CREDIT["friends"]) if late > LATE_PAINT else 0.0


class PaintQuota:
    """What one seat's late paints may still earn. Refills slowly, so that it pays for bad luck and not for a habit."""

    def __init__(self) -> None:
        self.left: float = QUOTA

    def credit(self, late: float) -> float:
        given = min(late, self.left)
        self.left -= given
        return given

    def refill(self) -> None:
        self.left = min(QUOTA, self.left + REFILL)


def answers(hand: Timed, shown: Sequence[Shown], mode: Mode, handicap: float = 0.0) -> int | None:
    """The beat this press answers: the floor decides first, then its tag, one beat back at most and for 400 ms, and as
    much longer as the seat's handicap. None: it comes too late for what it names. `shown` are the latest beats,
    ascending."""
    latest = len(shown) - 1
    while latest > 0 and not _could_answer(hand, shown[latest], mode):
        latest -= 1
    if not _could_answer(hand, shown[latest], mode):
        return shown[latest].beat - 1  # before the first thing that was shown: the rules say what that is
    natural = shown[latest]
    if hand.press.tag >= natural.beat:
        return natural.beat
    if latest > 0 and hand.press.tag == shown[latest - 1].beat and hand.t <= natural.at + LATE_TAG + handicap:
        return hand.press.tag
    return None


def overtaken(hand: Timed, beat: int, shown: Sequence[Shown]) -> int | None:
    """The beat before, if this press came so soon after `beat` that it may have meant that one."""
    for before, this in zip(shown, shown[1:]):
        if this.beat == beat and hand.t < this.at + OVERTAKEN:
            return before.beat
    return None


def _could_answer(hand: Timed, shown: Shown, mode: Mode) -> bool:
    return hand.t >= shown.at + late_paint(hand.press, shown.at) + FLOOR[mode]


def with_credit(hand: Timed, shown_at: float, quota: PaintQuota, mode: Mode) -> Timed:
    """This press with what its late paint earns: no more than pings have seen the card come late."""
    late = min(late_paint(hand.press, shown_at), hand.press.late, MOST_CREDIT[mode])
    if not late:
        return hand
    credit = quota.credit(late)
    return replace(hand, t=hand.t - credit, credit=credit)


def with_handicap(hand: Timed, shown_at: float, handicap: float, mode: Mode) -> Timed:
    """This press so much earlier, but never earlier than any hand can be."""
    t = max(hand.t - handicap, min(hand.t, shown_at + FLOOR[mode]))
    return replace(hand, t=t, handicap=hand.t - t) if handicap else hand


def hold_for(slacks: Iterable[float], handicap: float = 0.0) -> float:
    """W: how long the first press waits for others that may have been earlier, the largest handicap included."""
    shortest, longest = HOLD
    return min(max(max(slacks, default=0.0) + 20, shortest), longest) + handicap


def in_order(hands: Iterable[Timed], first_in_ties: frozenset[int], dice: Dice) -> Order:
    """By effective time. Who lies less than 3 ms from the first, or from the last, is drawn with him; where a move
    wins ties (UNO-8) it does. The first is never also the last, and a draw moves nobody else."""
    order = sorted(hands, key=lambda hand: (hand.t, hand.press.seat))
    photo: set[int] = set()
    close = [hand for hand in order if hand.t - order[0].t < PHOTO]
    if len(close) > 1:
        favoured = [hand for hand in close if hand.press.move in first_in_ties] or close
        first = favoured[dice.below(len(favoured))] if len(favoured) > 1 else favoured[0]
        photo.update(hand.press.seat for hand in close)
        order.remove(first)
        order.insert(0, first)
    close = [hand for hand in order[1:] if order[-1].t - hand.t < PHOTO]
    if len(close) > 1:
        last = close[dice.below(len(close))]
        photo.update(hand.press.seat for hand in close)
        order.remove(last)
        order.append(last)
    return Order(order, sorted(photo))
