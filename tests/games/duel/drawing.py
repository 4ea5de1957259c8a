"""A scene as text: a line a zone, a button, a plate."""

from __future__ import annotations

from ludoteka.rules.scene import Face, Scene, Text, Zone


def said(text: Text) -> str:
    return " ".join([text.id, *(f"{key}={value}" for key, value in text.args.items())])


def face_line(face: Face) -> str:
    name = f"^{face.face}" if face.legal else face.face
    return name + (f"[{','.join(face.marks)}]" if face.marks else "")


def zone_line(zone: Zone) -> str:
    tap = f" tap {'^' * zone.legal}{'/'.join(zone.moves)}" if zone.moves else ""
    return (
        f"{zone.kind} {zone.id} {zone.count}: {' '.join(map(face_line, zone.faces)) or '-'} ({said(zone.label)}){tap}"
    )


def drawn(scene: Scene) -> list[str]:
    """`^` is what may be done now."""
    lines = [said(scene.prompt)]
    if scene.clock:
        lines.append(f"until {scene.clock.deadline}: {said(scene.clock.text)}")
    lines += map(zone_line, scene.zones)
    lines += [f"button {'^' * button.legal}{button.move} ({said(button.text)})" for button in scene.buttons]
    for plate in scene.plates:
        cards = "?" if plate.cards is None else plate.cards
        lines.append(f"seat {plate.seat}: {cards}{' to move' * plate.turn} {' '.join(plate.marks)}".rstrip())
    return lines
