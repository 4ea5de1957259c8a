"""Every screen as a picture: `python -m tools.gallery --rooms uno,four --sizes small --languages de`.

Each choice takes a list with commas; what is left out is everything. Pictures and an index to view them side by side
go to `.build/gallery/`. Tables are those of `tests/browser/moments.py`: seeded games, the same pictures every time.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, NAMES
from tests.browser.fed import Feeder
from tests.house import House
from tools.gallery.camera import FOLDER
from tools.gallery.walker import Walker
from tools.gallery.wanted import LANGUAGES, ROOMS, SCHEMES, SIZES, Wanted, chosen


def main(argv: list[str]) -> int:
    wanted = chosen(argv)
    if wanted.sizes + wanted.schemes + wanted.languages == (*SIZES, *SCHEMES, *LANGUAGES) and wanted.rooms == ROOMS:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, chromium() as browser:
        pictures, faults = 0, list[str]()
        for language in wanted.languages:
            for scheme in wanted.schemes:
                more, found = walk(browser, house, wanted, language, scheme)
                pictures, faults = pictures + more, faults + found
                print(f"gallery: {language} {scheme}: {pictures} pictures so far", flush=True)
    index()
    print(*faults, sep="\n", end="\n" * bool(faults))
    print(f"gallery: {pictures} pictures, {len(faults)} faults, side by side in {FOLDER / 'index.html'}")
    return 1 if faults or not pictures else 0


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


def walk(browser: Browser, house: House, wanted: Wanted, language: str, scheme: str) -> tuple[int, list[str]]:
    """All rooms in this language and light; how many pictures that was, and what is cut off on them."""
    context = browser.new_context(
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    walker = Walker(page, Feeder(page, house.url), wanted, f"{language}-{scheme}")
    for room in wanted.rooms:
        walker.walk(room)
    context.close()
    return walker.pictures, walker.faults


def index() -> None:
    """One page that lays them side by side: pure HTML, with the list in it."""
    names = sorted(path.name.removesuffix(".png") for path in FOLDER.glob("*.png"))
    template = Path(__file__).with_name("index.html").read_text(encoding="utf-8")
    (FOLDER / "index.html").write_text(template.replace("[/*pictures*/]", json.dumps(names)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
