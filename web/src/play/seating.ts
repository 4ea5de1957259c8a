// Where things of a scene go: round the top, in the middle, before me, in my hand.

import type { Plate, Scene, Zone } from "../protocol.gen";

export interface Seating {
  others: { plate: Plate; hand: Zone | null; zones: Zone[] }[];
  me: Plate | null;
  hand: Zone | null;
  mine: Zone[];
  middle: Zone[];
}

/** The others clockwise from the left of `seat`; a watcher sees everybody, from seat 0. */
export function seating(scene: Scene, seat: number | null): Seating {
  const n = scene.plates.length;
  const first = seat === null ? 0 : seat + 1;
  const order = [...scene.plates].sort((a, b) => ((a.seat - first + n) % n) - ((b.seat - first + n) % n));
  const of = (who: number) => scene.zones.filter((zone) => zone.seat === who);
  const mine = seat === null ? [] : of(seat);
  return {
    others: order
      .filter((plate) => plate.seat !== seat)
      .map((plate) => {
        const zones = of(plate.seat);
        return {
          plate,
          hand: zones.find((zone) => zone.kind === "hand") ?? null,
          zones: zones.filter((zone) => zone.kind !== "hand"),
        };
      }),
    me: scene.plates.find((plate) => plate.seat === seat) ?? null,
    hand: mine.find((zone) => zone.kind === "hand") ?? null,
    mine: mine.filter((zone) => zone.kind !== "hand"),
    middle: scene.zones.filter((zone) => zone.seat === null),
  };
}

/** Whether cards of theirs are to be seen below their plate. */
export const showing = ({ hand, zones }: Seating["others"][number]): boolean =>
  Boolean(hand?.faces.some((face) => face.face !== "back")) || zones.some((zone) => zone.faces.length > 0);
