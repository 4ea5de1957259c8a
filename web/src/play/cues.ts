// Which sound a new frame makes.

import type { Frame } from "../protocol.gen";
import { calledOut } from "./fit";
import type { Cue } from "./feel.svelte";

const mine = (frame: Frame, seat: number | null): boolean =>
  frame.scene.plates.some((plate) => plate.seat === seat && plate.turn);

/** The face whose name is called out with this frame, as in a chant; null if none is, or it was before. */
export function calledNow(now: Frame, old: Frame | null): string | null {
  if (!old || now.beat === old.beat) return null;
  const zone = now.scene.zones.find(calledOut);
  return zone ? String(zone.label.args.card) : null;
}

export function cueOf(now: Frame, old: Frame | null, seat: number | null): Cue | null {
  if (!old) return null;
  if (now.ending && !old.ending) return "won";
  if (mine(now, seat) && !mine(old, seat)) return "turn";
  return now.news.length ? "card" : null;
}
