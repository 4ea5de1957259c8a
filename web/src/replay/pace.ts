// How long a step is looked at while a replay plays: about as long as it took, but never so long that one waits.

import type { Step } from "../net/replays";

const SHORTEST = 350; // ms at normal speed
const LONGEST = 2_200;
const RACE = 3_000; // the card of a race is to be read

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds until the step after number `at`. */
export function pauseAfter(steps: readonly Step[], at: number, speed: number): number {
  const [here, next] = [steps[at], steps[at + 1]];
  if (!here || !next) return 0;
  const gap = Math.min(LONGEST, Math.max(SHORTEST, next.at - here.at));
  return (here.races.length ? Math.max(gap, RACE) : gap) / speed;
}

/** The step that an address names by its `#42`; null for one that names none. */
export function stepOf(hash: string, last: number): number | null {
  return /^#\d{1,6}$/.test(hash) ? Math.min(last, Number(hash.slice(1))) : null;
}
