"""Nothing jumps while a game is played: whole games of bots, frame by frame, and what the browser calls a shift."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page

from ludoteka.games import ORDER, load
from tests.browser.conftest import Person
from tests.browser.fed import SETTLED, Feeder
from tests.browser.moments import game_frames, lobby
from tests.house import House

SEATS = 3
SHORT = {  # options with which a game ends soon, and has everything in it all the same
    "uno": {"hand_size": "5"},
    "harvest": {"end": "fixed_rounds"},
}
PLAYED = ORDER if os.environ.get("LUDOTEKA_ACCESS") == "all" else ("uno", "harvest")  # the others take longer

# What glides is where it goes to: a person's game is slower than this.
LANDED = "document.getAnimations().forEach(one => one.effect.getTiming().iterations < Infinity && one.finish())"

# What moved of its own accord, by its class, with its old and its new place.
WATCH = """() => {
  window.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver(list => {
    const no = document.querySelector('.table').dataset.frame;
    for (const { sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources) {
        const one = node?.className === undefined ? node?.parentElement : node;
        window.shifts.push({ fixed: Boolean(one?.matches(FIXED)), middle: Boolean(one?.closest('.zones')),
          what: `${one?.getAttribute('class')}, frame ${no}, ${box(previousRect)} to ${box(currentRect)}` });
      }
  }).observe({ type: 'layout-shift' });
}"""
# What stands where it is, whatever is played: a finger or an eye looks for it there.
FIXED = ".slap, .others, .others .plate, .others .plate .head, .prompt, .prompt *, .last, .last p, .hand"


@pytest.mark.parametrize("game_id", PLAYED)
def test_what_stands_at_a_table_stays_where_it_is_while_a_game_is_played(person: Person, house: House, game_id: str):
    page = person()
    feeder, frames = seated(page, house, game_id), game_frames(load(game_id), SEATS, 0, SHORT.get(game_id, {}), 0, True)
    shown = 0
    for _, frame in frames:
        feeder.no += 1
        feeder.send_frame(replace(frame, no=feeder.no))
        page.wait_for_selector(f".table[data-frame='{feeder.no}']")
        page.evaluate(SETTLED)
        page.evaluate(LANDED)
        if feeder.no == 1:
            page.evaluate(WATCH.replace("FIXED", repr(FIXED)))
        shown += 1
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    inside = sum(one["middle"] for one in shifts)
    print(f"{game_id}: {shown} frames; shifted: {inside} things in the middle, {len(shifts) - inside} elsewhere")
    assert page.locator(".end").count()
    assert [one["what"] for one in shifts if one["fixed"]] == []


def seated(page: Page, house: House, game_id: str) -> Feeder:
    feeder = Feeder(page, house.url)
    feeder.sit(lobby(load(game_id), SEATS, SHORT.get(game_id, {})), 0)
    return feeder
