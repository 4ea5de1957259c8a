// How big the cards in the middle can be, and how wide each zone, so that all zones fit into the room there is.

import type { Zone } from "../protocol.gen";

const BIGGEST = 150;
const SMALLEST = 26;
/** Labels of two lines are better than of three; but better three than cards too small to be read. */
const TRIES = [
  { lines: 2, from: BIGGEST, to: 60 },
  { lines: 3, from: BIGGEST, to: 44 },
  { lines: 2, from: 60, to: SMALLEST },
  { lines: 9, from: 60, to: SMALLEST },
];
const LETTER = 7.6; // px of a label's letter, about
const LINE = 17;
const EDGE = { roomy: 24, tight: 20 }; // px beside the cards of a zone
const ROUND = { roomy: 30, tight: 16 }; // px above and below the cards, without the label's lines
const SLAP = { roomy: 74, tight: 42 };
const SPOKEN = 1.55; // a slap zone's label is that much larger
const GAP = 8;
const COUNT = 30; // px of the number beside a label
const CAPS = [Infinity, 160, 136, 122, 110, 84, 60]; // px: how wide labels may make a zone, from generous to thrifty

export interface Fit {
  card: number;
  /** Of each zone, in px. */
  widths: number[];
}

interface Box {
  width: number;
  height: number;
  lines: number;
}

/** Whether it is drawn one on the other. */
export const piled = (zone: Zone): boolean => zone.kind === "pile" || zone.kind === "pot";

/** Whether its number stands beside its label: the label may say it itself. */
export const counted = (zone: Zone): boolean => piled(zone) && zone.count > 1 && !("n" in zone.label.args);

/** The biggest cards for these zones, so labelled, in a middle of `width` × `height`; words break sooner than cards shrink. */
export function fit(zones: readonly Zone[], labels: readonly string[], width: number, height: number, tight = false): Fit {
  for (const { lines, from, to } of TRIES) {
    for (let card = from; card >= to; card -= 2) {
      for (const cap of CAPS) {
        const boxes = zones.map((zone, i) => box(zone, labels[i] ?? "", Math.min(width, cap), width, card, tight));
        const widths = boxes.map((one) => one.width);
        if (tall(boxes, width) <= height && boxes.every((one) => one.lines <= lines)) return { card, widths };
      }
    }
  }
  return { card: SMALLEST, widths: zones.map(() => width) };
}

/** Height of the zones, laid in lines like words. */
function tall(boxes: readonly Box[], width: number): number {
  let [sum, line, used] = [0, 0, 0];
  for (const one of boxes) {
    if (used && used + one.width > width) [sum, line, used] = [sum + line + GAP, 0, 0];
    used += one.width + GAP;
    line = Math.max(line, one.height);
  }
  return sum + line;
}

function box(zone: Zone, label: string, cap: number, width: number, card: number, tight: boolean): Box {
  const size = tight ? "tight" : "roomy";
  const letter = LETTER * (zone.slap ? SPOKEN : 1);
  const count = counted(zone) ? COUNT : 0;
  const words = label.split(/\s+/).map((word) => word.length * letter);
  const whole = label.length * letter + count;
  const n = piled(zone) ? 1 : Math.max(1, zone.faces.length);
  const columns = Math.max(1, Math.min(n, Math.floor((width - EDGE[size] + GAP) / (card + GAP))));
  const inner = Math.max(columns * (card + GAP) - GAP, Math.min(whole, cap), ...words, zone.slap ? 218 : 40);
  const lines = Math.ceil(whole / inner);
  const tags = 17 * Math.max(0, ...zone.faces.map((face) => face.marks.length));
  const round = ROUND[size] + (zone.slap ? SLAP[size] : 0);
  return {
    width: Math.min(width, Math.ceil(inner + EDGE[size])),
    height: Math.ceil(n / columns) * (card * 1.5 + GAP + tags) + lines * LINE * (zone.slap ? SPOKEN : 1) + round,
    lines,
  };
}
