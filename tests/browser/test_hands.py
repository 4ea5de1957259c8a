"""What hands do: presses, keys, refusals, and the clock they are measured by."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ludoteka.rules.scene import Text, Zone
from ludoteka.table.frames import News
from tests.browser.conftest import Person
from tests.browser.fed import Feeder
from tests.browser.moments import after_race, moments
from tests.browser.table import act, deal, hand, my_turn, open_table, play, sit_down, until
from tests.house import House

Snap = Callable[[Page, str], None]


def listening(page: Page) -> list[dict[str, Any]]:
    """Every message this page sends from now on."""
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(json.loads(text))))
    return said


@pytest.mark.alone
def test_a_tap_is_one_press_with_the_finger_s_own_time(person: Person, snap: Snap):
    """case 21"""
    page = person()
    said = listening(page)
    open_table(page, "five", {}, bots=2)
    deal([page])
    page.wait_for_selector(".zone.slap")
    page.wait_for_timeout(2500)
    page.locator(".zone.slap").tap()
    page.wait_for_selector(".race")
    moves = [one for one in said if one["t"] == "move"]
    assert [one["move"] for one in moves] == ["slap"]
    assert moves[0]["tapped_at"] > moves[0]["painted_at"] > 0
    snap(page, "five-race")


def test_a_pile_that_is_slapped_glows_under_a_hand_too(person: Person):
    page = person(width=820, height=1180)
    open_table(page, "five", {}, bots=1)
    deal([page])
    page.locator(".zone.slap").hover()
    page.wait_for_timeout(300)
    assert "gradient" in page.locator(".zone.slap").evaluate("zone => getComputedStyle(zone).backgroundImage")


@pytest.mark.alone
@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_the_card_of_a_race_covers_nothing(person: Person, size: tuple[int, int]):
    page = person(width=size[0], height=size[1])
    open_table(page, "five", {}, bots=2)
    deal([page])
    until(page, "document.querySelector('.zone.slap.legal [data-key]')", 20)
    page.wait_for_timeout(300)  # sooner, the hand would answer what lay there before the card
    page.locator(".zone.slap").tap()
    until(page, "document.querySelector('.middle .race') && document.querySelector(\"[data-zone^='count:']\")", 20)
    page.wait_for_timeout(250)
    higher = page.evaluate(
        """() => {
          const race = document.querySelector('.middle .race').getBoundingClientRect();
          const zones = [...document.querySelectorAll('.middle .zone')];
          return zones.map(one => race.bottom - one.getBoundingClientRect().top);
        }"""
    )
    assert len(higher) == 4
    assert [px for px in higher if px > 1] == []


@pytest.mark.alone
def test_a_key_held_down_slaps_once(person: Person):
    page = person()
    said = listening(page)
    open_table(page, "five", {}, bots=2)
    deal([page])
    page.wait_for_selector(".zone.slap")
    page.wait_for_timeout(2500)
    page.keyboard.down(" ")
    for _ in range(5):
        page.keyboard.down(" ")  # the operating system's repeat
    page.keyboard.up(" ")
    page.wait_for_selector(".race")
    assert [one["move"] for one in said if one["t"] == "move"] == ["slap"]


def unfit(page: Page) -> Any:
    return page.locator(".hand [data-face]:not(.legal)")


def test_a_card_that_does_not_fit_says_the_rule_and_where_it_stands(person: Person, snap: Snap):
    page = person()
    open_table(page, "uno", {"hand_size": "10"}, bots=1)
    deal([page])
    until(page, "document.querySelector('.mine.turn') && document.querySelector('.hand [data-face]:not(.legal)')")
    before = hand(page)
    unfit(page).first.press("Enter")
    note = page.locator(".note")
    expect(note).to_be_visible()
    snap(page, "uno-refusal")
    note.get_by_role("button", name="The rule").click()
    expect(page.locator(".book .here")).to_be_visible()
    assert before == hand(page)


@pytest.mark.alone
def test_a_game_is_played_from_the_keyboard_alone(person: Person):
    page = person(width=1200, height=800)
    page.wait_for_selector(".game")
    reach(page, "document.activeElement.textContent.startsWith('Play now')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand")
    until(page, "document.querySelector('.mine.turn .hand .legal')")
    reach(page, "document.activeElement.matches('.hand [data-index]')")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.hand .legal')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if page.locator("dialog[open]").count():
        page.keyboard.press("Enter")
    until(page, "!document.querySelector('.mine.turn .hand .legal')")

    page.keyboard.press("r")
    expect(page.locator("dialog[open] .book")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog[open]') !== null")  # the focus is inside
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="What happened").last).to_be_visible()


def reach(page: Page, there: str) -> None:
    """Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(there):
            return
    raise AssertionError(f"the keyboard does not reach it: {there}")


def test_the_log_is_told_to_a_screen_reader(person: Person):
    page = person()
    open_table(page, "duel", {}, bots=2)
    deal([page])
    live = page.locator("[aria-live='polite']")
    until(page, "document.querySelectorAll(\"[aria-live='polite'] p\").length > 1")
    assert live.inner_text().strip() != ""
    cards = page.locator(".hand [data-index]")
    assert all("wine" in (name or "") for name in [card.get_attribute("aria-label") for card in cards.all()])


@pytest.mark.alone
def test_a_wall_clock_37_minutes_off_changes_nothing(person: Person):
    """case 28"""
    page = person()
    page.add_init_script("const now = Date.now; Date.now = () => now() * 1.0002 + 37 * 60000;")
    page.reload()
    page.wait_for_selector(".game")
    code = open_table(page, "uno", {}, bots=1)
    other = person(at=f"/t/{code}")
    other.get_by_role("button", name="Just watch").click()
    other.wait_for_selector(".lobby")
    deal([page])
    other.wait_for_selector(".table")
    until(page, "document.querySelector('.mine.turn .clock')")
    page.wait_for_timeout(600)
    here, there = (int(one.locator(".clock .number").inner_text()) for one in (page, other))
    assert abs(here - there) <= 1


@pytest.mark.alone
def test_nobody_there_freezes_the_game_and_it_goes_on_as_it_was(person: Person):
    """case 40"""
    page = person()
    open_table(page, "uno", {}, bots=1)
    deal([page])
    until(page, "document.querySelector('.mine.turn .clock')")
    before, left = hand(page), int(page.locator(".clock .number").inner_text())
    page.context.set_offline(True)
    page.goto("about:blank")
    page.wait_for_timeout(4000)
    page.context.set_offline(False)
    page.go_back()
    page.wait_for_selector(".mine.turn .clock")
    page.wait_for_timeout(400)
    assert before == hand(page)
    assert left - int(page.locator(".clock .number").inner_text()) <= 2


def test_whoever_comes_in_the_middle_of_a_turn_sees_how_much_of_its_time_is_left(person: Person, house: House):
    page = person()
    feeder = Feeder(page, house.url)
    moment = next(moment for moment in moments("uno") if moment.name == "play")
    clock = moment.frame.scene.clock
    assert clock is not None
    given = 3 * (clock.deadline - moment.frame.clock.game)
    feeder.sit(moment.lobby)
    feeder.send_frame(replace(moment.frame, no=1, deadline_from=clock.deadline - given))
    left = page.locator(".clock .rest").get_attribute("stroke-dasharray")
    assert left
    assert left.startswith("33.3")


LEGAL = "document.querySelector('.mine.turn .hand .legal')"


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + 20


@pytest.mark.alone
def test_sliding_along_the_hand_looks_and_pulling_a_card_up_plays_it(person: Person):
    page = person()
    said = listening(page)
    open_table(page, "uno", {}, bots=1)
    deal([page])
    until(page, LEGAL)
    moves = [one for one in said if one["t"] == "move"]

    x, y = middle(page, ".hand .legal")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 4, steps=6)
    page.mouse.move(x + 60, y + 4, steps=6)
    expect(page.locator(".hand .raised")).to_have_count(1)
    page.mouse.up()
    page.wait_for_timeout(200)
    assert moves == [one for one in said if one["t"] == "move"]

    page.mouse.move(5, 400)
    page.wait_for_timeout(300)
    x, y = middle(page, ".hand .legal")  # the one that was looked at, where it is the only one
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 90, steps=6)
    page.mouse.up()
    page.wait_for_timeout(200)
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] [data-move]").first.click()
        page.wait_for_timeout(200)
    assert len([one for one in said if one["t"] == "move"]) == len(moves) + 1


def joker_first(message: str | bytes) -> str | bytes:
    said: dict[str, Any] = json.loads(message)
    if said["t"] == "frame":
        for zone in said["frame"]["scene"]["zones"]:
            if zone["kind"] == "hand" and zone["faces"] and zone["faces"][0]["moves"]:
                four = [f"joker:{colour}" for colour in ("red", "yellow", "green", "blue")]
                zone["faces"][0].update(face="joker", moves=four, legal=True)
    return json.dumps(said)


def test_a_card_with_several_meanings_asks_which(person: Person, snap: Snap):
    page = person()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(joker_first(message)))

    page.route_web_socket(re.compile("/ws$"), between)
    open_table(page, "uno", {}, bots=1)
    deal([page])
    page.locator("[data-face='joker']").first.press("Enter")
    sheet = page.get_by_role("dialog", name="Joker")
    expect(sheet.get_by_role("button", name="Green", exact=False)).to_be_visible()
    snap(page, "uno-colour-choice")
    assert sheet.locator(".coloured").count() == 4
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_what_i_have_put_in_stands_on_my_plate(person: Person, house: House):
    page = person()
    feeder, found = Feeder(page, house.url), {one.name: one for one in moments("vinegret")}
    moment = found["answer"]
    mine = Zone("stake:0", "pot", moment.seat, (), 7, Text("zone-stake", {"seat": 0, "n": 7}))
    scene = replace(moment.frame.scene, zones=(mine, *(one for one in moment.frame.scene.zones if one.id != "stake:0")))
    feeder.sit(moment.lobby, moment.seat)
    feeder.show(replace(moment, frame=replace(moment.frame, scene=scene)))
    expect(page.locator(".mine .plate .stake")).to_have_text("7")
    assert page.locator(".mine .places").count() == 0


def test_nothing_is_asked_any_more_while_a_duel_is_counted_down(person: Person, house: House):
    page = person()
    feeder, found = Feeder(page, house.url), {one.name: one for one in moments("duel")}
    feeder.sit(found["choose"].lobby, found["choose"].seat)
    feeder.show(found["choose"])
    expect(page.locator(".mine .prompt.mine p")).to_be_visible()
    news = (News("reveal", 0, "red", False, None, 0), News("reveal", 1, "white", False, None, 0))
    feeder.send_frame(replace(found["wait-challenge"].frame, news=news, no=feeder.no + 1))
    expect(page.locator(".countdown")).to_have_count(1)
    assert page.locator(".prompt p").is_hidden()
    expect(page.locator(".countdown")).to_have_count(0)
    expect(page.locator(".prompt p")).to_be_visible()


def test_the_card_of_a_race_lies_over_the_sign_of_the_direction(person: Person, house: House):
    page = person()
    feeder, moment = Feeder(page, house.url), next(one for one in moments("uno") if one.name == "wait")
    feeder.sit(moment.lobby, moment.seat)
    feeder.show(replace(moment, race=after_race(moment).race))
    page.wait_for_selector(".middle .race")
    box = page.locator(".direction").bounding_box()
    assert box
    over = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('.race'))"
    assert page.evaluate(over, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])


def two_at_uno(person: Person) -> tuple[Page, Page]:
    host, friend = person(), person()
    sit_down(friend, open_table(host, "uno", {}, bots=0), "Magpie")
    deal([host, friend])
    return host, friend


def test_a_move_is_taken_back_if_the_other_agrees(person: Person, snap: Snap):
    """case 45"""
    host, friend = two_at_uno(person)

    numbers = ", ".join(f"[data-face$='{n}']" for n in (1, 3, 4, 5, 6, 8))
    number = f".mine.turn .hand .legal:is({numbers})"

    def ready() -> bool:
        if my_turn(host) and not host.locator(number).count():
            act(host)
        return host.locator(number).count() > 0

    play([friend], ready, 90)
    before = hand(host)
    host.locator(number).first.press("Enter")  # a plain card: it shows nothing that was hidden
    until(host, f"document.querySelectorAll('.hand [data-face]').length < {len(before)}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Take back").click()
    expect(friend.get_by_text("would like to take the last move back")).to_be_visible()
    snap(friend, "uno-undo-asked")
    friend.get_by_role("button", name="All right").click()
    until(host, f"document.querySelectorAll('.hand [data-face]').length === {len(before)}")
    assert before == hand(host)


def test_a_pause_stops_the_clock_for_everybody(person: Person):
    host, friend = two_at_uno(person)
    until(host, "document.querySelector('.clock')")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Pause").click()
    expect(friend.get_by_text("The game is paused.")).to_be_visible()
    left = friend.locator(".clock .number").inner_text()
    friend.wait_for_timeout(2500)
    assert left == friend.locator(".clock .number").inner_text()
    friend.get_by_role("button", name="Go on").click()
    expect(host.get_by_text("The game is paused.")).to_have_count(0)


def test_a_sign_is_called_across_the_table(person: Person):
    host, friend = two_at_uno(person)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Well played!").click()
    expect(friend.locator(".sign")).to_have_text("Well played!")


@pytest.mark.alone
def test_cards_travel_unless_motion_is_unwanted(person: Person):
    for motion, travels in (("no-preference", True), ("reduce", False)):
        page = person(reduced_motion=motion)
        open_table(page, "uno", {}, bots=1)
        deal([page])
        page.evaluate(
            """() => { window.seen = 0; new MutationObserver(() => {
                 window.seen += document.querySelectorAll('.flights .card').length;
               }).observe(document.querySelector('.flights'), { childList: true }); }"""
        )
        until(page, LEGAL)
        act(page)
        act(page)
        page.wait_for_timeout(1500)
        assert travels == (page.evaluate("window.seen") > 0)
