"""What a person does at the page, in words of the game table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

READY = "document.querySelector('.table') && !document.querySelector('.banner')"

Options = dict[str, str]


def open_table(page: Page, game: str, options: Options | None = None, bots: int = 1) -> str:
    """Open a table from the shelf, choose, add bots; its code."""
    shelf = page.locator(".game", has=page.locator(f"a[href='/rules/{game}']"))
    shelf.get_by_role("button", name=re.compile("^Open a table")).click()
    page.wait_for_selector(".lobby")
    if options and not page.locator("details[open]").count():
        page.locator("summary").click()
    for key, value in (options or {}).items():
        page.locator(f"[data-option='{key}'] select").select_option(value)
        expect(page.locator(f"[data-option='{key}'] select")).to_have_value(value)
    for i in range(bots):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.locator("[data-chair='bot']")).to_have_count(i + 1)
    return page.url.rsplit("/", 1)[1]


def sit_down(page: Page, code: str, name: str) -> None:
    """By the link: a name, and a chair."""
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/', 3)[2]}/t/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".lobby")


def deal(pages: Sequence[Page]) -> None:
    """The first page is the host's."""
    for page in pages[1:]:
        page.get_by_role("button", name="I am ready").click()
    expect(pages[0].locator("[data-chair='person']")).to_have_count(len(pages))
    pages[0].get_by_role("button", name="Deal").click()
    for page in pages:
        page.wait_for_selector(".table")


def hand(page: Page) -> list[str]:
    """The faces I hold, from the left."""
    faces: list[str] = page.eval_on_selector_all(".hand [data-face]", "cards => cards.map(card => card.dataset.face)")
    return faces


def ended(page: Page) -> bool:
    return page.locator(".end").count() > 0


# A finger on something that may be done: a choice that is asked, a card that fits, a neighbour, a pile, a button. Which
# of several is luck: hands that always take the first one can go round in a circle, in Duel for ever.
ACT = """() => {
  const dialog = document.querySelector('dialog[open] [data-move]');
  if (dialog) { dialog.click(); return 'choice'; }
  const found = ['.hand .legal:not(.sent)', '.plate.tap.legal', '.zone.tap.legal:not(.slap):not(.pressed)',
                 '.actions .main:not(.sent)'].map(what => [...document.querySelectorAll(what)]).find(all => all.length);
  if (!found) return '';
  const one = found[Math.floor(Math.random() * found.length)];
  one.click();
  return one.className;
}"""


def act(page: Page) -> str:
    done: str = page.evaluate(ACT)
    return done


def play(
    pages: Sequence[Page], until: Callable[[], bool], seconds: float, also: Callable[[], None] | None = None
) -> None:
    """Everybody does what may be done, until something is so."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, (
            f"after {seconds} s: {[page.locator('.prompt').all_inner_texts() for page in pages]}"
        )
        for page in pages:
            act(page)
        if also:
            also()
        pages[0].wait_for_timeout(120)


def my_turn(page: Page) -> bool:
    return page.locator(".mine.turn").count() > 0


def line_is_back(page: Page) -> None:
    until(page, READY, 20)


def until(page: Page, so: str, seconds: float = 60) -> None:
    """Wait until an expression, or what it promises, is true there. (The page's policy forbids the browser library's
    own way.)"""
    end = time.monotonic() + seconds
    while not page.evaluate(f"Promise.resolve({so}).then(Boolean)"):
        assert time.monotonic() < end, f"not within {seconds} s: {so}"
        page.wait_for_timeout(50)
