"""What a language's printers do, and a plain keyboard does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.text import LANGUAGES
from ludoteka.text.loading import GAMES, HERE

WIDE = re.compile("[ \u00a0][;:!?»]|«[ \u00a0]")


def texts(language: str) -> list[Path]:
    return sorted([*HERE.rglob(f"{language}.ftl"), *GAMES.rglob(f"{language}.ftl"), *GAMES.rglob(f"{language}.md")])


def lines(path: Path) -> list[str]:
    """But comments, which nobody is shown."""
    read = path.read_text("utf-8").splitlines()
    return [line for line in read if path.suffix == ".md" or not line.lstrip().startswith("#")]


def test_french_has_a_narrow_space_that_does_not_break_before_its_high_signs():
    assert [(path.parent.parent.name, line) for path in texts("fr") for line in lines(path) if WIDE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_unit_stand_in_one_line(language):
    parted = re.compile(r"\} (ms|мс)\b| × |\d (MB|Mo|МБ)\b")
    assert [line for path in texts(language) for line in lines(path) if parted.search(line)] == []


def test_there_is_such_a_space():
    assert sum(line.count("\u202f") for path in texts("fr") for line in lines(path)) > 500


@pytest.mark.parametrize("formal", [r"\b[Vv]ous\b", r"\b[Vv]otre\b", r"\b[Vv]os\b"])
def test_french_says_tu(formal):
    assert [line for path in texts("fr") for line in lines(path) if re.search(formal, line)] == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_apostrophes_are_round(language):
    letters = re.compile(r"\w'\w")
    assert [line for path in texts(language) for line in lines(path) if letters.search(line)] == []


@pytest.mark.parametrize(
    ("language", "strange"),
    [("ru", r" —| – |[“”„\"]"), ("sl", r"—|[“”„\"]"), ("de", r"—|[”‘«»\"]|’\B|“\b"), ("nl", r"—|[“”„\"]")],
)
def test_dashes_and_quotes_are_the_language_s_own(language, strange):
    """In Russian a dash does not begin a line: the space before it does not break."""
    assert [line for path in texts(language) for line in lines(path) if re.search(strange, line)] == []


@pytest.mark.parametrize(
    ("language", "other"),
    [
        ("ru", r"(?i)\b(ты|тебя|тебе|тво[йяеёию]\w*)\b"),
        ("sl", r"(?i)\b(vi|vas|vam|vaš\w*)\b"),
        ("de", r"[\w,] Sie\b|\bIhnen\b|\bIhr(e[mnrs]?)?\b"),
        ("nl", r"(?i)\b(u|uw|uzelf)\b"),
    ],
)
def test_the_reader_is_addressed_in_one_way(language, other):
    assert [line for path in texts(language) for line in lines(path) if re.search(other, line)] == []
