"""A finished game is looked at again: step by step, through other eyes, from a file; and what is counted of it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteka.match import replay
from ludoteka.match.verify import verify
from tests.browser.conftest import PHONE, Person
from tests.browser.table import deal, ended, hand, open_table, play, until
from tests.browser.test_screens import Snap, barriers, overflow
from tests.house import House
from tests.server.games import played


def step(page: Page) -> int:
    number: int = page.evaluate("Number(document.querySelector('.replay')?.dataset.step)")
    return number


def at(page: Page, number: int) -> None:
    until(page, f"document.querySelector('.replay')?.dataset.step === '{number}'", 10)


def last(page: Page) -> int:
    return int(page.locator(".controls input[type=range]").get_attribute("max") or 0)


@dataclass(frozen=True)
class Veteran:
    """Somebody who has played a short duel against a bot to its end."""

    state: Any  # of their browser
    table: str  # where it was played


@pytest.fixture(scope="module")
def veteran(chromium: Browser, house: House) -> Veteran:
    context = chromium.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(house.url)
    code = open_table(page, "duel", {"hand_size": "2"}, bots=1)
    deal([page])
    play([page], lambda: ended(page), 120)
    state = context.storage_state()
    context.close()
    return Veteran(state, f"/t/{code}")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was played without a table, with a photo finish in its log."""
    match = played("five", 3, names=("Magpie", "bot-merlot", "bot-syrah"))
    lines = replay.write(replay.of(match)).splitlines()
    hands = [
        {"seat": seat, "move": "slap", "beat": 3, "t": 301.5 + seat, "arrived": 340.0, "rtt": 40.0} for seat in (1, 2)
    ]
    note = {"kind": "race", "at": json.loads(lines[3])["at"], "beat": 3, "hands": hands, "photo": [1, 2]}
    lines.insert(4, json.dumps(note))
    path = tmp_path_factory.mktemp("files") / "five.ludo"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def bring(page: Page, path: Path) -> None:
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + "/replay")
    page.get_by_label("Choose a file").set_input_files(path)
    page.wait_for_selector(".replay")


def test_a_finished_game_is_stepped_through_played_shared_and_carried_to_another_browser(
    person: Person, veteran: Veteran, snap: Snap, tmp_path: Path
) -> None:
    page = person(at=veteran.table, storage_state=veteran.state)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".replay")
    assert step(page) == 0
    assert len(hand(page)) == 2  # my own eyes

    page.get_by_role("button", name="One step on").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, last(page))
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.keyboard.press("Home")
    at(page, 0)

    page.get_by_role("button", name=re.compile("^Speed")).click()  # twice as fast
    page.locator(".controls .main").click()
    until(page, "Number(document.querySelector('.replay').dataset.step) >= 2", 20)
    page.get_by_role("button", name="Pause").click()
    there = step(page)
    page.wait_for_timeout(1500)
    assert step(page) == there

    page.get_by_label("Seen by").select_option("open")
    expect(page.locator(".hands .hand")).to_have_count(2)
    page.get_by_label("Seen by").select_option("watch")
    expect(page.locator(".hands, .hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option("open")
    expect(page.locator(".hands .hand")).to_have_count(2)
    until(page, "location.search === '?eyes=open'", 10)
    snap(page, "replay-open")

    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    assert link.endswith(f"?eyes=open#{there}")
    page.keyboard.press("Escape")
    friend = person(at="/" + link.split("/", 3)[3])
    at(friend, there)
    expect(friend.locator(".hands .hand")).to_have_count(2)

    expect(page.locator(".untrue, .broken")).to_have_count(0)
    page.get_by_role("button", name="About this game").click()
    expect(page.get_by_text("the seed fits the seal")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Keep the game").click()
    path = tmp_path / "kept.ludo"
    download.value.save_as(path)
    assert verify(path.read_text(encoding="utf-8")) == []

    bring(friend, path)
    expect(friend.locator(".replay")).to_have_attribute("data-game", "duel")
    assert last(friend) == last(page)
    friend.get_by_role("button", name="About this game").click()
    with friend.expect_download() as again:
        friend.get_by_role("link", name="Keep the game").click()
    assert again.value.path().read_bytes() == path.read_bytes()


def test_the_way_back_closes_what_lies_over_a_film_and_leaves_it_where_it_stands(
    person: Person, veteran: Veteran
) -> None:
    page = person(at=veteran.table, storage_state=veteran.state)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".replay")
    sheet = page.locator("dialog[open]")
    page.get_by_role("button", name="About this game").click()
    page.get_by_role("button", name="Close").click()  # its step of the history knows where the film began
    page.locator(".controls input[type=range]").press("End")
    until(page, f"location.hash === '#{last(page)}'", 10)
    page.get_by_role("button", name="About this game").click()
    expect(sheet).to_have_count(1)
    page.go_back()
    expect(sheet).to_have_count(0)
    page.wait_for_timeout(100)
    assert (step(page), page.evaluate("location.hash")) == (last(page), f"#{last(page)}")
    page.go_back()
    page.wait_for_selector(".end")


def over_film(page: Page, before: str = "") -> None:
    """The log is opened right after `before`, sooner than the address follows."""
    page.evaluate(f"() => {{ {before}; document.querySelector('.replay .logs').click(); }}")
    expect(page.locator("dialog[open]")).to_have_count(1)


def back_over_film(page: Page, number: int, eyes: str) -> None:
    """The film, the page and the address all stay, longer than the address takes to follow."""
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    until(page, f"location.search + location.hash === '?eyes={eyes}#{number}'", 10)
    page.wait_for_timeout(600)
    assert step(page) == number
    assert page.evaluate("location.search + location.hash") == f"?eyes={eyes}#{number}"


ON = "document.querySelector('.controls [aria-label=\"One step on\"]').click()"


@pytest.fixture
def film(person: Person, veteran: Veteran) -> Page:
    page = person(at=veteran.table, storage_state=veteran.state)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".replay")
    until(page, "location.hash === '#0'", 10)
    return page


def test_the_way_back_over_a_sheet_leaves_a_film_at_the_end_that_it_reached_below_it(film: Page) -> None:
    film.locator(".controls input[type=range]").press("End")
    for _ in range(3):
        film.get_by_role("button", name="One step back").click()
    there = last(film) - 3
    until(film, f"location.hash === '#{there}'", 10)
    eyes = film.get_by_label("Seen by").input_value()
    over_film(film, "document.querySelector('.controls .main').click()")
    at(film, last(film))
    until(film, f"location.hash === '#{last(film)}'", 20)
    back_over_film(film, last(film), eyes)


@pytest.mark.parametrize("wait", [0, 800])
def test_the_way_back_over_a_sheet_keeps_the_steps_that_were_taken_just_before_it(film: Page, wait: int) -> None:
    eyes = film.get_by_label("Seen by").input_value()
    over_film(film)
    film.get_by_role("button", name="Close").click()  # the entry below knows the first step
    film.get_by_role("button", name="One step on").click()
    until(film, "location.hash === '#1'", 10)
    over_film(film, "; ".join([ON] * 3))
    film.wait_for_timeout(wait)
    there = step(film)
    assert there > 1
    back_over_film(film, there, eyes)


def test_the_way_back_over_a_sheet_keeps_the_eyes_that_were_chosen_just_before_it(film: Page) -> None:
    eyes = film.get_by_label("Seen by")
    assert eyes.input_value() != "open"
    choose = "const eyes = document.querySelector('.controls select'); eyes.value = 'open'"
    over_film(film, f"{choose}; eyes.dispatchEvent(new Event('change', {{ bubbles: true }}))")
    until(film, "location.search === '?eyes=open'", 10)
    back_over_film(film, 0, "open")
    expect(eyes).to_have_value("open")


def test_the_way_back_over_a_sheet_lets_a_film_play_on(film: Page) -> None:
    over_film(film)
    film.get_by_role("button", name="Close").click()  # the entry below knows the first step
    film.get_by_role("button", name="One step on").click()
    until(film, "location.hash === '#1'", 10)
    over_film(film, "document.querySelector('.controls .main').click()")
    until(film, "Number(document.querySelector('.replay').dataset.step) >= 2", 20)
    there = step(film)
    film.go_back()
    expect(film.locator("dialog[open]")).to_have_count(0)
    until(film, f"Number(document.querySelector('.replay').dataset.step) > {there}", 20)


def test_the_card_of_a_race_is_shown_at_its_step(person: Person, saved: Path) -> None:
    page = person()
    bring(page, saved)
    expect(page.locator(".races")).to_have_count(0)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(page, number)
    card = page.locator(".races .panel")
    expect(card).to_contain_text("Photo finish")
    expect(card.locator("li")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".races")).to_have_count(0)


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda text: "nonsense", "This is not a saved game, or the file is damaged. (Line 1)"),
        (lambda text: text.replace('"version":', '"version":9'), "saved under other rules"),
        (lambda text: text.replace('"kind":"expire"', '"kind":"move","move":"slap","seat":0,"beat":0', 1), "(Line 2)"),
        (lambda text: text + " " * 2_000_000, "This file is too large to be looked at."),
    ],
)
def test_a_bad_file_is_one_sentence(person: Person, saved: Path, tmp_path: Path, change, sentence: str) -> None:
    bad = tmp_path / "bad.ludo"
    bad.write_text(change(saved.read_text(encoding="utf-8")), encoding="utf-8")
    page = person(at="/replay")
    page.get_by_label("Choose a file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text(sentence)


def test_a_false_seal_is_said_aloud(person: Person, saved: Path, tmp_path: Path) -> None:
    false = tmp_path / "false.ludo"
    false.write_text(re.sub(r'"commitment":"\w+"', '"commitment":"00"', saved.read_text(encoding="utf-8")))
    page = person(width=320, height=568)
    bring(page, false)
    said = page.get_by_role("button", name="This file does not hold what it says")
    expect(said).to_be_visible()
    expect(page.locator("header .broken")).to_be_visible()
    assert barriers(page) == []
    said.click()
    expect(page.get_by_role("alert")).to_contain_text("The seed does not fit the seal")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_new_screens(person: Person, snap: Snap, saved: Path, scheme: str) -> None:
    page = person(color_scheme=scheme, at="/replay")
    page.wait_for_selector("input[type=file]", state="attached")
    snap(page, f"replay-bring-{scheme}")
    if scheme == "light":
        assert barriers(page) == []
    bring(page, saved)
    page.keyboard.press("End")
    at(page, last(page))
    snap(page, f"replay-{scheme}")
    assert barriers(page) == []
    if scheme == "dark":
        page.get_by_role("button", name="About this game").click()
        assert barriers(page) == []


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_a_replay_fits_320_px(person: Person, saved: Path, locale: str) -> None:
    page = person(width=320, height=568, locale=locale, at="/replay")
    page.wait_for_selector("input[type=file]", state="attached")
    assert overflow(page) == []
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_selector(".replay")
    assert overflow(page) == []
    assert page.evaluate("document.querySelector('.controls').getBoundingClientRect().bottom") <= 568
    for button in page.locator(".controls .button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize(
    ("locale", "axes"),
    [("en-GB", ["0 ms", "50 ms", "250 ms", "Nov 14, 2023", "Nov 15, 2023"]), ("ru-RU", ["250 мс"])],
)
def test_the_axes_of_a_plot_say_their_units(person: Person, house: House, locale: str, axes: list[str]) -> None:
    """Milliseconds upward, and from which day to which."""
    figures = {
        "name": "Ida",
        "games": [{"game": "five", "played": 2, "won": 1, "gave_up": 0, "places": [1, 1]}],
        "reactions": [{"game": "five", "at": 1_699_963_200 + i * 86_400, "ms": 210 + i, "first": True} for i in (0, 1)],
        "against": [],
        "latest": [],
        "share": None,
    }
    page = person(locale=locale, timezone_id="UTC")
    page.route("**/api/stats", lambda route: route.fulfill(json=figures))
    page.evaluate("localStorage.setItem('ludoteka.guest', JSON.stringify({token: 'x', name: 'Ida', pin: '1'}))")
    page.goto(f"{house.url}/stats")
    page.wait_for_selector("svg[role=img]")
    said = [one.replace("\xa0", " ") for one in page.locator("svg[role=img] text").all_text_contents()]
    assert [one for one in axes if one not in said] == []


def test_a_count_of_places_is_never_broken_on_the_smallest_phone(person: Person, house: House) -> None:
    figures = {
        "name": "Ida",
        "games": [{"game": "five", "played": 12, "won": 5, "gave_up": 1, "places": [5, 4, 2]}],
        "reactions": [],
        "against": [{"name": "Maximilian", "level": "", "ahead": 6, "behind": 3, "even": 1}],
        "latest": [],
        "share": None,
    }
    page = person(width=320, height=568, locale="de-DE")
    page.route("**/api/stats", lambda route: route.fulfill(json=figures))
    page.evaluate("localStorage.setItem('ludoteka.guest', JSON.stringify({token: 'x', name: 'Ida', pin: '1'}))")
    page.goto(f"{house.url}/stats")
    said = page.locator(".counts span")
    expect(said.get_by_text("Platz 3: 2", exact=True)).to_be_visible()
    lines = said.evaluate_all(
        "them => them.map(one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
    )
    assert [round(each) for each in lines] == [1] * 9


def test_my_games_are_counted_and_shared_by_a_link_that_can_be_taken_back(
    person: Person, veteran: Veteran, snap: Snap
) -> None:
    page = person(storage_state=veteran.state)
    page.get_by_role("link", name="My games").click()
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator(".games li")).to_contain_text("Played 1")
    snap(page, "stats")
    assert barriers(page) == []
    assert overflow(page) == []

    page.get_by_role("button", name="Share these figures").click()
    link = page.get_by_label("Link to your figures").input_value()
    friend = person(at="/" + link.split("/", 3)[3])
    expect(friend.locator(".games li")).to_have_count(1)
    expect(friend.get_by_text("Head to head")).to_have_count(0)
    page.get_by_role("button", name="Take the link back").click()
    expect(page.get_by_role("button", name="Share these figures")).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("alert")).to_have_text("These figures are no longer shared.")

    page.get_by_role("link", name=re.compile("Watch it again")).click()
    page.wait_for_selector(".replay")
