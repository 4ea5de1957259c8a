// Which refusals a table shows, and which it keeps to itself.

export interface Note {
  key: number;
  reason: string;
}

const SHOWN = 3;
const SECOND_TAP_MS = 600;

/** The notes with one more. A note equal to one still shown takes its place: it says nothing new. */
export const withNote = (notes: readonly Note[], note: Note): Note[] =>
  [...notes.filter((one) => one.reason !== note.reason).slice(1 - SHOWN), note];

/** A finger that taps twice: its first tap was taken at `taken`, its second, at `sent`, comes after the turn has
 * passed on. Both in local milliseconds. */
export const isSecondTap = (reason: string, sent: number, taken: number): boolean =>
  reason === "not-your-turn" && sent >= taken && sent - taken < SECOND_TAP_MS;
