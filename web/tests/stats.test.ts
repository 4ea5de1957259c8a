import { describe, expect, it } from "vitest";
import type { Reaction } from "../src/net/stats";
import { median, plot } from "../src/stats/plot";

const hands = (...ms: number[]): Reaction[] => ms.map((one, i) => ({ game: "five", at: i, ms: one, first: i === 0 }));

it("the middle value is that of the sorted times", () => {
  expect(median([300, 100, 200])).toBe(200);
  expect(median([400, 100, 200, 300])).toBe(250);
});

describe("a plot of reaction times", () => {
  it("runs from left to right, the slowest highest", () => {
    const { dots } = plot(hands(200, 400, 300));
    expect(dots.map((dot) => dot.x)).toEqual([0, 0.5, 1]);
    expect(dots[1]!.y).toBeGreaterThan(dots[2]!.y);
    expect(dots.map((dot) => dot.first)).toEqual([true, false, false]);
  });

  it("has at most six round ticks, of which the last is above all dots", () => {
    for (const slowest of [90, 260, 740, 2_300, 4_900]) {
      const { ticks, dots } = plot(hands(60, slowest));
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)!.ms).toBeGreaterThanOrEqual(slowest);
      expect(Math.max(...dots.map((dot) => dot.y))).toBeLessThanOrEqual(1);
    }
  });

  it("draws the middle of ten once there are ten", () => {
    expect(plot(hands(...Array(9).fill(200))).middle).toEqual([]);
    expect(plot(hands(...Array(12).fill(200))).middle.length).toBe(3);
  });

  it("puts a single hand in the middle", () => expect(plot(hands(200)).dots[0]!.x).toBe(0.5));
});
