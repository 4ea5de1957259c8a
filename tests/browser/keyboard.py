"""Somebody without a pointer: keys alone, and of the page only where the focus is and what that is called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import choice, random

from playwright.sync_api import Page

STOPS = 40  # places for the focus at one table; there are fewer
CARDS = 30  # in one hand
REACTIONS = 3  # on the way from the hand to the one that is looked for, and that
REACTION_MS = 220  # sooner than 100 would answer the card before

FOCUS = """() => {
  const one = document.activeElement;
  const places = [];
  for (let up = one.parentElement; up; up = up.parentElement)
    if (up.localName === 'dialog') places.push('dialog');
    else if (up.hasAttribute('aria-label')) places.push(up.getAttribute('aria-label'));
  const heard = one.cloneNode(true);
  for (const mute of heard.querySelectorAll('[aria-hidden=true]')) mute.remove();
  const named = one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? heard.textContent;
  return {
    name: one === document.body ? '' : named.trim().replace(/\\s+/g, ' '),
    place: places.join(' < '),
    off: one.disabled === true || one.getAttribute('aria-disabled') === 'true',
    none: one === document.body,
  };
}"""


@dataclass(frozen=True)
class Focus:
    """What a person hears where they are."""

    name: str
    place: str
    off: bool
    none: bool


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: list[str] = []  # what was pressed, by name

    def focus(self) -> Focus:
        return Focus(**self.page.evaluate(FOCUS))

    def press(self, key: str) -> Focus:
        self.page.keyboard.press(key)
        return self.focus()

    def find(self, fits: Callable[[Focus], bool], key: str = "Tab", most: int = STOPS) -> bool:
        """Go on with this key until the focus is on something fitting."""
        return any(fits(self.press(key)) for _ in range(most))

    def enter(self, fits: Callable[[Focus], bool]) -> None:
        """What is there is reached, and pressed."""
        assert self.find(fits), f"not within reach: {self.focus()}"
        self.page.keyboard.press("Enter")

    def act(self) -> bool:
        """One thing that may be done now: a choice that is asked, a card, or else a person, a pile, a button.

        Which of several is luck: who always takes the first can go round in a circle."""
        if "dialog" in self.focus().place:
            return self._choose()
        others: list[str] = []
        for _ in range(STOPS):
            stop = self.press("Tab")
            if "dialog" in stop.place:
                return self._choose()
            if is_hand(stop):
                return self._card(stop) or self._one_of(others)
            if stop.none and others:
                break
            if may_be_done(stop):
                others.append(stop.name)
        return self._one_of(others)

    def _card(self, first: Focus) -> bool:
        """Along the hand to a card that can be played: the first or the next."""
        found = playable(first) or self._first_card()
        if found and random() < 0.5:
            found = self.find(playable, "ArrowRight", CARDS) or self._first_card()
        done = found and self._press_here()
        if done and "2 cards" in first.place:
            self._uno()
        return done

    def _uno(self) -> None:
        """Whoever has one card left says so, once the colour is chosen; who does not draws, and games grow long."""
        if "dialog" in self.focus().place:
            self._choose()
        if self.find(lambda stop: stop.name == "Uno!", "Shift+Tab", REACTIONS):
            self._press_here()

    def _first_card(self) -> bool:
        return playable(self.press("Home")) or self.find(playable, "ArrowRight", CARDS)

    def _one_of(self, names: list[str]) -> bool:
        if not names:
            return False
        name = choice(names)
        return self.find(lambda stop: stop.name == name and not stop.off, "Shift+Tab") and self._press_here()

    def _choose(self) -> bool:
        if self.focus().name in ("Close", "") and not self.find(lambda stop: stop.name not in ("Close", "")):
            return False
        return self._press_here()

    def _press_here(self) -> bool:
        if self.page.locator(".end").count():  # over meanwhile: what lies there now is no move
            return False
        self.done.append(self.focus().name)
        self.page.keyboard.press("Enter")
        return True


TABLE = ("The others", "The middle of the table", "My place")
NO_MOVES = (
    *("Note sheet", "Announce", "Uno!", "Counter-Uno!", "The rule", "Close"),
    *("Once more", "Look at the table", "Watch it again", "Keep the game"),
)


def is_hand(stop: Focus) -> bool:
    return "Your hand" in stop.place or stop.name.endswith(("can be played", "not now"))


def playable(stop: Focus) -> bool:
    return stop.name.endswith("can be played")


def may_be_done(stop: Focus) -> bool:
    return not stop.off and any(place in stop.place for place in TABLE) and stop.name not in NO_MOVES
