"""Rulebooks: a small part of Markdown, parsed into blocks with anchors and conditions. Nobody else parses them.

# Duel
{#deal} Everybody gets **five** cards.
- {#ties cards_per_type=18|15} An item that holds only under two values of an option.
{example three_players 5333-9588 C} A caption. Quotes the inputs between two times of a transcript, as C saw them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from ludoteka.text.loading import rulebook_room

_BRACES: Final = re.compile(r"\{([^}]*)\}\s*")
_ANCHOR: Final = re.compile(r"[a-z][a-z0-9-]*")
_HEADING: Final = re.compile(r"(#{1,4})(?:\s+|$)")
_ITEM: Final = re.compile(r"-(?:\s+|$)")
_STRESS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_PASSAGE: Final = re.compile(r"example (\S+) (\d{1,9})-(\d{1,9})(?: ([A-Z]))?(?= |$)")


class BadRulebook(ValueError):
    def __init__(self, problem: str, line: int) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


class Span(NamedTuple):
    text: str
    style: Literal["plain", "bold", "italic"] = "plain"


class Passage(NamedTuple):
    """A part of one of the game's transcripts, which whoever shows the rulebook tells in the reader's language."""

    transcript: str  # the file's name, without its ending
    first: int  # ms of the game: the inputs from this time
    last: int  # to this one, inclusive
    eyes: int | None = None  # the seat that looks on; None: a watcher


Kind: TypeAlias = Literal["heading", "paragraph", "item", "example"]


@dataclass(frozen=True, slots=True)
class Block:
    kind: Kind
    spans: tuple[Span, ...]  # of an example, what it shows
    level: int = 0  # of a heading, from 1
    anchor: str = ""
    conditions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # option -> the values it holds under
    passage: Passage | None = None  # of an example

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)

    def holds(self, options: Mapping[str, str]) -> bool:
        return all(options.get(key) in values for key, values in self.conditions.items())


def parse(source: str) -> list[Block]:
    """Raises BadRulebook, which names the line."""
    blocks = [_block(text, line) for line, text in _chunks(source)]
    _check_anchors(blocks)
    return blocks


def blocks(game: str, language: str, options: Mapping[str, str] | None = None) -> list[Block]:
    """A game's rulebook in this language, else in English: the blocks that hold under these options, or all."""
    book = rulebook_room(game) / f"{language}.md"
    if not book.exists():
        book = book.with_name("en.md")
    if not book.exists():
        return []
    found = parse(book.read_text("utf-8"))
    return found if options is None else [block for block in found if block.holds(options)]


def _chunks(source: str) -> list[tuple[int, str]]:
    """The text of each block with the line it starts in. A line that is no heading or item goes on with its block."""
    chunks: list[tuple[int, str]] = []
    open = False
    for number, raw in enumerate(source.splitlines(), 1):
        line = raw.strip()
        if not line:
            open = False
        elif open and not _starts(line):
            first, text = chunks[-1]
            chunks[-1] = (first, f"{text} {line}")
        else:
            chunks.append((number, line))
            open = not _HEADING.match(_BRACES.sub("", line, count=1) if line[0] == "{" else line)
    return chunks


def _starts(line: str) -> bool:
    return bool(line[0] == "{" or _HEADING.match(line) or _ITEM.match(line))


def _block(text: str, line: int) -> Block:
    head, text = _head(text, line)
    kind: Kind = "example" if head.passage else "paragraph"
    level = 0
    if found := _HEADING.match(text):
        kind, level = "heading", len(found[1])
    elif found := _ITEM.match(text):
        kind = "item"
    if found:
        more, text = _head(text[found.end() :], line)
        if head.passage or more.passage:
            raise BadRulebook("an example is no heading and no item", line)
        head = _Head(head.anchor or more.anchor, head.conditions | more.conditions)
    if not text:
        raise BadRulebook("a block without text", line)
    return Block(kind, _spans(text, line), level, head.anchor, head.conditions, head.passage)


class _Head(NamedTuple):
    anchor: str = ""
    conditions: dict[str, tuple[str, ...]] = {}
    passage: Passage | None = None


def _head(text: str, line: int) -> tuple[_Head, str]:
    """What the braces at the front say, and the text behind them."""
    found = _BRACES.match(text)
    if not found:
        return _Head(), text
    passage, words = _passage(found[1], line)
    anchor = ""
    conditions: dict[str, tuple[str, ...]] = {}
    for word in words.split():
        if word[0] == "#":
            anchor = word[1:]
            if not _ANCHOR.fullmatch(anchor):
                raise BadRulebook(f"'{anchor}' is no anchor", line)
            continue
        key, equals, values = word.partition("=")
        if not (key and equals and all(values.split("|"))):
            raise BadRulebook(f"'{word}' is neither #anchor nor key=value", line)
        conditions[key] = tuple(values.split("|"))
    return _Head(anchor, conditions, passage), text[found.end() :]


def _passage(words: str, line: int) -> tuple[Passage | None, str]:
    """`example transcript from-to`, perhaps with the letter of a seat; and the words behind it."""
    if words.partition(" ")[0] != "example":
        return None, words
    found = _PASSAGE.match(words)
    if not found or int(found[2]) > int(found[3]):
        raise BadRulebook(f"'{words}' does not read 'example transcript from-to'", line)
    eyes = ord(found[4]) - ord("A") if found[4] else None
    return Passage(found[1], int(found[2]), int(found[3]), eyes), words[found.end() :]


def _spans(text: str, line: int) -> tuple[Span, ...]:
    spans: list[Span] = []
    end = 0
    for found in _STRESS.finditer(text):
        spans += [Span(text[end : found.start()])] if found.start() > end else []
        spans.append(Span(found[1], "bold") if found[1] else Span(found[2], "italic"))
        end = found.end()
    spans += [Span(text[end:])] if end < len(text) else []
    if any("*" in span.text for span in spans):
        raise BadRulebook("a * without its partner", line)
    return tuple(spans)


def _check_anchors(blocks: list[Block]) -> None:
    """An anchor stands once, or in blocks that all hold under conditions: alternatives."""
    seen: dict[str, Block] = {}
    for number, block in enumerate(blocks, 1):
        if block.anchor in seen and not (block.conditions and seen[block.anchor].conditions):
            raise BadRulebook(f"the anchor {block.anchor} stands twice (block {number})", 0)
        if block.anchor:
            seen[block.anchor] = block
