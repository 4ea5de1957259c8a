"""Rules of the house that no other check enforces: words, imports of the pure rooms, shifts in compiled rooms."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import native

ROOT = Path(__file__).resolve().parent.parent
PURE_ROOMS = ("rules", "bots", "games", "match")
BINARY = {".png", ".jpg", ".woff2", ".ico", ".mp3", ".ogg", ".wasm", ".whl"}


def tracked() -> list[Path]:
    """What the repository holds, and what is about to be added to it."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def lines_with(pattern: str, paths: list[Path]) -> list[str]:
    found = []
    for path in paths:
        if path.suffix in BINARY:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(pattern, line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return found


def python_of(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((ROOT / "src" / "ludoteka" / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


# --- words ------------------------------------------------------------------------------------------------------------


def test_no_file_names_a_package_registry():
    hosts = ["pyp" + "i.org", "pythonhost" + "ed.org", "npm" + "js.", "yarn" + "pkg.com", "deb." + "debian.org"]
    assert lines_with("|".join(re.escape(host) for host in hosts), tracked()) == []


def test_no_file_names_a_folder_of_one_machine():
    assert lines_with(r"(?:^|[^\w./-])/(?:home|root|tmp|work|farm|opt)/", tracked()) == []


def test_the_project_stands_alone():
    assert lines_with(re.escape("../" + "shared"), tracked()) == []


def test_every_ignored_type_error_names_its_code():
    python = [path for path in tracked() if path.suffix == ".py"]
    assert lines_with("type: " + r"ignore(?!\[)", python) == []


# --- the locks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_a_lock_pins_and_hashes_everything_and_names_no_address(lock):
    text = lock.read_text()
    entries = re.split(r"(?m)^(?=\S)", text)[1:]
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert "://" not in text


def test_the_development_lock_holds_the_mypy_whose_mypyc_compiles_the_rules():
    assert f"\n{native.MYPY} " in (ROOT / "requirements" / "dev.txt").read_text()


# --- imports ----------------------------------------------------------------------------------------------------------


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "ludoteka" if node.level else node.module or ""


def test_the_pure_rooms_import_only_each_other_and_the_standard_library():
    allowed = sys.stdlib_module_names | {"mypy_extensions"}
    ours = {f"ludoteka.{room}" for room in PURE_ROOMS}
    foreign = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path, tree in python_of(*PURE_ROOMS)
        for name in imported(tree)
        if name.split(".")[0] not in allowed and ".".join(name.split(".")[:2]) not in ours
    ]
    assert foreign == []


def test_the_front_door_imports_nothing_of_others():
    tree = ast.parse((ROOT / "src" / "ludoteka" / "__init__.py").read_text())
    assert [name for name in imported(tree) if name.split(".")[0] not in sys.stdlib_module_names] == []


# --- shifts -----------------------------------------------------------------------------------------------------------
# mypyc computes `1 << k` in 32 bits, silently, when what stands left is known at compile time and k is not.


def foldable(node: ast.expr, constants: set[str]) -> bool:
    """Whether the compiler knows the value of this expression."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in constants
        case ast.UnaryOp(operand=inner):
            return foldable(inner, constants)
        case ast.BinOp(left=left, right=right):
            return foldable(left, constants) and foldable(right, constants)
    return False


def constants_of(trees: list[ast.Module]) -> set[str]:
    """Names declared Final whose value the compiler knows, in these modules."""
    known: set[str] = set()
    finals = [
        (node.target, node.value)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and node.value and "Final" in ast.unparse(node.annotation)
    ]
    while True:
        more = {ast.unparse(target).split(".")[-1] for target, value in finals if foldable(value, known)}
        if more <= known:
            return known
        known |= more


def narrow_shifts(sources: dict[str, str]) -> list[str]:
    trees = {name: ast.parse(source) for name, source in sources.items()}
    constants = constants_of(list(trees.values()))
    return [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and foldable(node.left, constants)
        and not foldable(node.right, constants)
    ]


def test_no_compiled_module_shifts_a_constant_by_a_variable():
    sources = {str(path): (ROOT / path).read_text() for path in native.modules(ROOT)}
    assert sources
    assert narrow_shifts(sources) == []


@pytest.mark.parametrize("line", ["1 << k", "-1 << k", "ALL << k", "TWICE << k", "cards.ALL << k + 1", "(1 + 2) << k"])
def test_a_narrow_shift_is_found(line):
    declared = "ALL: Final = 7\nTWICE: Final[i64] = 2 * ALL\n"
    assert len(narrow_shifts({"cards.py": declared, "rules.py": f"bits = {line}"})) == 1


@pytest.mark.parametrize("line", ["ONE << k", "1 << 3", "1 << ALL", "k << 1", "hand.kinds << k"])
def test_a_wide_shift_is_left_alone(line):
    declared = "ALL: Final = 7\nONE: Final[i64] = _one()\n"
    assert narrow_shifts({"cards.py": declared, "rules.py": f"bits = {line}"}) == []


# --- the page on dependencies -----------------------------------------------------------------------------------------


def direct_dependencies() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lists = [
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
        *project["dependency-groups"].values(),
    ]
    python = {re.split(r"[^\w.-]", line)[0] for some in lists for line in some if isinstance(line, str)}
    page = json.loads((ROOT / "web" / "package.json").read_text())
    return python.union(page.get("dependencies", {}), page.get("devDependencies", {}))


def test_every_direct_dependency_has_its_row():
    page = (ROOT / "docs" / "decisions" / "dependencies.md").read_text()
    assert set(re.findall(r"(?m)^\| ([\w@/.-]+) \|", page)) - {"package"} == direct_dependencies()
