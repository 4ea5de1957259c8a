"""`ludoteka new-game`: a playable folder, a line in ORDER, a test folder."""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path
from typing import Final

import click

TEMPLATE: Final = "_template"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
LINE: Final = re.compile(r"^ORDER: Final = \(([^)]*)\)$", re.MULTILINE)
WIDTH: Final = 120


class BadName(click.UsageError):
    """A name that no new game can have."""


@click.command()
@click.argument("name")
def command(name: str) -> None:
    """Make the folder of a new game, which passes the laws.

    It is a small game that can be played at once, with rules, secrecy, scene, bots, texts, rulebook, transcript and
    tests: change them into yours. NAME is its id, in lower case.
    """
    made = make(name, checkout())
    for path in made:
        click.echo(path)
    click.echo(f"{name} can be played: ludoteka play {name}; now make it your own, NOTES.md first")


def checkout() -> Path:
    """Where Ludoteka is being developed. Raises a usage error in an installed package: there are no tests there."""
    import ludoteka

    root = Path(ludoteka.__file__).resolve().parents[2]
    if not (tests(root) / TEMPLATE).is_dir():
        raise click.UsageError("a new game is made in a checkout of Ludoteka; this is an installed package")
    return root


def make(name: str, root: Path) -> list[Path]:
    """Make the game in this checkout; what was made or changed, relative to it. Raises BadName before anything is."""
    check_name(name, root)
    copy_as(name, games(root))
    copy_as(name, tests(root))
    add_to_order(name, games(root) / "__init__.py")
    return [path.relative_to(root) for path in (games(root) / name, tests(root) / name, games(root) / "__init__.py")]


def games(root: Path) -> Path:
    return root / "src" / "ludoteka" / "games"


def tests(root: Path) -> Path:
    return root / "tests" / "games"


def check_name(name: str, root: Path) -> None:
    if not NAME.fullmatch(name) or iskeyword(name):
        raise BadName(f"{name!r} is no name for a game: 2 to 30 of a-z, 0-9 and _, a letter first, no word of Python's")
    for folder in (games(root) / name, tests(root) / name):
        if folder.exists():
            raise BadName(f"{name!r} is taken: {folder.relative_to(root)} exists")
    if name in ordered(games(root) / "__init__.py"):
        raise BadName(f"{name!r} is taken: it stands in ORDER")


def copy_as(name: str, folder: Path) -> None:
    """Copy the template in this folder, its name replaced by the new one wherever it stands."""
    for path in sorted((folder / TEMPLATE).rglob("*")):
        beyond = path.relative_to(folder / TEMPLATE)
        if path.is_file() and "__pycache__" not in beyond.parts and path.suffix not in {".so", ".pyd"}:
            copy = folder / name / beyond
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text("utf-8").replace(TEMPLATE, name), "utf-8")


def ordered(front: Path) -> list[str]:
    """The games in ORDER."""
    found = LINE.search(front.read_text("utf-8"))
    if not found:
        raise click.ClickException(f"{front.name} has no line that starts with 'ORDER: Final = ('")
    return re.findall(r'"([^"]+)"', found[1])


def add_to_order(name: str, front: Path) -> None:
    names = [f'"{game}"' for game in (*ordered(front), name)]
    line = f"ORDER: Final = ({', '.join(names)})"
    if len(line) > WIDTH:
        line = "\n".join(["ORDER: Final = (", *(f"    {game}," for game in names), ")"])
    front.write_text(LINE.sub(line, front.read_text("utf-8")), "utf-8")
