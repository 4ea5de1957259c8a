"""Two people with real pages and one bot finish a game of each kind; refresh, back, restart on the way."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.table import act, deal, ended, hand, line_is_back, my_turn, open_table, play, sit_down, until
from tests.house import House

pytestmark = pytest.mark.alone

QUICK = {
    "uno": {"hand_size": "5", "draw": "one"},
    "duel": {"hand_size": "2"},
    "five": {"points_to_win": "1", "beat": "0.7"},
}
LONGEST_S = 240

Snap = Callable[[Page, str], None]


def sat_down(person: Person, game: str, options: dict[str, str]) -> tuple[Page, Page]:
    """A host and a friend at a table with one bot, cards dealt."""
    host, friend = person(), person()
    code = open_table(host, game, options)
    sit_down(friend, code, "Magpie")
    deal([host, friend])
    return host, friend


# Somebody who counts: every new card on the pile, and whether some wine lies there exactly five times.
COUNTING = """() => {
  let seen = new Map();
  const look = () => {
    const top = document.querySelector('.zone.slap [data-key]');
    if (!top) seen = new Map();
    else seen.set(top.dataset.key, top.closest('.zone').querySelector('.unseen').textContent.replace(/, \\d+$/, ''));
    const wines = [...seen.values()];
    window.five = wines.some(wine => wines.filter(other => other === wine).length === 5);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}"""


def slapping(*pages: Page) -> Callable[[], None]:
    """Everybody counts and slaps at five, with a person's reaction: sooner than 100 ms would answer the card before."""
    for page in pages:
        page.evaluate(COUNTING)

    def at_five() -> None:
        for page in pages:
            if page.evaluate("window.five"):
                page.wait_for_timeout(220)
                page.keyboard.press(" ")

    return at_five


@pytest.mark.parametrize("game", ["uno", "duel", "five"])
def test_two_people_and_a_bot_finish_a_game(person: Person, snap: Snap, game: str):
    host, friend = sat_down(person, game, QUICK[game])
    snap(host, f"{game}-table")
    pages = [host, friend]
    also = slapping(*pages) if game == "five" else None
    play(pages, lambda: all(ended(page) for page in pages), LONGEST_S, also)
    snap(host, f"{game}-end")
    for page in pages:
        expect(page.locator(".end li")).to_have_count(3)
        assert page.locator(".end .place").first.inner_text() == "1"

    friend.get_by_role("button", name="Look at the table").click()
    expect(friend.locator(".end")).to_have_count(0)
    friend.get_by_role("button", name="The result").click()
    expect(friend.locator(".end")).to_be_visible()

    with host.expect_download() as download:
        host.get_by_role("link", name="Keep the game").click()
    assert download.value.path().read_text().count("\n") > 5

    host.get_by_role("button", name="Once more").click()  # a rematch with the same seats, in one tap
    for page in pages:
        expect(page.locator(".end")).to_have_count(0)
        page.wait_for_selector(".prompt")


def until_my_turn(host: Page, friend: Page, moves: int) -> None:
    """Some moves are made, then the host owes one: nobody else can change the hands."""
    done = count()

    def one_more() -> bool:
        if my_turn(host) and next(done) >= moves:
            return True
        act(host)
        return False

    play([friend], one_more, 90)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["uno", "duel", "five"])
def test_the_server_is_killed_and_the_pages_go_on_with_the_same_hands(person: Person, house: House, game: str):
    """case 41"""
    options = {"uno": {}, "duel": {"hand_size": "5", "time_to_choose": "none"}, "five": {"points_to_win": "5"}}[game]
    host, friend = sat_down(person, game, options)
    if game == "five":
        until(host, "Number(document.querySelector('.table').dataset.frame) > 3")
    else:
        until_my_turn(host, friend, 2)
    before = (hand(host), hand(friend))
    scores = host.locator(".plate .score").all_inner_texts()
    frame = frame_of(host)

    house.kill()
    for page in (host, friend):
        expect(page.locator(".banner")).to_be_visible(timeout=10_000)
    house.open()
    for page in (host, friend):
        line_is_back(page)

    assert before == (hand(host), hand(friend))
    assert scores == host.locator(".plate .score").all_inner_texts()
    play([host, friend], lambda: frame_of(host) > frame + 2, 60, slapping(host) if game == "five" else None)


def frame_of(page: Page) -> int:
    number: int = page.evaluate("Number(document.querySelector('.table').dataset.frame)")
    return number


def test_a_refresh_and_the_back_button_lead_to_the_same_hand(person: Person):
    host, friend = sat_down(person, "uno", {})
    until_my_turn(host, friend, 0)
    before = hand(host)
    assert len(before) >= 5

    host.reload()
    host.wait_for_selector(".table")
    assert before == hand(host)

    host.go_back()
    host.wait_for_selector(".home")
    host.go_forward()
    host.wait_for_selector(".table")
    assert before == hand(host)
