// The letters of the middle: how high they are in a window like this one, and how wide a text is in them.

import type { Letters, Script } from "./fit";

const WIDE = 700; // px of a middle that is looked at from farther away
const between = (least: number, px: number, most: number) => Math.min(most, Math.max(least, px));

/** For a middle so wide in a window so high, in px. */
export function lettersOf(width: number, height: number): Letters {
  const root = getComputedStyle(document.documentElement);
  const rem = parseFloat(root.fontSize);
  const [serif, sans] = [root.getPropertyValue("--serif"), root.getPropertyValue("--sans")];
  const size: Record<Script, number> = {
    label: (width >= WIDE && height > 620 ? 0.9375 : 0.8125) * rem,
    slap: between(1.3 * rem, 0.034 * height, 2.2 * rem),
    called: Math.min(between(1.6 * rem, 0.046 * height, 2.8 * rem), width / 8.5), // a long word with its quotes, within the edge of a screen between pads
    said: between(1.25 * rem, 0.032 * height, 2 * rem),
    tag: 0.75 * rem,
  };
  const font = (script: Script) => `600 ${size[script]}px ${script === "label" || script === "tag" ? sans : serif}`;
  return { size, width: (text, script) => measured(text, font(script)) };
}

const pen = document.createElement("canvas").getContext("2d")!;
const known = new Map<string, number>();

function measured(text: string, font: string): number {
  const key = `${font} ${text}`;
  let px = known.get(key);
  if (px === undefined) {
    pen.font = font;
    px = Math.ceil(pen.measureText(text).width);
    known.set(key, px);
  }
  return px;
}
