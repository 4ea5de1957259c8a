"""`ludoteka texts`: is everything said in every language?"""

from __future__ import annotations

from pathlib import Path

import click

from ludoteka.cli.wanted import wanted
from ludoteka.games import ORDER, load
from ludoteka.lab.words import counted
from ludoteka.table.lesson import lesson_of
from ludoteka.table.quotes import quoted
from ludoteka.text import blocks
from ludoteka.text.complete import SharedWords, Wanted, check_anchors, check_messages, check_rulebooks
from ludoteka.text.languages import LANGUAGES
from ludoteka.text.loading import HERE, game_room, lesson_room, room, rulebook_room, transcript_of

ROOMS = ("shared", "cli", "page", "table", "learn")


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME …]")
def command(games: tuple[str, ...]) -> None:
    """Check that every text stands in every language.

    Of these games, or of all games and of what the clients say besides. Exit code 1 if something is missing.
    """
    findings = findings_of(games or None)
    for finding in findings:
        click.echo(finding)
    said = "every text is there" if not findings else counted(len(findings), "finding")
    click.echo(f"texts: {said} in {', '.join(LANGUAGES)}")
    if findings:
        raise SystemExit(1)


def findings_of(games: tuple[str, ...] | None = None) -> list[str]:
    shared = SharedWords((HERE / "shared_words.txt").read_text("utf-8"))
    findings: list[str] = []
    if games is None:
        findings += [f"{name}: {finding}" for name in ROOMS for finding in room_findings(name, shared)]
    for id in games or ORDER:
        findings += [f"{id}: {finding}" for finding in game_findings(id, shared)]
    return findings


def room_findings(name: str, shared: SharedWords) -> list[str]:
    sources, findings = _read(room(name), "ftl")
    return findings + _checked(sources, None, shared)


def game_findings(id: str, shared: SharedWords) -> list[str]:
    asked = wanted(load(id))
    messages, findings = _read(game_room(id), "ftl")
    books, missing = _read(rulebook_room(id), "md")
    findings += missing + _checked(messages, asked, shared) + check_rulebooks(books, asked, shared)
    if "en" in messages and "en" in books:
        findings += check_anchors(messages["en"], books["en"], asked) + _check_passages(id)
    return findings + lesson_findings(id, shared)


def lesson_findings(id: str, shared: SharedWords) -> list[str]:
    """A game may be without a lesson; one that it has is said everywhere, and points into the rulebook."""
    if not lesson_room(id).exists():
        return []
    steps = lesson_of(id).steps
    sources, findings = _read(lesson_room(id), "ftl")
    anchors = {block.anchor for block in blocks(id, "en", lesson_of(id).options)}
    lost = {step.rule for step in steps if step.rule} - anchors
    findings += [f"en: the lesson points to {anchor}, which its rulebook does not have" for anchor in sorted(lost)]
    return findings + _checked(sources, Wanted(dict.fromkeys(step.say for step in steps)), shared)


def _check_passages(game: str) -> list[str]:
    """Examples that quote nothing."""
    passages = [block.passage for block in blocks(game, "en") if block.passage]
    return [
        f"en: the rulebook quotes {one.transcript} {one.first}-{one.last}, and nothing is told there"
        for one in passages
        if not (transcript_of(game, one.transcript).exists() and quoted(game, one, "en"))
    ]


def _checked(sources: dict[str, str], asked: Wanted | None, shared: SharedWords) -> list[str]:
    return check_messages(sources, asked, shared) if "en" in sources else []


def _read(folder: Path, suffix: str) -> tuple[dict[str, str], list[str]]:
    """The texts of a folder by language, and the languages it lacks."""
    files = {language: folder / f"{language}.{suffix}" for language in LANGUAGES}
    missing = [f"{folder.name}/{file.name} is missing" for file in files.values() if not file.exists()]
    return {language: file.read_text("utf-8") for language, file in files.items() if file.exists()}, missing
