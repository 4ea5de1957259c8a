import { describe, expect, it } from "vitest";
import { placeOf } from "../src/look/place";
import { fits, isLocal, wayOf } from "../src/offline/code";
import { edgesOf } from "../src/offline/edges";
import { nextSeat } from "../src/offline/passing";

describe("whose hands the device must come to", () => {
  it("is nobody else's while the shown hand owes a move", () => {
    expect(nextSeat([true, true, false], 0)).toBe(null);
  });
  it("is the next one clockwise who owes a move", () => {
    expect(nextSeat([true, false, true], 1)).toBe(2);
    expect(nextSeat([true, false, false], 1)).toBe(0);
  });
  it("is the first who owes a move where no hand lies open", () => {
    expect(nextSeat([false, true, true], null)).toBe(1);
  });
  it("is nobody's while only bots owe moves", () => {
    expect(nextSeat([false, false], 1)).toBe(null);
  });
});

describe("the edges of a screen", () => {
  it("are as many as there are people, the first at the bottom", () => {
    for (let n = 1; n <= 6; n++) expect(edgesOf(n)).toHaveLength(n);
    for (let n = 1; n <= 6; n++) expect(edgesOf(n)[0]).toBe("bottom");
  });
  it("face each other where there are two", () => {
    expect(edgesOf(2)).toEqual(["bottom", "top"]);
  });
});

describe("an address on this device", () => {
  it("leads to a choice, to a table, to the game that is over there", () => {
    expect(placeOf("/here")).toEqual({ at: "here", way: "", game: "", replay: false });
    expect(placeOf("/here/alone/uno")).toEqual({ at: "here", way: "alone", game: "uno", replay: false });
    expect(placeOf("/here/alone/uno/replay")).toEqual({ at: "here", way: "alone", game: "uno", replay: true });
  });
});

describe("ways to play at one device", () => {
  it("keep hidden hands off a screen that all look at", () => {
    expect([fits("screen", "four", "race"), fits("screen", "five", "race"), fits("screen", "uno", "turns")]).toEqual([false, true, false]);
  });
  it("do not pass a device round in a race", () => {
    expect([fits("pass", "five", "race"), fits("pass", "duel", "together")]).toEqual([false, true]);
  });
  it("are told by their names, and a table's code by its hyphen", () => {
    expect([wayOf("pass"), wayOf("elsewhere"), wayOf(undefined)]).toEqual(["pass", null, null]);
    expect([isLocal("alone-uno"), isLocal("AB3DE")]).toEqual([true, false]);
  });
});
