"""Who knows what. Everybody sees every rack but his own, and remembers all that he has seen.

A player's own tiles are hidden from him until they are laid off openly; `history` holds everything else that ever
happened to the racks, so a view is all that can be concluded from. A watcher sees no player's rack: he could tell.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ludoteka.games.tricoda.box import Box
from ludoteka.games.tricoda.candidates import BACK, KNOWN, Knowledge, knowledge
from ludoteka.games.tricoda.cards import FIRST, SECOND, THIRD
from ludoteka.games.tricoda.history import FILLED, kind_of, seen_by, with_content
from ludoteka.games.tricoda.rules import Tricoda
from ludoteka.rules.cards import members
from ludoteka.rules.dice import Dice


@dataclass(unsafe_hash=True)
class View:
    """What a seat, or a watcher (`seat` None), knows. Tiles are kinds; () are three that it does not see."""

    seat: int | None
    seats: int
    # the table's rules
    waits: bool
    costs: bool
    checked: bool
    goal: int
    help: str
    cards: tuple[int, ...]  # the questions of this edition
    # the tiles
    racks: tuple[tuple[int, ...], ...]  # first the players', then those without a player
    versions: tuple[int, ...]  # of each rack: the how manieth filling that is
    laid: tuple[tuple[int, ...], ...]  # laid off, in order
    down: tuple[int, ...]  # beside it: for which seat it lies face down, or -1
    stock: int
    history: tuple[int, ...]  # as far as it was seen (history.py)
    # the game
    phase: int
    reader: int
    question: int
    answer: int
    asked: int
    used: tuple[int, ...]
    points: tuple[int, ...]
    may_guess: tuple[int, ...]  # by seat: after so many answers
    absent: tuple[int, ...]
    deadline: int
    over: bool
    why: str

    def known(self) -> Knowledge:
        """What can be concluded about one's own rack."""
        return knowledge(list(self.history), -1 if self.seat is None else self.seat)


def view(state: Tricoda, seat: int | None) -> View:
    house, box = state.house, state.box
    return View(
        seat=seat,
        seats=state.seats,
        waits=house.waits,
        costs=house.costs,
        checked=house.checked,
        goal=house.points,
        help=house.help,
        cards=tuple(house.questions),
        racks=tuple([rack_seen(state, rack, seat) for rack in range(len(box.racks))]),
        versions=tuple(box.versions),
        laid=tuple([laid_seen(state, i, seat) for i in range(len(box.laid))]),
        down=tuple(box.down),
        stock=box.left,
        history=tuple(history_seen(state, seat)),
        phase=state.phase,
        reader=state.reader,
        question=state.question,
        answer=state.answer,
        asked=state.asked,
        used=tuple(state.used),
        points=tuple(state.points),
        may_guess=tuple(state.may_guess),
        absent=tuple(members(state.absent)),
        deadline=state.deadline,
        over=state.over,
        why=state.ended,
    )


def tiles(holds: i64) -> tuple[int, ...]:
    return (int(FIRST[holds]), int(SECOND[holds]), int(THIRD[holds]))


def rack_seen(state: Tricoda, rack: i64, seat: int | None) -> tuple[int, ...]:
    """Every rack is turned round when the game is over."""
    hidden = rack < state.seats if seat is None else rack == seat
    return () if hidden and not state.over else tiles(state.box.racks[rack])


def laid_seen(state: Tricoda, i: i64, seat: int | None) -> tuple[int, ...]:
    """TRI-10, TRI-11, TRI-27: open, but for a rack whose tiles were not shown."""
    down = state.box.down[i]
    hidden = down >= 0 if seat is None else down == seat
    return () if hidden and not state.over else tiles(state.box.laid[i])


def history_seen(state: Tricoda, seat: int | None) -> list[i64]:
    if state.over:
        return state.box.history
    return seen_by(state.box.history, -1 if seat is None else seat, state.seats)


def imagine(state: Tricoda, seat: int, dice: Dice) -> Tricoda:
    """Its own rack, and what lies face down for it, are any that agree with every answer and every tile it has seen,
    as likely as the drawing of tiles makes them (TRI-20, TRI-21)."""
    world = state.copy(dice)
    if state.over:
        return world
    known = knowledge(state.box.history, seat)
    picked = known.imagine(dice)
    box = world.box
    face_down: i64 = 0
    for i in range(len(known.own)):
        own = known.own[i]
        if own.place == KNOWN:
            continue
        rewrite(box, own.version, picked[i])
        if own.place == BACK:
            continue
        if i == len(known.own) - 1:
            box.put_back(box.take_off(seat))
            box.put_on(seat, picked[i])
        else:
            while box.down[face_down] != seat:
                face_down += 1
            box.put_back(box.laid[face_down])
            box.laid[face_down] = picked[i]
            face_down += 1
        box.take_out(picked[i])
    return world


def rewrite(box: Box, version: i64, holds: i64) -> None:
    """What this filling is imagined to have been."""
    n: i64 = 0
    for i in range(len(box.history)):
        if kind_of(box.history[i]) == FILLED:
            if n == version:
                box.history[i] = with_content(box.history[i], holds)
                return
            n += 1
