"""A lesson played to its end by whoever does what the coach says."""

from __future__ import annotations

from playwright.sync_api import Page, expect

STEPS = 60  # no lesson has as many


def finish(page: Page) -> int:
    """Does all that the coach asks for. How many steps waited for somebody."""
    coach = page.locator(".coach")
    coach.wait_for()
    for done in range(STEPS):
        page.locator(".coach:not([data-waits='time'])").wait_for()
        at, waits = coach.get_attribute("data-step"), coach.get_attribute("data-waits")
        if waits == "end":
            return done
        if waits == "reader":
            page.locator("[data-on]").click()
        else:
            obey(page, coach.get_attribute("data-wanted") or "")
        expect(coach).not_to_have_attribute("data-step", at or "")
    raise AssertionError("the lesson does not end")


def obey(page: Page, move: str) -> None:
    """Where the ring is, but for an announcement, which is put together first."""
    ring = page.locator(".ring.wanted")
    ring.wait_for()
    if move.startswith("guess:"):
        page.locator("[data-place='zone:guess:0']").click()
        for digit in move.removeprefix("guess:").split("-"):
            page.locator(".digit", has_text=digit).click()
        page.locator(f"[data-move='{move}']").click()
        return
    if page.locator(f"[data-move='{move}']").count():
        page.locator(f"[data-move='{move}']").click()
        return
    page.wait_for_timeout(400)  # cards fly
    box = ring.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 14, box["y"] + box["height"] / 2)  # of a fan the left edge lies open
