// A table on this device has a code of its own kind, `way-game`; a server's codes have no hyphen.

export const WAYS = ["alone", "pass", "screen"] as const;
export type Way = (typeof WAYS)[number];

export const isLocal = (code: string): boolean => code.includes("-");

/** Games in which every hand is open, or there is none: they need no phone of one's own, and may be raced at one screen. */
const OPEN = ["five", "chant", "harvest"];

/** Which ways a game can be played in at one device. */
export function fits(way: Way, game: string, kind: string): boolean {
  if (way === "alone") return true;
  return way === "screen" ? OPEN.includes(game) : kind !== "race";
}

export function wayOf(word: string | undefined): Way | null {
  return WAYS.find((way) => way === word) ?? null;
}
