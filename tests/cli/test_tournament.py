"""`ludoteka tournament`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka.cli import main


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int | str | None, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["tournament", *words])
    out, err = capsys.readouterr()
    return left.value.code, out, err


def test_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "duel", "--bots", "easy,hard", "--games", "20", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert list(found) == ["game", "options", "seats", "seed", "games", "deals", "seconds", "minds", "cross"]
    assert (found["games"], found["deals"], found["seats"]) == (20, 10, 2)


def test_the_same_seed_prints_the_same_figures_whatever_the_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("duel", "--bots", "easy,normal,hard", "--games", "30", "--json", "--jobs")
    one, two = (json.loads(run(capsys, *words, jobs)[1]) for jobs in ("1", "2"))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_people_get_tables_and_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    code, out, err = run(capsys, "duel", "--bots", "easy,hard", "--games", "10", "--html", str(page))
    assert (code, err) == (0, f"Saved: {page}\n")
    assert "Who comes out ahead" in out
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    "words, said",
    [
        (("duel",), "Missing option '--bots'"),
        (("duel", "--bots", "genius"), "genius"),
        (("duel", "--bots", "easy"), "minds: 1, seats: 2; give at least as many"),
        (("duel", "--bots", "easy,hard", "--seats", "9"), "9"),
        (("duel", "--bots", "easy,hard", "--option", "luck=good"), "luck"),
        (("duel", "--bots", "easy,hard", "--html", "nowhere/page.html"), "nowhere/page.html cannot be written"),
    ],
)
def test_wrong_words_are_refused_with_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
