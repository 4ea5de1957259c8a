import { describe, expect, test } from "vitest";
import { KEPT_MS, ServerClock } from "../src/net/clock";

/** A server whose clock is `offset` ahead; one exchange over a line with these delays. */
function exchange(clock: ServerClock, at: number, there: number, back: number, offset: number, nonce = `n${at}`) {
  clock.ponged(nonce, at);
  clock.synced(nonce, at + there + offset, at + there + back);
}

describe("the server's clock", () => {
  test("is followed exactly over an even line", () => {
    const clock = new ServerClock();
    exchange(clock, 1_000, 20, 20, 500_000);
    expect(clock.server(2_000)).toBe(502_000);
    expect(clock.local(502_000)).toBe(2_000);
  });

  test("is told by the smallest round trip, whenever it came", () => {
    const clock = new ServerClock();
    exchange(clock, 0, 300, 10, 70);
    exchange(clock, 1_000, 5, 5, 70);
    exchange(clock, 2_000, 10, 400, 70);
    expect(clock.server(3_000)).toBe(3_070);
    expect(clock.trip).toBe(10);
  });

  test("forgets a round trip after 30 s, so that drift is followed (case 28)", () => {
    const clock = new ServerClock();
    exchange(clock, 0, 5, 5, 70);
    exchange(clock, KEPT_MS + 1_000, 20, 20, 76);
    expect(clock.server(0)).toBe(76);
  });

  test("is wrong by no more than half the unevenness of the line", () => {
    const clock = new ServerClock();
    exchange(clock, 0, 80, 20, 1_000);
    expect(Math.abs(clock.server(0) - 1_000)).toBeLessThanOrEqual(30);
  });

  test("takes no answer to a ping it never answered, and each only once", () => {
    const clock = new ServerClock();
    clock.synced("never", 5_000, 10);
    expect(clock.known).toBe(false);
    exchange(clock, 0, 10, 10, 70, "n");
    clock.synced("n", 9_999, 20);
    expect(clock.server(0)).toBe(70);
  });

  test("is guessed until the first round trip, and not after", () => {
    const clock = new ServerClock();
    clock.guess(1_234, 1_000);
    expect(clock.server(1_000)).toBe(1_234);
    exchange(clock, 1_000, 10, 10, 200);
    clock.guess(9_999, 1_000);
    expect(clock.server(1_000)).toBe(1_200);
  });
});
