"""Games to be read aloud: they come out as they are written."""

from pathlib import Path

import pytest

from ludoteka.games import _template as folder
from ludoteka.match.notation import check, read

TRANSCRIPTS = sorted((Path(folder.__file__).parent / "transcripts").glob("*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_comes_out_as_it_is_written(path):
    assert check(read(path.read_text("utf-8")), folder.GAME) == []


def test_a_changed_transcript_does_not():
    text = TRANSCRIPTS[0].read_text("utf-8").replace("end heap-empty", "end heap-full")
    assert check(read(text), folder.GAME) != []
