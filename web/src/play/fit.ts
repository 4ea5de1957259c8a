// How big the cards in the middle can be, and how wide each zone, so that all zones fit into the room there is.

import { look } from "../faces/faces";
import type { Face, Zone } from "../protocol.gen";

const BIGGEST = { roomy: 200, tight: 150 };
const MIDDLING = 60;
const SMALLEST = 26;
/** What a label may need; where not even that has room, all the lines it wants rather than none. */
const TRIES = [
  { lines: 3, from: BIGGEST.roomy, to: 44 },
  { lines: 9, from: MIDDLING, to: SMALLEST },
];
/** How much smaller cards may be for one line less, of zones, of cards in a zone (more beside another zone), of a label;
    for a line of its own for what is said, and for zones of one kind in one line. */
const LESS = { zones: 0.5, said: 0.3, cards: 0.55, beside: 0.2, label: 0.08, apart: 0.25 };
const SHORT = 80; // px: a label that short is not broken
const TAG = { each: 19, over: 10 }; // px: how high tags are, and how far the first lies over its card
const EDGE = { roomy: 22, tight: 17 }; // px beside the cards of a zone
const ROUND = { roomy: 48, tight: 22 }; // px above and below the cards, without the label's lines
const SLAP = { roomy: 48, tight: 16 };
const SLAP_LABEL = { roomy: 496, tight: 352 }; // px: so wide what is written at a slap zone is at least
const ROOMY = 700; // px of a middle where that has one line
const SLAP_ROUND = 64; // px beside it
const BANNER = { above: 18, beside: 40 }; // px round a word that is called
const SAID = { above: 6, beside: 34 }; // px round what is said
const SLAP_EDGE = { roomy: 54, tight: 22 };
const GAP = 8;
const WORTH = 0.85; // of their size: so small cards may be, and no smaller, for a sign in a corner

/** What is written in the middle: a zone's label, a slap zone's, a word that is called, what is said, a card's tag. */
export type Script = "label" | "slap" | "called" | "said" | "tag";

/** The letters of each script: how high they are, and how wide a text is in them, in px. */
export interface Letters {
  size: Record<Script, number>;
  width: (text: string, script: Script) => number;
}

/** A zone as it is laid: its lines and tags are the most of any zone beside it, so that cards lie side by side. */
export interface Laid {
  width: number;
  /** px: how wide its cards lie. */
  across: number;
  lines: number;
  tags: number;
  /** Whether a line of zones begins with it. */
  begins: boolean;
}

export interface Fit {
  card: number;
  laid: Laid[];
  /** Without labels and tags to be seen. */
  bare: boolean;
}

type Box = Omit<Laid, "begins"> & {
  height: number;
  line: number; // px: how high a line of its label is
  speaks: boolean; // what is said has no room for tags
  inner: number; // lines of cards
};

interface Lines {
  high: number;
  wide: number;
  first: number; // px: how wide the first line is
  lead: number; // px before the first card in it or after its last: a label below may be wider
}

export interface Room {
  width: number;
  height: number;
  /** px between zones that lie side by side. */
  gap: number;
  /** px of its height that are left free where it is wide: what a plate above shows hangs down there. */
  hanging?: number;
  /** px: so wide a card may be at most. */
  most?: number | undefined;
}

/** Whether it is drawn one on the other. */
export const piled = (zone: Zone): boolean => zone.kind === "pile" || zone.kind === "pot";

/** What is said and no card: "more red", "3". */
export const isSaid = (face: Face): boolean => look(face.face).family === "plain" && !face.moves.length;

/** Whether its label is a word that is called out to its card, as in a chant: it must be read at a glance. */
export const calledOut = (zone: Zone): boolean => zone.slap && typeof zone.label.args.card === "string";

/** Whether its number lies on it: its label may say it. */
export const counted = (zone: Zone): boolean => piled(zone) && zone.count > 1 && !("n" in zone.label.args);

/** What is written at a zone: its label, the tags below each of its cards, and what is said instead of one. */
export interface Written {
  label: string;
  tags: string[][];
  said?: string;
}

/**
 * The biggest cards for these zones in such a room; words break sooner than cards shrink, and a few lines are better
 * than many. `corner`: px of a sign in the upper corners, which lies under cards rather than make them much smaller.
 */
export function fit(zones: readonly Zone[], written: readonly Written[], room: Room, letters: Letters, tight = false, corner = 0): Fit {
  const found = biggest(zones, written, room, letters, tight);
  const free = !corner || (room.width - found.lines.first) / 2 + found.lines.lead >= corner || (room.height - found.lines.high) / 2 >= corner;
  if (free) return found;
  const beside = biggest(zones, written, { ...room, width: room.width - 2 * corner }, letters, tight);
  const below = biggest(zones, written, { ...room, height: room.height - 2 * corner }, letters, tight);
  const best = [beside, below].reduce((a, b) => (a.bare > b.bare || (a.bare === b.bare && b.card > a.card) ? b : a));
  return best.bare > found.bare || best.card < WORTH * found.card ? found : best;
}

function biggest(zones: readonly Zone[], written: readonly Written[], room: Room, letters: Letters, tight: boolean): Fit & { lines: Lines } {
  const narrow = zones.map((zone, i) => narrowest(wordsOf(zone, written[i]!.label, letters)));
  const ways = waysToBreak(zones);
  for (const { lines, from, to } of TRIES) {
    let [score, found]: [number, (Fit & { lines: Lines }) | null] = [0, null];
    for (let card = Math.min(from, room.most ?? BIGGEST[room.width >= ROOMY ? "roomy" : "tight"]); card >= to && card > score; card -= 2) {
      for (let most = 1; most <= lines; most++) {
        const boxes = zones.map((zone, i) => box(zone, written[i]!, narrow[i]!(most), room.width, card, letters, tight));
        if (boxes.some((one) => one.lines > most)) continue;
        const more = LESS.cards * boxes.reduce((sum, one) => sum + one.inner - 1, 0) + LESS.label * (most - 1);
        for (const { begins, less } of ways) {
          const beside = boxes.filter((one, i) => one.inner > 1 && ((i > 0 && !begins[i]) || begins[i + 1] === false)).length;
          const worth = card / (1 + less + more + LESS.beside * beside);
          if (worth <= score) continue;
          const laid = inLines(boxes, begins, room);
          const free = room.width >= ROOMY ? (room.hanging ?? 0) : 0;
          if (laid.high + free <= room.height && laid.wide <= room.width) [score, found] = [worth, { card, laid: evened(boxes, begins), bare: false, lines: laid }];
        }
      }
    }
    if (found) return found;
  }
  return bare(zones, written, ways, room, letters, tight);
}

/** Where not even the smallest cards have room for their words: as big as they can be without any. */
function bare(zones: readonly Zone[], written: readonly Written[], ways: readonly Way[], room: Room, letters: Letters, tight: boolean): Fit & { lines: Lines } {
  for (let card = MIDDLING; ; card -= 2) {
    const boxes = zones.map((zone, i) => box(zone, { ...written[i]!, label: "", tags: [] }, 0, room.width, card, letters, tight));
    const able = ways.map((way) => ({ ...way, lines: inLines(boxes, way.begins, room) })).filter(({ lines }) => lines.wide <= room.width);
    const lowest = able.reduce((a, b) => (b.lines.high < a.lines.high ? b : a));
    if (lowest.lines.high <= room.height || card <= SMALLEST) return { card, laid: evened(boxes, lowest.begins), bare: true, lines: lowest.lines };
  }
}

/** With which zones lines begin, and what that costs. */
interface Way {
  begins: boolean[];
  less: number;
}

/** Zones in lines, in their order: each way, from one line to a line each. */
function waysToBreak(zones: readonly Zone[]): Way[] {
  return Array.from({ length: 2 ** Math.max(0, zones.length - 1) }, (_, way) => {
    const begins = zones.map((_, i) => i > 0 && Boolean(way & (1 << (i - 1))));
    const less = begins.map((one, i) => {
      const before = zones[i - 1];
      if (!before) return 0;
      if (before.faces.some(isSaid)) return one ? 0 : LESS.said;
      return one ? LESS.zones + (before.kind === zones[i]!.kind ? LESS.apart : 0) : 0;
    });
    return { begins, less: less.reduce((a, b) => a + b, 0) };
  });
}

function inLines(boxes: readonly Box[], begins: readonly boolean[], { gap }: Room): Lines {
  const lines = boxes.reduce<Box[][]>((all, one, i) => (i && !begins[i] ? [...all.slice(0, -1), [...all.at(-1)!, one]] : [...all, [one]]), []);
  const widths = lines.map((line) => line.reduce((sum, one) => sum + one.width + gap, -gap));
  const high = lines.reduce((sum, line) => sum + highest(line) + GAP, -GAP);
  const ends = [lines[0]?.[0], lines[0]?.at(-1)].flatMap((one) => (one ? [(one.width - one.across) / 2] : []));
  const lead = ends.length ? Math.min(...ends) : 0;
  return { high, wide: Math.max(0, ...widths), first: widths[0] ?? 0, lead };
}

/** How high zones that lie side by side are: each has room for the most lines and tags of all of them. */
function highest(line: readonly Box[]): number {
  const [lines, tags] = [Math.max(...line.map((one) => one.lines)), Math.max(...line.map((one) => one.tags))];
  return Math.max(...line.map((one) => one.height + (lines - one.lines) * one.line + (one.speaks ? 0 : hanging(tags) - hanging(one.tags))));
}

const hanging = (tags: number): number => tags && TAG.each * tags - TAG.over;

/** Each with the most lines and tags of those beside it. */
function evened(boxes: readonly Box[], begins: readonly boolean[]): Laid[] {
  let line = 0;
  const of = begins.map((one) => (line += one ? 1 : 0));
  const most = (key: "lines" | "tags", i: number) => Math.max(...boxes.filter((_, j) => of[j] === of[i]).map((one) => one[key]));
  return boxes.map(({ width, across }, i) => ({ width, across, lines: most("lines", i), tags: most("tags", i), begins: begins[i]! }));
}

/** `narrow`: how wide its label makes it at least. */
function box(zone: Zone, { label, tags, said }: Written, narrow: number, width: number, card: number, letters: Letters, tight: boolean): Box {
  const size = tight ? "tight" : "roomy";
  const script = scriptOf(zone);
  const words = wordsOf(zone, label, letters);
  const speech = said ? letters.width(said, "said") + SAID.beside : 0;
  const place = Math.max(speech || card, ...tags.flat().map((tag) => letters.width(tag, "tag") + 16));
  const n = piled(zone) ? 1 : Math.max(1, zone.faces.length);
  const edge = (zone.slap ? SLAP_EDGE : EDGE)[size];
  const inLine = Math.max(1, Math.min(n, Math.floor((width - edge + GAP) / (place + GAP))));
  const inner = Math.ceil(n / inLine);
  const columns = Math.ceil(n / inner); // none alone in the last line where the others may move up
  const beside = script === "called" ? BANNER.beside : 0;
  const across = columns * (place + GAP) - GAP;
  const least = Math.max(across, zone.slap ? 218 : narrow, 40);
  const written = zone.slap ? Math.max(slapLabel(width), across) : least;
  const lines = label ? wrapped(words, Math.min(written, width - edge) - beside) : 0;
  const below = Math.max(0, ...tags.map((some) => some.length));
  const round = ROUND[size] + (zone.slap ? SLAP[size] : 0) + (script === "called" ? BANNER.above : 0);
  const high = said ? letters.size.said * 1.3 * Math.ceil(speech / (width - edge)) + SAID.above : card * 1.5 + hanging(below);
  return {
    width: Math.min(width, Math.max(zone.slap ? slapLabel(width) + SLAP_ROUND : 0, Math.ceil(least + edge))),
    height: inner * (high + GAP) - GAP + lines * letters.size[script] * 1.2 + round,
    line: letters.size[script] * 1.2,
    speaks: Boolean(said),
    inner,
    across,
    lines,
    tags: below,
  };
}

/** How wide what is written at a slap zone is at least, in a middle so wide: no word makes the zone wider. */
export const slapLabel = (width: number): number => SLAP_LABEL[width >= ROOMY ? "roomy" : "tight"];

const scriptOf = (zone: Zone): Script => (calledOut(zone) ? "called" : zone.slap ? "slap" : "label");

interface Words {
  widths: number[];
  space: number;
}

function wordsOf(zone: Zone, label: string, letters: Letters): Words {
  const script = scriptOf(zone);
  // a space that does not break is none of these
  return { widths: label.split(" ").map((word) => letters.width(word, script)), space: letters.width(" ", script) };
}

/** How narrow these words may be set in so many lines. */
function narrowest(words: Words): (lines: number) => number {
  const { widths, space } = words;
  const runs = widths.flatMap((_, from) => widths.slice(from).map((_, n) => widths.slice(from, from + n + 1).reduce((sum, word) => sum + space + word)));
  const least = Math.max(...widths, Math.min(SHORT, Math.max(...runs)));
  const able = [least, ...runs.filter((px) => px > least).sort((a, b) => a - b)];
  const known: number[] = [];
  return (lines) => (known[lines] ??= able.find((px) => wrapped(words, px) <= lines) ?? 0);
}

/** In how many lines words lie that may be so wide. */
function wrapped({ widths, space }: Words, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of widths) {
    if (used && used + space + word > width) [lines, used] = [lines + 1, word];
    else used += (used ? space : 0) + word;
  }
  return lines;
}
