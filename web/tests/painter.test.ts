import { expect, test } from "vitest";
import { Painter } from "../src/play/painter";
import type { Frame } from "../src/protocol.gen";

function theatre() {
  const shown: number[] = [];
  const soon: (() => void)[] = [];
  const stage = { time: 0, now: () => stage.time, soon: (task: () => void) => void soon.push(task) };
  const painter = new Painter(stage, (frame) => shown.push(frame.no));
  const tick = (at: number) => {
    stage.time = at;
    soon.splice(0).forEach((task) => task());
  };
  return { shown, painter, tick, soon };
}

const frame = (no: number, show_at: number | null = null) => ({ no, show_at }) as Frame;

test("a frame without a time is painted at once", () => {
  const { shown, painter } = theatre();
  painter.push(frame(1));
  expect(shown).toEqual([1]);
});

test("a reveal is painted in the first animation frame at or after its time, never before", () => {
  const { shown, painter, tick } = theatre();
  painter.push(frame(1, 100));
  tick(84);
  tick(99.9);
  expect(shown).toEqual([]);
  tick(116);
  expect(shown).toEqual([1]);
});

test("what comes after a reveal waits behind it", () => {
  const { shown, painter, tick } = theatre();
  painter.push(frame(1, 100));
  painter.push(frame(2));
  expect(shown).toEqual([]);
  tick(100);
  expect(shown).toEqual([1, 2]);
});

test("a reveal that is already due is painted at once", () => {
  const { shown, painter, tick } = theatre();
  tick(500);
  painter.push(frame(1, 400));
  expect(shown).toEqual([1]);
});

test("a time far ahead means a wrong clock: the game does not stand still for it", () => {
  const { shown, painter } = theatre();
  painter.push(frame(1, 2_220_000));
  expect(shown).toEqual([1]);
});

test("one animation frame is asked for at a time", () => {
  const { painter, soon } = theatre();
  painter.push(frame(1, 100));
  painter.push(frame(2, 120));
  painter.push(frame(3, 140));
  expect(soon.length).toBe(1);
});

test("after a new connection the old queue is not painted", () => {
  const { shown, painter, tick } = theatre();
  painter.push(frame(1, 100));
  painter.clear();
  tick(200);
  expect(shown).toEqual([]);
});
