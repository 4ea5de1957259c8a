"""Anyone can check a saved match: the deal is the one that was committed to, every entry was legal, and it ended as
the file says."""

from __future__ import annotations

from ludoteka.games import UnknownGame
from ludoteka.match import replay
from ludoteka.match.log import BadLog
from ludoteka.match.match import BadSeats
from ludoteka.rules.dice import commitment
from ludoteka.rules.game import Game
from ludoteka.rules.options import BadOption


def verify(text: str, game: Game | None = None) -> list[str]:
    """What is wrong with this file, each finding in words; [] when all is well. Never raises on any text."""
    try:
        saved = replay.read(text)
    except BadLog as bad:
        return [f"the file cannot be read: {bad}"]
    findings = []
    if commitment(saved.seed) != saved.header.commitment:
        findings.append("the seed is not the one that was committed to before the deal")
    try:
        match = saved.match(game=game)
    except (BadLog, BadSeats, BadOption, UnknownGame) as bad:
        return [*findings, f"the log is not legal: {bad}"]
    folded = replay.of(match).end
    for what, said, found in (
        ("why it ended", saved.end.why, folded.why),
        ("the places", saved.end.places, folded.places),
        ("the scores", saved.end.scores, folded.scores),
    ):
        if said != found:
            findings.append(f"{what}: the file says {_shown(said)}, the log gives {_shown(found)}")
    return findings


def _shown(value: str | tuple[int, ...]) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    return value or "not ended"
