import { describe, expect, it } from "vitest";
import type { Step } from "../src/net/replays";
import { placeOf } from "../src/look/place";
import { filmKeys, type FilmKeys } from "../src/replay/keys";
import { pauseAfter, stepOf } from "../src/replay/pace";
import { still } from "../src/replay/still";
import type { RaceCard, Scene } from "../src/protocol.gen";

const card: RaceCard = { match: "", beat: 1, hands: [], photo: [] };

function steps(...at: number[]): Step[] {
  return at.map((one) => ({ at: one, kind: "move", seat: 0, news: [], races: [] }));
}

describe("the pace of a replay", () => {
  it("is that of the game between two limits", () => {
    expect(pauseAfter(steps(0, 1_000), 0, 1)).toBe(1_000);
    expect(pauseAfter(steps(0, 5), 0, 1)).toBe(350);
    expect(pauseAfter(steps(0, 60_000), 0, 1)).toBe(2_200);
  });

  it("is divided by the speed", () => {
    expect(pauseAfter(steps(0, 1_000), 0, 4)).toBe(250);
    expect(pauseAfter(steps(0, 1_000), 0, 0.5)).toBe(2_000);
  });

  it("leaves time to read the card of a race", () => {
    const raced = steps(0, 400);
    raced[0]!.races = [card];
    expect(pauseAfter(raced, 0, 1)).toBe(3_000);
  });

  it("is nothing after the end", () => expect(pauseAfter(steps(0), 0, 1)).toBe(0));
});

describe("an address", () => {
  it("names a step, at most the last one", () => {
    expect(stepOf("#42", 100)).toBe(42);
    expect(stepOf("#420", 100)).toBe(100);
  });

  it.each(["", "#", "#seal", "#-1", "#1e3", "#12345678"])("that says %j names none", (hash) => {
    expect(stepOf(hash, 100)).toBeNull();
  });

  it("leads to a match, to a file, to figures", () => {
    expect(placeOf("/replay/0a1b")).toEqual({ at: "replay", match: "0a1b" });
    expect(placeOf("/replay")).toEqual({ at: "replay", match: "" });
    expect(placeOf("/stats")).toEqual({ at: "stats", share: "" });
    expect(placeOf("/stats/Zz")).toEqual({ at: "stats", share: "Zz" });
  });
});

it("a still scene keeps what could have been played lifted and offers nothing", () => {
  const scene: Scene = {
    zones: [
      {
        id: "hand:0",
        kind: "hand",
        seat: 0,
        faces: [{ face: "r4", moves: ["r4"], legal: true, marks: [], key: "1" }],
        count: 1,
        label: { id: "zone-hand", args: {} },
        moves: ["draw"],
        legal: true,
        slap: false,
      },
    ],
    buttons: [{ move: "uno!", kind: "reaction", text: { id: "button-uno", args: {} }, legal: true }],
    plates: [],
    prompt: { id: "p", args: {} },
    clock: null,
    direction: 1,
  };
  const zone = still(scene).zones[0]!;
  expect([zone.moves, zone.legal, zone.faces[0]!.moves, zone.faces[0]!.legal]).toEqual([[], false, [], true]);
  expect(still(scene).buttons).toEqual([]);
});

describe("the keys of a replay", () => {
  const said: string[] = [];
  const keys: FilmKeys = {
    step: (by) => said.push(`step ${by}`),
    to: (end) => said.push(end),
    toggle: () => said.push("toggle"),
    log: () => said.push("log"),
  };
  const press = (key: string, more: object = {}) => {
    said.length = 0;
    let prevented = false;
    filmKeys(keys)({ key, target: null, preventDefault: () => (prevented = true), ...more } as unknown as KeyboardEvent);
    return [said.join(), prevented];
  };

  it("step, jump and play", () => {
    expect(press("ArrowRight")).toEqual(["step 1", true]);
    expect(press("ArrowLeft")).toEqual(["step -1", true]);
    expect(press("Home")).toEqual(["first", true]);
    expect(press("End")).toEqual(["last", true]);
    expect(press(" ")).toEqual(["toggle", true]);
  });

  it("are left to a list, a field and an open sheet", () => {
    const inside = (selector: string) => ({ target: { closest: (wanted: string) => wanted.includes(selector) || null } });
    expect(press("ArrowRight", inside("select"))).toEqual(["", false]);
    expect(press("End", inside("dialog"))).toEqual(["", false]);
    expect(press(" ", inside("button"))).toEqual(["", false]);
    expect(press("ArrowRight", { defaultPrevented: true })).toEqual(["", false]);
    expect(press("ArrowRight", { altKey: true })).toEqual(["", false]);
  });
});
