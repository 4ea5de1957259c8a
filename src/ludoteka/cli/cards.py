"""Cards and zones as boxes of characters. What is legal has a thick frame, so that nothing hangs on colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from rich.text import Text

from ludoteka.cli.eyes import Action
from ludoteka.cli.ink import ink, printed
from ludoteka.rules.scene import Face, Zone
from ludoteka.text import Speaker

Lines = list[Text]
THIN, THICK = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
WIDEST = 11  # of the words in a card
COINS = 12  # in a row of a pot
LABEL = 24  # columns of a zone's name, at least
BACK = "░"


def card(face: Face, speaker: Speaker, key: str = "", air: int = 1, shown: bool = True) -> Lines:
    """Four lines: a frame round two lines of words, the card's sign in its upper edge or below a single word, in its
    lower edge the key that plays it. `air`: spaces on both sides of the words. `shown`: in its own colours; else only
    its words are coloured."""
    words, style, sign = [BACK * 4] * 2, "dim", ""
    if face.face != "back":
        look = printed(face.face, ranks(speaker))
        words, style, sign = _folded(speaker.of("face", face.face)), look.paper if shown else look.ink, look.sign
        if not words[1]:
            words, sign = [words[0], sign], ""
    width = max(4, len(sign) + 2, len(key) + 2, *map(len, words)) + 2 * air
    return _framed([word.center(width) for word in words], style, sign, key, face.legal)


def small(face: Face, speaker: Speaker, key: str) -> Lines:
    """Three lines: the sign of a card in a frame, for those who hold many."""
    look = printed(face.face, ranks(speaker))
    return _framed([look.sign.center(4)], look.paper if face.legal else look.ink, "", key, face.legal)


def _framed(words: Sequence[str], style: str, sign: str, key: str, legal: bool) -> Lines:
    left, across, right, side, foot, end = THICK if legal else THIN
    frame = "bold" if legal else "dim"
    width = max(map(len, words))
    top = Text.assemble(
        (left, frame), (across, frame), (sign, "bold"), (across * (width - 1 - len(sign)) + right, frame)
    )
    inside = [Text.assemble((side, frame), (word, style), (side, frame)) for word in words]
    below = f" {key} ".center(width, across) if key else across * width
    before, named, after = below.partition(key) if key else (below, "", "")
    bottom = Text.assemble((foot + before, frame), (named, "bold" if legal else ""), (after + end, frame))
    return [top, *inside, bottom]


def ranks(speaker: Speaker) -> str:
    """What ace, jack, queen and king have in their corners."""
    return speaker.say("card-ranks") if speaker.has("card-ranks") else "A J Q K"


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


def zones(some: Sequence[Zone], speaker: Speaker, width: int, keys: Mapping[str, str]) -> Lines:
    """Places of the table side by side: the name of each, its cards or how many there are, the signs on them. `keys`:
    those of the moves that are made by touching something here."""
    blocks = [_place(zone, speaker, width, keys) for zone in some]
    tallest = max((len(label) for label, _body in blocks), default=0)
    return rows([[Text()] * (tallest - len(label)) + label + body for label, body in blocks], width, 3)


def _place(zone: Zone, speaker: Speaker, width: int, keys: Mapping[str, str]) -> tuple[Lines, Lines]:
    body = _body(zone, speaker, width, keys)
    label = _label(zone, speaker, max(width_of(body), LABEL))
    if key := _key(zone.moves, keys):
        for line in [*label, *body]:
            line.apply_meta({"key": key})
    return label, body


def _key(moves: Sequence[str], keys: Mapping[str, str]) -> str:
    return next((keys[move] for move in moves if move in keys), "")


def _label(zone: Zone, speaker: Speaker, width: int) -> Lines:
    """How many lie there is said where they are not all to be seen, and the name does not say it already."""
    hidden = zone.count > len(zone.faces)
    counted = hidden and not any(isinstance(value, int) for value in zone.label.args.values())
    label = speaker.say(zone.label) + (f" ×{zone.count}" if counted else "")
    return [Text(line, "bold" if zone.legal else "") for line in wrap(label, width)]


def _body(zone: Zone, speaker: Speaker, width: int, keys: Mapping[str, str]) -> Lines:
    if not zone.faces:
        return _coins(zone.count) if zone.kind == "pot" else [Text("–", "dim")]
    for air in (1, 0):
        body = _boxes(zone.faces[-1:] if zone.kind == "pile" else zone.faces, speaker, air, keys)
        if width_of(body) <= width:
            return body
    return _words(zone.faces, speaker, width)


def hand(zone: Zone, actions: Sequence[Action], speaker: Speaker, width: int, height: int) -> Lines:
    """The own cards with the keys that play them: as cards with words while there is room, as small ones, as a list."""
    pairs = list(zip(zone.faces, actions, strict=False))
    for air, gap in ((1, 1), (0, 1), (0, 0)):
        drawn = [_mine(card(face, speaker, one.key, air, face.legal), face, one, speaker) for face, one in pairs]
        if width_of(lines := beside(drawn, gap)) <= width and len(lines) <= height:
            return lines
    if all(face.face != "back" and printed(face.face).sign for face in zone.faces):
        drawn = [_mine(small(face, speaker, one.key), face, one, speaker) for face, one in pairs]
        if len(lines := rows(drawn, width, 0)) <= height:
            return lines
    chips = [_chip(face, one, speaker) for face, one in pairs]
    column = min(width, width_of(chips))
    return rows([[_padded(chip, column)] for chip in chips], width, 2)


def _mine(block: Lines, face: Face, action: Action, speaker: Speaker) -> Lines:
    """A card of the hand, with the signs on it below."""
    for line in block:
        line.apply_meta({"key": action.key})
    signs = [speaker.of("mark", mark) for mark in face.marks]
    width = width_of(block)
    return [*block, *(Text(_cut(sign, width).center(width), "italic") for sign in signs)]


def _chip(face: Face, action: Action, speaker: Speaker) -> Text:
    key = f"{'▸' if face.legal else ' '}{action.key:>2}"
    signs = "".join(f" ({speaker.of('mark', mark)})" for mark in face.marks)
    word = speaker.of("face", face.face)
    look = printed(face.face, ranks(speaker))
    chip = Text.assemble((key, "bold" if face.legal else "dim"), " ", (f"{look.sign} {word}".strip(), look.ink))
    chip.append(signs, "italic")
    chip.apply_meta({"key": action.key})
    return chip


def _boxes(faces: Sequence[Face], speaker: Speaker, air: int, keys: Mapping[str, str]) -> Lines:
    blocks = []
    for face in faces:
        key = _key(face.moves, keys)
        block = card(face, speaker, key, air) + [Text(speaker.of("mark", mark), "italic") for mark in face.marks]
        for line in block if key else []:
            line.apply_meta({"key": key})
        blocks.append(block)
    return beside(blocks)


def _coins(count: int) -> Lines:
    """A heap of at most three rows; its label says how many they are."""
    shown = min(count, 3 * COINS)
    return [Text("●" * min(COINS, shown - at), "#c9971f") for at in range(0, shown, COINS)] or [Text("–", "dim")]


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
