"""Cards and zones as boxes of characters. What is legal has a thick frame, so that nothing hangs on colour."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from ludoteka.cli.eyes import Action
from ludoteka.cli.ink import ink
from ludoteka.rules.scene import Face, Zone
from ludoteka.text import Speaker

Lines = list[Text]
THIN, THICK = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
WIDEST = 11  # of the words in a card
LABEL = 24  # columns of a zone's name, at least
BACK = "░"


def card(face: Face, speaker: Speaker, below: str = "", air: int = 1) -> Lines:
    """Four lines: a frame round one or two lines of words; and a fifth below, with a key or a sign. `air`: spaces on
    both sides of the words."""
    if face.face == "back":
        words, style = [BACK * 4] * 2, "dim"
    else:
        words, style = _folded(speaker.of("face", face.face)), ink(face.face)
    width = max(4, *map(len, words)) + 2 * air
    left, across, right, side, foot, end = THICK if face.legal else THIN
    frame = "bold" if face.legal else "dim"
    inside = [Text.assemble((side, frame), (word.center(width), style), (side, frame)) for word in words]
    top, bottom = Text(left + across * width + right, frame), Text(foot + across * width + end, frame)
    return [top, *inside, bottom, Text(below.center(width + 2), "bold" if face.legal else "dim")]


def beside(blocks: Sequence[Lines], gap: int = 1) -> Lines:
    """Blocks in a row, their tops in line."""
    height = max((len(block) for block in blocks), default=0)
    lines: Lines = []
    for row in range(height):
        line = Text()
        for place, block in enumerate(blocks):
            line.append(" " * gap if place else "")
            line.append_text(_padded(block[row] if row < len(block) else Text(), width_of(block)))
        lines.append(line)
    return lines


def width_of(block: Lines) -> int:
    return max((line.cell_len for line in block), default=0)


def rows(blocks: Sequence[Lines], width: int, gap: int = 1) -> Lines:
    """Blocks from left to right, in as many rows as they need."""
    lines: Lines = []
    row: list[Lines] = []
    for block in blocks:
        if row and sum(width_of(one) + gap for one in row) + width_of(block) > width:
            lines += beside(row, gap)
            row = []
        row.append(block)
    return lines + beside(row, gap)


def zones(some: Sequence[Zone], speaker: Speaker, width: int) -> Lines:
    """Places of the table side by side: the name of each, its cards or how many there are, the signs on them."""
    bodies = [_body(zone, speaker, width) for zone in some]
    labels = [_label(zone, speaker, max(width_of(body), LABEL)) for zone, body in zip(some, bodies)]
    tallest = max(map(len, labels), default=0)
    blocks = [[Text()] * (tallest - len(label)) + label + body for label, body in zip(labels, bodies)]
    return rows(blocks, width, 3)


def _label(zone: Zone, speaker: Speaker, width: int) -> Lines:
    """How many lie there is said where they are not all to be seen, and the name does not say it already."""
    hidden = zone.count > len(zone.faces)
    counted = hidden and not any(isinstance(value, int) for value in zone.label.args.values())
    label = speaker.say(zone.label) + (f" ×{zone.count}" if counted else "")
    return [Text(line, "bold" if zone.legal else "") for line in wrap(label, width)]


def _body(zone: Zone, speaker: Speaker, width: int) -> Lines:
    if not zone.faces:
        return [Text("●" * min(zone.count, 12), "yellow") if zone.kind == "pot" else Text("–", "dim")]
    for air in (1, 0):
        body = _boxes(zone.faces[-1:] if zone.kind == "pile" else zone.faces, speaker, air)
        if width_of(body) <= width:
            return body
    return _words(zone.faces, speaker, width)


def hand(zone: Zone, actions: Sequence[Action], speaker: Speaker, width: int, boxes: bool) -> Lines:
    """The own cards with the numbers that play them."""
    if boxes:
        for air, gap in ((1, 1), (0, 1), (0, 0)):
            drawn = [card(face, speaker, action.key, air) for face, action in zip(zone.faces, actions)]
            if width_of(lines := beside(drawn, gap)) <= width:
                return lines
    chips = [_chip(face, action, speaker) for face, action in zip(zone.faces, actions)]
    column = min(width, width_of(chips))
    return rows([[_padded(chip, column)] for chip in chips], width, 2)


def _chip(face: Face, action: Action, speaker: Speaker) -> Text:
    key = f"{'▸' if face.legal else ' '}{action.key:>2}"
    signs = "".join(f" ({speaker.of('mark', mark)})" for mark in face.marks)
    word = speaker.of("face", face.face)
    return Text.assemble((key, "bold" if face.legal else "dim"), " ", (word, ink(face.face)), (signs, "italic"))


def _boxes(faces: Sequence[Face], speaker: Speaker, air: int) -> Lines:
    blocks = [card(face, speaker, air=air) for face in faces]
    for block, face in zip(blocks, faces):
        block[-1:] = [Text(speaker.of("mark", mark), "italic") for mark in face.marks]
    return beside(blocks)


def _words(faces: Sequence[Face], speaker: Speaker, width: int) -> Lines:
    words = [Text(speaker.of("face", face.face), ink(face.face)) for face in faces]
    return rows([[word] for word in words], width)


def _folded(words: str) -> list[str]:
    """In two lines of about the same length."""
    cuts = [place for place, letter in enumerate(words) if letter == " "]
    if not cuts:
        return [_cut(words, WIDEST), ""]
    middle = min(cuts, key=lambda place: abs(place - len(words) / 2))
    return [_cut(words[:middle], WIDEST), _cut(words[middle + 1 :], WIDEST)]


def _padded(line: Text, width: int) -> Text:
    line = line.copy()
    line.append(" " * (width - line.cell_len))
    return line


def _cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"
