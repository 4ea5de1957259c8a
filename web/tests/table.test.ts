import { describe, expect, test } from "vitest";
import { look, namedColour } from "../src/faces/faces";
import { placeOf } from "../src/look/place";
import { called, nameOfChair } from "../src/play/names";
import { proposal } from "../src/parts/proposal";
import { cueOf } from "../src/play/cues";
import { cardWidth } from "../src/play/fit";
import { tableKeys, type Keys } from "../src/play/keys";
import { flights } from "../src/play/motion";
import { seating } from "../src/play/seating";
import type { Frame, Plate, Scene, Zone } from "../src/protocol.gen";

const zone = (id: string, kind: Zone["kind"], seat: number | null, count: number, faces: string[] = []): Zone => ({
  id,
  kind,
  seat,
  count,
  faces: faces.map((face, i) => ({ face, moves: [], legal: false, marks: [], key: `${face}${i}` })),
  label: { id: "zone", args: {} },
  moves: [],
  legal: false,
  slap: false,
});

const plate = (seat: number, cards: number | null = null): Plate => ({ seat, cards, score: null, turn: false, marks: [] });

const scene = (zones: Zone[], plates: Plate[]): Scene => ({
  zones,
  plates,
  buttons: [],
  prompt: { id: "prompt", args: {} },
  clock: null,
  direction: 1,
});

describe("faces of the games", () => {
  test("are drawn as the old deck, as tiles, or in words", () => {
    expect(look("d10")).toEqual({ family: "suit", suit: "d", rank: "10" });
    expect(look("hq")).toEqual({ family: "suit", suit: "h", rank: "q" });
    expect(look("pink-6")).toEqual({ family: "tile", colour: "pink", digit: "6" });
    expect(look("question-2")).toEqual({ family: "plain" });
    expect(look("g2")).toEqual({ family: "colour", colour: "g", symbol: "2" });
  });
});

describe("seating", () => {
  const four = scene([zone("pile", "pile", null, 1), zone("hand:1", "hand", 1, 3), zone("row:1", "row", 1, 1)], [0, 1, 2, 3].map((seat) => plate(seat)));

  test("puts the others clockwise from my left", () => {
    expect(seating(four, 2).others.map((one) => one.plate.seat)).toEqual([3, 0, 1]);
  });

  test("gives me my hand, and the rest of mine before me", () => {
    const mine = seating(four, 1);
    expect(mine.hand?.id).toBe("hand:1");
    expect(mine.mine.map((one) => one.id)).toEqual(["row:1"]);
    expect(mine.middle.map((one) => one.id)).toEqual(["pile"]);
  });

  test("shows a watcher everybody", () => {
    const seen = seating(four, null);
    expect(seen.others.map((one) => one.plate.seat)).toEqual([0, 1, 2, 3]);
    expect([seen.me, seen.hand]).toEqual([null, null]);
  });
});

describe("motion", () => {
  test("a card travels from the hand to the pile, and shows its face there", () => {
    const before = scene([zone("pile", "pile", null, 1, ["r5"]), zone("hand:0", "hand", 0, 3)], [plate(0, 3)]);
    const after = scene([zone("pile", "pile", null, 2, ["r9"]), zone("hand:0", "hand", 0, 2)], [plate(0, 2)]);
    expect(flights(before, after)).toEqual([{ from: "zone:hand:0", to: "zone:pile", face: "r9" }]);
  });

  test("another's draw travels to the plate, face down", () => {
    const before = scene([zone("stock", "pile", null, 40, ["back"])], [plate(0, 3), plate(1, 4)]);
    const after = scene([zone("stock", "pile", null, 38, ["back"])], [plate(0, 3), plate(1, 6)]);
    const flight = { from: "zone:stock", to: "plate:1", face: "back" };
    expect(flights(before, after)).toEqual([flight, flight]);
  });

  test("nothing travels where nothing changed", () => {
    const still = scene([zone("pile", "pile", null, 1, ["r5"])], [plate(0, 3)]);
    expect(flights(still, still)).toEqual([]);
  });
});

describe("faces", () => {
  test.each([
    ["r5", { family: "colour", colour: "r", symbol: "5" }],
    ["brev", { family: "colour", colour: "b", symbol: "rev" }],
    ["g+2", { family: "colour", colour: "g", symbol: "+2" }],
    ["super", { family: "black", symbol: "super" }],
    ["sparkling", { family: "wine", wine: "sparkling" }],
    ["back", { family: "back" }],
    ["tile-7", { family: "plain" }],
  ])("%s", (face, looks) => {
    expect(look(face)).toEqual(looks);
  });

  test("a named colour shows on the card", () => {
    expect(namedColour(["top", "colour-green"])).toBe("g");
    expect(namedColour(["colour-later", "drawn"])).toBe(null);
  });
});

test("cards in the middle shrink until everything fits", () => {
  const row = zone("opened", "row", null, 13, Array(13).fill("red"));
  const wide = cardWidth([row], [""], 900, 400);
  const narrow = cardWidth([row], [""], 300, 230);
  expect(wide).toBeGreaterThan(narrow);
  expect(narrow).toBeGreaterThanOrEqual(30);
});

describe("keys", () => {
  function table(urgent = false) {
    const did: string[] = [];
    const keys: Keys = {
      react: () => Boolean(did.push("react")),
      urgent: () => urgent,
      button: (n) => did.push(`button ${n}`),
      rules: () => did.push("rules"),
      log: () => did.push("log"),
    };
    const press = (key: string, on = "", more = {}) =>
      tableKeys(keys)({ key, target: { closest: (what: string) => (on && what.includes(on) ? {} : null) }, preventDefault() {}, ...more } as never);
    return { did, press };
  }

  test("space reacts", () => {
    const { did, press } = table();
    press(" ");
    expect(did).toEqual(["react"]);
  });

  test("space on a button presses the button, unless there is a pile to slap", () => {
    const calm = table();
    calm.press(" ", "button");
    expect(calm.did).toEqual([]);
    const urgent = table(true);
    urgent.press(" ", "button");
    expect(urgent.did).toEqual(["react"]);
  });

  test("a key that is held down says nothing more", () => {
    const { did, press } = table(true);
    press(" ", "", { repeat: true });
    expect(did).toEqual([]);
  });

  test("digits press the buttons; no key works inside a dialog or with control", () => {
    const { did, press } = table();
    press("2");
    press("2", "dialog");
    press("r", "", { ctrlKey: true });
    expect(did).toEqual(["button 1"]);
  });
});

test.each([
  ["/", { at: "home" }],
  ["/t/kestr", { at: "table", code: "KESTR" }],
  ["/rules/uno", { at: "rules", game: "uno" }],
  ["/t/", { at: "home" }],
])("the address %s", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test("another name is another name", () => {
  expect(proposal("Otter, Magpie", "Otter", () => 0)).toBe("Magpie");
  expect(proposal("Otter", "Otter", () => 0)).toBe("Otter");
});

test("a bot is called by a message, a person by their own name", () => {
  const words = (id: string) => ({ "bot-riesling": "Рислинг" })[id] ?? id;
  expect(called("bot-riesling", words)).toBe("Рислинг");
  expect(called("Otter", words)).toBe("Otter");
});

test("an empty chair has no name", () => {
  const chair = { seat: 1, kind: "person", name: "Otter", level: "", here: true, stand_in: false, ready: true, host: false } as const;
  expect(nameOfChair(chair)).toBe("Otter");
  expect(nameOfChair({ ...chair, kind: "free", name: "" })).toBe("");
  expect(nameOfChair(undefined)).toBe("");
});

describe("the sound of a frame", () => {
  const frame = (turn: boolean, more: Partial<Frame> = {}): Frame =>
    ({ scene: scene([], [{ ...plate(0), turn }]), news: [], ending: null, ...more }) as Frame;
  const news = [{}] as Frame["news"];

  test("is a call when my turn begins, and not while it lasts", () => {
    expect(cueOf(frame(true), frame(false), 0)).toBe("turn");
    expect(cueOf(frame(true), frame(true), 0)).toBe(null);
  });

  test("is a card when something happened, and nothing for the first frame", () => {
    expect(cueOf(frame(false, { news }), frame(false), 0)).toBe("card");
    expect(cueOf(frame(true, { news }), null, 0)).toBe(null);
  });

  test("is a fanfare at the end, once", () => {
    const ending = { places: [1], scores: [0], why: "out", seed: "" };
    expect(cueOf(frame(false, { ending }), frame(false), 0)).toBe("won");
    expect(cueOf(frame(false, { ending }), frame(false, { ending }), 0)).toBe(null);
  });
});
