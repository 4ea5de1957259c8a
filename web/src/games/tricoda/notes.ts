// The note sheet of Tricoda: 28 cells in a pyramid, struck or ringed by hand; and what was answered so far.

import type { News, Zone } from "../../protocol.gen";

export type Mark = "open" | "struck" | "ringed";

/** The tiles as the sheet prints them: row d has d cells. */
export const ROWS: readonly (readonly string[])[] = [
  ["green-1"],
  ["yellow-2", "yellow-2"],
  ["black-3", "black-3", "black-3"],
  ["brown-4", "brown-4", "brown-4", "brown-4"],
  ["red-5", "red-5", "red-5", "red-5", "black-5"],
  ["pink-6", "pink-6", "pink-6", "green-6", "green-6", "green-6"],
  ["blue-7", "blue-7", "blue-7", "blue-7", "yellow-7", "yellow-7", "pink-7"],
];

export const CELLS: readonly string[] = ROWS.flat();

const NEXT: Record<Mark, Mark> = { open: "struck", struck: "ringed", ringed: "open" };

/** What a tap makes of a cell. */
export const next = (mark: Mark): Mark => NEXT[mark];

/** `no`: of the frame that told it. */
export type Written = Answered | Renewed;

export interface Answered {
  no: number;
  question: string;
  answer: string;
  reader: number;
}

/** New tiles on a rack (null: one without a player): what was answered before was about `before`, as far as it was seen. */
export interface Renewed {
  no: number;
  rack: number | null;
  before: string[];
}

/** What this news gives to write down, in order; a reader does not hear how its own answer sounded to the others. */
export function writtenIn(log: readonly { no: number; news: News }[]): Written[] {
  const found: Written[] = [];
  const laid = new Map<number | null, string[]>();
  let asked: News | null = null;
  for (const { no, news } of log) {
    const { what, card, seat: rack } = news;
    if (what === "reads") asked = news;
    if (what === "answers" && card && asked?.card) {
      found.push({ no, question: asked.card, answer: card, reader: rack ?? 0 });
      asked = null;
    }
    if (what.startsWith("lays-off")) laid.set(rack, [...(laid.get(rack) ?? []), ...(card ? [card] : [])]);
    if (what.startsWith("fills") && laid.has(rack)) {
      found.push({ no, rack, before: laid.get(rack)! });
      laid.delete(rack);
    }
  }
  return found;
}

/** Whether both are the same line of the sheet: a page that is loaded anew hears the latest news again. */
export const isSame = (one: Written, other: Written): boolean =>
  one.no === other.no && ("question" in one ? "question" in other : "rack" in other && one.rack === other.rack);

/** Cells as far as the table helps: what it no longer lists is struck, what is certain is ringed. All open without help. */
export function helped(zone: Zone | undefined): Mark[] {
  if (!zone) return CELLS.map(() => "open");
  const left = new Map(zone.faces.map((face) => [face.face, face]));
  const used = new Map<string, number>();
  return CELLS.map((kind) => {
    const face = left.get(kind);
    if (!face) return "struck";
    const at = used.get(kind) ?? 0;
    used.set(kind, at + 1);
    if (at === 0 && face.marks.includes("sure")) return "ringed";
    const times = face.marks.find((mark) => mark.startsWith("times-"));
    const most = times ? Number(times.slice("times-".length)) : 1;
    return at < most || most === 3 ? "open" : "struck"; // three may be more: a rack holds no more
  });
}

/** What a guess may go on with: the digits that follow `begun` in some set of the moves, and the move once there are three. */
export function goesOn(moves: readonly string[], begun: readonly number[]): { digits: Set<number>; move: string | null } {
  const wish = [...begun].sort().join("-");
  const digits = new Set<number>();
  for (const move of moves) {
    const rest = move.slice("guess:".length).split("-").map(Number);
    const fits = begun.every((digit) => {
      const at = rest.indexOf(digit);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (fits) for (const digit of rest) digits.add(digit);
  }
  return { digits, move: begun.length === 3 ? (moves.find((move) => move === `guess:${wish}`) ?? null) : null };
}
