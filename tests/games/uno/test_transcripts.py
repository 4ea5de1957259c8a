"""Games to be read aloud: they come out as they are written."""

from pathlib import Path

import pytest

from ludoteka.games import uno
from ludoteka.match.notation import check, read, replay

TRANSCRIPTS = sorted((Path(uno.__file__).parent / "transcripts").glob("*.txt"))


def test_there_are_transcripts():
    assert [path.stem for path in TRANSCRIPTS] == ["caught_bluffing", "change_hand", "house_rules"]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_comes_out_as_it_is_written(path):
    text = path.read_text("utf-8")
    assert check(read(text)) == []
    assert replay(text).state.over


def test_a_changed_transcript_does_not():
    text = TRANSCRIPTS[0].read_text("utf-8")
    assert check(read(text.replace("> guilty B - C 4", "> guilty B - C 6"))) != []
