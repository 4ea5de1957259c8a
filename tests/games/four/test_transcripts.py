"""The games that can be read aloud come out as they are written."""

from pathlib import Path

import pytest

import ludoteka.games.four
from ludoteka.games.four import GAME
from ludoteka.match.log import BadLog
from ludoteka.match.notation import check, read, replay

FOLDER = Path(ludoteka.games.four.__file__).parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_three():
    assert [file.stem for file in FILES] == ["eight", "one-point", "two-claims"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_comes_out_as_it_is_written(file):
    assert check(read(file.read_text("utf-8")), GAME) == []


def test_a_transcript_that_lies_is_found_out():
    text = (FOLDER / "two-claims.txt").read_text("utf-8")
    with pytest.raises(BadLog, match="takes"):
        replay(text.replace("> takes B red", "> takes B white"), GAME)
