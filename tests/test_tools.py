"""What counts the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import count


def report(path: Path, **outcomes: str) -> None:
    inside = {"passed": "", "failed": "<failure/>", "skipped": "<skipped/>"}
    cases = "".join(f'<testcase classname="t" name="{name}">{inside[one]}</testcase>' for name, one in outcomes.items())
    path.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")


def test_a_failure_fails_and_so_does_nothing_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert count.main(tmp_path) == 1
    report(tmp_path / "fast.xml", a="passed", b="skipped")
    assert count.main(tmp_path) == 0
    report(tmp_path / "slow.xml", c="failed")
    assert count.main(tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "tests: 1 passed, 0 failed, 1 skipped",
        "tests: 1 passed, 1 failed, 1 skipped",
    ]


def test_a_second_go_counts_in_place_of_the_first_and_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    report(tmp_path / "alone.xml", a="passed", b="failed")
    report(tmp_path / "alone.again.xml", b="passed")
    assert count.main(tmp_path) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["tests: 2 passed, 0 failed", "tests: 1 needed a second go: t::b"]
    report(tmp_path / "alone.again.xml", b="failed")
    assert count.main(tmp_path) == 1


def test_few_tests_are_given_a_second_go(tmp_path: Path):
    names = [f"t{i}" for i in range(count.MOST_AGAIN + 1)]
    report(tmp_path / "alone.xml", **dict.fromkeys(names, "failed"))
    report(tmp_path / "alone.again.xml", **dict.fromkeys(names, "passed"))
    assert count.main(tmp_path) == 1
