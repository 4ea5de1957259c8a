// How big the cards in the middle can be, and how wide each zone, so that all zones fit into the room there is.

import type { Zone } from "../protocol.gen";

const BIGGEST = 150;
const MIDDLING = 60;
const SMALLEST = 26;
/** Labels of two lines are better than of three; but better three than cards too small to be read. */
const TRIES = [
  { lines: 2, from: BIGGEST, to: 60 },
  { lines: 3, from: BIGGEST, to: 44 },
  { lines: 2, from: MIDDLING, to: SMALLEST },
  { lines: 9, from: MIDDLING, to: SMALLEST },
];
const LETTER = 8; // px of a label's letter, about
const LINE = 17;
const TAG = 20;
const TAG_LETTER = 8;
const EDGE = { roomy: 24, tight: 20 }; // px beside the cards of a zone
const ROUND = { roomy: 44, tight: 20 }; // px above and below the cards, without the label's lines
const SLAP = { roomy: 84, tight: 42 };
const SLAP_WIDE = 416; // px: a slap zone is at least that wide, or as wide as there is room
const SLAP_LABEL = 352;
const BANNER = 12; // px round a word that is called
const SLAP_EDGE = { roomy: 54, tight: 22 };
const SPOKEN = { roomy: 2.2, tight: 1.55 }; // a slap zone's label is that much larger
const CALLED = { roomy: 3, tight: 2.1 };
const GAP = 8;
const CAPS = [Infinity, 160, 136, 122, 110, 84, 60]; // px: how wide labels may make a zone, from generous to thrifty

export interface Fit {
  card: number;
  /** Of each zone, in px. */
  widths: number[];
  /** Without labels and tags to be seen. */
  bare: boolean;
}

interface Box {
  width: number;
  height: number;
  lines: number;
}

/** Whether it is drawn one on the other. */
export const piled = (zone: Zone): boolean => zone.kind === "pile" || zone.kind === "pot";

/** Whether its label is a word that is called out to its card, as in a chant: it must be read at a glance. */
export const calledOut = (zone: Zone): boolean => zone.slap && typeof zone.label.args.card === "string";

/** How much larger than others its label is. */
const loud = (zone: Zone, size: "roomy" | "tight"): number => (calledOut(zone) ? CALLED[size] : zone.slap ? SPOKEN[size] : 1);

/** Whether its number lies on it: its label may say it. */
export const counted = (zone: Zone): boolean => piled(zone) && zone.count > 1 && !("n" in zone.label.args);

/** What is written at a zone: its label, and the tags below each of its cards. */
export interface Written {
  label: string;
  tags: string[][];
}

/** The biggest cards for these zones in a middle of `width` × `height`; words break sooner than cards shrink. */
export function fit(zones: readonly Zone[], written: readonly Written[], width: number, height: number, tight = false): Fit {
  for (const { lines, from, to } of TRIES) {
    for (let card = from; card >= to; card -= 2) {
      for (const cap of CAPS) {
        const boxes = zones.map((zone, i) => box(zone, written[i]!, Math.min(width, cap), width, card, tight));
        const widths = boxes.map((one) => one.width);
        if (tall(boxes, width) <= height && boxes.every((one) => one.lines <= lines)) return { card, widths, bare: false };
      }
    }
  }
  return bare(zones, width, height, tight);
}

/** Where not even the smallest cards have room for their words: as big as they can be without any. */
function bare(zones: readonly Zone[], width: number, height: number, tight: boolean): Fit {
  for (let card = MIDDLING; card > SMALLEST; card -= 2) {
    const boxes = zones.map((zone) => box(zone, { label: "", tags: [] }, width, width, card, tight));
    if (tall(boxes, width) <= height) return { card, widths: boxes.map((one) => one.width), bare: true };
  }
  return { card: SMALLEST, widths: zones.map(() => width), bare: true };
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

function box(zone: Zone, { label, tags }: Written, cap: number, width: number, card: number, tight: boolean): Box {
  const size = tight ? "tight" : "roomy";
  const letter = LETTER * loud(zone, size);
  const words = label.split(/\s+/).map((word) => word.length * letter);
  const whole = label.length * letter;
  const place = Math.max(card, ...tags.flat().map((tag) => tag.length * TAG_LETTER + 16));
  const n = piled(zone) ? 1 : Math.max(1, zone.faces.length);
  const edge = (zone.slap ? SLAP_EDGE : EDGE)[size];
  const columns = Math.max(1, Math.min(n, Math.floor((width - edge + GAP) / (place + GAP))));
  const inner = Math.max(columns * (place + GAP) - GAP, Math.min(whole, cap), ...words, zone.slap ? 218 : 40);
  const lines = label ? wrapped(words, letter, zone.slap ? Math.min(width - edge, SLAP_LABEL) : inner) : 0;
  const below = TAG * Math.max(0, ...tags.map((some) => some.length));
  const round = ROUND[size] + (zone.slap ? SLAP[size] : 0) + (calledOut(zone) ? BANNER : 0);
  return {
    width: Math.min(width, Math.max(zone.slap ? SLAP_WIDE : 0, Math.ceil(inner + edge))),
    height: Math.ceil(n / columns) * (card * 1.5 + GAP + below) + lines * LINE * loud(zone, size) + round,
    lines,
  };
}

/** Lines of words so wide, with a space between them. */
function wrapped(words: readonly number[], space: number, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of words) {
    if (used && used + space + word > width) [lines, used] = [lines + 1, word];
    else used += (used ? space : 0) + word;
  }
  return lines;
}
