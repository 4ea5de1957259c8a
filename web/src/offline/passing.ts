// Whose hands the device is in, and whose it must come to.

import type { Frame } from "../protocol.gen";

/** Whether cards were dealt anew with this frame: whoever laid an open hand down did not mean these. */
export const dealt = ({ news }: Frame): boolean => news.some(({ what }) => /^(re)?deals?$/.test(what));

/** Who owes a move, by seat: `owes[seat]`; only of the people at this device. */
export function nextSeat(owes: readonly boolean[], shown: number | null): number | null {
  if (shown !== null && owes[shown]) return null;
  const from = shown ?? -1;
  for (let i = 1; i <= owes.length; i++) {
    const seat = (from + i + owes.length) % owes.length;
    if (owes[seat] && seat !== shown) return seat;
  }
  return null;
}
