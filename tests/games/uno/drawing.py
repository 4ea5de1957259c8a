"""A scene as text: a line a zone, a button, a plate. `^` is what may be done now."""

from __future__ import annotations

from ludoteka.games.uno import GAME
from ludoteka.games.uno.hidden import view
from ludoteka.games.uno.rules import Uno
from ludoteka.rules.scene import Face, Text, Zone


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])


def face_line(face: Face) -> str:
    return "^" * face.legal + face.face + (f"[{','.join(face.marks)}]" if face.marks else "")


def zone_line(zone: Zone) -> str:
    tap = f" tap {'^' * zone.legal}{'/'.join(zone.moves)}" if zone.moves else ""
    return f"{zone.id} {zone.count}: {' '.join(map(face_line, zone.faces)) or '-'}{tap}"


def seen(state: Uno, seat: int | None) -> list[str]:
    scene = GAME.scene(view(state, seat), [] if seat is None else state.legal(seat))
    lines = [said(scene.prompt)]
    if scene.clock:
        lines.append(f"until {scene.clock.deadline}: {said(scene.clock.text)}")
    lines += map(zone_line, scene.zones)
    lines += [f"button {'^' * button.legal}{button.move} ({said(button.text)})" for button in scene.buttons]
    for plate in scene.plates:
        score = "" if plate.score is None else f", {plate.score} points"
        lines.append(
            f"seat {plate.seat}: {plate.cards}{score}{' to move' * plate.turn} {' '.join(plate.marks)}".rstrip()
        )
    return lines
