import { expect, test } from "vitest";
import { Order } from "../src/net/order";

const frame = (no: number, match = "m") => ({ match, no });

test("frames follow one another, and a missing one is noticed once", () => {
  const order = new Order();
  expect([3, 4, 4, 5, 7, 8].map((no) => order.follows(frame(no)))).toEqual([true, true, true, true, false, true]);
});

test("the first frame of a new line is whole, however many were missed: asking again would miss more", () => {
  const order = new Order();
  order.follows(frame(3));
  order.anew();
  expect([9, 10, 12].map((no) => order.follows(frame(no)))).toEqual([true, true, false]);
});

test("another match begins at any number", () => {
  const order = new Order();
  order.follows(frame(90));
  expect(order.follows(frame(4, "n"))).toBe(true);
});
