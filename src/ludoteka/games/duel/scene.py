"""What a seat's client draws of Duel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ludoteka.games.duel.cards import CATALOGUE, FACES, FIRST_WINE, beats
from ludoteka.games.duel.hidden import View
from ludoteka.games.duel.rules import CHOOSE
from ludoteka.rules.contract import NEVER
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone

PROMPTS = (
    "prompt-challenge", "prompt-choose", "prompt-sealed", "prompt-wait-challenge", "prompt-wait-both",
    "prompt-wait-one", "prompt-won", "prompt-both-won", "prompt-shared",
    "zone-hand", "zone-other-hand", "zone-duel", "zone-no-duel", "zone-discard",
    "button-challenge", "clock-challenge", "clock-choose",
)  # fmt: skip
MARKS = ("active", "challenger", "challenged", "chosen", "won", "lost", "tied", "out", "just-beaten", "winner")

KEPT: Final = 1024  # parts that were drawn lately: most look the same to everybody, and after the next move


def scene(view: View, moves: Sequence[int]) -> Scene:
    return Scene(
        zones=tuple(zones(view, moves)),
        buttons=tuple(
            Button(CATALOGUE[move], "choice", Text("button-challenge", {"seat": move}))
            for move in moves
            if move < FIRST_WINE
        ),
        plates=tuple(plate(view, seat) for seat in range(len(view.sizes))),
        prompt=prompt(view),
        clock=clock(view),
    )


def zones(view: View, moves: Sequence[int]) -> Iterator[Zone]:
    yield duel_row(view)
    yield discard_pile(view.discard)
    if view.open_sizes:
        yield from (other_hand(view, seat, moves) for seat in range(len(view.sizes)) if seat != view.seat)
    if view.seat is not None:
        yield own_hand(view, view.seat, moves)


# --- the middle of the table -----------------------------------------------------------------------------------------


def duel_row(view: View) -> Zone:
    """The two cards of the duel: face down as they are chosen, face up until the next challenge."""
    faces = tuple(sealed_faces(view)) if view.phase == CHOOSE else revealed_faces(view.revealed)
    label = Text("zone-no-duel", {})
    if view.phase == CHOOSE or view.revealed:
        label = Text("zone-duel", {"seat": view.challenger, "seat_other": view.opponent})
    return Zone("duel", "row", None, faces, len(faces), label)


def sealed_faces(view: View) -> Iterator[Face]:
    for seat, mark in ((view.challenger, "challenger"), (view.opponent, "challenged")):
        if view.chosen >> seat & 1:
            yield Face(FACES[view.mine] if seat == view.seat else "back", marks=(mark,), key=mark)


@lru_cache(KEPT)
def revealed_faces(revealed: tuple[int, ...]) -> tuple[Face, ...]:
    if not revealed:
        return ()
    one, other = revealed
    return (
        Face(FACES[one], marks=(outcome(one, other),), key="challenger"),
        Face(FACES[other], marks=(outcome(other, one),), key="challenged"),
    )


def outcome(wine: int, against: int) -> str:
    if wine == against:
        return "tied"
    return "won" if beats(wine, against) else "lost"


@lru_cache(KEPT)
def discard_pile(discard: tuple[int, ...]) -> Zone:
    counts = {face: discard.count(wine) for wine, face in enumerate(FACES)}
    top = discard[-2:]  # ties throw out two alike
    first = len(discard) - len(top)
    faces = tuple(Face(FACES[wine], key=f"discard{first + i}") for i, wine in enumerate(top))
    return Zone("discard", "pile", None, faces, len(discard), Text("zone-discard", {**counts}))


# --- hands -----------------------------------------------------------------------------------------------------------


def own_hand(view: View, seat: int, moves: Sequence[int]) -> Zone:
    return held(seat, view.hand, view.mine, tuple(moves))


@lru_cache(KEPT)
def held(seat: int, hand: tuple[int, ...], mine: int, moves: tuple[int, ...]) -> Zone:
    """The card that was chosen, `mine`, lies in the duel and no longer here."""
    faces: list[Face] = []
    for wine, name in enumerate(FACES):
        left = hand[wine] - (wine == mine)
        legal = FIRST_WINE + wine in moves
        faces.extend(Face(name, (name,), legal, key=f"{name}{i}") for i in range(left))
    return Zone(f"hand:{seat}", "hand", seat, tuple(faces), len(faces), Text("zone-hand", {}))


def other_hand(view: View, seat: int, moves: Sequence[int]) -> Zone:
    """Backs only; tapping them challenges that player."""
    return backs(seat, view.sizes[seat] - (view.chosen >> seat & 1), view.seat is not None, seat in moves)


@lru_cache(KEPT)
def backs(seat: int, count: int, seated: bool, legal: bool) -> Zone:
    faces = tuple(Face("back", key=f"back{i}") for i in range(count))
    return Zone(
        f"hand:{seat}",
        "hand",
        seat,
        faces,
        count,
        Text("zone-other-hand", {"seat": seat}),
        (CATALOGUE[seat],) if seated else (),
        legal,
    )


# --- plates, prompt, clock -------------------------------------------------------------------------------------------


def owes(view: View, seat: int) -> bool:
    if view.over:
        return False
    if view.phase == CHOOSE:
        return seat in (view.challenger, view.opponent) and not view.chosen >> seat & 1
    return seat == view.turn


def winners(view: View) -> list[int]:
    if not view.over:
        return []
    if view.why == "both-empty":
        return sorted((view.challenger, view.opponent))
    return [seat for seat, size in enumerate(view.sizes) if size == max(view.sizes)]


def plate(view: View, seat: int) -> Plate:
    cards = view.sizes[seat] if view.open_sizes or view.over else None
    return drawn_plate(seat, cards, owes(view, seat), tuple(marks(view, seat)))


@lru_cache(KEPT)
def drawn_plate(seat: int, cards: int | None, turn: bool, marks: tuple[str, ...]) -> Plate:
    return Plate(seat, cards, None, turn, marks)


def marks(view: View, seat: int) -> Iterator[str]:
    if view.over:
        if seat in winners(view):
            yield "winner"
        elif not view.sizes[seat]:
            yield "out"
        return
    if view.phase == CHOOSE:
        if seat == view.challenger:
            yield "challenger"
        if seat == view.opponent:
            yield "challenged"
        if view.chosen >> seat & 1:
            yield "chosen"
    elif seat == view.turn:
        yield "active"
    if seat == view.beaten and view.phase != CHOOSE:
        yield "just-beaten"
    if not view.sizes[seat]:
        yield "out"


def prompt(view: View) -> Text:
    if view.over:
        return over_prompt(view)
    if view.phase != CHOOSE:
        return Text("prompt-challenge", {}) if view.seat == view.turn else waiting("prompt-wait-challenge", view.turn)
    one, other = view.challenger, view.opponent
    if view.seat is not None and owes(view, view.seat):
        return Text("prompt-choose", {"seat": other if view.seat == one else one})
    owing = [seat for seat in (one, other) if owes(view, seat)]
    if len(owing) == 2:
        return Text("prompt-wait-both", {"seat": one, "seat_other": other})
    return waiting("prompt-sealed" if view.seat in (one, other) else "prompt-wait-one", owing[0])


def waiting(id: str, seat: int) -> Text:
    return Text(id, {"seat": seat})


def over_prompt(view: View) -> Text:
    won = winners(view)
    if len(won) == 1:
        return Text("prompt-won", {"seat": won[0]})
    if len(won) == 2:
        return Text("prompt-both-won", {"seat": won[0], "seat_other": won[1]})
    return Text("prompt-shared", {"n": len(won)})


def clock(view: View) -> Clock | None:
    if view.deadline == NEVER:
        return None
    return Clock(view.deadline, Text("clock-choose" if view.phase == CHOOSE else "clock-challenge", {}))
