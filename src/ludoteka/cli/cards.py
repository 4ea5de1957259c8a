"""Cards and zones as boxes of characters. What is legal has a thick frame, so that nothing hangs on colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap

from rich.text import Text

from ludoteka.cli.eyes import Action
from ludoteka.cli.ink import printed
from ludoteka.rules.scene import Face, Zone
from ludoteka.text import Speaker

Lines = list[Text]
Drawing = Callable[[Sequence[Face], Speaker, int, Mapping[str, str]], Lines]
THIN, THICK = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
WIDEST, UNCUT = 11, 18  # letters of a word in a card; where there is room
COINS = 12  # in a row of a pot
LABEL = 24  # columns of a zone's name, at least
GAP = 3  # columns between two places of the table
BACK = "░"


def card(face: Face, speaker: Speaker, key: str = "", air: int = 1, shown: bool = True, widest: int = WIDEST) -> Lines:
    """Four lines: a frame round two lines of words, the card's sign in its upper edge or below a single word, in its
    lower edge the key that plays it. `air`: spaces on both sides of the words. `shown`: in its own colours; else only
    its words are coloured."""
    words, style, sign = [BACK * 4] * 2, "dim", ""
    if face.face != "back":
        look = printed(face.face, ranks(speaker))
        words, style, sign = (
            _folded(speaker.of("face", face.face), widest),
            look.paper if shown else look.ink,
            look.sign,
        )
        if not words[1]:
            words, sign = [words[0], sign], ""
    width = max(4, len(sign) + 2, len(key) + 2, *map(len, words)) + 2 * air
    return _framed([word.center(width) for word in words], style, sign, key, face.legal)


def small(face: Face, speaker: Speaker, key: str, shown: bool) -> Lines:
    """Three lines: the sign of a card in a frame, for those who hold many."""
    look = printed(face.face, ranks(speaker))
    return _framed([look.sign.center(4)], look.paper if shown else look.ink, "", key, face.legal)


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
    return [line for row in _split(blocks, width, gap) for line in beside([blocks[at] for at in row], gap)]


def _split(blocks: Sequence[Lines], width: int, gap: int) -> list[list[int]]:
    """Which blocks stand in which row."""
    split: list[list[int]] = []
    taken = 0
    for at, block in enumerate(blocks):
        if split and taken + gap + width_of(block) <= width:
            split[-1].append(at)
            taken += gap + width_of(block)
        else:
            split.append([at])
            taken = width_of(block)
    return split


def zones(some: Sequence[Zone], speaker: Speaker, width: int, height: int, keys: Mapping[str, str]) -> Lines:
    """Places of the table side by side: the name of each, its cards or how many there are, the signs on them. Where
    cards with words are too tall, signs in small frames; then words alone, then signs alone. `keys`: those of the moves
    that are made by touching something here."""
    lines: Lines = []
    for drawing in (_cards, _small, _words, _signs):
        places = [_place(zone, drawing, speaker, width, keys) for zone in some]
        split = _split([label + body for label, body in places], width, GAP)
        lines = [line for row in split for line in _feet_on_a_line([places[at] for at in row])]
        if len(lines) <= height:
            break
    return lines


def _feet_on_a_line(places: Sequence[tuple[Lines, Lines]]) -> Lines:
    """Names may take several lines; what lies below them begins in the same one."""
    tallest = max(len(label) for label, _body in places)
    return beside([[Text()] * (tallest - len(label)) + label + body for label, body in places], GAP)


def _place(zone: Zone, drawing: Drawing, speaker: Speaker, width: int, keys: Mapping[str, str]) -> tuple[Lines, Lines]:
    if zone.faces:
        body = drawing(zone.faces[-1:] if zone.kind == "pile" else zone.faces, speaker, width, keys)
    else:
        body = _coins(zone.count) if zone.kind == "pot" else [Text("–", "dim")]
    label = _label(zone, speaker, max(width_of(body), LABEL))
    if key := _key(zone.moves, keys):
        for line in [*label, *body]:
            line.apply_meta({"key": key})
    return label, body


def _key(moves: Sequence[str], keys: Mapping[str, str]) -> str:
    return next((keys[move] for move in moves if move in keys), "")


def _label(zone: Zone, speaker: Speaker, width: int) -> Lines:
    """How many lie there is said where they are not all to be seen, and the name does not say it already: cards with
    their sign, for the name may be what is called out."""
    hidden = zone.count > len(zone.faces)
    counted = hidden and not any(isinstance(value, int) for value in zone.label.args.values())
    sign = "×" if zone.kind == "pot" else "▯"
    label = speaker.say(zone.label) + (f" {sign}{zone.count}" if counted else "")
    return [Text(line, "bold" if zone.legal else "") for line in wrap(label, width)]


def _cards(faces: Sequence[Face], speaker: Speaker, width: int, keys: Mapping[str, str]) -> Lines:
    for air in (1, 0):
        cards = [card(face, speaker, _key(face.moves, keys), air, widest=UNCUT if air else WIDEST) for face in faces]
        drawn = [_lying(block, face, speaker, keys) for block, face in zip(cards, faces, strict=True)]
        if width_of(body := beside(drawn)) <= width:
            return body
    return _small(faces, speaker, width, keys)


def _small(faces: Sequence[Face], speaker: Speaker, width: int, keys: Mapping[str, str]) -> Lines:
    if not all(printed(face.face).sign for face in faces):
        return _words(faces, speaker, width, keys)
    drawn = [_lying(small(face, speaker, _key(face.moves, keys), True), face, speaker, keys) for face in faces]
    return rows(drawn, width, 0)


def _lying(block: Lines, face: Face, speaker: Speaker, keys: Mapping[str, str]) -> Lines:
    """A card of the table, with the signs on it below."""
    block = [*block, *(Text(speaker.of("mark", mark), "italic") for mark in face.marks)]
    return [_touched(line, face, keys) for line in block]


def hand(zone: Zone, actions: Sequence[Action], speaker: Speaker, width: int, height: int) -> Lines:
    """The own cards with the keys that play them: as cards with words while there is room, as small ones, as a list."""
    pairs = list(zip(zone.faces, actions, strict=False))
    for widest, air, gap in ((UNCUT, 1, 1), (WIDEST, 1, 1), (WIDEST, 0, 1), (WIDEST, 0, 0)):
        cards = [card(face, speaker, one.key, air, face.legal, widest) for face, one in pairs]
        drawn = [_mine(block, face, one, speaker) for block, (face, one) in zip(cards, pairs, strict=True)]
        if width_of(lines := beside(drawn, gap)) <= width and len(lines) <= height:
            return lines
    if all(face.face != "back" and printed(face.face).sign for face in zone.faces):
        drawn = [_mine(small(face, speaker, one.key, face.legal), face, one, speaker) for face, one in pairs]
        if len(lines := rows(drawn, width, 0)) <= height:
            return lines
    chips = [_chip(face, one, speaker) for face, one in pairs]
    column = min(width, width_of(chips))
    return rows([[_padded(chip, column)] for chip in chips], width, 2)


def _mine(block: Lines, face: Face, action: Action, speaker: Speaker) -> Lines:
    """A card of the hand, with the signs on it below."""
    for line in block if action.key else ():
        line.apply_meta({"key": action.key})
    width = width_of(block)
    signs = [line for mark in face.marks for line in _beneath(speaker.of("mark", mark), width)]
    return [*block, *(Text(line.center(width), "italic") for line in signs)]


def _beneath(sign: str, width: int) -> list[str]:
    """In two lines where a card is narrower than what stands below it."""
    return [sign] if len(sign) <= width else [line for line in _folded(sign, width) if line]


def _chip(face: Face, action: Action, speaker: Speaker) -> Text:
    key = f"{'▸' if face.legal else ' '}{action.key:>2}"
    signs = "".join(f" ({speaker.of('mark', mark)})" for mark in face.marks)
    chip = Text.assemble((key, "bold" if face.legal else "dim"), " ", _named(face, speaker))
    chip.append(signs, "italic")
    if action.key:
        chip.apply_meta({"key": action.key})
    return chip


def _coins(count: int) -> Lines:
    """A heap of at most three rows; its label says how many they are."""
    shown = min(count, 3 * COINS)
    return [Text("●" * min(COINS, shown - at), "#c9971f") for at in range(0, shown, COINS)] or [Text("–", "dim")]


def _signs(faces: Sequence[Face], speaker: Speaker, width: int, keys: Mapping[str, str]) -> Lines:
    looks = [printed(face.face, ranks(speaker)) for face in faces]
    if not all(look.sign for look in looks):
        return _words(faces, speaker, width, keys)
    signs = [Text(look.sign, f"bold {look.ink}") for look in looks]
    return rows([[_touched(sign, face, keys)] for sign, face in zip(signs, faces, strict=True)], width)


def _words(faces: Sequence[Face], speaker: Speaker, width: int, keys: Mapping[str, str]) -> Lines:
    return rows([[_touched(_named(face, speaker), face, keys)] for face in faces], width)


def _touched(line: Text, face: Face, keys: Mapping[str, str]) -> Text:
    """What does something when it is touched says by which key."""
    if key := _key(face.moves, keys):
        line.apply_meta({"key": key})
    return line


def _named(face: Face, speaker: Speaker) -> Text:
    if face.face == "back":
        return Text(BACK * 2, "dim")
    look = printed(face.face, ranks(speaker))
    return Text(f"{look.sign[:1]} {speaker.of('face', face.face)}".strip(), look.ink)


def _folded(words: str, widest: int) -> list[str]:
    """In two lines of about the same length."""
    cuts = [place for place, letter in enumerate(words) if letter == " "]
    if not cuts:
        return [_cut(words, widest), ""]
    middle = min(cuts, key=lambda place: abs(place - len(words) / 2))
    return [_cut(words[:middle], widest), _cut(words[middle + 1 :], widest)]


def _padded(line: Text, width: int) -> Text:
    line = line.copy()
    line.append(" " * (width - line.cell_len))
    return line


def _cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"
