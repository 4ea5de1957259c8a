// Whose hands the device is in, and whose it must come to.

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
