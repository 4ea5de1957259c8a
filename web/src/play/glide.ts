// What lies elsewhere than before glides there: nothing jumps.

import { calm } from "./motion";

const GLIDE_MS = 180;

type Places = Map<HTMLElement, DOMRect>;

/** Where the children of a box are to be seen now. */
export function placesOf(box: HTMLElement | undefined): Places {
  if (!box || document.hidden) return new Map();
  return new Map([...(box.children as HTMLCollectionOf<HTMLElement>)].map((one) => [one, one.getBoundingClientRect()]));
}

/** From those places to where they are now. Only a transform moves: nothing is laid out on the way. */
export function glide(before: Places): void {
  if (calm()) return;
  for (const [one, old] of before) {
    if (!one.isConnected) continue;
    for (const running of one.getAnimations()) if (running.id === "glide") running.cancel();
    const now = one.getBoundingClientRect();
    const [x, y] = [old.x - now.x, old.y - now.y];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { id: "glide", duration: GLIDE_MS, easing: "ease-out" });
  }
}
