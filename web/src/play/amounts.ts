// Buttons that say the same with another number are one thing to choose: an amount.

import type { Button } from "../protocol.gen";

const FEW = 4; // so many are still single buttons

export interface Grouped {
  /** Each at least four buttons of one text with rising `n`. */
  several: Button[][];
  single: Button[];
}

export function amounts(buttons: readonly Button[]): Grouped {
  const alike = new Map<string, Button[]>();
  for (const button of buttons) {
    if (typeof button.text.args.n !== "number" || Object.keys(button.text.args).length > 1) continue;
    alike.set(button.text.id, [...(alike.get(button.text.id) ?? []), button]);
  }
  const several = [...alike.values()].filter((some) => some.length >= FEW).map((some) => some.sort((a, b) => n(a) - n(b)));
  const grouped = new Set(several.flat());
  return { several, single: buttons.filter((button) => !grouped.has(button)) };
}

export const n = (button: Button): number => Number(button.text.args.n);

/** The single buttons as they stand on the page: what a turn asks, then the reactions. */
export function inOrder(buttons: readonly Button[]): Button[] {
  const reactions = buttons.filter((button) => button.kind === "reaction");
  return [...amounts(buttons.filter((button) => button.kind !== "reaction")).single, ...reactions];
}

/** The button of a key, 1 to 9: from the left. In a game of `turns` what is called comes and goes beside what is asked,
 * and keeps its key: from the right, from 9 down. */
export function atDigit(buttons: readonly Button[], digit: number, turns: boolean): Button | undefined {
  if (!turns) return inOrder(buttons)[digit - 1];
  const calls = buttons.filter((button) => button.kind === "reaction");
  return inOrder(buttons.filter((button) => button.kind !== "reaction"))[digit - 1] ?? calls[calls.length + digit - 10];
}
