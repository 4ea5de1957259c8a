"""The rules as machine code: which modules are compiled, how, and whether what lies here is still fresh.

`make native` compiles into the checkout, `make pure` removes it, hatch_build.py compiles into a wheel, and
tests/conftest.py refuses to test compiled modules that are older than their source. Only the standard library is
imported at the top, so that every one of them can load this file.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GROUP = "ludoteka"
MYPY = "mypy==2.4.1"  # mypyc is part of it; the development lock holds the same version

INTERPRETED_RULES = {"__init__", "game", "laws", "options", "scene"}
COMPILED_BOTS = {"at_random", "playouts", "ticks", "batch", "row", "encoder"}
INTERPRETED_OF_A_GAME = {"__init__", "bots", "options", "scene"}  # its State may be more than one module


class NoCompiler(Exception):
    """No C compiler, or no Python headers."""


def modules(root: Path = ROOT) -> list[Path]:
    """The modules to compile, relative to the root, in a fixed order."""
    house = root / "src" / "ludoteka"
    chosen = [
        *(path for path in house.glob("rules/*.py") if path.stem not in INTERPRETED_RULES),
        *(path for path in house.glob("bots/*.py") if path.stem in COMPILED_BOTS),
        *(path for path in house.glob("games/*/*.py") if path.stem not in INTERPRETED_OF_A_GAME),
    ]
    return sorted(path.relative_to(root) for path in chosen)


def compiled(root: Path = ROOT) -> set[Path]:
    """The compiled files that lie in the checkout."""
    return {path for suffix in EXTENSION_SUFFIXES for path in (root / "src").rglob(f"*{suffix}")}


def stale(root: Path = ROOT) -> list[Path]:
    """Sources that changed, came or went after they were compiled; [] where nothing is compiled."""
    here = {path.parent / (path.name.split(".")[0] + ".py"): path for path in compiled(root)}
    here.pop(root / "src" / f"{GROUP}__mypyc.py", None)
    if not here:
        return []
    built = min(path.stat().st_mtime for path in here.values())  # one library holds them all
    wanted = {root / path for path in modules(root)}
    changed = {path for path in wanted if path.stat().st_mtime > built}
    return sorted(path.relative_to(root) for path in changed | (wanted ^ here.keys()))


def build(into: Path, work: Path, root: Path = ROOT) -> list[Path]:
    """Compiles the modules of `root` into the folder `into`, laid out like src; `work` holds what lies between.

    $LUDOTEKA_COMPILED may name a folder that remembers: the same sources are compiled there once."""
    check_compiler()
    os.environ["MYPY_CACHE_DIR"] = str(work / "mypy")
    if not (memory := os.environ.get("LUDOTEKA_COMPILED")):
        with chdir(root):
            return _build(into, work)
    known = Path(memory, fingerprint(root))
    with _alone(Path(memory)):
        if not known.exists():
            with chdir(root):
                _build(work / "lib", work)
            shutil.rmtree(memory, ignore_errors=True)  # what it remembered is of other sources
            shutil.copytree(work / "lib", known)
        shutil.copytree(known, into, dirs_exist_ok=True)
    return [into / path.relative_to(known) for path in sorted(known.rglob("*")) if path.is_file()]


@contextmanager
def _alone(memory: Path) -> Iterator[None]:
    """Two test processes that need the same library compile it once: the second waits."""
    from fcntl import LOCK_EX, flock

    memory.parent.mkdir(parents=True, exist_ok=True)
    with memory.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def fingerprint(root: Path) -> str:
    """Changes when anything changes that a compiled module is made of."""
    sources = sha256(f"{MYPY} {sys.version} {sysconfig.get_platform()}".encode() + Path(__file__).read_bytes())
    for room in ("rules", "bots", "games"):  # what stays interpreted there gives types
        for path in sorted((root / "src" / "ludoteka" / room).rglob("*.py")):
            sources.update(f"\n{path.relative_to(root)}\n".encode() + path.read_bytes())
    return sources.hexdigest()[:16]


def _build(into: Path, work: Path) -> list[Path]:
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        [str(path) for path in modules(Path())],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        if sys.platform.startswith("linux"):
            extension.extra_compile_args.append("-fno-semantic-interposition")  # +15 to +30 %
    command = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(into), str(work / "o")
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def check_compiler() -> None:
    """Raises NoCompiler with one sentence that says what to install."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        raise NoCompiler(f"{compiler} is missing: apt install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NoCompiler("the headers of Python are missing: apt install python3-dev")


def pure(root: Path = ROOT) -> int:
    """Removes the compiled modules; says how many there were."""
    found = compiled(root)
    for path in found:
        path.unlink()
    return len(found)


def main(wish: str) -> None:
    if wish == "pure":
        print(f"pure: {pure()} compiled files removed, the rules are interpreted now")
        return
    here = compiled()
    if here and not stale():
        print(f"native: {len(here)} compiled files are fresh")
        return
    pure()
    work = ROOT / ".build" / "native"
    try:
        made = build(ROOT / "src", work)
    except NoCompiler as lack:
        print(lack, file=sys.stderr)
        sys.exit(2)
    except SystemExit:  # mypyc has said what is wrong
        print("native: the rules do not compile", file=sys.stderr)
        sys.exit(1)
    print(f"native: {len(made) - 1} modules compiled")


if __name__ == "__main__":
    main(sys.argv[1])
