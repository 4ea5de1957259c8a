"""Three games played to their ends by somebody who only hears: of the page its accessibility tree, nothing else."""

from __future__ import annotations

import os
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import combinations

import pytest

from tests.browser.conftest import Person
from tests.browser.keyboard import REACTION_MS
from tests.browser.screen_reader import PATIENCE_S, Heard, ScreenReader
from tests.browser.test_keyboard import QUICK, seated
from tests.house import House

GAMES = ("five", "uno", "tricoda")
PLAYED = GAMES if os.environ.get("LUDOTEKA_ACCESS") == "all" else GAMES[:1]
LONGEST_S = 240
OPTIONS = {
    "five": {"points_to_win": "1", "beat": "1.0"},
    "uno": QUICK["uno"],
    "tricoda": {"points_to_win": "2", "notepad_help": "training"},
}


class Over(Exception):
    """The game ended before what was looked for was there."""


class Listener:
    """A player: what was heard decides what is pressed."""

    def __init__(self, reader: ScreenReader) -> None:
        self.reader = reader
        self.done: list[str] = []
        self.read = 0  # of what was told, how much was thought about
        self.understood = 0  # how often what was heard led to something

    def press(self, one: Heard) -> bool:
        self.done.append(one.name)
        return self.reader.press(one)

    def find(self, name: str, within: str) -> Heard:
        """Waits until there is a button of this name."""
        end = time.monotonic() + PATIENCE_S
        while not (found := self.reader.all("button", lambda one: one == name, within)):
            if self.over():
                raise Over
            assert time.monotonic() < end, f"no “{name}”"
            self.reader.page.wait_for_timeout(50)
        return found[0]

    def over(self) -> bool:
        return bool(self.reader.all("button", lambda name: name == "Once more"))

    def news(self) -> list[str]:
        self.reader.listen()
        told, self.read = self.reader.told[self.read :], len(self.reader.told)
        return told

    def buttons(self) -> list[Heard]:
        return [one for one in self.reader.all("button", within="What I can do") if not one.off]

    def answer_dialog(self) -> bool:
        """What is asked, be it anything."""
        asked = [one for one in self.reader.all("button", within="dialog") if one.name != "Close"]
        return bool(asked) and self.press(asked[0])


class AtUno(Listener):
    def act(self) -> None:
        if self.answer_dialog():
            return
        cards = self.reader.all("button", within="Your hand")
        fitting = [card for card in cards if card.name.endswith("can be played")]
        calls = {one.name: one for one in self.buttons()}
        if fitting:
            self.understood += 1
            self.press(fitting[0])
            if len(cards) == 2:
                self.answer_dialog()
                self.press(calls["Uno!"])
        elif asked := [one for name, one in calls.items() if name not in ("Uno!", "Counter-Uno!")]:
            self.press(asked[0])


class AtFive(Listener):
    """Counts in the head."""

    def __init__(self, reader: ScreenReader) -> None:
        super().__init__(reader)
        self.pile: Counter[str] = Counter()

    def act(self) -> None:
        for said in self.news():
            if said.startswith("Round"):
                self.pile.clear()
            elif said.endswith(" wine"):
                self.understood += 1
                self.pile[said] += 1
            else:
                continue
            if 5 in self.pile.values():
                self.slap()

    def slap(self) -> None:
        self.reader.page.wait_for_timeout(REACTION_MS)
        slap = [one for one in self.reader.all("button", lambda name: name == "Slap!") if not one.off]
        if slap:
            self.press(slap[0])


class AtTricoda(Listener):
    """Announces when the note sheet leaves one set of digits, or few."""

    FEW = 3

    def act(self) -> None:
        if asked := self.buttons():
            self.press(asked[0])
            return
        if any("announce" in said.lower() or "answers" in said for said in self.news()):
            self.consider()

    def consider(self) -> None:
        self.press(self.find("Note sheet", "My place"))
        close = self.find("Close", "dialog")
        sets = self.sets()
        self.understood += bool(sets)
        self.press(close)
        if 0 < len(sets) <= self.FEW:
            self.announce(sorted(sets)[0])

    def sets(self) -> set[tuple[str, str, str]]:
        """Which three digits the sheet leaves open."""
        cells = [one.name.split(": ") for one in self.reader.all("button", lambda name: ": " in name, "dialog")]
        left = [tile.split()[-1] for tile, mark in cells if mark != "struck"]
        sure = {tile.split()[-1] for tile, mark in cells if mark == "ringed"}
        return {three for three in combinations(sorted(left), 3) if sure <= set(three)}

    def announce(self, digits: tuple[str, ...]) -> None:
        self.press(self.find("Announce", "My place"))
        for digit in digits:
            self.press(self.find(digit, "dialog"))
        self.press(self.find(f"Announce {' · '.join(digits)}", "dialog"))


PLAYERS: dict[str, Callable[[ScreenReader], AtUno | AtFive | AtTricoda]] = {
    "uno": AtUno,
    "five": AtFive,
    "tricoda": AtTricoda,
}


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_to_its_end_by_somebody_who_only_hears_it(person: Person, house: House, game: str):
    reader = ScreenReader(seated(person, house, game, OPTIONS[game]))
    player = PLAYERS[game](reader)
    end = time.monotonic() + LONGEST_S
    while not player.over():
        assert time.monotonic() < end, f"not over: {player.done[-12:]}, {reader.told[-12:]}"
        with suppress(Over):
            player.act()
        reader.page.wait_for_timeout(40)
    print(
        f"{game}: pressed {len(player.done)}, heard {len(reader.told)}: {', '.join(dict.fromkeys(player.done))}"[:500]
    )
    assert player.understood >= 4
    won = reader.all("heading", lambda name: bool(re.search("won|wins|Winners", name)))
    assert len(won) == 1
    reader.press(reader.find("button", "Once more"))
    reader.find("region", "My place")
    assert not reader.all("button", lambda name: name == "Once more")
