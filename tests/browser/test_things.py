"""The things on single tables that a hand works: the amount, the note sheet, the count, what flies."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ludoteka.games import ORDER
from ludoteka.server.protocol import TheLobby, TheRace
from ludoteka.table.frames import News
from ludoteka.text import Speaker
from tests.browser.conftest import Person
from tests.browser.fed import CUT, Feeder
from tests.browser.here import Here, rounds
from tests.browser.keyboard import Keyboard
from tests.browser.measures import TARGET, hidden_text, lost_text, small_targets
from tests.browser.moments import Moment, moments
from tests.browser.table import until
from tests.browser.test_tables import SMALL, longer, walk
from tests.house import House


def moment(game: str, name: str) -> Moment:
    return next(one for one in moments(game) if one.name == name)


@pytest.fixture
def at(person: Person, house: House) -> Any:
    """A page at this moment, and who feeds it."""

    def come(game: str, name: str, **more: Any) -> tuple[Page, Feeder]:
        page = person(**more)
        feeder = Feeder(page, house.url)
        shown = moment(game, name)
        feeder.sit(shown.lobby, shown.seat)
        feeder.show(shown)
        return page, feeder

    return come


def test_an_amount_is_slid_to_or_stepped_to_and_the_button_says_it(at: Any):
    page, feeder = at("vinegret", "first")
    expect(page.locator(".actions [data-move^='bet:']")).to_have_text("Bet 1")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="More").click()
    expect(page.locator(".actions [data-move^='bet:']")).to_have_text("Bet 3")
    page.get_by_role("slider", name="Amount").press("End")
    expect(page.get_by_role("button", name="More")).to_be_disabled()
    page.get_by_role("button", name="Bet 10").click()
    until(page, "true")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == ["bet:10"]


def test_reactions_keep_their_place_while_a_turn_asks_more(at: Any):
    page, feeder = at("uno", "play")
    places = []
    for name in ("play", "contest", "wait"):
        feeder.show(moment("uno", name))
        places.append([page.locator(f"[data-move='{move}']").bounding_box() for move in ("uno!", "counter!")])
    across = [[box["x"] for box in place if box] for place in places]
    assert across[0] == across[1] == across[2]
    above = [
        [page.viewport_size["height"] - box["y"] for box in place if box and page.viewport_size] for place in places
    ]
    assert max(abs(one - other) for one, other in zip(above[0], above[1])) < 12  # a lifted or a bent hand, no more


def test_the_figures_of_a_ten_stand_side_by_side(at: Any):
    page, feeder = at("vinegret", "first")
    shown = moment("vinegret", "first")
    zones = tuple(
        replace(zone, faces=tuple(replace(face, face="d10") for face in zone.faces)) if zone.kind == "hand" else zone
        for zone in shown.frame.scene.zones
    )
    feeder.show(replace(shown, frame=replace(shown.frame, scene=replace(shown.frame.scene, zones=zones))))
    one, nought = page.locator(".hand svg text").first.evaluate(
        "text => [0, 1].map(i => text.getExtentOfChar(i)).map(box => [box.x, box.x + box.width])"
    )
    assert one[1] <= nought[0] + 0.5  # pushed into each other they would be a D, which is a queen in many languages


def test_the_log_opens_at_what_happened_last_and_leaves_whoever_reads_older_lines_there(at: Any):
    page, feeder = at("duel", "choose", height=500)
    shown = moment("duel", "choose")
    told = [News("challenge", seat % 2, None, False, 2, 1) for seat in range(40)]
    feeder.send_frame(replace(shown.frame, no=2, news=tuple(told)))
    page.get_by_role("button", name="What happened").click()
    body = page.locator("dialog[open] .body")
    until(page, "document.querySelector('dialog[open] .body').scrollTop > 0")
    below = "body => body.scrollHeight - body.scrollTop - body.clientHeight"
    assert body.evaluate(below) < 2
    before = page.locator("dialog[open] li").count()
    feeder.send_frame(replace(shown.frame, no=3, news=tuple(told[:3])))
    expect(page.locator("dialog[open] li")).to_have_count(before + 3)
    until(page, "document.querySelector('dialog[open] li:last-child').getBoundingClientRect().top < innerHeight")
    body.evaluate("body => { body.scrollTop = 0 }")
    page.wait_for_timeout(100)
    feeder.send_frame(replace(shown.frame, no=4, news=tuple(told[1:4])))
    expect(page.locator("dialog[open] li")).to_have_count(before + 6)
    assert body.evaluate("body => body.scrollTop") == 0


def test_the_log_stays_at_what_happened_last_when_much_comes_at_once_and_when_the_window_is_lower(at: Any):
    page, feeder = at("duel", "choose", width=1440, height=900)
    shown = moment("duel", "choose")
    told = [News("challenge", seat % 2, None, False, 2, 1) for seat in range(40)]
    feeder.send_frame(replace(shown.frame, no=2, news=tuple(told)))
    scroller = page.locator(".side .scroll")
    below = "Math.round(one.scrollHeight - one.scrollTop - one.clientHeight)"
    at_its_end = f"(one => {below} < 2 && one.scrollTop > 0)(document.querySelector('.side .scroll'))"
    until(page, at_its_end, 20)
    # lines come between a scroll and the event that tells of it
    scroller.evaluate(
        "one => { const list = one.firstElementChild; list.style.height = `${list.offsetHeight + 300}px`;"
        " one.dispatchEvent(new Event('scroll')) }"
    )
    until(page, at_its_end, 20)
    page.set_viewport_size({"width": 1440, "height": 700})
    until(page, at_its_end, 20)


def test_a_note_sheet_is_struck_and_ringed_and_outlives_a_reload(at: Any):
    page, feeder = at("tricoda", "announce")
    page.get_by_role("button", name="Note sheet").click()
    cells = page.locator(".pyramid button")
    expect(cells).to_have_count(28)
    cells.nth(0).click()
    cells.nth(27).click()
    cells.nth(27).click()
    expect(cells.nth(0)).to_have_accessible_name("green 1: struck")
    expect(cells.nth(27)).to_have_accessible_name("pink 7: ringed")
    sheet = page.get_by_role("dialog")
    answers = sheet.locator("li").count()
    assert answers > 0

    shown = moment("tricoda", "announce")
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(replace(shown, frame=replace(shown.frame, news=())))
    page.get_by_role("button", name="Note sheet").click()
    expect(cells.nth(0)).to_have_accessible_name("green 1: struck")
    expect(sheet.locator("li")).to_have_count(answers)


@pytest.mark.parametrize("width", [320, 390])
def test_the_own_rack_is_a_row_whatever_the_buttons_say(at: Any, width: int):
    page, _ = at("tricoda", "announce", locale="fr-FR", width=width)
    tiles = page.locator(".own-tricoda [data-zone^='rack'] .place, .own-tricoda .zone .card").all()
    tops = {round(box["y"]) for tile in tiles if (box := tile.bounding_box())}
    assert (len(tiles) >= 3, len(tops)) == (True, 1)


def test_the_note_sheet_strikes_what_the_table_helps_with(at: Any):
    page, _ = at("tricoda", "helped-wait-round")
    page.locator(".own-tricoda .button").first.click()
    assert page.locator(".pyramid .struck").count() > 14


def test_the_note_sheet_says_where_tiles_are_new_and_shows_small_what_was_laid_off(at: Any):
    page, _ = at("tricoda", "helped-wait-round")
    page.locator(".own-tricoda .button").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li.new").first).to_contain_text("Until then: ")
    widths = [box["width"] for tile in sheet.locator("[data-zone='laid'] .place").all() if (box := tile.bounding_box())]
    assert (len(widths) >= 3, max(widths) < 50) == (True, True)


def test_three_digits_are_announced_in_any_order(at: Any):
    page, feeder = at("tricoda", "announce")
    page.get_by_role("button", name="Announce").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Announce")).to_be_disabled()
    for digit in "1", "1":  # there is only one
        if dialog.get_by_role("button", name=digit, exact=True).is_enabled():
            dialog.get_by_role("button", name=digit, exact=True).click()
    for digit in "7", "4":
        dialog.get_by_role("button", name=digit, exact=True).click()
    dialog.get_by_role("button", name=re.compile("^Announce")).click()
    until(page, "!document.querySelector('dialog[open]')")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == ["guess:1-4-7"]


def test_three_digits_are_announced_by_keys_alone(at: Any):
    page, feeder = at("tricoda", "announce")
    keys = Keyboard(page)
    keys.enter(lambda stop: stop.name == "Announce")
    expect(page.get_by_role("dialog").get_by_role("button", name="1", exact=True)).to_be_focused()
    for key in "7", "3", "Backspace", "1":
        page.keyboard.press(key)
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("7 · 1")
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="Announce 7 · 1 · 4")).to_be_focused()
    page.keyboard.press("Enter")
    until(page, "!document.querySelector('dialog[open]')")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == ["guess:1-4-7"]
    assert keys.focus().name == "Announce"


def test_a_card_that_is_played_leaves_the_focus_in_the_hand(at: Any):
    page, feeder = at("uno", "play")
    shown = moment("uno", "play")
    page.locator(".hand [data-index='0']").focus()
    zones = [replace(one, faces=one.faces[1:]) if one.kind == "hand" else one for one in shown.frame.scene.zones]
    feeder.no += 1
    feeder.send_frame(replace(shown.frame, no=feeder.no, scene=replace(shown.frame.scene, zones=tuple(zones))))
    page.wait_for_selector(f".table[data-frame='{feeder.no}']")
    expect(page.locator(".hand [data-index='0']")).to_be_focused()


def test_what_has_gone_hands_the_focus_to_what_is_to_be_done_next(at: Any):
    page, feeder = at("harvest", "grab")
    keys = Keyboard(page)
    assert keys.find(lambda stop: "The centre" in stop.place)
    feeder.show(moment("harvest", "count"))  # nothing can be done: it is waited for
    assert keys.focus().none
    feeder.show(moment("harvest", "grab"))
    expect(page.locator("[data-zone='centre'] button").first).to_be_focused()

    page, feeder = at("vinegret", "draw")
    keys = Keyboard(page)
    keys.enter(lambda stop: "What I can do" in stop.place)
    feeder.show(moment("vinegret", "wait-hand"))
    expect(page.locator(".hand [data-index='0']")).to_be_focused()
    page.locator(".hand [data-index='1']").click()  # a finger wants no focus
    feeder.show(moment("vinegret", "whist"))
    page.wait_for_timeout(100)
    assert not page.locator(":focus-visible").count()


def test_where_there_is_no_button_digits_are_the_cards_in_the_middle(at: Any):
    page, feeder = at("harvest", "grab")
    page.keyboard.press("2")
    until(page, "true")
    grabbed = page.locator("[data-zone='centre'] .cards > *").nth(1).get_attribute("data-moves")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == [grabbed]


def test_hints_are_switched_off_and_on_said_and_remembered(at: Any):
    page, feeder = at("uno", "play")
    fitting = page.locator(".hand .legal")
    named = page.get_by_role("button", name="can be played")
    count = fitting.count()
    assert count == named.count() > 0
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name="Show what can be played")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(fitting).to_have_count(0)
    expect(named).to_have_count(0)
    expect(page.locator(".table [aria-disabled='true']")).to_have_count(0)

    shown = moment("uno", "play")
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(shown)
    expect(page.locator(".hand .card")).not_to_have_count(0)
    expect(fitting).to_have_count(0)
    page.keyboard.press("h")
    expect(fitting).to_have_count(count)
    expect(page.get_by_role("log")).to_contain_text("What can be played is shown.")


def test_what_lies_before_the_others_is_heard_of_them(at: Any):
    page, _feeder = at("tricoda", "announce")
    shown = moment("tricoda", "announce").frame.scene
    rack = next(zone for zone in shown.zones if zone.kind == "rack" and zone.seat == 1)
    words = Speaker("en", "tricoda")
    plate = page.locator(".plate[data-seat='1'] > .unseen")
    expect(plate).to_have_text(", ".join(["Maximilian", *(words.of("face", face.face) for face in rack.faces)]))


def test_a_pot_says_what_is_in_it(at: Any):
    page, _feeder = at("vinegret", "first")
    assert (
        page.locator("[data-zone='pot']").get_attribute("aria-label")
        == page.locator("[data-zone='pot'] .label").inner_text()
    )


def test_a_duel_is_counted_down_before_its_cards_are_shown(at: Any):
    page, feeder = at("duel", "sealed")
    shown = moment("duel", "wait-challenge")
    news = (News("reveal", 0, "red", False, None, 0), News("reveal", 1, "white", False, None, 0))
    feeder.no += 1
    feeder.send_frame(replace(shown.frame, news=news, no=feeder.no))
    expect(page.locator(".countdown")).to_have_count(1)
    assert page.locator(".table").get_attribute("data-frame") != str(feeder.no)
    page.wait_for_selector(f".table[data-frame='{feeder.no}']", timeout=3000)
    expect(page.locator(".countdown")).to_have_count(0)


def test_nothing_is_counted_down_where_motion_is_unwanted(at: Any):
    page, feeder = at("duel", "sealed", reduced_motion="reduce")
    shown = moment("duel", "wait-challenge")
    feeder.show(replace(shown, frame=replace(shown.frame, news=(News("reveal", 0, "red", False, None, 0),))))
    expect(page.locator(".countdown")).to_have_count(0)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_only_a_pause_that_somebody_wanted_can_be_ended(at: Any):
    """A race that waits for those who were in it goes on by itself: no button says that it would."""
    page, feeder = at("five", "count")
    table, banner = moment("five", "count").lobby, page.locator(".banner")
    feeder.send(TheLobby(replace(table, paused="wish")))
    banner.get_by_role("button", name="Go on").click()
    until(page, "true")
    assert [said["paused"] for said in feeder.heard if said["t"] == "pause"] == [False]
    feeder.send(TheLobby(replace(table, paused="nobody")))
    expect(banner).to_have_text("The game is waiting for its players …")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_white_is_read_on_every_seat_s_colour(person: Person):
    page = person()
    seats = page.evaluate(
        """() => { const style = getComputedStyle(document.documentElement);
          return [...Array(10).keys()].map(seat => style.getPropertyValue(`--seat-${seat}`).trim()); }"""
    )
    assert [seat for seat in seats if 1.05 / (luminance(seat) + 0.05) < 4.5] == []


ELLIPSES = ".last"  # what may end in one
SEVERAL = None if os.environ.get("LUDOTEKA_ACCESS") == "all" else 5  # moments of each table


@pytest.fixture
def wordy(person: Person) -> Page:
    """The smallest phone, in a language that is two fifths longer than English."""
    page = person(width=SMALL[0], height=SMALL[1], reduced_motion="reduce")
    page.route(re.compile(r"/assets/en-.*\.js"), longer)
    return page


def unread(page: Page) -> list[str]:
    """What is cut off, sticks out, or is covered."""
    page.wait_for_timeout(60)
    assert "ungsverf" in page.inner_text("body")
    return [*lost_text(page, but=ELLIPSES), *hidden_text(page)]


@pytest.mark.parametrize("game", ORDER)
def test_words_that_are_two_fifths_longer_fit_the_smallest_phone(wordy: Page, house: House, game: str):
    """case 47"""
    lost = {
        name: [*wordy.evaluate(CUT), *unread(wordy)] for _, name in islice(walk(wordy, house, game, SMALL), SEVERAL)
    }
    assert {name: found for name, found in lost.items() if found} == {}


@pytest.mark.parametrize("game", ["duel", "four"])
def test_a_lesson_in_longer_words_fits_the_smallest_phone(wordy: Page, house: House, game: str):
    """case 47"""
    wordy.goto(f"{house.url}/learn/{game}?pace=0.1")
    for _ in range(2):
        wordy.wait_for_selector(".coach:not([data-waits='time'])")
        assert unread(wordy) == []
        if wordy.locator("[data-on]").count():
            wordy.locator("[data-on]").click()


FIGURES = {
    "name": "Salamander",
    "games": [{"game": "five", "played": 12, "won": 5, "gave_up": 1, "places": [5, 4, 2]}],
    "reactions": [{"game": "five", "at": 1_700_000_000 + i, "ms": 300 + i, "first": i % 3 == 0} for i in range(30)],
    "against": [{"name": "Maximilian", "level": "", "ahead": 6, "behind": 3, "even": 1}],
    "latest": [{"match": "m", "game": "five", "at": 1_700_000_000, "place": 1, "seats": 4}],
    "share": None,
}


def test_figures_in_longer_words_fit_the_smallest_phone(wordy: Page, house: House):
    """case 47"""
    wordy.route("**/api/stats", lambda route: route.fulfill(json=FIGURES))
    wordy.add_init_script("localStorage.setItem('ludoteka.guest', JSON.stringify({token: 'x', name: 'Ida', pin: '1'}))")
    wordy.goto(f"{house.url}/stats")
    wordy.wait_for_selector(".games li")
    assert unread(wordy) == []


def test_tables_on_one_device_in_longer_words_fit_the_smallest_phone(wordy: Page, house: House):
    """case 47"""
    here, found = Here(wordy, house.url), {}
    wordy.goto(f"{house.url}/here")
    wordy.wait_for_selector(".here li")
    found["ways"] = unread(wordy)
    here.people("pass", "vinegret", 3)
    found["people"] = unread(wordy)
    here.sit("pass", "uno", 2)
    here.show(next(beat for name, beat in rounds("uno", 2, 3, "pass") if name == "play"))
    wordy.wait_for_selector(".cover h1")
    found["cover"] = unread(wordy)
    wordy.locator(".cover .button").click()
    wordy.wait_for_selector(".table")
    found["hand"] = unread(wordy)
    for game, prompt, people in ("five", "follow", 2), ("chant", "word", 4), ("harvest", "give", 2):
        here.sit("screen", game, people)
        here.show(next(beat for name, beat in rounds(game, people, 4, "screen") if name == prompt))
        wordy.wait_for_selector(f"[data-pad='{people - 1}']")
        found[f"screen of {game}"] = unread(wordy)
    asked = wordy.locator("[data-pad='0']")
    expect(asked.locator("[data-move^='give']").first).to_be_visible()
    expect(asked.locator(".grab:not(.gone)").first).to_be_visible()  # who owes a card may grab all the same
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize("people", [3, 4])
def test_cards_to_grab_are_as_big_as_a_finger_on_the_smallest_screen_in_the_middle(
    person: Person, house: House, people: int
):
    page = person(width=SMALL[0], height=SMALL[1])
    here = Here(page, house.url)
    here.sit("screen", "harvest", people)
    here.show(next(beat for name, beat in rounds("harvest", people, people, "screen") if name == "grab"))
    page.wait_for_selector(f"[data-pad='{people - 1}'] .grab")
    assert small_targets(page) == []


def test_who_owes_a_card_on_the_smallest_screen_in_the_middle_has_both_before_them(person: Person, house: House):
    page = person(width=SMALL[0], height=SMALL[1])
    here = Here(page, house.url)
    here.sit("screen", "harvest", 3)
    here.show(next(beat for name, beat in rounds("harvest", 3, 3, "screen") if name == "give"))
    asked = page.locator("[data-pad='0']")
    asked.locator("[data-move^='give']").first.wait_for()
    boxes = [one.bounding_box() for one in asked.locator("[data-move]").all()]
    assert {min(box["width"], box["height"]) >= TARGET - 1 for box in boxes if box} == {True}


TURNED = {"window": (390, 844), "phone": (SMALL[1], SMALL[0])}


@pytest.mark.parametrize("how", TURNED)
@pytest.mark.parametrize(
    ("game", "name"), [("five", "right"), ("uno", "play"), ("vinegret", "first"), ("duel", "choose")]
)
def test_a_window_that_was_larger_for_a_while_or_turned_shows_the_same_cards_again(
    at: Any, game: str, name: str, how: str
):
    page, _ = at(game, name, width=SMALL[0], height=SMALL[1], reduced_motion="reduce")
    wide = "getComputedStyle(document.querySelector('.room')).getPropertyValue('--card-width')"
    page.wait_for_timeout(400)
    before = page.evaluate(wide)
    for width, height in (TURNED[how], SMALL):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(600)
    assert page.evaluate(wide) == before


@pytest.mark.parametrize(("game", "name"), [("duel", "challenge"), ("uno", "watched-wait-contest")])
def test_two_or_three_others_stand_in_one_line_and_no_higher_than_they_need(at: Any, game: str, name: str):
    page, _ = at(game, name, width=390, height=844, reduced_motion="reduce")
    page.wait_for_timeout(300)
    boxes = [box for one in page.locator(".others .plate").all() if (box := one.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == 1
    assert max(box["height"] for box in boxes) < 90


def test_hands_that_are_shown_lie_on_nothing_in_a_low_window(at: Any):
    page, feeder = at("vinegret", "answer", width=SMALL[0], height=SMALL[1], reduced_motion="reduce")
    feeder.show(moment("vinegret", "shown"))
    page.wait_for_selector(".others .face")
    page.wait_for_timeout(100)
    plates = max(
        box["y"] + box["height"] for one in page.locator(".others .plate").all() if (box := one.bounding_box())
    )
    cards = min(box["y"] for one in page.locator(".room .card").all() if (box := one.bounding_box()))
    assert plates <= cards


@pytest.mark.parametrize(("game", "name"), [("duel", "full-challenge"), ("vinegret", "watched-unheld-raise")])
def test_signs_of_a_plate_lie_neither_on_each_other_nor_outside(at: Any, game: str, name: str):
    page, _ = at(game, name, width=SMALL[0], height=SMALL[1], locale="ru-RU", reduced_motion="reduce")
    page.wait_for_timeout(100)
    assert hidden_text(page) == []


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1440, 900)])
def test_plates_stand_in_lines_of_like_length_and_none_lies_on_another(at: Any, width: int, height: int):
    page, feeder = at("harvest", "full-grab", width=width, height=height, locale="de-DE", reduced_motion="reduce")
    feeder.show(moment("harvest", "full-owed"))  # some say more than when the match began
    expect(page.locator(".plate .mark").nth(2)).to_be_visible()
    lines = "Map.groupBy(document.querySelectorAll('.others .plate'), one => one.getBoundingClientRect().top)"
    assert page.evaluate(f"[...{lines}.values()].map(line => line.length)") == [4, 3]
    assert hidden_text(page) == []


def test_what_the_log_says_ends_with_a_word_whatever_stands_behind_it(at: Any):
    """How often a line came, and its way to the rule, are never alone in a line."""
    page, _ = at("vinegret", "whist", width=1440, height=900, locale="de-DE")
    alone = """() => [...document.querySelectorAll('.side .rule')].filter(rule => {
      const words = document.createRange();
      words.selectNodeContents(rule.closest('li'));
      words.setEndBefore(rule);
      const [said, way] = [[...words.getClientRects()].at(-1), rule.getBoundingClientRect()];
      return said.bottom < way.top + way.height / 2;
    }).length"""
    expect(page.locator(".side .rule").first).to_be_visible()
    assert page.evaluate(alone) == 0


def test_a_word_that_is_called_stands_above_its_card_for_whoever_looks_on(at: Any):
    page, _ = at("chant", "watched-word", reduced_motion="reduce")
    word = "document.querySelector('.zone .called').getBoundingClientRect()"
    card = "[...document.querySelectorAll('.zone .card')].at(-1).getBoundingClientRect()"
    until(page, f"{word}.height > 30 && {word}.bottom <= {card}.top", 5)  # the middle is fitted when all is there


def test_the_card_of_a_race_waits_while_hands_round_the_middle_may_slap(person: Person, house: House):
    here = Here(person(width=900, height=700), house.url)
    beats = list(islice(rounds("chant", 3, 3, "screen"), 200))
    race = moment("chant", "race").race
    assert race is not None
    here.sit("screen", "chant", 3)
    here.show(next(beat for name, beat in beats if name == "word"))
    here.page.wait_for_selector(".centre [data-zone='pile']")
    told = msgspec.json.encode(TheRace(race)).decode()
    here.page.evaluate(f"fed.all({json.dumps(told)})")
    here.page.wait_for_timeout(400)
    expect(here.page.locator(".race.panel")).to_have_count(0)
    here.show(next(beat for name, beat in beats if name == "next"))
    expect(here.page.locator(".race.panel")).to_be_visible()
