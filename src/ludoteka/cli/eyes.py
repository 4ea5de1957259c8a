"""What one pair of eyes sees of a match, in words: the scene, the news, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.cli.ink import COLOURS
from ludoteka.match import Match
from ludoteka.rules.event import Event
from ludoteka.rules.scene import Button, Scene, Text, Zone
from ludoteka.table.eyes import news
from ludoteka.text import Speaker, message_id

LETTERS = "abcdefghijklmnoprstuvwxyz"  # q leaves
DIGITS = tuple("123456789")
MANY = 4  # so many buttons that differ in nothing but a number are one amount


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do, and the key it is done by: cards of the own hand have numbers, where there are none those on the
    table; all else has letters. With several moves it asks which."""

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
        self.keys: dict[str, str] = {}  # move, or text of a button that speaks of an amount -> letter
        self.amounts: dict[str, tuple[str, str]] = {}  # move -> its number and words, where it is one of many amounts

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
        for buttons in _alike(scene.buttons):
            moves = tuple(button.move for button in buttons)
            said = [self.speaker.say(button.text) for button in buttons]
            legal, reaction = any(button.legal for button in buttons), buttons[0].kind == "reaction"
            if len(buttons) < MANY:
                for button, move, label in zip(buttons, moves, said, strict=True):
                    alone = _speaks_of_amount(button) and len(buttons) == 1 and move not in self.keys
                    name = button.text.id if alone else move
                    found.append(Action(self._key(name, move, button.text), label, (move,), button.legal, reaction))
                continue
            numbers = [str(button.text.args["n"]) for button in buttons]
            self.amounts |= zip(moves, zip(numbers, said, strict=True), strict=True)
            key = self._key(buttons[0].text.id, moves[0].partition(":")[0], buttons[0].text)
            found.append(Action(key, f"{said[0]} … {said[-1]}", moves, legal, reaction))
        offered = {button.move for button in scene.buttons}
        for zone in scene.zones:
            for label, moves, legal in [] if self.own(zone) else self._targets(zone):
                if moves and not offered >= set(moves):
                    offered |= set(moves)
                    number = "" if numbered or moves == zone.moves else _number(label, moves)
                    key = number or self._key(moves[0], moves[0], zone.label)
                    found.append(Action(key, label, moves, legal, zone.slap))
        return found

    def _targets(self, zone: Zone) -> list[tuple[str, tuple[str, ...], bool]]:
        faces = [(self.speaker.of("face", face.face), face.moves, face.legal) for face in zone.faces]
        return [(self.speaker.say(zone.label), zone.moves, zone.legal), *faces]

    def _key(self, known_as: str, move: str, text: Text) -> str:
        """A letter that stays the same all the match: of the seat that the move is about, or out of its name."""
        if known_as not in self.keys:
            seats = [LETTERS[int(value)] for name, value in text.args.items() if name.startswith("seat")]
            wishes = [*seats, *move.partition(":")[2], *move, *LETTERS]
            taken = self.keys.values()
            self.keys[known_as] = next((one for one in wishes if one in LETTERS and one not in taken), "")
        return self.keys[known_as]

    def named(self, word: str) -> str:
        """The move that is called so: by its name, or by its digits in any order, `guess:1-2-2` is 212 too; else ""."""
        catalogue = self.match.game.catalogue
        digits = "-".join(sorted(word)) if word.isdigit() and len(word) > 1 else ""
        spelt = (name for name in catalogue if digits and name.partition(":")[2] == digits)
        return word if word in catalogue else next(spelt, "")

    def choice(self, move: str) -> str:
        """What one of several moves of a card is called: `joker:g` is green, `swap:2` that seat's player, `guess:1-2-2`
        its digits."""
        if move in self.amounts:
            return self.amounts[move][1]
        part = move.partition(":")[2]
        ids = [message_id("move", move), message_id("button", COLOURS.get(part, part)), message_id("face", move)]
        for id in ids:
            if self.speaker.has(id):
                return self.speaker.say(id)
        if part.isdigit():
            return self.speaker.name(int(part))
        return part if part.replace("-", "").isdigit() else move

    def keys_of(self, choices: Sequence[str]) -> list[str]:
        """What each of these is chosen by: an amount by its number, else it is counted."""
        return [self.amounts[move][0] if move in self.amounts else str(at) for at, move in enumerate(choices, 1)]


def _alike(buttons: Sequence[Button]) -> list[list[Button]]:
    """Those that say the same with another number together, where the first of them stands."""
    found: dict[object, list[Button]] = {}
    for button in buttons:
        found.setdefault(button.text.id if _speaks_of_amount(button) else button.move, []).append(button)
    return list(found.values())


def _speaks_of_amount(button: Button) -> bool:
    return set(button.text.args) == {"n"}


def _number(label: str, moves: Sequence[str]) -> str:
    """Of a card on the table: the digit on it, or its place; "" where it has none."""
    part = moves[0].partition(":")[2] if len(moves) == 1 else ""
    number = label if label in DIGITS else str(int(part) + 1) if part.isdigit() else ""
    return number if number in DIGITS else ""
