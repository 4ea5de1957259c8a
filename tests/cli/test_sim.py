"""`ludoteka sim`."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from ludoteka.cli import main
from ludoteka.games import ORDER
from ludoteka.games.duel import GAME
from ludoteka.lab import sim
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int | str | None, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["sim", *words])
    out, err = capsys.readouterr()
    return left.value.code, out, err


def document(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    code, out, err = run(capsys, *words, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_is_one_document_with_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "duel", "--seats", "4", "--games", "20", "--seed", "3")
    first = ["game", "seats", "games", "seed", "moves", "seconds", "wins", "length", "ended"]
    assert list(found)[: len(first)] == first
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("duel", 4, 20, 3)
    assert (len(found["wins"]), list(found["length"])) == (4, ["median", "p95", "max"])


def test_the_same_seed_prints_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (document(capsys, "five", "--games", "5", "--seed", "3") for _i in range(2))
    assert {**first, "seconds": 0} == {**second, "seconds": 0}


def test_the_figures_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (document(capsys, "duel", "--games", "50", "--jobs", jobs) for jobs in ("1", "2"))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_options_reach_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    small = document(capsys, "duel", "--games", "50", "--option", "hand_size=2")
    large = document(capsys, "duel", "--games", "50", "--option", "hand_size=5")
    assert small["length"]["median"] < large["length"]["median"]


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "duel", "--games", "10", "--bots", "normal,random")
    assert code == 0
    assert "normal" in out
    assert "moves a game: median" in out


@pytest.mark.parametrize("words", [(), ("--audit",), ("--bots", "easy")])
def test_a_lost_card_ends_it_with_one_sentence_and_exit_code_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    def short_of_a_card(options: Any, seats: int, dice: Dice) -> State:
        state = GAME.start(options, seats, dice)
        state.rest[0] -= 1  # type: ignore[attr-defined]
        return state

    monkeypatch.setattr(sim, "load", lambda id: replace(GAME, start=short_of_a_card))
    code, out, err = run(capsys, "duel", "--seed", "5", *words)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("ludoteka: duel, seed 5, game 0, after ")
    assert "17 cards of wine 0 instead of 18" in err


@pytest.mark.parametrize(
    "words, allowed",
    [
        (("chess",), f"allowed: {', '.join(ORDER)}."),
        (("duel", "--seats", "9"), "allowed: 2 to 8"),
        (("duel", "--option", "hand_size=7"), "allowed: 3, 2, 4, 5"),
        (("duel", "--option", "luck=good"), "allowed: hand"),
        (("duel", "--bots", "genius"), "allowed: random, easy, normal, hard"),
        (("duel", "--bots", "easy,hard", "--seats", "3"), "give one level, or one for each"),
    ],
)
def test_wrong_words_are_refused_with_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], allowed: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert allowed in err
    assert err.count("\n") == 1
