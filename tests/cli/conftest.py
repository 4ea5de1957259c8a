from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from ludoteka.cli import main


@pytest.fixture
def run(capsys, monkeypatch):
    """A command: its exit code, what it printed, what it said on the side."""
    monkeypatch.setenv("LC_ALL", "C")

    def call(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(list(args))
        out, err = capsys.readouterr()
        return int(str(left.value.code)), out, err

    return call


@pytest.fixture
def saved(run, tmp_path: Path) -> Path:
    file = tmp_path / "a match.ludo"
    run("watch", "duel", "--seats", "2", "--seed", "1", "--fast", "--save", str(file))
    return file
