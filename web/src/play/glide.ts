// What lies elsewhere than before glides there, and grows or shrinks on the way: nothing jumps.

import { calm } from "./motion";

const GLIDE_MS = 180;
const LEAST = 1; // px; who lies off by less is where it was
/** What is to be seen of zones, from the outside to the inside. */
const SEEN = ".zone, .card:not(.card .card), .tags, .said, .coins, .count, .label";
const GROWS = ".card, .coins"; // on the way; words and what holds others have their new size at once

type Places = Map<HTMLElement, DOMRect>;

/** Where the things in a box are to be seen now. */
export function placesOf(box: HTMLElement | undefined, what = SEEN): Places {
  if (!box || document.hidden) return new Map();
  return new Map([...box.querySelectorAll<HTMLElement>(what)].map((one) => [one, one.getBoundingClientRect()]));
}

/** From those places to where they are now. Only a transform moves: nothing is laid out on the way. */
export function glide(before: Places): void {
  if (calm() || !before.size) return;
  for (const one of before.keys()) for (const running of one.getAnimations()) if (running.id === "glide") running.cancel();
  for (const [one, old] of before) {
    if (!one.isConnected) continue;
    const way = wayFrom(old, one.getBoundingClientRect(), one.matches(GROWS));
    if (!way) continue;
    const own = getComputedStyle(one).transform;
    const rest = own === "none" ? "" : own;
    one.animate([{ transform: `${way} ${rest}` }, { transform: rest || "none" }], { id: "glide", duration: GLIDE_MS, easing: "ease-out" });
  }
}

function wayFrom(old: DOMRect, now: DOMRect, grows: boolean): string {
  if (!old.width) return ""; // it was not to be seen
  const [wider, higher] = grows ? [old.width - now.width, old.height - now.height] : [0, 0];
  const [x, y] = [old.x + wider / 2 - now.x, old.y + higher / 2 - now.y];
  if (Math.abs(x) + Math.abs(y) + Math.abs(wider) < LEAST) return "";
  return `translate(${x}px, ${y}px)${grows && now.width ? ` scale(${old.width / now.width})` : ""}`;
}
