"""Cards and piles: how large they are, what they say, and what is counted down before they are shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from ludoteka.table.frames import News
from tests.browser.conftest import At
from tests.browser.moments import moment
from tests.browser.table import until
from tests.browser.test_tables import SMALL


def test_the_figures_of_a_ten_stand_side_by_side(at: At):
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


# How far the first text of a card lies from the edge of what it is printed on, in hundredths of the card's width.
FREE = """card => {
  const back = card.getCTM().inverse(), [text] = card.querySelectorAll('text');
  const left = (one, x) => new DOMPoint(x, 0).matrixTransform(back.multiply(one.getCTM())).x;
  const prints = [...card.querySelectorAll('rect:not(.paper)')].filter(one => one.height.baseVal.value > 100);
  return left(text, text.getBBox().x) - Math.max(...prints.map(one => left(one, one.x.baseVal.value)));
}"""


@pytest.mark.parametrize(("game", "name"), [("uno", "full-contest"), ("uno", "full-play"), ("five", "right")])
def test_a_sign_in_a_corner_keeps_off_the_edge_of_its_print(at: At, game: str, name: str):
    page, _ = at(game, name)
    cards = page.locator("svg.card:has(text)").all()
    assert len(cards) > 3
    assert [free for card in cards if (free := card.evaluate(FREE)) < 2] == []


def test_no_pip_lies_on_another(at: At):
    page, _ = at("vinegret", "first")
    lie = """card => {
      const pips = [...card.querySelectorAll('path')], back = card.getCTM().inverse();
      const edge = pip => Array.from({ length: 90 }, (_, i) => pip.getPointAtLength(pip.getTotalLength() * i / 90)
        .matrixTransform(back.multiply(pip.getCTM())));
      return pips.some(pip => pips.some(other => other !== pip && edge(other).some(point =>
        pip.isPointInFill(point.matrixTransform(back.multiply(pip.getCTM()).inverse())))));
    }"""
    assert [card.evaluate(lie) for card in page.locator(".hand svg.card").all()] == [False] * 4


def test_the_wines_that_are_counted_stand_in_one_line_on_the_smallest_phone(at: At):
    page, _ = at("five", "right", width=SMALL[0], height=SMALL[1])
    page.wait_for_timeout(300)
    tops = [box["y"] for one in page.locator(".zone .cards").all()[1:] if (box := one.bounding_box())]
    assert len(tops) == 3
    assert max(tops) - min(tops) < 1


def test_a_pot_says_what_is_in_it(at: At):
    page, _feeder = at("vinegret", "first")
    assert (
        page.locator("[data-zone='pot']").get_attribute("aria-label")
        == page.locator("[data-zone='pot'] .label").inner_text()
    )


def test_a_duel_is_counted_down_before_its_cards_are_shown(at: At):
    page, feeder = at("duel", "sealed")
    shown = moment("duel", "wait-challenge")
    news = (News("reveal", 0, "red", False, None, 0), News("reveal", 1, "white", False, None, 0))
    feeder.no += 1
    feeder.send_frame(replace(shown.frame, news=news, no=feeder.no))
    expect(page.locator(".countdown")).to_have_count(1)
    assert page.locator(".table").get_attribute("data-frame") != str(feeder.no)
    page.wait_for_selector(f".table[data-frame='{feeder.no}']", timeout=3000)
    expect(page.locator(".countdown")).to_have_count(0)


def test_nothing_is_counted_down_where_motion_is_unwanted(at: At):
    page, feeder = at("duel", "sealed", reduced_motion="reduce")
    shown = moment("duel", "wait-challenge")
    feeder.show(replace(shown, frame=replace(shown.frame, news=(News("reveal", 0, "red", False, None, 0),))))
    expect(page.locator(".countdown")).to_have_count(0)


def test_a_word_that_is_called_stands_above_its_card_for_whoever_looks_on(at: At):
    page, _ = at("chant", "watched-word", reduced_motion="reduce")
    word = "document.querySelector('.zone .called').getBoundingClientRect()"
    card = "[...document.querySelectorAll('.zone .card')].at(-1).getBoundingClientRect()"
    until(page, f"{word}.height > 30 && {word}.bottom <= {card}.top", 5)  # the middle is fitted when all is there


TURNED = {"window": (390, 844), "phone": (SMALL[1], SMALL[0])}


@pytest.mark.parametrize("how", TURNED)
@pytest.mark.parametrize(
    ("game", "name"), [("five", "right"), ("uno", "play"), ("vinegret", "first"), ("duel", "choose")]
)
def test_a_window_that_was_larger_for_a_while_or_turned_shows_the_same_cards_again(
    at: At, game: str, name: str, how: str
):
    page, _ = at(game, name, width=SMALL[0], height=SMALL[1], reduced_motion="reduce")
    wide = "getComputedStyle(document.querySelector('.room')).getPropertyValue('--card-width')"
    page.wait_for_timeout(400)
    before = page.evaluate(wide)
    for width, height in (TURNED[how], SMALL):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(600)
    assert page.evaluate(wide) == before
