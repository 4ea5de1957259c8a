"""Every ruling of every game with the tests that cite it: writes docs/rulings.md; `--check` only compares.

A ruling is an id like UNO-15 in a game's NOTES.md; a test cites it by its name (test_UNO_15_…) or in its docstring.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "docs" / "rulings.md"
RULING = re.compile(r"(?<![A-Za-z])(UNO|VIN|TRI|HAR|CHA|DUE|FIV|FOU)[-_](\d+)(?!\d)")
GAMES = {
    "UNO": "uno",
    "VIN": "vinegret",
    "TRI": "tricoda",
    "HAR": "harvest",
    "CHA": "chant",
    "DUE": "duel",
    "FIV": "five",
    "FOU": "four",
}


def rulings() -> dict[str, list[int]]:
    """By game's letters, the numbers its NOTES name."""
    found = {}
    for letters, game in GAMES.items():
        notes = (ROOT / "src" / "ludoteka" / "games" / game / "NOTES.md").read_text("utf-8")
        found[letters] = sorted({int(number) for name, number in RULING.findall(notes) if name == letters})
    return found


def citations() -> dict[tuple[str, int], list[str]]:
    """By ruling, the tests that cite it as `file::test`."""
    found = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                cited = RULING.findall(node.name) + RULING.findall(ast.get_docstring(node) or "")
                for letters, number in dict.fromkeys(cited):
                    found[letters, int(number)].append(f"{path.relative_to(ROOT / 'tests')}::{node.name}")
    return found


def listed() -> tuple[str, list[str]]:
    """The page, and the rulings that no test cites."""
    cited, missing = citations(), []
    lines = [
        "# Rulings and the tests that cite them",
        "",
        "Made by `make rulings`; what each says is in the game's NOTES.",
    ]
    for letters, numbers in rulings().items():
        lines += ["", f"## {GAMES[letters]}", ""]
        for number in numbers:
            tests = cited.get((letters, number), [])
            if not tests:
                missing.append(f"{letters}-{number}")
            more = f" and {len(tests) - 1} more" if len(tests) > 1 else ""
            lines.append(f"- {letters}-{number}: {f'`{tests[0]}`{more}' if tests else '**no test**'}")
    return "\n".join(lines) + "\n", missing


def main(check: bool) -> int:
    page, missing = listed()
    if missing:
        print(f"rulings: no test cites {', '.join(missing)}")
        return 1
    if check and (not LIST.exists() or LIST.read_text("utf-8") != page):
        print("rulings: docs/rulings.md is not what the tests say: make rulings")
        return 1
    LIST.write_text(page, "utf-8")
    print(f"rulings: {page.count(chr(10) + '- ')} rulings, each cited by a test")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
