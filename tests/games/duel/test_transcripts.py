"""Games to be read aloud: they come out as they are written."""

from pathlib import Path

import pytest

from ludoteka.games import duel
from ludoteka.match.notation import check, read, replay

TRANSCRIPTS = sorted((Path(duel.__file__).parent / "transcripts").glob("*.txt"))


def test_there_are_transcripts():
    assert len(TRANSCRIPTS) == 3


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_comes_out_as_it_is_written(path):
    text = path.read_text("utf-8")
    assert check(read(text)) == []
    assert replay(text).state.over


def test_a_changed_transcript_does_not():
    text = TRANSCRIPTS[0].read_text("utf-8")
    assert check(read(text.replace("> tie C white A 2", "> tie C red A 2"))) != []
