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
LOST = """but => {
  const complaints = [];
  const open = document.querySelector('dialog[open]');
  const texts = [];
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement;
    const none = one.closest('svg, .unseen, .hand .card, option, script, style') || !one.checkVisibility();
    if (none || (but && one.closest(but)) || !node.textContent.trim()) continue;
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
  const seen = ({ one, box, said }) => { // as far as what holds it has not scrolled it out of sight
    let { left, right, top, bottom } = box;
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const edge = up.getBoundingClientRect();
      if (scrolls(up)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { one, said, box: { left, right, top, bottom } };
  };
  const flat = texts.filter(text => !over(text.one)).map(seen).filter(({ box }) => box.bottom - box.top > 4);
  flat.forEach((a, i) => flat.slice(i + 1).forEach(b => {
    if (a.one.contains(b.one) || b.one.contains(a.one)) return;
    const inLine = ({ one }) => getComputedStyle(one).display === 'inline';
    if (a.one.parentElement === b.one.parentElement && inLine(a) && inLine(b)) return; // of one paragraph
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 3 && high > 4) complaints.push(`on each other: ${a.said} / ${b.said}`);
  }));
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) complaints.push(`page ${wide} px too wide`);
  return [...new Set(complaints)];
}"""


# Text over which something else lies, and signs of a plate that lie on each other. A line that is as long as it is and
# scrolls or fades out is no fault, nor is what a hand's own cards cover.
HIDDEN = """() => {
  const complaints = [];
  const open = document.querySelector('dialog[open]');
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement;
    const none = one.closest('svg, .unseen, .hand, .last, .flights, .disc, option, script, style, [inert]');
    if (none || !one.checkVisibility({ opacityProperty: true }) || !node.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const spots = [...range.getClientRects()].flatMap(box => // in the middle and at both ends, an em or so within
      [box.width / 2, Math.min(8, box.width / 4), box.width - Math.min(8, box.width / 4)]
        .map(x => [box.x + x, box.y + box.height * 0.8]));
    for (const [x, y] of spots) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementsFromPoint(x, y)
        .find(here => here.contains(one) || one.contains(here) || !clear(here));
      if (!top || top.contains(one) || one.contains(top) || top.closest('svg')?.parentElement.contains(one)) continue;
      const sticks = top.closest('footer, .notes, .pass, .race, dialog');
      if (sticks || scrolled(one, x, y)) continue;
      complaints.push(`covered by ${top.className}: ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  function clear(one) { // it is seen through: a finger's room round something, a browser's list over our own
    const { opacity, backgroundImage, backgroundColor } = getComputedStyle(one);
    if (opacity === '0') return true;
    return one instanceof HTMLElement && backgroundImage === 'none' && /, 0\\)$/.test(backgroundColor);
  }
  function scrolled(one, x, y) {
    for (let up = one; up; up = up.parentElement) {
      const how = getComputedStyle(up), box = up.getBoundingClientRect();
      const rolls = ['auto', 'scroll'].some(word => [how.overflowX, how.overflowY].includes(word));
      if (rolls && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return true;
    }
    return false;
  }
  const sign = document.querySelector('.direction')?.getBoundingClientRect();
  for (const zone of sign ? document.querySelectorAll('.zones > .zone') : []) {
    const box = (zone.matches('.tap') ? zone : zone.firstElementChild).getBoundingClientRect();
    const beside = box.left >= sign.right - 2 || box.right <= sign.left + 2;
    if (!beside && box.top < sign.bottom - 2) complaints.push(`under the sign: ${zone.dataset.zone}`);
  }
  for (const plate of document.querySelectorAll('.plate')) {
    const signs = [...plate.querySelectorAll('.disc, .called, .cards, .score, .stake, .mark')]
      .map(one => ({ one, box: one.getBoundingClientRect() }));
    const inside = plate.getBoundingClientRect();
    signs.forEach(({ one, box }, i) => {
      if (box.bottom > inside.bottom + 1 || box.right > inside.right + 1)
        complaints.push(`out of its plate: ${one.textContent.trim()}`);
      for (const other of signs.slice(i + 1)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 2) complaints.push(`on each other: ${one.className} ${other.one.className}`);
      }
    });
  }
  return [...new Set(complaints)];
}"""


def large_letters(page: Page) -> None:
    """As if its owner had told the browser to write everything twice as large."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, TARGET)
    return found


def lost_text(page: Page, but: str = "") -> list[str]:
    """`but`: a selector of what may end in an ellipsis."""
    found: list[str] = page.evaluate(LOST, but)
    return found


def hidden_text(page: Page) -> list[str]:
    found: list[str] = page.evaluate(HIDDEN)
    return found
