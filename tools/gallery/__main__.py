"""Every screen as a picture: `python -m tools.gallery --rooms uno,four --sizes small --languages de`.

Each choice takes a list with commas; what is left out is everything. Pictures and an index to view them side by side
go to `.build/gallery/`. Tables are those of `tests/browser/moments.py`: seeded games, the same pictures every time.
"""

from __future__ import annotations

import json
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from rich.progress import Progress

from tools.gallery.camera import FOLDER
from tools.gallery.walker import walk
from tools.gallery.wanted import chosen


def main(argv: list[str]) -> int:
    wanted = chosen(argv)
    if wanted.is_whole:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures, faults = 0, list[str]()
    walks = [
        (language, scheme, room) for language in wanted.languages for scheme in wanted.schemes for room in wanted.rooms
    ]
    with ProcessPoolExecutor(min(wanted.jobs, len(walks)), get_context("spawn")) as pool, Progress() as bar:
        task = bar.add_task("pictures", total=len(walks))
        for walked in as_completed([pool.submit(walk, wanted, *each) for each in walks]):
            more, found = walked.result()
            pictures, faults = pictures + more, faults + found
            bar.update(task, advance=1, description=f"{pictures} pictures")
    index()
    print(*sorted(faults), sep="\n", end="\n" * bool(faults))
    print(f"gallery: {pictures} pictures, {len(faults)} faults, side by side in {FOLDER / 'index.html'}")
    return 1 if faults or not pictures else 0


def index() -> None:
    """One page that lays them side by side: pure HTML, with the list in it."""
    names = sorted(path.name.removesuffix(".png") for path in FOLDER.glob("*.png"))
    template = Path(__file__).with_name("index.html").read_text(encoding="utf-8")
    (FOLDER / "index.html").write_text(template.replace("[/*pictures*/]", json.dumps(names)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
