import { describe, expect, test } from "vitest";
import { fan } from "../src/play/fan";

describe.each([
  [320, 193],
  [390, 230],
  [820, 230],
  [1060, 230],
])("a hand on a screen of %i px", (width, room) => {
  test.each([1, 2, 7, 13, 25, 40])("shows of each of %i cards what a finger can hit", (n) => {
    const laid = fan(n, width - 16, room);
    expect(laid.places.length).toBe(n);
    expect(laid.strip).toBeGreaterThanOrEqual(n <= 25 ? 28 : 20);
    const spots = new Set(laid.places.map((place) => `${Math.round(place.x)},${place.row}`));
    expect(spots.size).toBe(n);
  });

  test.each([1, 2, 7, 13, 25, 40])("keeps %i cards on it", (n) => {
    const laid = fan(n, width - 16, room);
    for (const place of laid.places) {
      expect(place.x).toBeGreaterThanOrEqual(-0.5);
      expect(place.x + laid.card.width).toBeLessThanOrEqual(width - 15.5);
      expect(place.y + laid.card.height).toBeLessThanOrEqual(laid.height);
    }
  });
});

test("25 cards at 320 px stay within the room there is (case 47)", () => {
  expect(fan(25, 304, 193).height).toBeLessThanOrEqual(200);
});

test("no card is smaller than a finger", () => {
  const { card } = fan(25, 304, 193);
  expect(card.width).toBeGreaterThanOrEqual(44);
});
