"""Games to be read aloud: they come out as they are written."""

from pathlib import Path

import pytest

from ludoteka.games import vinegret
from ludoteka.games.vinegret import GAME
from ludoteka.match.notation import check, read, replay

TRANSCRIPTS = sorted((Path(vinegret.__file__).parent / "transcripts").glob("*.txt"))


def test_there_are_transcripts():
    assert [path.stem for path in TRANSCRIPTS] == ["all-pass-then-force", "by-the-letter"]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_comes_out_as_it_is_written(path):
    text = path.read_text("utf-8")
    assert check(read(text), GAME) == []
    assert replay(text, GAME).state.over


def test_a_changed_transcript_does_not():
    text = TRANSCRIPTS[0].read_text("utf-8")
    assert check(read(text.replace("> takes-pot A - - 40", "> takes-pot A - - 41")), GAME) != []
