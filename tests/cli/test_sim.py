"""`ludoteka sim`."""

from __future__ import annotations

import csv
import json
import os
import pty
import signal
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli import main
from ludoteka.cli.sim import Wish, command
from ludoteka.games import ORDER
from ludoteka.games.duel import GAME
from ludoteka.lab import sim
from ludoteka.match.replay import read
from ludoteka.match.verify import verify
from ludoteka.rules.contract import State
from ludoteka.rules.dice import Dice


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int | str | None, str, str]:
    with pytest.raises(SystemExit) as left:
        main(["sim", *words])
    out, err = capsys.readouterr()
    return left.value.code, out, err


def document(capsys: pytest.CaptureFixture[str], *words: str, said: str = "") -> dict[str, Any]:
    code, out, err = run(capsys, *words, "--json")
    assert (code, err) == (0, said)
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


def test_rows_are_written_one_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    found = document(capsys, "duel", "--games", "20", "--csv", str(file), said=f"Saved: {file}\n")
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [row["index"] for row in rows] == [str(n) for n in range(20)]
    assert sum(int(row["moves"]) for row in rows) == found["moves"]
    assert sum("B" in row["winners"] for row in rows) == found["wins"][1]


def test_rows_can_be_piped(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "duel", "--games", "3", "--seats", "2", "--csv", "-")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "index,moves,ms,ended,winners,score_a,score_b"
    assert len(out.splitlines()) == 4


def test_any_simulated_game_can_be_saved_replayed_and_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, third, rows = tmp_path / "0.ludo", tmp_path / "3.ludo", tmp_path / "games.csv"
    words = ("five", "--games", "4", "--bots", "normal", "--save", str(first), "--save-game", "3", str(third))
    assert run(capsys, *words, "--csv", str(rows))[0] == 0
    games = list(csv.DictReader(rows.read_text("utf-8").splitlines()))
    for file, game in ((first, games[0]), (third, games[3])):
        text = file.read_text("utf-8")
        assert verify(text) == []
        assert (read(text).end.why, len(read(text).entries)) == (game["ended"], int(game["moves"]))


def test_looks_tell_of_leads_events_and_choices(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "duel", "--games", "10", "--looks", "4")
    assert found["close"]["looks"] == 4
    assert found["close"]["events"]["win"] == [1.0, 1.0, 1.0]
    assert "close" not in document(capsys, "duel", "--games", "10")


def test_studies_tell_what_one_changed_player_loses(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "duel", "--games", "30", "--looks", "5", "--studies", "20", "--bots", "normal")
    studies = {study["change"]: study for study in found["studies"]}
    assert {"level=random", "one-ahead", "never=red"} <= set(studies)
    assert {study["games"] for study in studies.values()} == {20}


def test_a_comparison_plays_the_base_and_the_set(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "duel", "--compare", "hand_size=5", "--option", "after_win=anyone", "--games", "20")
    sets = {one["set"]: one["options"] for one in found["sets"]}
    both = {"after_win": "anyone"}
    assert sets == {"3": {**both, "hand_size": "3"}, "5": {**both, "hand_size": "5"}}
    assert found["changes"]["5"]["moves"]["change"][1] > 0


def test_several_sets_are_compared_with_the_first(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(
        capsys, "duel", "--compare", "hand_size=2,after_win=anyone", "hand_size=4", "hand_size=5", "--games", "9"
    )
    assert [one["set"] for one in found["sets"]] == ["2, anyone", "4", "5"]
    assert list(found["changes"]) == ["4", "5"]


def test_the_same_set_twice_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "duel", "--compare", "hand_size=3", "--games", "20")
    assert found["sets"][0]["wins"] == found["sets"][1]["wins"]
    assert {tuple(one["change"]) for one in found["changes"]["3"].values()} == {(0.0, 0.0, 0.0)}


def test_a_comparison_is_a_table_and_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("duel", "--compare", "hand_size=5", "--games", "20", "--looks", "5", "--html", str(page))
    code, out, err = run(capsys, *words)
    assert (code, err) == (0, f"Saved: {page}\n")
    assert "● moves a game" in out
    assert "How long is a game?" in page.read_text("utf-8")
    assert "ludoteka sim duel --bots normal --games 20 --seed 1 --compare hand_size=5" in page.read_text("utf-8")


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = run(capsys, "duel", "--games", "10", "--bots", "normal,random")
    assert code == 0
    assert "normal" in out
    assert "moves a game: median" in out


@pytest.mark.parametrize(
    "words, every", [((), True), (("--games", "1001"), False), (("--games", "1001", "--audit"), True)]
)
def test_every_state_is_audited_unless_games_are_many(words: tuple[str, ...], every: bool) -> None:
    wish = Wish(**command.make_context("sim", ["duel", *words]).params)
    assert [every] == [plan.audit for _label, plan in wish.plans()]


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
        (("duel", "--bots", "genius"), "allowed: random, easy, normal, hard, best"),
        (("duel", "--bots", "easy,hard", "--seats", "3"), "give one level"),
        (("duel", "hand_size=2"), "sets of options come after --compare"),
        (("duel", "--compare", "hand_size=7"), "allowed: 3, 2, 4, 5"),
        (("duel", "--compare", "luck=good"), "allowed: hand"),
        (("duel", "--compare", "luck"), "KEY=VALUE"),
        (("duel", "--studies", "5"), "give --looks too"),
        (("duel", "--html", "nowhere/page.html"), "nowhere/page.html cannot be written"),
        (("duel", "--json", "--csv", "-"), "give the rows a file"),
    ],
)
def test_wrong_words_are_refused_with_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], allowed: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert allowed in err
    assert err.count("\n") == 1


# --- a real process ---------------------------------------------------------------------------------------------------


def started(*words: str, **streams: Any) -> subprocess.Popen[bytes]:
    """As from a shell that waits for it: what runs in the background, as a whole test run may, hears no Ctrl-C."""
    command = [sys.executable, "-m", "ludoteka", "sim", *words]
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    return subprocess.Popen(
        command, env=env, preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL), **streams
    )


def shown_on(terminal: int, until: bytes) -> bytes:
    """What appears on the terminal, until this does."""
    seen = b""
    while until not in seen:
        seen += os.read(terminal, 4096)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_bar_shows_and_an_interrupt_prints_what_is_done(jobs: str) -> None:
    outer, inner = pty.openpty()
    words = ("uno", "--games", "1000000", "--bots", "normal", "--json", "--jobs", jobs)
    with started(*words, stdout=subprocess.PIPE, stderr=inner) as process:
        try:
            os.close(inner)
            shown_on(outer, b"/1000000")
            process.send_signal(signal.SIGINT)
            out = process.communicate(timeout=60)[0]
            os.close(outer)
        finally:
            process.kill()
    found = json.loads(out)
    assert process.returncode == 130
    assert 0 < found["games"] < 1_000_000
    assert sum(found["ended"].values()) == found["games"]


def test_who_interrupts_before_the_first_game_is_done_gets_no_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*args: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "batch", interrupted)
    page = tmp_path / "page.html"
    code, out, err = run(capsys, "duel", "--compare", "hand_size=2", "--html", str(page), "--json")
    assert (code, json.loads(out)["games"], page.exists()) == (130, 0, False)
    assert err == "No game was finished.\n"


@pytest.mark.slow
def test_nobody_who_looks_elsewhere_gets_a_bar() -> None:
    process = started("uno", "--games", "60", "--bots", "normal", "--jobs", "1", stdout=-1, stderr=-1)
    assert process.communicate(timeout=120)[1] == b""
