// Where the dots of a plot of reaction times lie: one hand after the other to the right, milliseconds upward.

import type { Reaction } from "../net/stats";

const WINDOW = 10; // hands of which the middle value is drawn
const STEPS = [50, 100, 200, 500, 1_000, 2_000];

export interface Dot {
  x: number; // 0 … 1
  y: number; // 0 at the bottom … 1
  first: boolean;
}

export interface Plot {
  dots: Dot[];
  middle: { x: number; y: number }[]; // of ten hands at a time
  ticks: { y: number; ms: number }[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

export function plot(reactions: readonly Reaction[]): Plot {
  const times = reactions.map((one) => one.ms);
  const step = STEPS.find((one) => Math.max(...times) / one <= 5) ?? STEPS.at(-1)!;
  const top = Math.max(1, Math.ceil(Math.max(...times, 1) / step)) * step;
  const x = (i: number) => (times.length < 2 ? 0.5 : i / (times.length - 1));
  return {
    dots: reactions.map(({ ms, first }, i) => ({ x: x(i), y: ms / top, first })),
    middle: times.flatMap((_, i) => {
      const last = times.slice(Math.max(0, i + 1 - WINDOW), i + 1);
      return last.length === WINDOW ? [{ x: x(i), y: median(last) / top }] : [];
    }),
    ticks: Array.from({ length: top / step + 1 }, (_, i) => ({ y: (i * step) / top, ms: i * step })),
  };
}
