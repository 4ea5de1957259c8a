// Room that is kept, so that what lies round it stays where it is.

import { tick } from "svelte";

const greatest = new Map<string, number>();

const SETTLED_MS = 150; // a phone that turns tells its new width and height one after the other
let settled = true; // after a change of the window: whether all that follows from it has been laid out
let timer = 0;
const measures = new Set<() => void>();

addEventListener("resize", () => {
  settled = false;
  for (const measure of measures) measure();
  clearTimeout(timer);
  timer = window.setTimeout(rest, SETTLED_MS);
});

/** What is measured tells others how large they are, a frame later; on a busy phone a frame takes long. */
async function rest(): Promise<void> {
  const asked = timer;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  if (asked !== timer) return; // the window has changed again
  settled = true;
  for (const measure of measures) measure();
}

/** Now, and when a window that changes has come to rest. */
export function onResize(measure: () => void): () => void {
  measures.add(measure);
  return () => measures.delete(measure);
}

const keepers = new Set<HTMLElement>();
let measuredIn = "";

/** In this window as it is laid out, language and size of letters. What was kept in another says nothing here, and is
    not to be measured. */
function here(): string {
  const page = document.documentElement;
  const now = [page.clientWidth, page.clientHeight, page.lang, getComputedStyle(page).fontSize].join(" ");
  if (now !== measuredIn) for (const one of keepers) one.style.minHeight = "";
  measuredIn = now;
  return now;
}

/** It is never lower again than it has been: what was needed once will be needed again. `name` says what it is, at which
    game. */
export function keepsRoom(node: HTMLElement, name: string) {
  const keep = () => {
    const known = `${name} ${here()}`;
    const high = Math.max(settled ? node.getBoundingClientRect().height : 0, greatest.get(known) ?? 0);
    if (settled) greatest.set(known, high);
    node.style.minHeight = `${high}px`;
  };
  const watch = new ResizeObserver(keep);
  keepers.add(node);
  keep();
  watch.observe(node);
  const forget = onResize(keep);
  return {
    destroy() {
      keepers.delete(node);
      watch.disconnect();
      forget();
    },
  };
}

/** It stays as high as it is when a match begins; what needs more lies over what is below. Without a match it is measured
    later; where it is measured anew in a table that has no more room, it stays. */
export function staysAsHigh(node: HTMLElement, match: string) {
  const measure = () => {
    node.style.height = "";
    if (!match) return;
    node.style.height = `${node.getBoundingClientRect().height}px`;
  };
  measure();
  const forget = onResize(measure);
  return {
    update(now: string) {
      if (now === match) return;
      match = now;
      void tick().then(() => {
        const before = parseFloat(node.style.height);
        measure(); // what is in it has come
        const table = node.closest(".table");
        const full = table !== null && table.scrollHeight > table.clientHeight + 1;
        if (full && parseFloat(node.style.height) > before) node.style.height = `${before}px`;
      });
    },
    destroy: forget,
  };
}

const LEAST = 0.86; // of its size: smaller letters are no longer read at a glance
const STEPS = 3;

/** It is `long` where it has more lines than it may have: how small letters get then is said where it lies. */
export function fitsLines(node: HTMLElement) {
  const fit = () => {
    node.classList.remove("long");
    node.classList.toggle("long", node.scrollHeight > node.clientHeight + 1);
  };
  fit();
  const forget = onResize(fit);
  return { destroy: forget };
}

/** Its letters are as large as the room that its box has in any case allows. A box that has not enough even so grows. */
export function fitsLetters(node: HTMLElement) {
  const fit = () => {
    const box = node.parentElement!;
    const room = parseFloat(getComputedStyle(box).minHeight);
    for (let step = 0; step <= STEPS; step++) {
      node.style.fontSize = step ? `${1 - (step / STEPS) * (1 - LEAST)}em` : "";
      if (box.getBoundingClientRect().height <= room + 0.5) return;
    }
  };
  fit();
  addEventListener("resize", fit);
  return { destroy: () => removeEventListener("resize", fit) };
}
