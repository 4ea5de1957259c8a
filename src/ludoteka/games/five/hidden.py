"""Who knows what. Everybody has seen every card that was turned, and nobody any other.

What a seat remembers of this round is knowledge, so the view holds the whole pile in order, and the cards that were
turned and taken back: whoever watched knows what lies on top of those piles. What is drawn of it is another question
(scene.py, FIV-20). Every round begins with all cards shuffled: earlier rounds tell nothing but the points.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteka.games.five.rules import Five
from ludoteka.rules.cards import members
from ludoteka.rules.dice import Dice


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher (`seat` None), knows."""

    seat: int | None
    seats: int
    # the table's rules
    per_type: int
    target: int
    points_to_win: int
    by_hand: bool
    training: bool
    beat_ms: int  # how long a card lies before the next one comes
    # the game
    round: int
    starter: int
    points: tuple[int, ...]
    voids: int
    absent: tuple[int, ...]
    over: bool
    why: str
    # the round
    phase: int
    shown: tuple[int, ...]  # every card turned this round, in order
    turned: int  # of these, how many lie in the middle: the rest were taken back
    left: int  # cards yet to be turned
    first_beat: int
    beat: int
    active: tuple[int, ...]
    slapped: tuple[int, ...]  # the hands on the pile, first to last
    excused: tuple[int, ...]  # nobody sat there when the first hand came down
    change: tuple[int, ...]  # of the points by the last check
    deadline: int
    reveal: bool


def view(state: Five, seat: int | None) -> View:
    house = state.house
    return View(
        seat=seat,
        seats=state.seats,
        per_type=house.per_type,
        target=house.target,
        points_to_win=house.points,
        by_hand=house.by_hand,
        training=house.training,
        beat_ms=house.wait_ms,
        round=state.round,
        starter=state.starter,
        points=tuple(state.points),
        voids=state.voids,
        absent=tuple(members(state.absent)),
        over=state.over,
        why=state.ended,
        phase=state.phase,
        shown=tuple(state.deck[: state.seen]),
        turned=state.turned,
        left=state.dealt - state.turned,
        first_beat=state.first_beat,
        beat=state.beat,
        active=tuple(members(state.active)),
        slapped=tuple(state.slaps.order),
        excused=tuple(members(state.slaps.excused)),
        change=tuple(state.change),
        deadline=state.deadline,
        reveal=state.reveal,
    )


def imagine(state: Five, seat: int, dice: Dice) -> Five:
    """The cards that nobody has seen this round, in any order: the shuffle favours none."""
    world = state.copy(dice)
    unseen = world.deck[state.seen :]
    dice.shuffle(unseen)
    world.deck[state.seen :] = unseen
    return world
