"""The games that can be read aloud come out as they are written."""

from pathlib import Path

import pytest

import ludoteka.games.tricoda
from ludoteka.games.tricoda import GAME
from ludoteka.match.log import BadLog
from ludoteka.match.notation import check, read, replay

FOLDER = Path(ludoteka.games.tricoda.__file__).parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_two():
    assert [file.stem for file in FILES] == ["three-players", "wrong-guesses"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_transcript_comes_out_as_it_is_written(file):
    assert check(read(file.read_text("utf-8")), GAME) == []


def test_a_transcript_that_lies_is_found_out():
    text = (FOLDER / "wrong-guesses.txt").read_text("utf-8")
    with pytest.raises(BadLog, match="answers"):
        replay(text.replace("> answers A 0 for B*", "> answers A 1 for B*"), GAME)
