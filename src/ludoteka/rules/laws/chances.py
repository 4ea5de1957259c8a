"""Law 4's second half: what a seat does not know lies in its imagined worlds as often as the deal makes it lie there.

Hidden things are looked at through the other seats' eyes: their views, flattened to numbers and words, place by place.
Two samples of each place are compared by chi-square, Bonferroni-corrected, so that sound games fail once in ten
thousand runs.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from math import erfc, sqrt
from typing import Any, Final, TypeAlias

from ludoteka.rules.contract import Illegal, State
from ludoteka.rules.dice import FastDice
from ludoteka.rules.laws.walk import Case, Input, apply, walk

Places: TypeAlias = dict[str, Counter[str]]  # place in a view -> how often which value stands there
ERROR: Final = 1e-4
ENOUGH: Final = 120  # accepted deals below which rejection says nothing
FEW: Final = 10  # values rarer than this are counted together


def places(view: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every number and word in a view with the place where it stands."""
    if is_dataclass(view):
        for field in fields(view):
            yield from places(getattr(view, field.name), f"{path}.{field.name}")
    elif isinstance(view, Mapping):
        for key in view:
            yield from places(view[key], f"{path}[{key}]")
    elif isinstance(view, tuple | list):
        yield f"{path}#", str(len(view))
        for n, part in enumerate(view):
            yield from places(part, f"{path}[{n}]")
    else:
        yield path, repr(view)


def look(case: Case, state: State, seat: int, into: Places) -> None:
    """What the other seats see and may do, which is hidden from `seat`."""
    for other in range(state.seats):
        if other == seat:
            continue
        for place, value in places(case.game.view(state, other), f"seat {other}"):
            into[place][value] += 1
        into[f"seat {other} may"][" ".join(map(str, state.legal(other)))] += 1


def gap(ours: Counter[str], theirs: Counter[str]) -> float:
    """The chance that two samples of one distribution differ this much."""
    n, m = ours.total(), theirs.total()
    if not n or not m:
        return 1.0 if n == m else 0.0
    cells: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for value in {*ours, *theirs}:
        rare = ours[value] + theirs[value] < FEW
        cells["" if rare else value][0] += ours[value]
        cells["" if rare else value][1] += theirs[value]
    if len(cells) < 2:
        return 1.0
    square = sum((a * sqrt(m / n) - b * sqrt(n / m)) ** 2 / (a + b) for a, b in cells.values())
    return tail(square, len(cells) - 1)


def tail(square: float, freedom: int) -> float:
    """P(chi-square >= square), by Wilson and Hilferty."""
    z = ((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return erfc(z / sqrt(2)) / 2


def differences(true: Places, imagined: Places) -> Iterator[str]:
    everywhere = sorted({*true, *imagined})
    for place in everywhere:
        if gap(true[place], imagined[place]) < ERROR / len(everywhere):
            yield f"at {place} the deal gives {dict(true[place])}, imagination {dict(imagined[place])}"


def chances_of_the_deal(case: Case, deals: int = 300) -> Iterator[str]:
    """Over many fresh deals, what a seat imagines is distributed as what is true."""
    for seat in (0, case.seats - 1):
        true: Places = defaultdict(Counter)
        imagined: Places = defaultdict(Counter)
        for n in range(deals):
            state = case.game.start(case.options, case.seats, FastDice(case.seed * 1009 + n))
            look(case, state, seat, true)
            look(case, case.game.imagine(state, seat, FastDice(case.seed * 2003 + n)), seat, imagined)
        for difference in differences(true, imagined):
            yield f"seat {seat}: {difference}"


def chances_after_play(case: Case, inputs: int, deals: int = 4000) -> Iterator[str]:
    """After some inputs: worlds imagined, against fresh deals in which the same inputs were possible and have left the
    seat with the same view. Says nothing where too few deals come that far: it is for small cases."""
    state = case.start()
    done = list(walk(case, state, inputs))
    for seat in range(case.seats):
        view = case.game.view(state, seat)
        if some_choice_is_sealed(case, done, seat, view):
            continue  # the same inputs would suppose what the seat does not know
        true: Places = defaultdict(Counter)
        accepted = 0
        for n in range(deals):
            if n == deals // 6 and not accepted:
                break
            other = replayed(case, done, FastDice(case.seed * 3001 + n))
            if other is not None and case.game.view(other, seat) == view:
                accepted += 1
                look(case, other, seat, true)
        if accepted < ENOUGH:
            continue
        imagined: Places = defaultdict(Counter)
        for n in range(2 * accepted):
            look(case, case.game.imagine(state, seat, FastDice(case.seed * 4001 + n)), seat, imagined)
        for difference in differences(true, imagined):
            yield f"seat {seat} after {len(done)} inputs: {difference}"


def some_choice_is_sealed(case: Case, done: list[Input], seat: int, view: Any) -> bool:
    """Whether another seat could have done something else and this seat would see the same."""
    for n, one in enumerate(done):
        if one.kind != "move" or one.seat == seat:
            continue
        before = replayed(case, done[:n], FastDice(case.seed))
        for move in before.legal(one.seat) if before is not None else ():
            other = replayed(case, [*done[:n], one._replace(move=move), *done[n + 1 :]], FastDice(case.seed))
            if move != one.move and other is not None and case.game.view(other, seat) == view:
                return True
    return False


def replayed(case: Case, inputs: list[Input], dice: FastDice) -> State | None:
    """The same inputs on another deal; None where the rules refuse one."""
    state = case.game.start(case.options, case.seats, dice)
    try:
        for one in inputs:
            apply(state, one)
    except Illegal:
        return None
    return state
