import { describe, expect, test } from "vitest";
import { CELLS, goesOn, helped, isSame, next, ROWS, writtenIn } from "../src/games/tricoda/notes";
import type { News, Zone } from "../src/protocol.gen";

const news = (what: string, card: string | null, seat = 1): News => ({ what, card, seat, hidden: card === null, other: null, n: 0 });

const notes = (faces: [string, string[]][]): Zone => ({
  id: "notes:0",
  kind: "row",
  seat: 0,
  count: faces.length,
  faces: faces.map(([face, marks]) => ({ face, marks, moves: [], legal: false, key: face })),
  label: { id: "zone", args: {} },
  moves: [],
  legal: false,
  slap: false,
});

test("the sheet prints a pyramid of 28 tiles: row d has d digits d", () => {
  expect(CELLS.length).toBe(28);
  expect(ROWS.map((row) => row.map((face) => Number(face.at(-1))))).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((digit) => Array(digit).fill(digit)),
  );
});

test("a tap strikes, the next rings, the third opens again", () => {
  expect([next("open"), next("struck"), next("ringed")]).toEqual(["struck", "ringed", "open"]);
});

test("an answer is written under its question; what a reader does not hear is not", () => {
  const log = [news("reads", "question-3"), news("answers", "2"), news("reads", "question-8", 0), news("answers", null, 0)];
  expect(writtenIn(log.map((news, no) => ({ no, news })))).toEqual([{ no: 1, question: "question-3", answer: "2", reader: 1 }]);
});

test("new tiles are written between the answers, with those the earlier ones were about, as far as they were seen", () => {
  const empty = (what: string, card: string): News => ({ ...news(what, card), seat: null });
  const log = [
    ...[news("guesses", null), news("lays-off", "red-5"), news("lays-off", "red-5"), news("lays-off", "blue-7")],
    ...["green-1", "black-3", "black-3"].map((card) => empty("lays-off-empty", card)),
    ...[news("fills", "yellow-2"), news("fills", "yellow-2"), news("fills", "black-3"), empty("fills-empty", "pink-6")],
    ...[news("lays-off", null, 0), news("fills", null, 0)],
  ];
  expect(writtenIn(log.map((news) => ({ no: 7, news })))).toEqual([
    { no: 7, rack: 1, before: ["red-5", "red-5", "blue-7"] },
    { no: 7, rack: null, before: ["green-1", "black-3", "black-3"] },
    { no: 7, rack: 0, before: [] },
  ]);
});

test("a line that is heard again is the same; the same answer to the same question a round later is not", () => {
  const line = { no: 4, question: "question-3", answer: "2", reader: 1 };
  expect([isSame(line, { ...line }), isSame(line, { ...line, no: 40 })]).toEqual([true, false]);
  expect([isSame(line, { no: 4, rack: 1, before: [] }), isSame({ no: 4, rack: 1, before: ["red-5"] }, { no: 4, rack: 1, before: [] })]).toEqual([false, true]);
});

describe("the table's help", () => {
  test("is nothing where there is none", () => {
    expect(new Set(helped(undefined))).toEqual(new Set(["open"]));
  });

  test("strikes what is not listed, leaves as many as are listed, and rings what is certain", () => {
    const marks = helped(notes([["red-5", ["times-2"]], ["blue-7", ["times-3"]], ["green-1", ["sure"]]]));
    const of = (face: string) => marks.filter((_, cell) => CELLS[cell] === face);
    expect(of("red-5")).toEqual(["open", "open", "struck", "struck"]);
    expect(of("blue-7")).toEqual(["open", "open", "open", "open"]);
    expect(of("green-1")).toEqual(["ringed"]);
    expect(of("pink-6")).toEqual(["struck", "struck", "struck"]);
  });
});

describe("an announcement", () => {
  const moves = ["guess:1-2-2", "guess:1-2-3", "guess:4-5-6"];

  test("goes on with digits that some rack can still have", () => {
    expect([...goesOn(moves, []).digits].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...goesOn(moves, [2]).digits].sort()).toEqual([1, 2, 3]);
    expect([...goesOn(moves, [2, 2]).digits]).toEqual([1]);
  });

  test("is three digits in any order", () => {
    expect(goesOn(moves, [2, 1, 2]).move).toBe("guess:1-2-2");
    expect(goesOn(moves, [6, 4]).move).toBe(null);
  });
});
