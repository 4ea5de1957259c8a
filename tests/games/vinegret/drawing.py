"""A scene as text: a line a zone, a button, a plate."""

from __future__ import annotations

from ludoteka.games.vinegret import GAME
from ludoteka.games.vinegret.rules import Vinegret
from ludoteka.rules.scene import Face, Scene, Text, Zone


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])


def face_line(face: Face) -> str:
    tap = "^" * face.legal + "/".join(face.moves)
    return face.face + (f"({tap})" if face.moves else "") + (f"[{','.join(face.marks)}]" if face.marks else "")


def zone_line(zone: Zone) -> str:
    return f"{zone.kind} {zone.id} {zone.count}: {' '.join(map(face_line, zone.faces)) or '-'} ({said(zone.label)})"


def drawn(scene: Scene) -> list[str]:
    """`^` is what may be done now."""
    lines = [said(scene.prompt)]
    if scene.clock:
        lines.append(f"until {scene.clock.deadline}: {said(scene.clock.text)}")
    lines += map(zone_line, scene.zones)
    lines += [f"button {'^' * button.legal}{button.move} ({said(button.text)})" for button in scene.buttons]
    for plate in scene.plates:
        cards = "?" if plate.cards is None else plate.cards
        lines.append(
            f"seat {plate.seat}: {cards} {plate.score}{' to move' * plate.turn} {' '.join(plate.marks)}".rstrip()
        )
    return lines


def seen(state: Vinegret, seat: int | None) -> list[str]:
    """What this seat, or a watcher, is shown."""
    return drawn(GAME.scene(GAME.view(state, seat), [] if seat is None else state.legal(seat)))
