"""What the page needs and does not get: scripts, files that have gone, a browser with sockets, a game that there is."""

from __future__ import annotations

import contextlib
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.house import House


def test_a_part_of_the_page_that_cannot_be_fetched_is_a_sentence_and_a_way_on(person: Person):
    """The page is older than the server, or the network has gone."""
    page = person()
    page.wait_for_selector(".game")
    page.route("**/assets/*", lambda route: route.fulfill(status=404, body=""))
    page.get_by_role("link", name="Open a saved game").click()
    expect(page.get_by_role("heading")).to_have_text("This part of the page could not be fetched.")
    page.unroute("**/assets/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading")).to_have_text("Open a saved game")


@pytest.mark.parametrize(
    "address",
    ["/rules/chess", "/learn/chess", "/replay/none", "/stats/none", "/here/alone/chess", "/screen/KLEMT", "/t/KLEMT"],
)
def test_what_is_not_there_is_said_by_one_heading_on_an_empty_table(person: Person, address: str):
    page = person(at=address)
    expect(page.get_by_role("alert").get_by_role("heading")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator(".alone a").first).to_be_visible()
    expect(page.locator("header, img, select")).to_have_count(0)


@pytest.mark.parametrize("sockets", ["undefined", "class { close() {} }"])
def test_a_table_that_no_socket_leads_to_says_so_and_shows_another_way(person: Person, house: House, sockets: str):
    code = house.table(house.guest("Magpie")["token"], "duel")
    page = person()
    page.add_init_script(f"window.WebSocket = {sockets}")
    page.goto(f"{house.url}/t/{code}")
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_role("status")).to_have_text("Connecting …")
    expect(page.get_by_role("heading")).to_have_text("The table cannot be reached.", timeout=15_000)
    page.get_by_role("link", name="On this device").click()
    expect(page.get_by_role("heading", name="Alone against bots")).to_be_visible()


def test_a_table_whose_game_no_longer_folds_says_so_at_its_door_and_to_those_who_sat_there(
    person: Person, house: House
):
    token = house.guest("Magpie")["token"]
    code = house.table(token, "duel", bots=["easy"], start=True)
    house.close()
    with contextlib.closing(sqlite3.connect(house.data / "ludoteka.db")) as database, database:
        database.execute("UPDATE matches SET header = CAST(json_set(CAST(header AS TEXT), '$.version', 999) AS BLOB)")
    house.open()
    said = "Dieser Tisch lässt sich nicht mehr öffnen: Dort wurde nach einer älteren Fassung der Regeln gespielt."
    stranger = person(locale="de-DE", at=f"/t/{code}")
    expect(stranger.get_by_role("heading")).to_have_text(said)
    sat = person(locale="de-DE")
    sat.evaluate(
        f"localStorage.setItem('ludoteka.guest', JSON.stringify({{token: '{token}', name: 'Magpie', pin: '1'}}))"
    )
    sat.goto(f"{house.url}/t/{code}")
    expect(sat.get_by_role("heading")).to_have_text(said)
    sat.get_by_role("link", name="Alle Spiele").click()
    expect(sat.get_by_role("heading", name="Im Regal")).to_be_visible()


def test_a_game_on_this_device_that_is_none_is_a_sentence_and_a_way_back(person: Person):
    page = person(at="/here/alone/chess")
    expect(page.get_by_role("heading")).to_have_text("There is no such game.")
    page.get_by_role("link", name="On this device").click()
    expect(page.get_by_role("heading", name="Alone against bots")).to_be_visible()


def test_whoever_is_called_by_a_picture_has_it_on_the_disc(person: Person):
    page = person()
    page.get_by_label("Your name").fill("🦊 Fox")
    page.get_by_role("button", name=re.compile("^Play now.*Wine duel")).click()
    expect(page.locator(".mine .plate").get_by_text("🦊", exact=True)).to_be_visible()


def test_without_scripts_the_page_says_in_every_language_what_it_needs(person: Person):
    page = person(java_script_enabled=False)
    assert [one.get_attribute("lang") for one in page.locator("noscript p").all()] == [
        "en",
        "fr",
        "sl",
        "de",
        "it",
        "nl",
        "ru",
    ]
    expect(page.locator("noscript p").first).to_be_visible()
