// What a button or a choice speaks of, if it is a colour or a wine: its ground, its ink, its sign.

import { colourOf, COLOURS, ON_COLOUR, SIGNS, WINE_TONES, type Wine } from "./faces";

export interface Tone {
  ground: string;
  ink: string;
  /** A path in a 24 × 24 box. */
  sign: string;
  /** Whether the sign is drawn as lines. */
  lines: boolean;
}

/** By the text's id (`button-red`) a colour, by the move's last part (`claim:red`, `red`) a wine; else null. */
export function toneOf(text: string, move: string): Tone | null {
  const wine = move.includes(":") ? WINE_TONES[move.split(":").at(-1)! as Wine] : undefined;
  if (wine) return wine;
  const colour = colourOf(text);
  return colour && { ground: COLOURS[colour], ink: ON_COLOUR[colour], sign: SIGNS[colour], lines: false };
}
