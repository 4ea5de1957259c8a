"""A scene as one screen of text: plates, the table with the log beside it, the own hand, what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from ludoteka.cli.cards import Lines, beside, hand, rows, zones
from ludoteka.cli.company import Hand
from ludoteka.cli.eyes import Action, Eyes
from ludoteka.rules.scene import Plate, Scene, Zone

LOG, WIDE_LOG = 32, 44  # columns of the log beside the table
WIDE = 104  # columns from which the log has more
BAR = 24  # columns of the longest of a race's bars
TABLE = 7  # lines that the own hand leaves to the table
HURRY = 5  # s of a clock that are said louder
KEY = "bold reverse"
COACH = "bold #c9971f"
NARROW = 72  # columns under which the log stands below


@dataclass(slots=True)
class Screen:
    """What is drawn round a scene."""

    eyes: Eyes
    width: int = 80
    height: int = 24
    title: str = ""
    log: list[str] = field(default_factory=list)
    notice: str = ""
    coach: str = ""  # what somebody who teaches says
    is_timed: bool = True  # whether clocks run
    choices: Sequence[tuple[str, str]] = ()  # what a card asks for: keys and words
    hands: Sequence[Hand] = ()  # of the latest race
    key_of: dict[str, str] = field(default_factory=dict)  # action key -> what it is called here: a race's space bar

    def lines(self, scene: Scene, now: int, *, whole: bool = True) -> Lines:
        """The screen. Not `whole`: for a printed protocol, without the log, which stands above already."""
        actions = self.eyes.actions(scene)
        plates = self._plates(scene)
        timed = whole and self.is_timed
        below = [*self._buttons(actions), *self._prompt(scene, now if timed else None), *self._said()]
        spare = self.height - len(plates) - len(below) - 4  # title, two rules, the line that is typed in
        own = self._own(scene, actions, spare)
        middle = self._table(scene, actions, max(3, spare - len(own) + (not own)), whole)
        rule = Text("─" * self.width, "dim")
        return [self._title(scene), *plates, rule, *middle, *([rule] if own else []), *own, *below]

    # --- parts -------------------------------------------------------------------------------------------------------

    def _title(self, scene: Scene) -> Text:
        arrow = "  ↺" if scene.direction < 0 else ""
        left = Text.assemble((self.eyes.speaker.say("title"), "bold"), arrow)
        return _spread(left, Text(self.title, "dim"), self.width)

    def _plates(self, scene: Scene) -> Lines:
        """As few rows as they need, as wide as they can be."""
        count = len(scene.plates)
        columns = min(count, max(1, self.width // 19))
        columns = -(-count // -(-count // columns))  # as even as can be
        width = (self.width + 1) // columns - 1
        blocks = [self._plate(plate, width) for plate in scene.plates]
        return [line for at in range(0, count, columns) for line in beside(blocks[at : at + columns])]

    def _plate(self, plate: Plate, width: int) -> Lines:
        say = self.eyes.speaker.say
        me = plate.seat == self.eyes.seat
        name = self.eyes.speaker.name(plate.seat) + (f" ({say('cli-you')})" if me else "")
        cards = [] if plate.cards is None else [say("cli-cards", n=plate.cards), f"▯{plate.cards}"]
        points = [] if plate.score is None else [signed(say("points", n=plate.score)), signed(f"★{plate.score}")]
        marks = [self.eyes.speaker.of("mark", mark) for mark in plate.marks]
        facts = [*cards[:1], *points[:1], *marks]
        if len("  " + " · ".join(facts)) > width:
            facts = [*cards[1:], *points[1:], *marks]
        style = "bold reverse" if plate.turn else "bold" if me else ""
        top = Text("▶ " if plate.turn else "  ", "bold") + Text(name, style)
        return [_fitted(top, width), _fitted(Text("  " + " · ".join(facts), "dim"), width)]

    def _table(self, scene: Scene, actions: Sequence[Action], height: int, whole: bool) -> Lines:
        aside = LOG if self.width < WIDE else WIDE_LOG
        room = self.width - (aside + 3 if whole and self.width >= NARROW else 0)
        open_zones = [zone for zone in scene.zones if not self.eyes.own(zone) and not _is_closed_hand(zone)]
        keys = {move: action.key for action in actions for move in action.moves if not action.is_held}
        table = zones(open_zones, self.eyes.speaker, room, height, keys)[:height]
        if not whole:
            return table
        table += self._race(height - len(table), room)
        beside_table = self.width >= NARROW
        log = self._log(height if beside_table else max(0, height - len(table)), aside if beside_table else self.width)
        if not beside_table:
            return [*table, *log]
        left = [_fitted(line, room) for line in table] + [Text(" " * room)] * (len(log) - len(table))
        return beside([left, [Text("│", "dim")] * max(len(left), len(log)), log])

    def _race(self, height: int, width: int) -> Lines:
        """Whose hand was first, in milliseconds: as many of them as there is room for."""
        if not self.hands or height < 3:
            return []
        names = [self.eyes.speaker.name(hand.seat) for hand in self.hands]
        column = min(max(map(len, names)), max(6, width // 3))
        longest = max(1, width - column - 12)
        lines = [Text(), Text(self.eyes.speaker.say("race-title"), "bold")]
        slowest = max(max(one.ms for one in self.hands), 1)
        for one, name in list(zip(self.hands, names, strict=True))[: height - 2]:
            bar = "━" * max(1, round(min(longest, BAR) * one.ms / slowest))
            style = "bold" if one.seat == self.eyes.seat else ""
            milliseconds = self.eyes.speaker.say("race-ms", n=one.ms)
            line = Text.assemble(" ", (bar, "#c9971f"), " ", (milliseconds, style))
            lines.append(_fitted(Text(name, style), column) + line)
        return lines

    def _log(self, height: int, width: int) -> Lines:
        lines: Lines = []
        for age, said in enumerate(reversed(self.log)):
            folded = _wrapped(said, width)
            if len(lines) + len(folded) > height:
                break
            lines = [Text(line, "" if age < 3 else "dim") for line in folded] + lines
        return [Text()] * (height - len(lines)) + lines

    def _own(self, scene: Scene, actions: Sequence[Action], spare: int) -> Lines:
        zone = next((zone for zone in scene.zones if self.eyes.own(zone)), None)
        if zone is None or not zone.faces:
            return []
        idle = [Action("", "", (), False, False)] * len(zone.faces)
        numbered = [action for action in actions if action.is_held] or idle
        return hand(zone, numbered, self.eyes.speaker, self.width, max(4, spare - TABLE))

    def _buttons(self, actions: Sequence[Action]) -> Lines:
        blocks = []
        if self.choices:
            numbers = (Action(key, word, (), True, False) for key, word in self.choices)
            return rows([[_button(one.key, one)] for one in numbers], self.width, 2)
        for action in actions:
            if not action.is_held:
                key = self.key_of.get(action.key, action.key)
                blocks.append([_button(key, action)])
        return rows(blocks, self.width, 2)

    def _prompt(self, scene: Scene, now: int | None) -> Lines:
        """The clock beside it, where both have room; none where time stands still."""
        said = self.eyes.speaker.say(scene.prompt)
        mine = any(plate.turn and plate.seat == self.eyes.seat for plate in scene.plates)
        lines = [Text.assemble((line, "bold reverse" if mine else "bold")) for line in _wrapped(said, self.width)]
        if scene.clock and now is not None:
            seconds = max(0, -(-(scene.clock.deadline - now) // 1000))
            told = f"{self.eyes.speaker.say(scene.clock.text)} {self.eyes.speaker.say('cli-seconds', n=seconds)}"
            clock = Text(told, "bold" if seconds <= HURRY else "dim")
            fits = lines and lines[-1].cell_len + clock.cell_len + 2 <= self.width
            last = lines.pop() if fits else Text()
            lines.append(_spread(last, clock, self.width))
        return lines

    def _said(self) -> Lines:
        """What the coach says, beside a bar; below it what there is to say to the latest move."""
        coach = [Text.assemble(("┃ ", COACH), line) for line in _wrapped(self.coach, self.width - 2, "")]
        return [*coach, *(Text(line, "italic") for line in _wrapped(self.notice, self.width))]


def signed(said: str) -> str:
    """A number below zero with the minus that the texts have."""
    return said.replace("-", "−")


def _button(key: str, action: Action) -> Text:
    style, sign = ("bold", "▸") if action.legal else ("dim", " ")
    label = "" if action.label == key else f" {action.label}"  # a digit says what it does
    button = Text.assemble(sign, (f" {key} ", KEY if action.legal else "dim"), (label, style))
    button.apply_meta({"key": action.key})
    return button


def _is_closed_hand(zone: Zone) -> bool:
    """The plates say how many somebody holds."""
    return zone.seat is not None and zone.kind != "pot" and all(face.face == "back" for face in zone.faces)


def _spread(left: Text, right: Text, width: int) -> Text:
    """One at the left edge, one at the right."""
    right = right.copy()
    right.truncate(width, overflow="ellipsis")
    room = width - right.cell_len
    return _fitted(left, room - 1) + Text(" ") + right if right and room > 1 else _fitted(right or left, width)


def _fitted(line: Text, width: int) -> Text:
    """Exactly this wide."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _wrapped(said: str, width: int, indent: str = "  ") -> list[str]:
    from textwrap import wrap

    return [line for one in said.splitlines() for line in wrap(one, width, subsequent_indent=indent)]
