"""Rulebooks quote games that were played: what they say is what the transcripts tell, in every language."""

from __future__ import annotations

from itertools import groupby

import pytest

from ludoteka.games import ORDER, load
from ludoteka.match.names import BOTS
from ludoteka.match.notation import read
from ludoteka.rules.options import make, words_of
from ludoteka.table.quotes import quoted
from ludoteka.text import LANGUAGES, Passage, Speaker, blocks
from ludoteka.text.loading import transcript_of


def passages(game: str, options: dict[str, str] | None = None) -> list[Passage]:
    return [block.passage for block in blocks(game, "en", options) if block.passage]


def written(game: str, passage: Passage) -> list[str]:
    """The lines of the transcript that stand under the inputs of a passage."""
    steps = read(transcript_of(game, passage.transcript).read_text("utf-8")).steps
    return [line for step in steps if passage.first <= step.entry.at <= passage.last for line in step.told]


def aloud(line: str, eyes: int | None, speaker: Speaker) -> str:
    """A line as it is written, `what seat card other n for eyes`, in words."""
    event, _for, seen_by = line.partition(" for ")
    what, seat, card, other, n = [*event.split(), *"----"][:5]
    letter = "*" if eyes is None else chr(ord("A") + eyes)
    return speaker.event(
        what,
        None if seat == "-" else ord(seat) - ord("A"),
        None if other == "-" else ord(other) - ord("A"),
        None if card == "-" else card,
        1 if n == "-" else int(n),
        hidden=card != "-" and bool(seen_by) and letter not in seen_by,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ORDER)
def test_a_rulebook_says_what_its_transcripts_tell(game: str, language: str):
    speaker = Speaker(language, game, list(map(Speaker(language).called, BOTS)).__getitem__)
    for passage in passages(game):
        lines = [aloud(line, passage.eyes, speaker) for line in written(game, passage)]
        counted = [(line, len(list(same))) for line, same in groupby(lines)]
        assert [line if n == 1 else f"{line}\u00a0×\u00a0{n}" for line, n in counted] == quoted(game, passage, language)


@pytest.mark.parametrize("game", ORDER)
def test_a_rulebook_quotes_at_least_two_passages_as_the_game_comes(game: str):
    assert len(passages(game, words_of(make(load(game).options, {})))) >= 2


@pytest.mark.parametrize("game", ORDER)
def test_a_passage_is_short_enough_to_be_read(game: str):
    assert [passage for passage in passages(game) if not 2 <= len(quoted(game, passage, "en")) <= 14] == []


def test_a_passage_is_told_as_a_seat_sees_it():
    passage = next(passage for passage in passages("uno") if passage.eyes is not None)
    blind = passage._replace(eyes=None)
    assert "Riesling shows Barbera the green 0." in quoted("uno", passage, "en")
    assert "Riesling shows Barbera a card.\u00a0×\u00a05" in quoted("uno", blind, "en")


def test_a_passage_begins_and_ends_with_its_inputs():
    both = quoted("duel", Passage("three_players", 1172, 2640), "en")
    assert both == ["Merlot challenges Riesling.", "Riesling has chosen."]
