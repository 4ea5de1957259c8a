"""A scene in plain words, for people who watch a learner play: what one seat sees, in English."""

from __future__ import annotations

from collections import Counter

from ludoteka.rules.game import Game
from ludoteka.rules.scene import Face, Scene, Zone
from ludoteka.text import Speaker


class Picture:
    """Says scenes of one game, players called by `name`."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.speaker = Speaker("en", game.id, names.__getitem__)

    def of(self, scene: Scene) -> str:
        """The prompt, a line a zone that holds something, the open choices; legal cards stand in brackets."""
        lines = [self.speaker.say(scene.prompt)]
        lines += [self.zone(zone) for zone in scene.zones if zone.count]
        choices = [self.speaker.say(button.text) for button in scene.buttons if button.legal]
        return "\n".join([*lines, *(f"> {choice}" for choice in choices)])

    def zone(self, zone: Zone) -> str:
        label = self.speaker.say(zone.label)
        there = Counter(self.face(face) for face in (zone.faces[-1:] if zone.kind == "pile" else zone.faces))
        faces = ", ".join(face if n == 1 else f"{n} × {face}" for face, n in there.items() if face)
        counted = zone.count > len(zone.faces) and not any(isinstance(n, int) for n in zone.label.args.values())
        return f"{label}{f' × {zone.count}' if counted else ''}{': ' + faces if faces else ''}"

    def face(self, face: Face) -> str:
        if face.face == "back":
            return ""
        words = self.speaker.of("face", face.face)
        return f"[{words}]" if face.legal else words
