"""What a finger can hit, and what large letters do to a page, measured in the browser."""

from __future__ import annotations

from playwright.sync_api import Page

TARGET = 44  # px; so much a finger needs, in both ways

# Everything that can be pressed and is smaller than a finger, unless nothing else lies within a finger's circle round
# its middle. Links within a sentence are as high as their line; the cards of a fan overlap, and a finger slides along
# them; a target covered by an open dialog is none.
SMALL = """least => {
  const open = document.querySelector('dialog[open]');
  const pressed = 'a[href], button, input, select, textarea, summary, [role=switch]';
  const all = [...(open ?? document).querySelectorAll(pressed)]
    .filter(one => one.checkVisibility() && !one.disabled && !one.closest('p, .hand') && !one.matches('.unseen'))
    .map(one => ({ one: one.closest('label') ?? one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.height);
  const reach = ({ box }) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { left: x - least / 2, right: x + least / 2, top: y - least / 2, bottom: y + least / 2 };
  };
  const near = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.filter(me => me.box.width < least - 0.5 || me.box.height < least - 0.5)
    .filter(me => all.some(other => other.one !== me.one && !other.one.contains(me.one) && near(reach(me), other.box)))
    .map(({ one, box }) => [one.className, (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40),
      `${Math.round(box.width)} × ${Math.round(box.height)}`].join(', '));
}"""

# Text that is cut off by what holds it, sticks out of the page at the side, or lies on other text.
LOST = """() => {
  const complaints = [];
  const open = document.querySelector('dialog[open]');
  const texts = [];
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement;
    const none = one.closest('svg, .unseen, .hand, option, script, style') || !one.checkVisibility();
    if (none || !node.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width && box.height) texts.push({ one, box, said: node.textContent.trim().slice(0, 40) });
  }
  const flow = one => [getComputedStyle(one).overflowX, getComputedStyle(one).overflowY];
  const clips = one => ['hidden', 'clip'].includes(flow(one)[0]);
  const scrolls = one => flow(one).some(how => ['auto', 'scroll'].includes(how));
  for (const { one, box, said } of texts) {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      if (scrolls(up)) break;
      const edge = up.getBoundingClientRect();
      if (clips(up) && (box.right > edge.right + 2 || box.bottom > edge.bottom + 2 || box.left < edge.left - 2))
        complaints.push(`cut: ${said} (${up.className})`);
    }
    let held = false;
    for (let up = one; up; up = up.parentElement) held ||= up !== document.documentElement && scrolls(up);
    if (!held && (box.right > innerWidth + 1 || box.left < -1)) complaints.push(`outside: ${said}`);
  }
  const over = one => { // it lies over the page, and the page is scrolled away under it
    for (let up = one; up; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up.localName !== 'dialog';
    return false;
  };
  const flat = texts.filter(({ one }) => !over(one));
  flat.forEach((a, i) => flat.slice(i + 1).forEach(b => {
    if (a.one.contains(b.one) || b.one.contains(a.one)) return;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 3 && high > 4) complaints.push(`on each other: ${a.said} / ${b.said}`);
  }));
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) complaints.push(`page ${wide} px too wide`);
  return [...new Set(complaints)];
}"""


def large_letters(page: Page) -> None:
    """As if its owner had told the browser to write everything twice as large."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, TARGET)
    return found


def lost_text(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LOST)
    return found
