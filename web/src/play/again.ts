// One number at the end that makes people want another game: how fast my hand was at its best, or how close it was.

import type { Ending, RaceCard } from "../protocol.gen";

export type Best = { is: "fastest"; ms: number } | { is: "ahead" | "behind"; by: number; of: number };

/** Of the races that this seat was in against others; where there were none, how far it is from the other end of the win. */
export function best(races: readonly RaceCard[], { places, scores }: Ending, seat: number): Best | null {
  const hands = races.filter((race) => race.hands.length > 1).flatMap((race) => race.hands.filter((hand) => hand.seat === seat));
  if (hands.length) return { is: "fastest", ms: Math.round(Math.min(...hands.map((hand) => hand.ms))) };
  const won = places[seat] === 1;
  const others = places.map((place, other) => ({ place, other })).filter(({ other }) => other !== seat);
  const rival = others.sort((a, b) => a.place - b.place)[0];
  const by = rival ? Math.abs(scores[seat]! - scores[rival.other]!) : 0;
  return rival && by ? { is: won ? "ahead" : "behind", by, of: rival.other } : null;
}
