"""Two copies of the package beside each other: interpreted and compiled, whatever lies in the checkout.

`python -m bench.builds FOLDER` makes a compiled one and prints what to put on PYTHONPATH.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from ludoteka.lab.bench import without_compiled

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import native
native.build(Path(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]))
"""


class NoBuild(Exception):
    """The rules could not be compiled; the message says why."""


def pure_copy(into: Path) -> Path:
    """A folder to put on PYTHONPATH, without compiled modules."""
    return without_compiled(ROOT / "src" / "ludoteka", into / "src")


def native_copy(into: Path) -> Path:
    """A folder to put on PYTHONPATH, with the rules compiled. Raises NoBuild."""
    source = pure_copy(into)
    tools = ROOT / "tools"
    made = subprocess.run(
        [sys.executable, "-c", BUILD, str(tools), str(source), str(into / "work"), str(into)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise NoBuild((made.stderr.strip() or made.stdout.strip()).splitlines()[-1])
    return source


if __name__ == "__main__":
    try:
        print(native_copy(Path(sys.argv[1])))
    except NoBuild as why:
        sys.exit(f"The rules cannot be compiled: {why}")
