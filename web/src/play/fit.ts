// How big the cards in the middle can be, so that all its zones fit into the room there is.

import type { Zone } from "../protocol.gen";

const BIGGEST = 150;
const SMALLEST = 30;
const LABEL = 46; // px for a zone's label and its own edges
const TIGHT = 30; // the same in a low window
const LETTER = 7.4; // px of a label's letter, about
const TAG = 17;
const EDGE = 24;
const GAP = 8;

/** Whether it is drawn one on the other. */
export const piled = (zone: Zone): boolean => zone.kind === "pile" || zone.kind === "pot";

/** Width of a card in px for these zones, so labelled, in a middle of `width` × `height`. */
export function cardWidth(zones: readonly Zone[], labels: readonly string[], width: number, height: number, tight = false): number {
  const below = tight ? TIGHT : LABEL;
  for (let card = BIGGEST; card > SMALLEST; card -= 2) if (tall(zones, labels, width, card, below) <= height) return card;
  return SMALLEST;
}

/** Height of the zones, laid in lines like words. */
function tall(zones: readonly Zone[], labels: readonly string[], width: number, card: number, below: number): number {
  let [sum, line, used] = [0, 0, 0];
  for (const [i, zone] of zones.entries()) {
    const box = size(zone, Math.min(width, (labels[i]?.length ?? 0) * LETTER + EDGE), width, card, below);
    if (used && used + box.width > width) [sum, line, used] = [sum + line + GAP, 0, 0];
    used += box.width + GAP;
    line = Math.max(line, box.height);
  }
  return sum + line;
}

function size(zone: Zone, label: number, width: number, card: number, below: number): { width: number; height: number } {
  const n = piled(zone) ? 1 : Math.max(1, zone.faces.length);
  const tags = TAG * Math.max(0, ...zone.faces.map((face) => face.marks.length));
  const columns = Math.max(1, Math.min(n, Math.floor((width - EDGE + GAP) / (card + GAP))));
  const rows = Math.ceil(n / columns);
  const slap = zone.slap ? 60 : 0;
  return {
    width: Math.max(zone.slap ? 240 : 84, label, columns * (card + GAP) - GAP + EDGE),
    height: rows * (card * 1.5 + GAP + tags) + below + slap,
  };
}
