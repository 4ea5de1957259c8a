// Cards travel: from where fewer lie than before to where more do. It reads the scene's counts and knows no rule.

import type { Scene } from "../protocol.gen";

export interface Flight {
  from: string;
  to: string;
  face: string;
}

const MOST = 7; // flights at once; more would be a swarm

interface Spot {
  place: string;
  count: number;
  top: string;
}

function spots(scene: Scene): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const hands = new Set<number>();
  for (const zone of scene.zones) {
    if (zone.kind === "hand" && zone.seat !== null) hands.add(zone.seat);
    found.set(zone.id, { place: `zone:${zone.id}`, count: zone.count, top: zone.faces.at(-1)?.face ?? "back" });
  }
  for (const plate of scene.plates) {
    if (hands.has(plate.seat) || plate.cards === null) continue;
    found.set(`plate:${plate.seat}`, { place: `plate:${plate.seat}`, count: plate.cards, top: "back" });
  }
  return found;
}

/** What travelled between two scenes. A card lands with the face it shows there. */
export function flights(before: Scene, after: Scene): Flight[] {
  const old = spots(before);
  const out: Spot[] = [];
  const into: Spot[] = [];
  for (const [id, now] of spots(after)) {
    const change = now.count - (old.get(id)?.count ?? now.count);
    for (let i = 0; i < Math.min(Math.abs(change), MOST); i++) (change < 0 ? out : into).push(now);
  }
  return into.slice(0, out.length).map((to, i) => ({ from: out[i]!.place, to: to.place, face: to.top }));
}

/** Where things lie now, by their `data-place`. */
export function measure(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-place]")) {
    found.set(node.dataset.place!, node.getBoundingClientRect());
  }
  return found;
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
