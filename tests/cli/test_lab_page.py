"""docs/lab.md names every option and every figure of the laboratory's commands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest

from ludoteka.cli import main, sim, tournament

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "lab.md").read_text("utf-8")
NAMED = set(re.findall(r"`([^`]+)`", PAGE))
WORDS = {word.split(" ")[0].split("=")[0] for word in NAMED}


@pytest.mark.parametrize("command", [sim.command, tournament.command], ids=lambda command: command.callback.__module__)
def test_every_option_is_explained(command: click.Command) -> None:
    options = {name for one in command.params if isinstance(one, click.Option) for name in one.opts}
    assert options - WORDS == set()


@pytest.mark.parametrize(
    "words",
    [
        "sim duel --games 9 --looks 4 --studies 2 --bots normal --json",
        "sim duel --games 9 --compare hand_size=2 --json",
        "tournament duel --bots easy,hard --games 4 --json",
    ],
)
def test_every_figure_is_explained(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    found = json.loads(capsys.readouterr().out)
    keys = {*found, *found.get("close", {}), *(found.get("length", {}))}
    for inner in (*found.get("studies", []), *found.get("minds", []), *found.get("sets", [])):
        keys |= {*inner} - {"set"}
    assert keys - WORDS == set()


def test_the_page_names_no_option_that_is_not_there() -> None:
    options = {name for c in (sim.command, tournament.command) for one in c.params for name in one.opts}
    assert {word for word in WORDS if word.startswith("--")} - options == set()
