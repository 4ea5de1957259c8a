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

export interface Answered {
  question: string;
  answer: string;
  reader: number;
}

/** The answers in this news, in order; a reader does not hear how its own sounded to the others. */
export function answersIn(news: readonly News[]): Answered[] {
  const found: Answered[] = [];
  let asked: News | null = null;
  for (const event of news) {
    if (event.what === "reads") asked = event;
    if (event.what === "answers" && event.card && asked?.card) {
      found.push({ question: asked.card, answer: event.card, reader: event.seat ?? 0 });
      asked = null;
    }
  }
  return found;
}

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
