import { describe, expect, it } from "vitest";
import { placeOf } from "../src/look/place";
import { fits, isLocal, wayOf } from "../src/offline/code";
import { edgesOf } from "../src/offline/edges";
import { Look } from "../src/offline/look.svelte";
import { dealt, nextSeat } from "../src/offline/passing";
import type { Frame } from "../src/protocol.gen";

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

describe("a new round", () => {
  const told = (...what: string[]) => ({ news: what.map((one) => ({ what: one })) }) as Frame;
  it("is one whose cards were dealt", () => {
    expect([told("wins", "deals"), told("redeals"), told("redeal")].map(dealt)).toEqual([true, true, true]);
    expect([told(), told("plays", "dealer")].map(dealt)).toEqual([false, false]);
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
    expect(placeOf("/screen/abcde")).toEqual({ at: "around", code: "ABCDE" });
    expect(placeOf("/here")).toEqual({ at: "here", way: "", game: "", replay: false });
    expect(placeOf("/here/alone/uno")).toEqual({ at: "here", way: "alone", game: "uno", replay: false });
    expect(placeOf("/here/alone/uno/replay")).toEqual({ at: "here", way: "alone", game: "uno", replay: true });
  });
});

describe("a look under the cover", () => {
  const after = (open: boolean, act: (look: Look) => void) => {
    const look = new Look();
    if (open) look.turn();
    act(look);
    return look.open;
  };
  const press = (held: number) => (look: Look) => {
    look.down(1, 0);
    expect(look.open).toBe(true);
    look.up(1, held);
  };

  it("lasts as long as a finger lies there", () => {
    expect(after(false, (look) => look.down(1, 0))).toBe(true);
    expect(after(false, press(2_000))).toBe(false);
    expect(after(true, press(2_000))).toBe(false);
  });
  it("is left open by a tap, and closed by another", () => {
    expect(after(false, press(100))).toBe(true);
    expect(after(true, press(100))).toBe(false);
  });
  it("is one finger's: another changes nothing", () => {
    expect(after(false, (look) => (look.down(1, 0), look.down(2, 10), look.up(2, 2_000)))).toBe(true);
    expect(after(false, (look) => (look.down(1, 0), look.down(2, 10), look.up(1, 2_000)))).toBe(false);
  });
  it("ends with the round where it was left open, and goes on where a finger holds it", () => {
    expect(after(true, (look) => look.cover())).toBe(false);
    expect(after(false, (look) => (look.down(1, 0), look.cover()))).toBe(true);
  });
  it("ends when the finger is lost", () => {
    expect(after(false, (look) => (look.down(1, 0), look.lost(1)))).toBe(false);
  });
});

describe("ways to play at one device", () => {
  it("bring races to a screen that lies in the middle, and everything else to a device that goes round", () => {
    expect(["race", "together", "turns"].map((kind) => fits("screen", kind))).toEqual([true, false, false]);
    expect(["race", "together", "turns"].map((kind) => fits("pass", kind))).toEqual([false, true, true]);
    expect(["race", "together", "turns"].map((kind) => fits("alone", kind))).toEqual([true, true, true]);
  });
  it("are told by their names, and a table's code by its hyphen", () => {
    expect([wayOf("pass"), wayOf("elsewhere"), wayOf(undefined)]).toEqual(["pass", null, null]);
    expect([isLocal("alone-uno"), isLocal("AB3DE")]).toEqual([true, false]);
  });
});
