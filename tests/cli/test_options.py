"""Every value of every option, through the command line."""

from __future__ import annotations

import json

import pytest

from ludoteka.cli import main
from ludoteka.games import ORDER, load
from ludoteka.rules.options import values_of


def choices(id: str) -> list[dict[str, str]]:
    """So few sets of options that every value of every key is in one of them."""
    options = values_of(load(id).options)
    most = max(map(len, options.values()))
    return [{key: values[n % len(values)] for key, values in options.items()} for n in range(most)]


@pytest.mark.parametrize(("id", "options"), [(id, options) for id in ORDER for options in choices(id)])
def test_minds_play_to_the_end_by_every_value_of_every_option(
    capsys: pytest.CaptureFixture[str], id: str, options: dict[str, str]
) -> None:
    words = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    with pytest.raises(SystemExit) as left:
        main(["sim", id, "--games", "1", "--bots", "normal,hard", "--json", *words])
    out, err = capsys.readouterr()
    assert (left.value.code, err) == (0, "")
    report = json.loads(out)
    assert report["options"] == options
    assert set(report["ended"]) <= set(load(id).endings)


@pytest.mark.parametrize("id", ORDER)
def test_the_default_is_marked_among_the_values(capsys: pytest.CaptureFixture[str], id: str) -> None:
    with pytest.raises(SystemExit):
        main(["options", id])
    out = capsys.readouterr().out
    marked = [line.split()[1] for line in out.splitlines() if line.startswith("* ")]
    assert marked == [values[0] for values in values_of(load(id).options).values()]
