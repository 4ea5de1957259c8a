"""The tutorial is run, block by block, and prints what it says it prints, but for the numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "tutorial").glob("*.md"))
BLOCK = re.compile(r"^```(python|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shape(text: str) -> list[str]:
    """What does not depend on how well minds play: no numbers, no widths of columns."""
    return [" ".join(re.sub(r"[-+]?[0-9][0-9.,]*", "#", line).split()) for line in text.splitlines()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_runs_and_prints_what_stands_below_it(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    blocks = BLOCK.findall(page.read_text("utf-8"))
    for (kind, text), (following, below) in zip(blocks, [*blocks[1:], ("", "")]):
        if kind == "python":
            exec(compile(text, page.name, "exec"), names)
            assert shape(capsys.readouterr().out) == shape(below if following == "text" else ""), text
    assert {file.name for file in tmp_path.iterdir()} == {"false-slap.svg", "false-slap.html", "longest.ludo"}


def test_there_is_a_tutorial_with_blocks_that_print() -> None:
    kinds = [kind for page in PAGES for kind, _text in BLOCK.findall(page.read_text("utf-8"))]
    assert kinds.count("python") >= 8
    assert kinds.count("text") >= 6


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_its_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []
