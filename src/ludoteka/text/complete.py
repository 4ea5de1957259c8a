"""The completeness check: every language says everything, with the same variables, in every form a count takes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from ludoteka.text.languages import CATEGORIES, ONE_IS_ONE, PLURALS
from ludoteka.text.rulebook import BadRulebook, Block, parse

_ACCUSATIVE: Final = "-acc"
_FIGURE: Final = re.compile(r"\d+[.,]\d+|\d\d+")


@dataclass(frozen=True)
class Wanted:
    """What a game needs said."""

    messages: Mapping[str, frozenset[str] | None]  # id -> the variables it is given; None: those that English uses
    optional: Mapping[str, frozenset[str] | None] = field(default_factory=dict)
    anchored: frozenset[str] = frozenset()  # ids whose attribute `anchor` names one of the rulebook's
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what rulebook conditions may name


@dataclass
class Words:
    """One message or term as a language has it."""

    variables: set[str] = field(default_factory=set)
    counts: list[tuple[str, frozenset[str]]] = field(default_factory=list)  # variable, the forms it is given in
    refers: set[str] = field(default_factory=set)
    text: str = ""
    pieces: list[str] = field(default_factory=list)  # of the text, between its variables and choices
    anchor: str = ""


class SharedWords:
    """Texts that may be the same as in English: a line each, `fr: Option` for one language only. Of a text with
    variables and choices, the pieces between them."""

    def __init__(self, source: str) -> None:
        lines = (line.strip() for line in source.splitlines())
        self.lines = {line for line in lines if line and not line.startswith("#")}

    def has(self, language: str, text: str) -> bool:
        return not _is_said(text) or text in self.lines or f"{language}: {text}" in self.lines


def check_messages(sources: Mapping[str, str], wanted: Wanted | None, shared: SharedWords) -> list[str]:
    """What is wrong with the .ftl sources, which are given by language and hold English. Without `wanted`, English is
    the measure. Each finding starts with the language it is found in."""
    findings: list[str] = []
    spoken = {}
    for language, source in sources.items():
        spoken[language], broken = read_messages(source)
        findings += [f"{language}: {problem}" for problem in broken]
    english = spoken["en"]
    if wanted:
        findings += [f"en: {finding}" for finding in _against_wanted(english, wanted)]
    for language, words in spoken.items():
        found = list(_plural_gaps(words, language))
        if language != "en":
            found += [*_against_english(words, english), *_untranslated(words, english, language, shared)]
        findings += [f"{language}: {finding}" for finding in found]
    return findings


def check_rulebooks(sources: Mapping[str, str], wanted: Wanted, shared: SharedWords) -> list[str]:
    """What is wrong with the rulebooks: the same blocks in every language, conditions that the game has."""
    findings: list[str] = []
    books: dict[str, list[Block]] = {}
    for language, source in sources.items():
        try:
            books[language] = parse(source)
        except BadRulebook as bad:
            findings.append(f"{language}: {bad}")
    english = books.get("en", [])
    findings += [f"en: {finding}" for finding in _unknown_conditions(english, wanted)]
    for language, book in books.items():
        if language != "en" and english:
            findings += [f"{language}: {finding}" for finding in _against_book(book, english, language, shared)]
    return findings


def check_anchors(messages: str, book: str, wanted: Wanted) -> list[str]:
    """Reasons and endings that do not point into the rulebook, and events that point to nothing in it."""
    words, _broken = read_messages(messages)
    try:
        anchors = {block.anchor for block in parse(book)}
    except BadRulebook:
        return []  # reported with the rulebook
    found = []
    for id in sorted(wanted.anchored & words.keys()):
        if not words[id].anchor:
            found.append(f"en: {id} has no anchor")
    for id, said in sorted(words.items()):
        if said.anchor and said.anchor not in anchors:
            found.append(f"en: {id} points to {said.anchor}, which the rulebook does not have")
    return found


# --- reading ---------------------------------------------------------------------------------------------------------


class _Reader(Visitor):
    def __init__(self, words: Words) -> None:
        self.words = words

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (the visitor's own spelling)
        self.words.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.words.pieces.append(" ".join(node.value.split()))

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.words.refers.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        forms = frozenset(
            variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            for variant in node.variants
        )
        if any(form in CATEGORIES or form.isdigit() for form in forms):
            inner = _Reader(Words())
            inner.visit(node.selector)
            self.words.counts += [(name, forms) for name in sorted(inner.words.variables)]
        self.generic_visit(node)


def read_messages(source: str) -> tuple[dict[str, Words], list[str]]:
    """The messages of a source by id, and what cannot be read of it."""
    found: dict[str, Words] = {}
    broken: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            broken.append(f"cannot be read: {entry.annotations[0].message} at '{(entry.content or '').strip()[:40]}'")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                broken.append(f"{entry.id.name} stands twice")
            found[entry.id.name] = _read(entry)
    return found, broken


def _read(entry: ast.Message) -> Words:
    words = Words()
    serializer = FluentSerializer()
    bare = ast.Message(entry.id, entry.value)
    words.text = serializer.serialize_entry(bare).partition("=")[2].strip() if entry.value else ""
    for attribute in entry.attributes:
        if attribute.id.name == "anchor":
            words.anchor = "".join(part.value for part in attribute.value.elements if isinstance(part, ast.TextElement))
        else:
            _Reader(words).visit(attribute)
    _Reader(words).visit(bare)
    return words


# --- comparing -------------------------------------------------------------------------------------------------------


def _against_wanted(words: Mapping[str, Words], wanted: Wanted) -> Iterator[str]:
    asked = {**wanted.optional, **wanted.messages}
    referred = set().union(*(one.refers for one in words.values())) if words else set()
    for id in wanted.messages:
        if id not in words:
            yield f"{id} is missing"
    for id, one in words.items():
        if id not in asked:
            if id not in referred:
                yield f"{id} is asked for by nobody"
        elif (given := asked[id]) is not None and (foreign := one.variables - given):
            yield f"{id} uses {_named(foreign)}, which it is not given"


def _against_english(words: Mapping[str, Words], english: Mapping[str, Words]) -> Iterator[str]:
    for id, model in english.items():
        if id not in words:
            yield f"{id} is missing"
            continue
        mine, theirs = _base(words[id].variables), _base(model.variables)
        if mine - theirs:
            yield f"{id} uses {_named(mine - theirs)}, which English does not"
        if theirs - mine:
            yield f"{id} does not use {_named(theirs - mine)}"
        if words[id].anchor != model.anchor:
            yield f"{id} points to {words[id].anchor or 'nothing'}, in English to {model.anchor or 'nothing'}"
    for id in words.keys() - english.keys():
        yield f"{id} is asked for by nobody"


def _plural_gaps(words: Mapping[str, Words], language: str) -> Iterator[str]:
    for id, one in words.items():
        for variable, forms in one.counts:
            covered = forms | ({"one"} if "1" in forms and language in ONE_IS_ONE else frozenset())
            if missing := [form for form in PLURALS[language] if form not in covered]:
                yield f"{id} has no form [{'], ['.join(missing)}] of ${variable}"


def _untranslated(
    words: Mapping[str, Words], english: Mapping[str, Words], language: str, shared: SharedWords
) -> Iterator[str]:
    for id, one in words.items():
        same = id in english and one.text == english[id].text
        if same and not all(shared.has(language, piece) for piece in one.pieces):
            yield f"{id} is the English text: {' … '.join(one.pieces)}"


def _unknown_conditions(book: list[Block], wanted: Wanted) -> Iterator[str]:
    for block in book:
        for key, values in block.conditions.items():
            for value in values:
                if value not in wanted.options.get(key, ()):
                    yield f"the rulebook's condition {key}={value} is no option of the game"


def _against_book(book: list[Block], english: list[Block], language: str, shared: SharedWords) -> Iterator[str]:
    mine, theirs = _anchors(book), _anchors(english)
    if mine != theirs:
        missing = [anchor for anchor in theirs if anchor not in mine]
        extra = [anchor for anchor in mine if anchor not in theirs]
        yield f"the rulebook's anchors differ; missing: {missing}, not in English: {extra}, or in another order"
    if len(book) != len(english):
        yield f"the rulebook has {len(book)} blocks, in English {len(english)}"
    for block, model in zip(book, english):
        if _kind(block) != _kind(model):
            yield f"the rulebook's block '{block.text[:40]}' is another kind of block than '{model.text[:40]}'"
            return  # what follows is shifted
        if _figures(block.text) != _figures(model.text):
            yield f"the rulebook's block '{block.text[:40]}' has other figures than '{model.text[:40]}'"
        if block.text == model.text and not shared.has(language, block.text):
            yield f"the rulebook's block '{block.text[:40]}' is the English text"


def _figures(text: str) -> list[str]:
    """Figures of two digits or more, and fractions: what one language says in a word is smaller."""
    return sorted(found.replace(",", ".") for found in _FIGURE.findall(text))


def _kind(block: Block) -> tuple[object, ...]:
    return block.kind, block.level, block.conditions, block.passage


def _anchors(book: list[Block]) -> list[str]:
    return [block.anchor for block in book if block.anchor]


def _base(variables: set[str]) -> set[str]:
    """A card in the accusative is the card."""
    return {name.removesuffix(_ACCUSATIVE) for name in variables}


def _named(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables))


def _is_said(text: str) -> bool:
    """Whether there is a word in it."""
    return any(character.isalpha() for character in text)
