"""What docs/adapters.md says is run, and its figures are compared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.adapters.setting import ATTENTION, RACE_TICK, TURN_TICK, Setting
from ludoteka.games import ORDER, load

TEXT = Path(__file__).parents[2].joinpath("docs", "adapters.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.+?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(3))
def test_its_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(PROGRAMS) == 3
    assert len(PROGRAMS[number].splitlines()) <= 15
    exec(compile(PROGRAMS[number], "docs/adapters.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_its_shapes_are_those_of_the_games() -> None:
    found = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \((\d+)\) \|", TEXT, re.MULTILINE)
    expected = []
    for id in ORDER:
        most = load(id).seats[-1]
        sizes = [Setting(id, seats, {}).size for seats in (2, 4, most)]
        expected.append((id, *map(str, [Setting(id, 2, {}).actions, *sizes, most])))
    assert found == expected


def test_its_ticks_are_the_defaults() -> None:
    said = f"`tick` is {RACE_TICK} ms in races and {TURN_TICK} ms elsewhere, `attention` {ATTENTION:,} ms"
    assert said in TEXT
