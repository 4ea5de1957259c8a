"""What one pair of eyes sees of a match, in words: the scene, the news, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.cli.ink import COLOURS
from ludoteka.match import Match
from ludoteka.rules.event import Event
from ludoteka.rules.scene import Scene, Text, Zone
from ludoteka.table.eyes import news
from ludoteka.text import Speaker, message_id

LETTERS = "abcdefghijklmnoprstuvwxyz"  # q leaves
DIGITS = tuple("123456789")


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do, and the key it is done by: cards of the own hand have numbers, digits that are called are their
    own, all else has letters."""

    key: str
    label: str
    moves: tuple[str, ...]
    legal: bool
    reaction: bool
    is_held: bool = False  # a card of the own hand


class Eyes:
    """A seat's, or a watcher's."""

    def __init__(self, match: Match, seat: int | None, speaker: Speaker) -> None:
        self.match = match
        self.seat = seat
        self.speaker = speaker
        self.keys: dict[str, str] = {}  # move -> letter

    def scene(self) -> Scene:
        state = self.match.state
        moves = [] if self.seat is None else state.legal(self.seat)
        scene: Scene = self.match.game.scene(self.match.game.view(state, self.seat), moves)
        return scene

    def news(self, events: Sequence[Event]) -> list[str]:
        """Log lines. Who may not see a card reads that there was one."""
        return [self.speaker.news(one) for one in news(self.match.game, events, self.seat)]

    def own(self, zone: Zone) -> bool:
        return zone.seat is not None and zone.seat == self.seat and zone.kind in ("hand", "rack")

    def actions(self, scene: Scene) -> list[Action]:
        """Everything a key does. A move has one key: a button's before a zone's."""
        found: list[Action] = []
        if self.match.state.over:
            return found
        for zone in scene.zones:
            if self.own(zone) and (
                zone.kind == "hand" or any(face.moves for face in zone.faces)
            ):  # a rack is looked at
                for face in zone.faces:
                    label = self.speaker.of("face", face.face)
                    found.append(Action(str(len(found) + 1), label, face.moves, face.legal, False, True))
        numbered = bool(found)
        for button in scene.buttons:
            key = self._key(button.move, button.text)
            label = self.speaker.say(button.text)
            found.append(Action(key, label, (button.move,), button.legal, button.kind == "reaction"))
        offered = {button.move for button in scene.buttons}
        for zone in scene.zones:
            for label, moves, legal in [] if self.own(zone) else self._targets(zone):
                if moves and not offered >= set(moves):
                    offered |= set(moves)
                    key = label if label in DIGITS and not numbered else self._key(moves[0], zone.label)
                    found.append(Action(key, label, moves, legal, zone.slap))
        return found

    def _targets(self, zone: Zone) -> list[tuple[str, tuple[str, ...], bool]]:
        faces = [(self.speaker.of("face", face.face), face.moves, face.legal) for face in zone.faces]
        return [(self.speaker.say(zone.label), zone.moves, zone.legal), *faces]

    def _key(self, move: str, text: Text) -> str:
        """A letter that stays the same all the match: of the seat that the move is about, or out of its name."""
        if move not in self.keys:
            seats = [LETTERS[int(value)] for name, value in text.args.items() if name.startswith("seat")]
            wishes = [*seats, *move.partition(":")[2], *move, *LETTERS]
            taken = self.keys.values()
            self.keys[move] = next((one for one in wishes if one in LETTERS and one not in taken), "")
        return self.keys[move]

    def named(self, word: str) -> str:
        """The move that is called so: by its name, or by its digits in any order, `guess:1-2-2` is 212 too; else ""."""
        catalogue = self.match.game.catalogue
        digits = "-".join(sorted(word)) if word.isdigit() and len(word) > 1 else ""
        spelt = (name for name in catalogue if digits and name.partition(":")[2] == digits)
        return word if word in catalogue else next(spelt, "")

    def choice(self, move: str) -> str:
        """What one of several moves of a card is called: `joker:g` is green, `swap:2` that seat's player, `guess:1-2-2`
        its digits."""
        part = move.partition(":")[2]
        ids = [message_id("move", move), message_id("button", COLOURS.get(part, part)), message_id("face", move)]
        for id in ids:
            if self.speaker.has(id):
                return self.speaker.say(id)
        if part.isdigit():
            return self.speaker.name(int(part))
        return part if part.replace("-", "").isdigit() else move
