"""Nothing jumps while a game is played: whole games of bots, frame by frame, and what the browser calls a shift."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice

import pytest

from ludoteka.games import ORDER, load
from ludoteka.server.protocol import TheRace
from tests.browser.conftest import Person
from tests.browser.fed import SETTLED, Feeder
from tests.browser.moments import Moment, after_race, game_frames, lobby
from tests.house import House

SEATS = 3
OPTIONS = {"harvest": {"end": "fixed_rounds"}, "chant": {"cards_per_type": "15"}}  # they end sooner
SEEDS = {"uno": 2, "chant": 6, "five": 7, "four": 2}  # games that have everything in them and end soon
WHOLE = os.environ.get("LUDOTEKA_ACCESS") == "all"
FRAMES = 400 if WHOLE else 24
SIZES = {"small": (320, 568, "ru-RU"), "phone": (390, 844, "en-GB"), "desk": (1440, 900, "de-DE")}
RACED = ("uno", "harvest", "chant", "five", "four")
RACE_EVERY = 6  # frames; it comes with the frame or, every other time, once that has been looked at

FASTER = 10  # times what glides: a person's game is slower than this one

# What moved of its own accord, by its class, with its old and its new place. Nobody has touched anything.
WATCH = """() => {
  window.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver(list => {
    const no = document.querySelector('.table').dataset.frame;
    for (const { sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources) {
        const one = node?.className === undefined ? node?.parentElement : node;
        window.shifts.push(`${one?.getAttribute('class')}, frame ${no}, ${box(previousRect)} to ${box(currentRect)}`);
      }
  }).observe({ type: 'layout-shift' });
}"""
# Boxes that draw nothing move without anybody's seeing it; the browser passes over what is hidden.
DRAWN = """() => {
  const seen = new CSSStyleSheet();
  seen.replaceSync(`
    .table :is(main, section, .middle, .room, .zones, .zone:not(.tap), .content, .cards, .place, .tags, .bar, .places,
      .own, .actions, .side, .head, .line, .marks, .faces, .things, .hand) { visibility: hidden }
    .table :is(.card, .coins, .count, .label, .said, .tag, .zone.tap, .plate, .disc, .called, .mark, .number, .stake,
      .prompt, .last p, .button, .amount, .face, .race, .round, aside) { visibility: visible }`);
  document.adoptedStyleSheets = [seen];
}"""


@pytest.mark.parametrize("size", SIZES if WHOLE else ("small",))
@pytest.mark.parametrize("game_id", ORDER)
def test_nothing_jumps_while_a_game_is_played(person: Person, house: House, game_id: str, size: str):
    width, height, language = SIZES[size]
    page = person(width=width, height=height, locale=language)
    gliding = page.context.new_cdp_session(page)
    gliding.send("Animation.enable")
    gliding.send("Animation.setPlaybackRate", {"playbackRate": FASTER})
    game, options = load(game_id), OPTIONS.get(game_id, {})
    table, feeder = lobby(game, SEATS, options), Feeder(page, house.url)
    feeder.sit(table, 0)
    frames = game_frames(game, SEATS, 0, options, SEEDS.get(game_id, 0), only_new=True)
    for name, frame in islice(frames, FRAMES):
        feeder.no += 1
        feeder.send_frame(replace(frame, no=feeder.no))
        raced = game_id in RACED and feeder.no % RACE_EVERY == 0
        race = after_race(Moment(game_id, name, table, frame, 0)).race if raced else None
        if race and feeder.no % (2 * RACE_EVERY):
            feeder.send(TheRace(race))
        page.wait_for_selector(f".table[data-frame='{feeder.no}']")
        page.evaluate(SETTLED)
        if feeder.no == 1:
            page.evaluate(DRAWN)
            page.evaluate(WATCH)
        if race and feeder.no % (2 * RACE_EVERY) == 0:
            feeder.send(TheRace(race))
            page.evaluate(SETTLED)
    shifts = page.evaluate("window.shifts")
    print(f"{game_id}, {size}: {feeder.no} frames, {len(shifts)} things shifted", *shifts, sep="\n")
    assert shifts == []
    assert frame.ending or feeder.no == FRAMES
