"""Every screen for everybody: no overflow, no barrier, no outside help."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from ludoteka.server.pages import PAGE
from tests.browser.conftest import Person
from tests.browser.fed import Feeder
from tests.browser.measures import lost_text
from tests.browser.moments import moment
from tests.browser.table import deal, open_table, until
from tests.house import House

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"small": (320, 568), "phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
LONGER = "ungsverf"

# What glides to its place sticks out of where it is.
STILL = """() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
  .map(one => one.finished.catch(() => null)))"""

Snap = Callable[[Page, str], None]


def barriers(page: Page) -> list[str]:
    """What axe finds, in its own words."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_timeout(300)  # colours on their way are no colours
    page.evaluate(STILL)
    found = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})"
    )
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes']]}" for one in found["violations"]
    ]


def overflow(page: Page) -> list[str]:
    """What sticks out to the side, and labels that are cut off."""
    out: list[str] = page.evaluate(
        """() => {
          const wide = document.documentElement.scrollWidth - innerWidth;
          const cut = [...document.querySelectorAll('.button, .prompt, h1, h2, h3, .label')]
            .filter(one => one.offsetParent && one.scrollWidth > one.clientWidth + 1)
            .filter(one => getComputedStyle(one).textOverflow !== 'ellipsis')
            .map(one => `${one.className}: ${one.textContent.trim().slice(0, 60)}`);
          return wide > 0 ? [`page: ${wide} px too wide`, ...cut] : cut;
        }"""
    )
    return out


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(person: Person, house: House, snap: Snap, scheme: str):
    page = person(color_scheme=scheme)
    page.wait_for_selector(".game")
    snap(page, f"home-{scheme}")
    assert barriers(page) == []

    open_table(page, "duel", {"hand_size": "2"}, bots=2)
    snap(page, f"lobby-{scheme}")
    assert barriers(page) == []
    page.get_by_role("button", name="Menu").click()
    assert barriers(page) == []
    page.keyboard.press("Escape")

    deal([page])
    assert barriers(page) == []
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".book p")
    page.wait_for_selector(".book figure li")
    snap(page, f"rules-{scheme}")
    assert barriers(page) == []

    for path, sign in {"/learn/duel": ".coach", "/here": "section li", "/replay": "label"}.items():
        page.goto(house.url + path)
        page.wait_for_selector(sign)
        assert barriers(page) == [], path

    over = person(color_scheme=scheme)
    feeder, end = Feeder(over, house.url), moment("duel", "end")
    feeder.sit(end.lobby, end.seat)
    feeder.show(end)
    over.wait_for_selector(".end")
    snap(over, f"end-{scheme}")
    assert barriers(over) == []


def longer(route: Route) -> None:
    """A language that is a third longer: every text of the page and the games grows a German tail."""
    answer = route.fetch()
    text = re.sub(r"(?m)^([a-z][a-z0-9-]* = [^`{\n]{4,})$", rf"\1{LONGER}", answer.text())
    route.fulfill(response=answer, body=text)


@pytest.mark.parametrize("size", list(SIZES))
def test_long_words_fit_on_every_size_of_screen(person: Person, snap: Snap, size: str):
    """case 47"""
    width, height = SIZES[size]
    page = person(width=width, height=height)
    page.route(re.compile(r"/assets/en-.*\.js"), longer)
    page.reload()
    page.wait_for_selector(".game")
    assert LONGER in page.inner_text("body")
    assert overflow(page) == []
    snap(page, f"long-home-{size}")
    page.locator(".game", has=page.locator("a[href='/rules/uno']")).locator(".ways .button").nth(1).click()
    page.wait_for_selector(".lobby")
    for _ in range(3):
        page.locator(".bot .button").click()
        page.wait_for_timeout(150)
    assert overflow(page) == []
    snap(page, f"long-lobby-{size}")
    page.locator(".lobby footer .button").click()
    page.wait_for_selector(".table")
    page.wait_for_timeout(800)
    assert overflow(page) == []
    snap(page, f"long-table-{size}")


def crowd(hands: int) -> Callable[[WebSocketRoute], None]:
    """The same game, but with so many cards in my hand."""

    def grow(message: str | bytes) -> str | bytes:
        said: dict[str, Any] = json.loads(message)
        if said["t"] != "frame":
            return message
        for zone in said["frame"]["scene"]["zones"]:
            if zone["kind"] == "hand" and zone["faces"] and zone["faces"][0]["face"] != "back":
                few = zone["faces"]
                zone["faces"] = [{**few[i % len(few)], "key": f"k{i}"} for i in range(hands)]
        return json.dumps(said)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(grow(message)))

    return between


def test_each_of_25_cards_is_reached_at_320_px(person: Person, snap: Snap):
    """case 47"""
    page = person(width=320, height=568)
    page.route_web_socket(re.compile("/ws$"), crowd(25))
    open_table(page, "uno", {}, bots=2)
    deal([page])
    page.wait_for_selector("[data-index='24']")
    page.wait_for_timeout(400)
    snap(page, "uno-25-cards")
    hit = page.evaluate(
        """() => [...document.querySelectorAll('.hand [data-index]')].map(card => {
          const box = card.getBoundingClientRect();
          const x = Math.max(box.left, 0) + 12, y = box.top + 14;
          return document.elementFromPoint(x, y)?.closest('[data-index]')?.dataset.index;
        })"""
    )
    assert [str(i) for i in range(25)] == hit
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.hand .card')].map(c => c.getBoundingClientRect().bottom))"
    )
    assert lowest <= 568
    pile = page.locator("[data-zone='pile']").bounding_box()
    assert pile is not None
    assert pile["height"] >= 44


def test_a_table_of_ten_fits_a_small_window(person: Person, snap: Snap):
    page = person(width=320, height=568)
    page.route_web_socket(re.compile("/ws$"), crowd(12))
    open_table(page, "uno", {}, bots=9)
    deal([page])
    page.wait_for_selector("[data-index='11']")
    page.wait_for_timeout(400)
    snap(page, "uno-ten-small")
    assert page.evaluate("document.querySelector('.table').scrollHeight") <= 568
    lowest = "Math.max(...[...document.querySelectorAll('.hand .card')].map(c => c.getBoundingClientRect().bottom))"
    assert page.evaluate(lowest) <= 568
    turn = page.locator(".others .turn")
    if turn.count():  # the line of the others has scrolled there
        box = turn.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320


@pytest.mark.parametrize("bots", [2, 3, 9])
def test_names_of_ten_letters_are_read_at_320_px(person: Person, bots: int):
    page = person(width=320, height=568)
    open_table(page, "uno", {}, bots=bots)
    deal([page])
    cut = """() => [...document.querySelectorAll('.others .called')].map(one => {
      one.textContent = 'Salamander';
      return one.scrollWidth - one.clientWidth;
    })"""
    assert page.evaluate(cut) == [0] * bots


def test_the_slap_zone_is_the_whole_pile_and_clear_of_the_edge(person: Person):
    """case 47"""
    page = person(width=320, height=568)
    open_table(page, "five", {}, bots=2)
    deal([page])
    slap = page.locator(".zone.slap").bounding_box()
    assert slap is not None
    assert slap["width"] >= 200
    assert slap["height"] >= 88
    assert slap["y"] + slap["height"] < 568 - 34
    for button in page.locator(".actions .button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_the_page_asks_nobody_else_for_anything(person: Person, house: Any):
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector(".game")
    open_table(page, "uno", {}, bots=1)
    deal([page])
    assert [url for url in asked if not url.startswith((house.url, house.url.replace("http", "ws")))] == []


def test_the_first_load_weighs_at_most_120_kb_without_art_and_300_kb_with_it(person: Person):
    page = person()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    page.wait_for_selector(".game")
    until(page, "[...document.images].every(image => image.complete)")
    files = [PAGE / url.split("/", 3)[3] for url in loaded if "/assets/" in url]
    art = weight([file for file in files if file.suffix == ".svg"])
    code = weight([PAGE / "index.html", *(file for file in files if file.suffix != ".svg")])
    print(f"first load: {code / 1000:.1f} kB gzip in {len(files)} files, of art {art / 1000:.1f} kB")
    assert len(files) > 3
    assert [file.name for file in files if not file.with_name(f"{file.name}.br").is_file()] == []
    assert art > 0
    assert code <= 120_000
    assert code + art <= 300_000
    assert "/assets/table-" not in (PAGE / "index.html").read_text(encoding="utf-8")  # nor waits the shelf for a table


def test_a_picture_fills_the_head_of_the_shelf_where_it_has_room_and_costs_a_phone_nothing(person: Person):
    seen = {}
    for width in (390, 1440):
        page = person(width=width, height=900)
        page.wait_for_selector(".game")
        until(page, "[...document.images].every(image => image.complete)")
        fetched = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
        seen[width] = any("/assets/pocket-" in one for one in fetched)
    assert seen == {390: False, 1440: True}


def weight(files: list[Path]) -> int:
    """Bytes on the wire."""
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_what_is_chosen_is_read_whole_on_the_smallest_phone(person: Person, house: House):
    page = person(width=320, height=568, locale="de-DE")
    page.goto(f"{house.url}/t/{house.table(house.guest('Magpie')['token'], 'five')}")
    page.get_by_role("button", name="Hinsetzen").click()
    begins = page.locator("[data-option='youngest']")
    expect(begins.locator(".chosen")).to_have_text(
        "wer am jüngsten ist: die Tischleitung vergibt den ersten Platz üblich"
    )
    expect(begins.locator("select")).to_have_accessible_name("Wer beginnt")
    assert lost_text(page) == []
    begins.locator("select").select_option(index=1)
    expect(begins.locator(".chosen")).not_to_contain_text("jüngsten")


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_lies_on_a_game_s_cover(person: Person, width: int):
    page = person(width=width, height=900, locale="ru-RU")
    page.wait_for_selector(".game")
    covered = """game => {
      const below = game.querySelector('img').getBoundingClientRect().bottom;
      return [...game.querySelectorAll('*')].filter(
        one => one.matches(':not(img, .unseen)') && one.getBoundingClientRect().top < below - 1);
    }"""
    for game in page.locator(".game").all():
        assert game.evaluate(f"game => ({covered})(game).map(one => one.textContent)") == []


@pytest.mark.parametrize("language", ["fr", "it", "ru"])
def test_how_the_house_rules_stand_is_said_in_one_line_on_the_smallest_phone(person: Person, language: str):
    page = person(width=320, height=568, locale=language)
    feeder, waiting = Feeder(page, page.url.rstrip("/")), moment("vinegret", "answer").lobby
    feeder.sit(replace(waiting, phase="lobby"))
    note = page.locator("summary .note")
    note.wait_for()
    below, lines = note.evaluate(
        """note => [note.offsetTop - note.parentElement.offsetTop,
                    note.offsetHeight / parseFloat(getComputedStyle(note).fontSize)]"""
    )
    assert below > 0  # where it has no room beside the name
    assert lines < 1.6


def test_a_book_on_a_desk_has_what_is_in_it_beside_it(person: Person):
    page = person(width=1440, height=900, at="/rules/uno")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_be_visible()
    expect(contents.get_by_role("link")).to_have_text(page.locator(".book h2").all_text_contents())
    contents.get_by_role("link", name="The Super Joker").click()
    until(page, "Math.abs([...document.querySelectorAll('.book h2')][4].getBoundingClientRect().top) < 60")


def test_who_comes_to_a_full_table_is_told_so_and_looks_on(person: Person, house: House):
    host = house.guest("Magpie")["token"]
    code = house.table(host, "duel", bots=["easy"] * 7)
    page = person(at=f"/t/{code}")
    expect(page.locator("article")).to_contain_text("All seats are taken.")
    expect(page.locator("article .button.main")).to_have_text("Just watch")


def test_the_language_is_switched_everywhere(person: Person):
    page = person()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Sur l’étagère")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Sur l’étagère")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_browser_s_language_is_the_first_choice(person: Person):
    page = person(locale="fr-CH")
    expect(page.get_by_role("heading", name="Sur l’étagère")).to_be_visible()


def test_what_the_server_refuses_is_said_in_the_page_s_language(person: Person):
    page = person(locale="fr-FR", at="/rules/nosuch")
    expect(page.get_by_role("alert")).to_have_text("Ce jeu n’existe pas ici.")
    page.goto(page.url.replace("/rules/nosuch", "/"))
    page.get_by_label("Code d’une table").fill("AAAAA")
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.get_by_role("alert")).to_have_text("Il n’y a pas de table avec ce code.")
