"""Law 12: the pure and the compiled build play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.builds import native_copy, pure_copy
from ludoteka.games import ORDER

SHORT = ("tests/bots", "tests/rules/test_steps.py", "tests/games/duel")
SCRIPT = Path(__file__).with_name("whole_games.py")


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("builds")
    return {"interpreted": pure_copy(folder / "pure"), "compiled": native_copy(folder / "native")}


def played(source: Path, id: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), id],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("id", ORDER)
def test_both_builds_play_the_same_games(sources: dict[str, Path], id: str) -> None:
    """Whole walks and whole games of random play: states, views, imagined worlds, legal moves, events."""
    interpreted, compiled = (played(sources[build], id) for build in ("interpreted", "compiled"))
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) > 100


@pytest.mark.slow
def test_games_minds_and_laboratory_pass_on_the_compiled_build(sources: dict[str, Path]) -> None:
    """A part of what `make check-all` runs there."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SHORT],
        cwd=SCRIPT.parent.parent,
        env={**os.environ, "PYTHONPATH": str(sources["compiled"]), "LUDOTEKA_BUILD": "compiled"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
