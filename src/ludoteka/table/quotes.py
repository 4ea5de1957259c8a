"""What a rulebook quotes: a passage of a transcript, played through and told in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from ludoteka.games import load
from ludoteka.match import notation
from ludoteka.match.names import BOTS
from ludoteka.rules.event import Event
from ludoteka.table.eyes import news
from ludoteka.text import Passage, Speaker
from ludoteka.text.loading import transcript_of


def quoted(game: str, passage: Passage, language: str) -> list[str]:
    """The log lines of a passage; of equal ones in a row one, with their number. The players are called as bots are.
    Raises OSError where there is no such transcript, BadLog or Illegal where it cannot be played."""
    speaker = Speaker(language, game, list(map(Speaker(language).called, BOTS)).__getitem__)
    told = [event for at, events in _told(game, passage.transcript) if _holds(passage, at) for event in events]
    said = [speaker.news(one) for one in news(load(game), told, passage.eyes)]
    counted = [(line, len(list(same))) for line, same in groupby(said)]
    return [line if times == 1 else f"{line}\u00a0×\u00a0{times}" for line, times in counted]


def _holds(passage: Passage, at: int) -> bool:
    return passage.first <= at <= passage.last


@lru_cache(maxsize=64)
def _told(game: str, transcript: str) -> list[tuple[int, list[Event]]]:
    return notation.told(transcript_of(game, transcript).read_text("utf-8"))
