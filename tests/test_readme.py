"""What the README says is run."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ (ludoteka .+)$", README, re.MULTILINE)
PROGRAMS = re.findall(r"```python\n(.+?)```", README, re.DOTALL)


def test_it_is_short_and_shows_commands_and_a_program() -> None:
    assert len(README.splitlines()) <= 150
    assert len(COMMANDS) >= 8
    assert len(PROGRAMS) == 1


@pytest.mark.slow
def test_its_commands_run(tmp_path: Path) -> None:
    for command in COMMANDS:
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(command)],
            cwd=tmp_path,
            input="quit\n",
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout.strip(), command


def test_its_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(PROGRAMS[0], "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert (printed[0], printed[1].split()) == ("uno: over, out", ["seat", "score", "place"])
    assert sorted(line[0] for line in printed[2:5]) == ["A", "B", "C"]
    assert printed[5].startswith("duel: 100 games")


def test_its_links_lead_somewhere() -> None:
    root = Path(__file__).parent.parent
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []


def test_its_make_targets_exist() -> None:
    makefile = (Path(__file__).parent.parent / "Makefile").read_text("utf-8")
    named = set(re.findall(r"\bmake ([a-z-]+)", README))
    assert {target for target in named if f"\n{target}:" not in makefile} == set()
