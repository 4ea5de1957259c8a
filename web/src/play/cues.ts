// Which sound a new frame makes.

import type { Frame } from "../protocol.gen";
import type { Cue } from "./feel.svelte";

const mine = (frame: Frame, seat: number | null): boolean =>
  frame.scene.plates.some((plate) => plate.seat === seat && plate.turn);

export function cueOf(now: Frame, old: Frame | null, seat: number | null): Cue | null {
  if (!old) return null;
  if (now.ending && !old.ending) return "won";
  if (mine(now, seat) && !mine(old, seat)) return "turn";
  return now.news.length ? "card" : null;
}
