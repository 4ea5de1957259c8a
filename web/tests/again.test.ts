import { expect, test } from "vitest";
import { best } from "../src/play/again";
import type { Ending, Hand, RaceCard } from "../src/protocol.gen";

const race = (...hands: [seat: number, ms: number][]): RaceCard => ({
  match: "m",
  beat: 1,
  photo: [],
  hands: hands.map(([seat, ms]) => ({ seat, ms }) as Hand),
});
const ending = (places: number[], scores: number[]): Ending => ({ places, scores, why: "points", seed: "" });

test("is the fastest hand of mine in a race against others", () => {
  const races = [race([0, 412.4], [1, 300]), race([1, 280], [0, 287.3]), race([0, 90])];
  expect(best(races, ending([2, 1], [3, 9]), 0)).toEqual({ is: "fastest", ms: 287 });
});

test("is how close it was where there was no race", () => {
  const over = ending([2, 1, 3], [7, 9, 1]);
  expect(best([], over, 0)).toEqual({ is: "behind", by: 2, of: 1 });
  expect(best([race([1, 90])], over, 1)).toEqual({ is: "ahead", by: 2, of: 0 });
});

test("is nothing where there is nothing between us", () => {
  expect(best([], ending([1, 1], [5, 5]), 0)).toBeNull();
});
