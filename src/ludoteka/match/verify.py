"""Anyone can check a saved match: the deal is the one that was committed to, every entry was legal, and it ended as
the file says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludoteka.games import UnknownGame
from ludoteka.match import notation, replay
from ludoteka.match.log import BadLog
from ludoteka.match.match import BadSeats
from ludoteka.rules.dice import commitment
from ludoteka.rules.game import Game
from ludoteka.rules.options import BadOption


@dataclass(frozen=True, slots=True)
class Finding:
    """What does not fit, as a code and in words; `line` of the file, 0 where it is about the whole."""

    code: Literal["unreadable", "transcript", "seed", "illegal", "why", "places", "scores", "race"]
    words: str
    line: int = 0


def verify(text: str, game: Game | None = None) -> list[str]:
    """What is wrong with this file, each finding in words; [] when all is well. Never raises on any text."""
    return [finding.words for finding in examine(text, game)]


def examine(text: str, game: Game | None = None) -> list[Finding]:
    """What is wrong with this file; [] when all is well. Never raises on any text."""
    try:
        saved = replay.read(text)
    except BadLog as bad:
        if _is_transcript(text):
            return [Finding("transcript", "a transcript, not a saved match: no deal was committed to")]
        return [Finding("unreadable", f"the file cannot be read: {bad}", bad.line)]
    findings = []
    if commitment(saved.seed) != saved.header.commitment:
        findings.append(Finding("seed", "the seed is not the one that was committed to before the deal"))
    try:
        match = saved.match(game=game)
    except (BadLog, BadSeats, BadOption, UnknownGame) as bad:
        return [
            *findings,
            Finding("illegal", f"the log is not legal: {bad}", bad.line if isinstance(bad, BadLog) else 1),
        ]
    folded = replay.of(match).end
    if saved.end.why != folded.why:
        findings.append(_differs("why", "why it ended", saved.end.why, folded.why))
    if saved.end.places != folded.places:
        findings.append(_differs("places", "the places", saved.end.places, folded.places))
    if saved.end.scores != folded.scores:
        findings.append(_differs("scores", "the scores", saved.end.scores, folded.scores))
    return findings


def _is_transcript(text: str) -> bool:
    try:
        notation.read(text)
    except BadLog:
        return False
    return True


def _differs(
    code: Literal["why", "places", "scores"], what: str, said: str | tuple[int, ...], found: str | tuple[int, ...]
) -> Finding:
    return Finding(code, f"{what}: the file says {_shown(said)}, the log gives {_shown(found)}")


def _shown(value: str | tuple[int, ...]) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    return value or "not ended"
