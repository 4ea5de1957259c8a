"""The shelf, a whole game, and the way back, in Firefox."""

from __future__ import annotations

import json
import os
import shutil
import time
from pathlib import Path

import pytest

from tests.browser.firefox import Firefox
from tests.browser.table import ACT
from tests.house import House

pytestmark = pytest.mark.alone

LONGEST_S = 240
NAMES = ("firefox-esr", "firefox")
READY = "document.querySelector(\".game a[href='/rules/duel']\") !== null"
PATH = next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.mark.skipif(os.environ.get("LUDOTEKA_ACCESS") != "all", reason="played by make test-access")
@pytest.mark.skipif(PATH is None, reason="firefox is missing: apt install firefox-esr")
def test_a_duel_is_played_to_its_end_in_firefox(house: House, tmp_path: Path):
    assert PATH is not None
    with Firefox(PATH, tmp_path) as firefox:
        firefox.resize(390, 844)
        firefox.go(house.url)
        until(firefox, READY)
        guest = house.guest("Magpie")
        code = house.table(guest["token"], "duel", options={"hand_size": "2"}, bots=["normal"], start=True)
        firefox.evaluate(f"localStorage.setItem('ludoteka.guest', {json.dumps(json.dumps(guest))})")
        firefox.go(f"{house.url}/t/{code}")
        firefox.evaluate(TROUBLE)
        until(firefox, "document.querySelector('.table') !== null")
        end = time.monotonic() + LONGEST_S
        acted = 0
        while not firefox.evaluate("document.querySelector('.end') !== null"):
            assert time.monotonic() < end, firefox.evaluate("document.querySelector('.prompt')?.textContent")
            acted += bool(firefox.evaluate(f"({ACT})()"))
            time.sleep(0.15)
        assert acted > 0
        assert firefox.evaluate("document.querySelectorAll('.end li').length") > 1
        assert firefox.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert firefox.evaluate("window.trouble") == ""


@pytest.mark.skipif(os.environ.get("LUDOTEKA_ACCESS") != "all", reason="played by make test-access")
@pytest.mark.skipif(PATH is None, reason="firefox is missing: apt install firefox-esr")
def test_the_way_back_closes_a_sheet_and_leaves_none_behind_in_firefox(house: House, tmp_path: Path):
    assert PATH is not None
    with Firefox(PATH, tmp_path) as firefox:
        firefox.go(house.url)
        until(firefox, READY)
        guest = house.guest("Magpie")
        code = house.table(guest["token"], "uno", options={"time_to_move": "none"}, bots=["normal"], start=True)
        firefox.evaluate(f"localStorage.setItem('ludoteka.guest', {json.dumps(json.dumps(guest))})")

        def come() -> None:
            firefox.go(f"{house.url}/t/{code}")
            until(firefox, "document.querySelector('.table') !== null")

        def open_log() -> None:
            firefox.evaluate("document.querySelector('header .logs').click()")
            until(firefox, "document.querySelector('dialog[open]') !== null")

        def leave() -> None:
            firefox.go_back()
            until(firefox, READY)

        closed = "document.querySelector('.table') !== null && document.querySelector('dialog[open]') === null"
        come()
        open_log()
        firefox.go_back()
        until(firefox, closed)
        open_log()
        firefox.evaluate("document.querySelector('dialog[open]').close()")
        firefox.reload()  # in the same moment
        until(firefox, closed)
        leave()

        come()
        open_log()
        firefox.reload()
        until(firefox, closed)
        leave()


TROUBLE = """window.trouble = '';
addEventListener('error', one => (window.trouble += one.message));
addEventListener('unhandledrejection', one => (window.trouble += one.reason));"""


def until(firefox: Firefox, so: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not firefox.evaluate(so):
        assert time.monotonic() < end, f"not within {seconds} s: {so}"
        time.sleep(0.1)
