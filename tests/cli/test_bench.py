"""`ludoteka bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka.cli import main
from ludoteka.lab.bench import is_compiled

BUILDS = ["pure", "compiled"] if is_compiled() else ["pure"]


@pytest.fixture
def run(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")

    def call(*args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(["bench", *args])
        out, err = capsys.readouterr()
        return int(str(left.value.code)), out, err

    return call


def test_the_figures_of_each_build_are_one_document(run) -> None:
    code, out, err = run("duel", "--seconds", "0.02", "--json")
    assert code == 0
    assert [(row["game"], row["build"]) for row in json.loads(out)["figures"]] == [("duel", build) for build in BUILDS]
    assert err.splitlines() == [f"duel, {build} …" for build in BUILDS]


def test_the_table_says_so_where_nothing_is_compiled(run) -> None:
    code, out, _err = run("duel", "--seconds", "0.02")
    assert code == 0
    assert "duel" in out
    assert ("make native" in out) != is_compiled()


def test_a_game_that_is_not_there_is_refused_before_anything_is_measured(run) -> None:
    code, out, err = run("duel", "chess")
    assert (code, out) == (2, "")
    assert "chess" in err
    assert "…" not in err


def test_a_build_that_does_not_run_is_said_in_a_sentence(run, monkeypatch) -> None:
    monkeypatch.setattr("ludoteka.lab.bench.PACKAGE", Path("/nowhere/ludoteka"))
    monkeypatch.setattr("sys.executable", "/bin/false")
    code, out, err = run("duel")
    assert (code, out) == (2, "")
    assert "duel, pure: exit code 1" in err
