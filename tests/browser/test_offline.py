"""Tables on one device: the rules in the page's own worker, without a server and without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteka.match import replay
from ludoteka.match.verify import verify
from tests.browser.conftest import Person
from tests.browser.lessons import finish
from tests.browser.table import ended, play, until
from tests.browser.test_replay import at, bring, last
from tests.browser.test_screens import barriers, overflow
from tests.house import House

SHORT = {"points_to_win": "1", "beat": "0.7", "target": "4"}
KEPT = "caches.open('python').then(cache => cache.keys()).then(files => files.length >= 8)"
READ = "caches.open('answers').then(cache => cache.match('/api/rules/five/en?whole'))"
STARTS_S = 90  # Python, on a machine that has other things to do


def choose(page: Page, options: dict[str, str]) -> None:
    if not page.locator("details[open]").count():
        page.locator("summary").click()
    for key, value in options.items():
        page.locator(f"[data-option='{key}'] select").select_option(value)
        expect(page.locator(f"[data-option='{key}'] select")).to_have_value(value)


def deal(page: Page, shows: str) -> None:
    page.get_by_role("button", name="Deal").click()
    page.wait_for_selector(shows)


def middle(of: Locator) -> dict[str, float]:
    box = of.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


class Fingers:
    """Several on one screen, each lifted when it is."""

    def __init__(self, page: Page) -> None:
        self.browser = page.context.new_cdp_session(page)
        self.lying: dict[int, dict[str, float]] = {}

    def down(self, *places: Locator) -> list[int]:
        numbers = range(len(self.lying), len(self.lying) + len(places))
        self.lying |= {number: {**middle(place), "id": number} for number, place in zip(numbers, places, strict=True)}
        self._touch("touchStart")
        return list(numbers)

    def up(self) -> None:
        self.lying = {}
        self._touch("touchEnd")

    def lift(self, number: int) -> None:
        del self.lying[number]
        self._touch("touchMove")  # without it

    def _touch(self, what: str) -> None:
        self.browser.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(self.lying.values())})


def stands(there: Locator) -> bool:
    return there.count() > 0


def go_round(page: Page) -> None:
    """The device goes to whoever owes a move."""
    there = page.get_by_role("button", name=re.compile("^(Pass it on to|Show my cards)"))
    if stands(there):
        there.first.click()


def save(page: Page, path: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the game").click()
    download.value.save_as(path)
    return path.read_text(encoding="utf-8")


def sit_round(page: Page, house: House, way: str, game: str) -> None:
    page.goto(f"{house.url}/here/{way}/{game}")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    expect(page.locator("[data-chair='person']")).to_have_count(2)


def test_a_game_goes_on_to_its_end_without_server_and_network(
    person: Person, house: House, snap: Callable[[Page, str], None], tmp_path: Path
):
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector(".game")
    assert [url for url in asked if "python" in url or "pyodide" in url] == []
    page.goto(f"{house.url}/here/alone/five")
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    until(page, KEPT, STARTS_S)
    until(page, "navigator.serviceWorker.controller !== null", STARTS_S)  # it comes after the page's first seconds
    until(page, READ, STARTS_S)
    browser = page.context.new_cdp_session(page)
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every test's browser is
    expect(page.locator("[data-chair='bot']")).to_have_count(3)
    expect(page.get_by_role("link", name="Learn")).to_have_attribute("href", "/learn/five?here=alone")
    choose(page, SHORT)
    deal(page, ".table")
    page.context.set_offline(True)
    house.kill()
    try:
        page.reload()
        page.wait_for_selector(".table", timeout=STARTS_S * 1000)
        assert not ended(page)
        page.get_by_role("button", name="Rules").click()  # never opened before
        page.locator("dialog[open] .book p").first.wait_for()
        page.keyboard.press("Escape")
        play([page], lambda: ended(page), 90)
        snap(page, "offline-end")
        file = save(page, tmp_path / "alone.ludo")
        page.get_by_role("link", name="Watch it again").click()
        at(page, 0)
        page.keyboard.press("End")
        at(page, last(page))
        snap(page, "offline-replay")
        page.reload()
        page.wait_for_selector(".replay", timeout=STARTS_S * 1000)
        page.get_by_role("button", name="About this game").click()
        expect(page.get_by_text("the seed fits the seal")).to_be_visible()
        assert save(page, tmp_path / "again.ludo") == file
        page.keyboard.press("Escape")
        bring(page, tmp_path / "alone.ludo")  # any file, folded by the rules here
        page.keyboard.press("End")
        at(page, last(page))
        page.go_back()
        page.get_by_role("link", name="The result").click(timeout=STARTS_S * 1000)
        page.wait_for_selector(".end")
        page.goto(f"{house.url}/")
        expect(page.locator(".game")).to_have_count(8)
        page.get_by_role("button", name=re.compile("^Play now.*Harvest")).click()  # bots need no server
        page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
        assert page.url == f"{house.url}/here/alone/harvest"
        page.goto(f"{house.url}/learn/five?here=alone")  # by the rules here: it was never opened before
        page.wait_for_selector(".coach", timeout=STARTS_S * 1000)
        page.locator(".coach").get_by_role("link", name="To my table").click()
        page.wait_for_selector(".end", timeout=STARTS_S * 1000)
    finally:
        house.open()
    assert verify(file) == []
    assert replay.read(file).header.game == "five"
    guest = person()
    bring(guest, tmp_path / "alone.ludo")
    assert last(guest) == len(replay.read(file).match().inputs)


def test_after_the_end_of_a_game_that_went_round_everybody_sees_it_again_with_all_hands_open(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person()
    sit_round(page, house, "pass", "duel")
    choose(page, {"hand_size": "2"})
    deal(page, ".cover h1")
    play([page], lambda: ended(page), 120, also=lambda: go_round(page))
    snap(page, "pass-end")
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".replay")
    expect(page.locator(".hands .hand")).to_have_count(2)
    page.go_back()
    page.wait_for_selector(".end")
    page.get_by_role("button", name="Once more").click()
    page.wait_for_selector(".cover h1")
    page.goto(f"{house.url}/here/pass/duel/replay")  # there is nothing to be seen while a game is on
    page.wait_for_selector(".cover h1", timeout=STARTS_S * 1000)
    assert page.url == f"{house.url}/here/pass/duel"


def test_nothing_of_a_hand_is_left_in_the_page_under_the_cover(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person()
    sit_round(page, house, "pass", "uno")
    deal(page, ".cover h1")
    seen: list[set[str]] = []
    for _hand in range(2):
        cover = page.content()
        assert page.locator("[data-face]").count() == 0
        assert [card for hand in seen for card in hand if card in cover] == []
        snap(page, f"pass-cover-{_hand}")
        page.get_by_role("button", name="Show my cards").click()
        page.wait_for_selector(".hand [data-face]")
        labels = page.eval_on_selector_all(".hand [aria-label]", "cards => cards.map(card => card.ariaLabel)")
        seen.append({str(label).split(",")[0] for label in labels})
        snap(page, f"pass-hand-{_hand}")
        pass_on = page.get_by_role("button", name=re.compile("^Pass it on to"))
        play([page], partial(stands, pass_on), 60)
        pass_on.click()
        page.wait_for_selector(".cover h1")
    assert all(seen)


def test_no_time_passes_for_whom_the_device_has_not_come_to_and_the_last_hand_may_still_call(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person()
    sit_round(page, house, "pass", "uno")
    deal(page, ".cover h1")
    page.get_by_role("button", name="Show my cards").click()
    pass_on = page.get_by_role("button", name=re.compile("^Pass it on to"))
    play([page], partial(stands, pass_on), 60)
    clock = page.locator(".clock .number")

    def stood() -> None:
        page.wait_for_timeout(1500)
        before = clock.inner_text()
        page.wait_for_timeout(2500)
        assert clock.inner_text() == before

    stood()
    expect(page.locator(".banner")).to_have_count(0)
    page.get_by_role("button", name="Uno!", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("calls Uno for nothing")
    snap(page, "pass-called")
    stood()
    pass_on.click()
    page.get_by_role("button", name="Show my cards").click()
    running = clock.inner_text()
    page.wait_for_timeout(2500)
    assert int(clock.inner_text()) < int(running)


def test_two_hands_at_once_on_one_screen_are_two_hands_of_one_race(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person(width=1180, height=820, has_touch=True)
    sit_round(page, house, "screen", "five")
    deal(page, ".screen [data-pad]")
    page.wait_for_selector("[data-pad='0'] .reaction[aria-disabled='false']")
    fingers = Fingers(page)
    fingers.down(*(page.locator(f"[data-pad='{seat}'] .reaction") for seat in range(2)))
    fingers.up()
    for seat in range(2):
        expect(page.locator(f"[data-pad='{seat}'] .mark", has_text=re.compile("first|slapped"))).to_have_count(1)
    snap(page, "screen-race")
    assert page.evaluate("[visualViewport.scale, scrollY]") == [1, 0]


def claims(pad: Locator) -> list[object]:
    return [button.bounding_box() for button in pad.locator(".reaction").all()]


def test_who_holds_the_eye_of_a_pad_sees_that_hand_and_no_other(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    page = person(width=820, height=1180, has_touch=True)
    sit_round(page, house, "screen", "four")
    deal(page, ".screen [data-pad]")
    pads = [page.locator(f"[data-pad='{seat}']") for seat in range(2)]
    eyes = [pad.locator(".look") for pad in pads]
    hands = [pad.locator("[data-face]") for pad in pads]
    fingers = Fingers(page)
    expect(pads[0].locator(".held .cards > *")).to_have_count(5)
    assert page.locator("[data-pad] [data-face]").count() == 0

    fingers.down(eyes[0])
    expect(hands[0]).to_have_count(5)
    expect(hands[1]).to_have_count(0)
    second = fingers.down(hands[0].first)[0]  # the other hand plays while this one holds
    expect(hands[0]).to_have_count(4)
    fingers.lift(second)
    expect(pads[0].locator(".prompt")).to_contain_text("You put aside")
    page.wait_for_timeout(400)  # longer than a tap
    fingers.up()
    expect(hands[0]).to_have_count(0)
    expect(pads[0].locator(".prompt")).not_to_contain_text("You put aside")

    fingers.down(eyes[1])  # a tap leaves it open
    fingers.up()
    expect(hands[1]).to_have_count(5)
    fingers.down(hands[1].first)
    fingers.up()
    page.wait_for_selector("[data-pad='0'] .reaction[aria-disabled='false']")
    lie = [claims(pad) for pad in pads]
    assert [len(some) for some in lie] == [3, 3]
    snap(page, "screen-four")
    fingers.down(eyes[0], pads[1].get_by_role("button", name="Draw"))
    expect(hands[1]).to_have_count(5)
    expect(hands[0]).to_have_count(4)
    assert [claims(pad) for pad in pads] == lie
    page.wait_for_timeout(400)
    fingers.up()
    expect(hands[0]).to_have_count(0)
    eyes[1].press("Enter")  # by a key as well
    expect(hands[1]).to_have_count(0)
    assert [claims(pad) for pad in pads] == lie
    assert page.locator("[data-pad] [data-face]").count() == 0


# Every button of a pad lies within it and beside the others, wide enough for a finger, and says all it says.
CRAMPED = """() => [...document.querySelectorAll('[data-pad]')].flatMap(pad => {
  const whole = pad.getBoundingClientRect();
  const buttons = [...pad.querySelectorAll('button')].map(button => [button, button.getBoundingClientRect()]);
  const within = ([, box]) => box.left >= whole.left - 1 && box.right <= whole.right + 1 &&
                              box.top >= whole.top - 1 && box.bottom <= whole.bottom + 1;
  const apart = ([one, a]) => buttons.every(([other, b]) => one === other ||
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1);
  const small = ([button]) => Math.min(button.offsetWidth, button.offsetHeight) < 32;
  const cut = ([one]) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  return buttons.filter(one => !within(one) || !apart(one) || small(one) || cut(one))
    .map(([button]) => `${pad.dataset.pad}: ${button.innerText || button.ariaLabel}`);
})"""


def test_a_lesson_is_played_to_its_end_without_server_and_network_and_so_is_the_game_after_it(
    person: Person, house: House
):
    page = person()
    until(page, "navigator.serviceWorker.controller !== null", STARTS_S)
    page.goto(f"{house.url}/learn/duel?pace=0.1")  # its answer is kept
    page.wait_for_selector(".coach")
    page.goto(f"{house.url}/here/alone/duel")
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    until(page, KEPT, STARTS_S)
    page.context.set_offline(True)
    house.kill()
    try:
        page.goto(f"{house.url}/learn/duel?pace=0.1")
        assert finish(page) > 5
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
        assert page.url == f"{house.url}/here/alone/duel"
    finally:
        house.open()


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_six_pads_with_hands_fit_a_screen_that_stands_and_one_that_lies(
    person: Person, house: House, snap: Callable[[Page, str], None], locale: str
):
    page = person(width=820, height=1180, has_touch=True, locale=locale, at="/here/screen/four")
    more = page.locator("form .button[type=button]:not(.plain)")
    more.wait_for()
    while stands(more):
        more.click()
    expect(page.locator("form input")).to_have_count(6)
    page.locator("form .main").click()
    page.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    page.locator(".lobby .main").last.click()
    page.wait_for_selector(".screen [data-pad]")
    for pad in page.locator("[data-pad]").all():
        pad.locator(".look").tap()
        pad.locator("[data-face]").first.tap()
    page.wait_for_selector("[data-pad='0'] .reaction[aria-disabled='false']")
    for width, height in ((820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        snap(page, f"screen-four-{width}-{locale}")
        assert page.evaluate(CRAMPED) == []
        assert overflow(page) == []
    assert barriers(page) == []


def test_a_table_that_is_open_in_two_windows_is_the_latest_ones_and_can_be_taken_back(
    person: Person, house: House, snap: Callable[[Page, str], None]
):
    first = person(at="/here/alone/tricoda")
    first.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    deal(first, ".table")
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector(".table", timeout=STARTS_S * 1000)
    first.get_by_role("heading", name="This table is open in another window").wait_for()
    snap(first, "offline-elsewhere")
    second.get_by_role("button", name="Read a question").click(timeout=60_000)
    expect(second.locator(".prompt")).to_contain_text("learned")
    asked = second.locator("[data-zone='question'] .label").inner_text()
    first.get_by_role("button", name="Continue here").click()
    first.wait_for_selector(".table", timeout=STARTS_S * 1000)
    second.get_by_role("heading", name="This table is open in another window").wait_for()
    first.get_by_role("button", name="What happened").click()
    expect(first.locator("dialog[open]")).to_contain_text(asked)


def test_a_window_that_did_not_hear_that_another_has_its_table_writes_nothing_there(person: Person):
    deaf = person(at="/here/alone/duel")
    deaf.wait_for_selector(".lobby", timeout=STARTS_S * 1000)
    store = """() => new Promise(resolve => {
      const opened = indexedDB.open('ludoteka', 1);
      opened.onsuccess = () => {
        const tables = opened.result.transaction('tables', 'readwrite').objectStore('tables');
        tables.get('alone-duel').onsuccess = ({ target }) =>
          tables.put({ ...target.result, page: 'another' }, 'alone-duel').onsuccess = () => {
            opened.result.close();
            resolve(target.result.text);
          };
      };
    })"""
    before = deaf.evaluate(store)
    deaf.get_by_role("button", name="Deal").click()
    deaf.get_by_role("heading", name="This table is open in another window").wait_for()
    assert before == deaf.evaluate(store)
