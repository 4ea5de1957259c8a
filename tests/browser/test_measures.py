"""What is found of text that cannot be read, on pages made for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.measures import hidden_text, lost_text


@pytest.fixture
def page(person: Person) -> Page:
    return person()


def test_an_icon_over_the_end_of_a_text_covers_it(page: Page):
    icon = "<button style='position:absolute;left:150px;top:0;width:44px;height:44px;background:{}'></button>"
    text = "<p style='position:absolute;top:0;margin:0;font:16px/44px monospace'>Go on with this game</p>"
    page.set_content(text + icon.format("white"))
    assert hidden_text(page) == ["covered by : Go on with this game"]
    page.set_content(text + icon.format("none"))  # a finger's room, seen through
    assert hidden_text(page) == []


def test_a_line_that_is_scrolled_half_away_lies_on_nothing(page: Page):
    page.set_content("""<h2 style='font:20px/24px serif;margin:0'>What happened</h2>
      <div style='height:80px;overflow:auto'>
      <p style='font:16px/40px serif;margin:0'>One</p><p style='height:200px'>Two</p></div>""")
    page.evaluate("document.querySelector('div').scrollTop = 20")
    assert lost_text(page) == []


def test_what_lies_under_a_sign_in_the_corner_is_found(page: Page):
    page.set_content("""<i class='direction' style='position:absolute;left:0;top:0;width:32px;height:32px'></i>
      <div class='zones'><button class='zone tap' data-zone='stock'
        style='position:absolute;left:20px;top:20px;width:90px;height:90px'></button></div>""")
    assert hidden_text(page) == ["under the sign: stock"]
    page.evaluate("document.querySelector('.zone').style.left = '40px'")
    assert hidden_text(page) == []


def test_a_name_that_ends_in_an_ellipsis_is_lost_beside_a_hand_too(page: Page):
    page.set_content("""<div class='hand'><span style='display:block;width:40px;overflow:hidden;white-space:nowrap;
      text-overflow:ellipsis'>Maximilian</span></div>""")
    assert [fault.split(" (")[0] for fault in lost_text(page)] == ["cut: Maximilian"]
