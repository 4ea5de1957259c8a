"""Games played to their ends against bots by keys alone."""

from __future__ import annotations

import json
import os
import time

import pytest
from playwright.sync_api import Page

from ludoteka.games import ORDER
from tests.browser.conftest import Person
from tests.browser.keyboard import REACTION_MS, Keyboard
from tests.browser.test_whole_games import slapping
from tests.house import House

pytestmark = pytest.mark.alone

QUICK: dict[str, dict[str, str]] = {
    "uno": {"hand_size": "5", "draw": "one"},
    "vinegret": {"deals": "1"},
    "tricoda": {"points_to_win": "2"},
    "harvest": {"cards_per_type": "15", "grab_window": "2", "end": "fixed_rounds"},
    "chant": {"cards_per_type": "15", "beat": "0.9"},
    "duel": {"hand_size": "2"},
    "five": {"points_to_win": "1", "beat": "0.7"},
    "four": {"points_to_win": "1"},
}
BOTS = {"tricoda": 4}  # the more racks, the sooner each knows its own; else 1
ALWAYS = ("duel",)  # the others take longer: `make test-access` plays all
PLAYED = ORDER if os.environ.get("LUDOTEKA_ACCESS") == "all" else ALWAYS
LONGEST_S = 240


def seated(person: Person, house: House, game: str, options: dict[str, str]) -> Page:
    """At a table with bots, cards dealt."""
    guest = house.guest("Magpie")
    code = house.table(guest["token"], game, options=options, bots=["normal"] * BOTS.get(game, 1), start=True)
    page = person(at="/healthz", width=1000, height=800)
    page.add_init_script(f"localStorage.setItem('ludoteka.guest', {json.dumps(json.dumps(guest))})")
    page.goto(f"{house.url}/t/{code}")
    page.wait_for_selector(".table")
    return page


CALLED = """() => {  // what is heard of the pile, if the word that is called is the card's
  const heard = document.querySelector('.zone.slap .unseen')?.textContent ?? '';
  const [word, card] = heard.split(': ').map((part) => part.split(',')[0].replace(/[^\\p{L} ]/gu, ''));
  return word === card ? heard : '';
}"""


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_to_its_end_by_keys_alone(person: Person, house: House, game: str):
    page = seated(person, house, game, QUICK[game])
    keys = Keyboard(page)
    slap = slapping(page) if game == "five" else lambda: None
    end = time.monotonic() + LONGEST_S
    acted, answered = 0, ""
    while not page.locator(".end").count():
        assert time.monotonic() < end, f"not over after {acted} moves; pressed last: {keys.done[-12:]}"
        if game == "five":
            slap()
        elif game == "chant":
            heard = page.evaluate(CALLED)
            if heard not in ("", answered):
                page.wait_for_timeout(REACTION_MS)
                page.keyboard.press(" ")
                acted, answered = acted + 1, heard
        else:
            acted += keys.act()
        page.wait_for_timeout(30)
    print(f"{game}: {acted} moves by keys: {', '.join(dict.fromkeys(keys.done))}"[:400])
    if game != "five":
        assert acted > 0
    page.keyboard.press("Escape")  # a choice that came too late
    keys.enter(lambda stop: stop.name == "Once more")
    page.wait_for_selector(".prompt")
    assert page.locator(".end").count() == 0
