"""A new game is a folder, a line and a test folder; it passes the laws. A game that goes takes nothing with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from ludoteka.cli.new_game import BadName, add_to_order, check_name, checkout, make, ordered
from ludoteka.games import ORDER

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page", "*.mypy_cache")
IMPORT_ALL = """
import sys
from importlib import import_module
from pathlib import Path
import ludoteka
from ludoteka.games import ORDER, load
from ludoteka.rules.laws import QUICK, cases, walk_complaints
house = Path(ludoteka.__file__).parent
assert house.is_relative_to(sys.argv[1]), house
for path in sorted(house.rglob("*.py")):
    name = ".".join(path.relative_to(house.parent).with_suffix("").parts)
    if "migrations" not in path.parts and path.stem not in ("__main__", "__init__"):
        import_module(name)
for id in ORDER:
    case = next(cases(load(id), QUICK))
    assert walk_complaints(case) == [], (id, case)
print(*ORDER)
"""


def copied(folder: Path, *names: str) -> Path:
    for name in names:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with its games only."""
    return copied(tmp_path, "src/ludoteka/games", "tests/games")


def python(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *args], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


# --- what is made -----------------------------------------------------------------------------------------------------


def names_of(folder: Path) -> list[Path]:
    return sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())


def test_the_new_folders_hold_all_that_the_template_does(small):
    make("nim", small)
    for folder in (small / "src" / "ludoteka" / "games", small / "tests" / "games"):
        assert names_of(folder / "nim") == names_of(folder / "_template")


def test_the_new_game_goes_by_its_own_name(small):
    make("nim", small)
    made = [path for folder in ("src", "tests") for path in (small / folder).rglob("nim/**/*") if path.is_file()]
    assert made
    assert [path for path in made if "_template" in path.read_text("utf-8")] == []


def test_the_new_game_is_the_last_in_order(small):
    make("nim", small)
    make("pig", small)
    assert ordered(small / "src" / "ludoteka" / "games" / "__init__.py") == [*ORDER, "nim", "pig"]


def test_a_long_order_is_broken_into_lines(tmp_path):
    front = tmp_path / "__init__.py"
    front.write_text('ORDER: Final = ("a",)\n')
    for n in range(20):
        add_to_order(f"game_{n}", front)
    assert ordered(front) == ["a", *(f"game_{n}" for n in range(20))]
    assert max(map(len, front.read_text().splitlines())) <= 120
    compile(front.read_text(), "front", "exec")


@pytest.mark.slow
def test_a_new_game_passes_the_laws_and_all_that_every_game_must(tmp_path):
    root = copied(tmp_path / "a checkout", "src", "tests", "tools", "bench")
    made = python(root, "-m", "ludoteka", "new-game", "nim")
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.splitlines()[:3] == [
        "src/ludoteka/games/nim",
        "tests/games/nim",
        "src/ludoteka/games/__init__.py",
    ]
    tests = ["tests/games/nim", "tests/test_laws.py", "tests/test_secrecy.py", "tests/text/test_everything_is_said.py"]
    done = python(root, "-m", "pytest", "-q", "-k", "nim", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert int(done.stdout.rpartition(" passed")[0].split()[-1]) > 20
    played = python(root, "-m", "ludoteka", "sim", "nim", "--games", "20", "--seats", "3", "--seed", "1", "--json")
    assert '"ended": {"heap-empty": 20}' in played.stdout


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", "x", "Nim", "1st", "two words", "_template", "na-me", "class", "../up", "é", "n" * 31]
)
def test_a_bad_name_is_refused(name, small):
    with pytest.raises(BadName):
        check_name(name, small)


@pytest.mark.parametrize("name", ORDER)
def test_a_name_that_is_taken_is_refused(name, small):
    with pytest.raises(BadName, match="is taken"):
        check_name(name, small)


def test_a_name_whose_tests_are_still_there_is_refused(small):
    (small / "tests" / "games" / "nim").mkdir()
    with pytest.raises(BadName, match="is taken"):
        make("nim", small)
    assert not (small / "src" / "ludoteka" / "games" / "nim").exists()


def test_a_name_that_stands_in_order_without_a_folder_is_refused(small):
    shutil.rmtree(small / "src" / "ludoteka" / "games" / "duel")
    shutil.rmtree(small / "tests" / "games" / "duel")
    with pytest.raises(BadName, match="stands in ORDER"):
        make("duel", small)


def test_a_refusal_is_one_sentence_and_exit_code_2():
    refused = python(ROOT, "-m", "ludoteka", "new-game", "duel")
    assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)


def test_an_installed_package_makes_no_games(monkeypatch, tmp_path):
    monkeypatch.setattr("ludoteka.__file__", str(tmp_path / "src" / "ludoteka" / "__init__.py"))
    with pytest.raises(click.UsageError, match="in a checkout"):
        checkout()


# --- what goes --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ORDER)
def test_without_one_game_the_rest_still_stands(game, tmp_path):
    """Every module can be imported, and the other games keep the laws."""
    root = copied(tmp_path, "src")
    shutil.rmtree(root / "src" / "ludoteka" / "games" / game)
    front = root / "src" / "ludoteka" / "games" / "__init__.py"
    front.write_text(front.read_text().replace(f'"{game}", ', "").replace(f', "{game}"', ""))
    done = python(root, "-c", IMPORT_ALL, str(root))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == [other for other in ORDER if other != game]
