"""What hands and keys work at a table: amounts, reactions, cards by digits, hints; and where the focus is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from ludoteka.server.protocol import TheLobby
from ludoteka.table.frames import News
from tests.browser.conftest import At
from tests.browser.keyboard import Keyboard
from tests.browser.moments import moment
from tests.browser.table import until
from tests.browser.test_plates import luminance


def test_an_amount_is_slid_to_or_stepped_to_and_the_button_says_it(at: At):
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


def test_reactions_keep_their_place_while_a_turn_asks_more(at: At):
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


def test_a_call_that_comes_to_nothing_is_answered_by_a_sentence_and_one_that_is_told_by_none(at: At):
    page, feeder = at("uno", "wait")
    shown = moment("uno", "wait")

    def call(*told: News) -> int:
        page.locator("[data-move='counter!']").click()
        feeder.no += 1
        feeder.send_frame(replace(shown.frame, no=feeder.no, news=told))
        page.wait_for_timeout(1_300)
        return page.locator(".note").count()

    assert call(News("false-counter", 0, None, False, None, 0)) == 0
    assert call(News("draws", 1, None, False, None, 1)) == 1
    expect(page.locator(".note")).to_contain_text("That has no effect just now. It costs nothing.")
    assert call(News("catches", 0, None, False, 1, 2)) == 0


@pytest.mark.parametrize(("name", "size"), [("challenge", (390, 844)), ("full-challenge", (320, 568))])
def test_a_refusal_leaves_whoever_is_to_be_chosen_next_uncovered(at: At, name: str, size: tuple[int, int]):
    page, feeder = at("duel", name, width=size[0], height=size[1])
    feeder.refusal = "out"
    plates = page.locator(".plate.tap")
    plates.first.click()
    page.locator(".note").wait_for()
    page.wait_for_timeout(250)  # it drops in
    for plate in page.locator(".plate.tap.legal").all():
        plate.click(trial=True, timeout=2_000)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("game", "name"), [("five", "hand-down"), ("four", "ready")])
def test_a_reaction_that_must_wait_is_read_by_day_and_by_night(at: At, game: str, name: str, scheme: str):
    page, _ = at(game, name, color_scheme=scheme)
    painted = """button => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const style = getComputedStyle(button);
      const cloth = getComputedStyle(document.documentElement).getPropertyValue('--cloth');
      const hex = (...colours) => {
        for (const colour of colours) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
        const seen = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
        return '#' + seen.map(one => one.toString(16).padStart(2, '0')).join('');
      };
      return [hex(style.color), hex(cloth, style.backgroundColor)];
    }"""
    buttons = page.locator(".right .reaction[aria-disabled='true']").all()
    assert buttons
    for button in buttons:
        darker, lighter = sorted(luminance(colour) for colour in button.evaluate(painted))
        assert (lighter + 0.05) / (darker + 0.05) >= 4.5


def test_a_card_that_is_played_leaves_the_focus_in_the_hand(at: At):
    page, feeder = at("uno", "play")
    shown = moment("uno", "play")
    page.locator(".hand [data-index='0']").focus()
    zones = [replace(one, faces=one.faces[1:]) if one.kind == "hand" else one for one in shown.frame.scene.zones]
    feeder.no += 1
    feeder.send_frame(replace(shown.frame, no=feeder.no, scene=replace(shown.frame.scene, zones=tuple(zones))))
    page.wait_for_selector(f".table[data-frame='{feeder.no}']")
    expect(page.locator(".hand [data-index='0']")).to_be_focused()


def test_what_has_gone_hands_the_focus_to_what_is_to_be_done_next(at: At):
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


def test_the_arrows_find_the_hand_and_come_back_to_the_card_where_they_were(at: At):
    page, _ = at("uno", "play")
    nothing = "document.activeElement === document.body"
    assert page.evaluate(nothing)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [data-index='0']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [data-index='1']")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hand [data-index='1']")).to_be_focused()

    page.locator(".actions button").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".actions button").first).to_be_focused()
    page.keyboard.press("?")
    page.locator("dialog[open] .book p").first.wait_for()
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate(nothing)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(nothing)


def test_where_there_is_no_button_digits_are_the_cards_in_the_middle(at: At):
    page, feeder = at("harvest", "grab")
    page.keyboard.press("2")
    until(page, "true")
    grabbed = page.locator("[data-zone='centre'] .cards > *").nth(1).get_attribute("data-moves")
    assert [said["move"] for said in feeder.heard if said["t"] == "move"] == [grabbed]


def test_hints_are_switched_off_and_on_said_and_remembered(at: At):
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


def test_only_a_pause_that_somebody_wanted_can_be_ended(at: At):
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


def test_who_asks_to_take_a_move_back_sees_that_it_is_asked_and_hears_that_it_stands(at: At):
    page, feeder = at("vinegret", "wait")
    table, banner = moment("vinegret", "wait").lobby, page.locator(".banner")
    feeder.send(TheLobby(replace(table, undo_by=0)))
    expect(banner).to_have_text("The others are asked.")
    feeder.send(TheLobby(replace(table, undo_refused=True)))
    expect(banner).to_have_count(0)
    expect(page.locator(".note")).to_contain_text("The move stands")
    feeder.send(TheLobby(replace(table, undo_by=1, undo_refused=False)))
    expect(banner.get_by_role("button")).to_have_text(["All right", "No"])
    feeder.send(TheLobby(replace(table, undo_refused=True)))
    expect(banner).to_have_count(0)
    expect(page.locator(".note")).to_have_count(1)
