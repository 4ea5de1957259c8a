"""What a seat's client draws: zones, buttons, plates, a prompt. Every text is a message id with variables."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games._template.cards import CATALOGUE, FACES, STONE
from ludoteka.games._template.hidden import View
from ludoteka.rules.contract import NEVER
from ludoteka.rules.scene import Button, Clock, Face, Plate, Scene, Text, Zone


def scene(view: View, moves: Sequence[int]) -> Scene:
    stones = tuple(Face(FACES[STONE], key=f"stone{n}") for n in range(view.stones))
    return Scene(
        zones=(Zone("heap", "pot", None, stones, view.stones, Text("zone-heap", {"n": view.stones})),),
        buttons=tuple(Button(CATALOGUE[move], "turn", Text("button-take", {"n": move + 1})) for move in moves),
        plates=tuple(plate(view, seat) for seat in range(len(view.taken))),
        prompt=prompt(view),
        clock=None if view.deadline == NEVER else Clock(view.deadline, Text("clock-take", {})),
    )


def plate(view: View, seat: int) -> Plate:
    won = view.winners >> seat & 1
    return Plate(
        seat=seat,
        cards=None,
        score=view.taken[seat],
        turn=not view.over and seat == view.turn,
        marks=("winner",) if won else (),
    )


def prompt(view: View) -> Text:
    if view.over:
        won = [seat for seat in range(len(view.taken)) if view.winners >> seat & 1]
        return Text("prompt-won", {"seat": won[0]}) if len(won) == 1 else Text("prompt-lost", {"seat": view.turn})
    return Text("prompt-take", {}) if view.seat == view.turn else Text("prompt-wait", {"seat": view.turn})
