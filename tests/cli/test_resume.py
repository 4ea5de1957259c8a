from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.cli.resume import taken_up


@pytest.mark.parametrize("game, typed", [("duel", "b\n1\n"), ("five", "\nslap\n"), ("uno", "draw\nundo\n")])
def test_a_match_that_was_left_goes_on_where_it_was(run, tmp_path, game, typed):
    file = tmp_path / "left.ludo"
    call = ["play", game, "--seats", "3", "--seed", "1", "--bots", "easy,random"]
    out, _err = run(*call, "--save", str(file), typed=f"{typed}quit\n")[1:]
    before = file.read_text().splitlines()
    table = out.rsplit("\n\n", 1)[-1].rsplit("\n", 2)[0]
    code, out, _err = run("play", "--resume", str(file), typed="quit\n")
    assert code == 0
    assert game == "five" or out.strip().startswith(table.strip())
    after = file.read_text().splitlines()
    assert after[: len(before) - 1] == before[:-1]
    assert run("verify", str(file))[0] == 0


def test_bots_keep_their_levels_in_a_match_that_was_left(run, tmp_path):
    file = tmp_path / "left.ludo"
    run("play", "duel", "--bots", "easy,random", "--save", str(file), typed="quit\n")
    assert taken_up(str(file), file.read_text()).levels == {1: "easy", 2: "random"}


def test_what_happened_before_is_remembered(run, tmp_path):
    file = tmp_path / "left.ludo"
    run("play", "five", "--seed", "1", "--save", str(file), typed="\nslap\nquit\n")
    left = taken_up(str(file), file.read_text())
    assert {event.what for events in left.told for event in events or []} >= {"flips", "again"}


def test_how_to_go_on_is_said(run, tmp_path):
    file = tmp_path / "left.ludo"
    err = run("play", "duel", "--save", str(file), typed="quit\n")[2]
    assert f"ludoteka play --resume {file}" in err


def test_a_match_that_is_over_is_not_taken_up(run, saved):
    assert run("play", "--resume", str(saved)) == (2, "", f"ludoteka: {over(saved)}.\n")


def over(file: Path) -> str:
    return f"the match in {file} is over; ludoteka replay shows it"


def test_a_match_that_goes_on_has_its_own_game(run, saved):
    code, _out, err = run("play", "duel", "--resume", str(saved))
    assert code == 2
    assert "give none of them beside it" in err


def test_the_table_for_a_mouse_needs_a_terminal(run):
    assert run("play", "duel", "--tui")[::2] == (2, "ludoteka: --tui needs a terminal.\n")
