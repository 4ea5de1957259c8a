// A table on this device has a code of its own kind, `way-game`; a server's codes have no hyphen.

export const WAYS = ["alone", "pass", "screen"] as const;
export type Way = (typeof WAYS)[number];

export const isLocal = (code: string): boolean => code.includes("-");

/** Which ways a game of this kind can be played in at one device: a race needs everybody's hand at once. */
export function fits(way: Way, kind: string): boolean {
  if (way === "alone") return true;
  return way === "screen" ? kind === "race" : kind !== "race";
}

export function wayOf(word: string | undefined): Way | null {
  return WAYS.find((way) => way === word) ?? null;
}
