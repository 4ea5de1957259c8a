// Room that is kept, so that what lies round it stays where it is.

const greatest = new Map<string, number>();

/** In this window and language: `name` says what it is, at which game. */
const known = (name: string): string => [name, innerWidth, innerHeight, document.documentElement.lang].join(" ");

/** It is never lower again than it has been: what was needed once will be needed again. */
export function keepsRoom(node: HTMLElement, name: string) {
  const keep = () => {
    const high = Math.max(node.getBoundingClientRect().height, greatest.get(known(name)) ?? 0);
    greatest.set(known(name), high);
    node.style.minHeight = `${high}px`;
  };
  const anew = () => {
    node.style.minHeight = "";
    keep();
  };
  const watch = new ResizeObserver(keep);
  keep();
  watch.observe(node);
  addEventListener("resize", anew);
  return {
    destroy() {
      watch.disconnect();
      removeEventListener("resize", anew);
    },
  };
}

/** It stays as high as it is when a match begins; what needs more lies over what is below. Without a match it is measured
    later. */
export function staysAsHigh(node: HTMLElement, match: string) {
  const measure = () => {
    node.style.height = "";
    if (!match) return;
    node.style.height = `${node.getBoundingClientRect().height}px`;
  };
  measure();
  addEventListener("resize", measure);
  return {
    update(now: string) {
      if (now === match) return;
      match = now;
      queueMicrotask(measure); // once all that changed with it is written
    },
    destroy() {
      removeEventListener("resize", measure);
    },
  };
}

const LEAST = 0.86; // of its size: smaller letters are no longer read at a glance
const STEPS = 3;

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
