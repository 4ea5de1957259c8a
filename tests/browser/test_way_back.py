"""The browser's way back closes what lies over a page, and leaves the page when nothing does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.fed import Feeder
from tests.browser.moments import moment
from tests.browser.table import deal, open_table, until
from tests.house import House


@pytest.fixture
def table(person: Person) -> Page:
    """Come to from the shelf; nobody's time runs."""
    page = person()
    open_table(page, "uno", {"time_to_move": "none"}, bots=1)
    deal([page])
    return page


def lying(page: Page, count: int) -> None:
    expect(page.locator("dialog[open]")).to_have_count(count)
    expect(page.locator(".table")).to_have_count(1)


def open_rules(page: Page) -> None:
    page.get_by_role("button", name="Rules").click()
    lying(page, 1)


def close(page: Page) -> None:
    page.get_by_role("button", name="Close").click()
    lying(page, 0)


def leave(page: Page) -> None:
    """One way back, and no more."""
    page.go_back()
    page.wait_for_selector(".game")


def test_it_closes_what_lies_over_the_table_and_then_leaves_it(table: Page):
    open_rules(table)
    table.go_back()
    lying(table, 0)
    open_rules(table)
    close(table)
    open_rules(table)
    close(table)
    leave(table)


def test_who_leaves_from_a_sheet_comes_back_to_the_table_in_one_step(table: Page):
    table.get_by_role("button", name="Menu").click()
    table.locator("dialog[open] a[href='/']").click()
    table.wait_for_selector(".game")
    table.go_back()
    table.wait_for_selector(".table")
    lying(table, 0)
    leave(table)


def test_who_leaves_after_a_sheet_comes_back_to_the_table_in_one_step(table: Page):
    open_rules(table)
    close(table)
    table.locator("header a[href='/']").click()
    table.wait_for_selector(".game")
    table.go_back()
    table.wait_for_selector(".table")
    leave(table)


def test_a_sheet_that_follows_another_at_once_stays_open(table: Page):
    open_rules(table)
    table.evaluate(
        """() => {
          document.querySelector('dialog[open] header button').click();
          document.querySelector("header .logs").click();
        }"""
    )
    table.wait_for_timeout(300)
    lying(table, 1)
    table.go_back()
    lying(table, 0)
    leave(table)


def test_of_sheets_on_sheets_it_closes_the_upper_one_first(table: Page):
    open_rules(table)
    table.evaluate("document.querySelector('header .logs').click()")
    lying(table, 2)
    table.go_back()
    lying(table, 1)
    expect(table.locator("dialog[open] .book")).to_have_count(1)
    table.go_back()
    lying(table, 0)
    leave(table)


def test_nothing_is_left_of_a_sheet_over_which_the_page_was_loaded_anew(table: Page):
    open_rules(table)
    table.reload()
    table.wait_for_selector(".table")
    lying(table, 0)
    leave(table)


def test_a_page_may_be_loaded_anew_in_the_moment_a_sheet_is_closed(table: Page):
    open_rules(table)
    table.evaluate("document.querySelector('dialog[open]').close()")
    table.reload()
    table.wait_for_selector(".table")
    open_rules(table)
    close(table)
    leave(table)


def test_what_is_chosen_in_a_sheet_leaves_the_table_where_it_is(person: Person, house: House):
    page = person()
    page.goto(f"{house.url}/rules/uno")
    feeder = Feeder(page, house.url)
    shown = moment("uno", "play")
    feeder.sit(shown.lobby, shown.seat)
    feeder.show(shown)
    page.locator(".hand [data-face=super]").first.click()
    page.locator("dialog[open] .choices button").first.click()
    page.wait_for_timeout(300)
    lying(page, 0)
    page.go_back()
    page.wait_for_selector(".book")


@pytest.mark.parametrize("again", ["", "reload", "forward", "sheet"])
def test_in_a_tab_that_begins_with_the_table_a_closed_sheet_leaves_no_way_back_for_nothing(table: Page, again: str):
    with table.expect_popup() as opened:
        table.evaluate("window.open(location.href)")
    tab = opened.value
    tab.wait_for_selector(".table")
    history = tab.context.new_cdp_session(tab)

    def at() -> int:
        return int(history.send("Page.getNavigationHistory")["currentIndex"])

    begins = at()
    open_rules(tab)
    close(tab)
    until(tab, "history.state === 'page'", 5)
    if again == "reload":
        tab.reload()
        tab.wait_for_selector(".table")
    elif again == "forward":
        tab.go_forward()
        tab.go_back()
    elif again == "sheet":
        open_rules(tab)
        tab.go_back()
    lying(tab, 0)
    assert (at(), tab.evaluate("location.pathname")) == (begins, table.evaluate("location.pathname"))


def test_what_follows_a_sheet_on_its_step_s_way_back_is_where_it_should_be(table: Page):
    with table.expect_popup() as opened:
        table.evaluate("window.open(location.href)")
    tab = opened.value
    tab.wait_for_selector(".table")
    for _ in range(2):
        open_rules(tab)
        close(tab)
        tab.wait_for_timeout(398)  # just before, in, or just after the journey
        tab.evaluate("document.querySelector('header .logs').click()")
        tab.wait_for_timeout(300)
        lying(tab, 1)
        tab.go_back()
        lying(tab, 0)
    tab.evaluate(
        """() => {
          const back = history.back.bind(history);
          history.back = () => { back(); document.querySelector("header a[href='/']").click(); };
        }"""
    )
    open_rules(tab)
    tab.keyboard.press("Escape")  # nothing is looked at before the journey, which begins in a moment
    tab.wait_for_selector(".game")
    tab.wait_for_timeout(300)
    assert tab.evaluate("location.pathname") == "/"
    tab.go_back()
    tab.wait_for_selector(".table")
