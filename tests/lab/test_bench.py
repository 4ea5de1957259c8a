"""What `ludoteka bench` measures. No test asserts a speed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.games import ORDER, load
from ludoteka.lab.bench import (
    Unmeasured,
    builds,
    bytes_of_a_state,
    figures,
    is_compiled,
    measure,
    microseconds,
    moves_a_second,
    positions,
    seats_of,
    without_compiled,
)
from ludoteka.lab.sim import playout_of
from ludoteka.rules.dice import FastDice
from tests.toy import TOY

HERE = "compiled" if is_compiled() else "pure"


def test_four_play_or_as_many_as_can() -> None:
    assert {seats_of(load(id)) for id in ORDER} == {4}
    assert seats_of(TOY) == 4


def test_positions_are_of_games_that_are_on_and_that_seats_remember() -> None:
    states = positions(load("duel"))
    assert len(states) > 3
    assert {state.over for state in states} == {False}
    assert {state.remembers for state in states} == {True}


def test_a_rate_counts_inputs_by_the_second_of_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 2.0])
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    game = load("duel")
    one = int(playout_of(game).run(game.start(game.options(), 4, FastDice(0)), FastDice(1)))
    assert moves_a_second(game, 1.0) == one / 2.0


def test_a_call_takes_the_average_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 1.0, 3.0])
    monkeypatch.setattr("time.process_time", lambda: next(clock))
    called: list[str] = []
    assert microseconds([lambda: called.append("a"), lambda: called.append("b")], 2.0) == pytest.approx(750_000)
    assert called == ["a", "b"] * 2


def test_a_state_is_as_large_as_what_its_copy_takes() -> None:
    class Sized:
        def copy(self, dice: object) -> bytearray:
            return bytearray(100_000)

    assert bytes_of_a_state([Sized()]) == pytest.approx(100_000, abs=500)  # type: ignore[list-item]


def test_the_figures_of_a_game_say_which_build_they_are_of() -> None:
    found = figures("duel", 0.02)
    assert (found["game"], found["seats"], found["build"]) == ("duel", 4, HERE)
    assert min(found[key] for key in ("moves_a_second", "copy_us", "imagine_us", "state_bytes")) > 0


def test_a_copy_of_the_package_is_left_without_what_is_compiled(tmp_path: Path) -> None:
    package = tmp_path / "there" / "pack"
    (package / "rules").mkdir(parents=True)
    for name in ("__init__.py", "rules/dice.py", "rules/dice.cpython-311-x86_64-linux-gnu.so", "rules/dice.pyd"):
        (package / name).write_text("")
    source = without_compiled(package, tmp_path / "here")
    assert sorted(path.name for path in source.rglob("*") if path.is_file()) == ["__init__.py", "dice.py"]


def test_every_build_that_is_here_is_measured_in_a_process_of_its_own() -> None:
    with builds() as sources:
        assert list(sources) == (["pure", "compiled"] if is_compiled() else ["pure"])
        for build, source in sources.items():
            found = measure(source, "duel", 0.02)
            assert found["build"] == build
            assert found["first_game_ms"] > 0
            assert found["imports_numpy"] is False


def test_a_process_that_fails_says_why(tmp_path: Path) -> None:
    source = tmp_path / "ludoteka"
    source.mkdir()
    (source / "__init__.py").write_text("raise OSError('no disk')")
    with pytest.raises(Unmeasured, match="no disk"):
        measure(tmp_path, "duel", 0.01)
