import { describe, expect, test } from "vitest";
import { look, namedColour } from "../src/faces/faces";
import { toneOf } from "../src/faces/tones";
import { placeOf } from "../src/look/place";
import { called, nameOfChair } from "../src/play/names";
import { proposal } from "../src/parts/proposal";
import { amounts, atDigit } from "../src/play/amounts";
import { isCounted } from "../src/games/counted";
import { calledNow, cueOf } from "../src/play/cues";
import { tableKeys, type Keys } from "../src/play/keys";
import { onScreen } from "../src/play/flying";
import { flights } from "../src/play/motion";
import { seating } from "../src/play/seating";
import type { Frame, Plate, Scene, Zone } from "../src/protocol.gen";
import { zone } from "./scene";

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
    expect(flights(before, after)).toEqual([{ from: "zone:hand:0", to: "zone:pile", face: "r9", card: "card:pile:r90" }]);
  });

  test("a card that is drawn shows the face it has in the hand, wherever it is put there", () => {
    const hand = (...faces: string[]) => zone("hand:0", "hand", 0, faces.length, faces);
    const before = scene([zone("stock", "pile", null, 40, ["back"]), hand("r3", "r3", "joker")], [plate(0, 3)]);
    const after = scene([zone("stock", "pile", null, 38, ["back"]), hand("r3", "r3", "r3", "b2", "joker")], [plate(0, 5)]);
    expect(flights(before, after).map(({ face }) => face)).toEqual(["r3", "b2"]);
  });

  test("a card on another with the same face shows it too", () => {
    const before = scene([zone("pile", "pile", null, 1, ["r5"]), zone("hand:0", "hand", 0, 3)], [plate(0, 3)]);
    const after = scene([zone("pile", "pile", null, 2, ["r5"]), zone("hand:0", "hand", 0, 2)], [plate(0, 2)]);
    expect(flights(before, after).map(({ face }) => face)).toEqual(["r5"]);
  });

  test("of several cards for one place each flies to its own, and is not seen there before it lands", () => {
    const keyed = (...keys: string[]) => ({ ...zone("row", "row", null, keys.length), faces: keys.map((key) => ({ ...zone("", "row", null, 1, ["r3"]).faces[0]!, key })) });
    const before = scene([keyed("a"), zone("hand:0", "hand", 0, 3)], [plate(0, 3)]);
    const after = scene([keyed("b", "a", "c"), zone("hand:0", "hand", 0, 1)], [plate(0, 1)]);
    const found = flights(before, after);
    expect(found.map(({ card, hides }) => [card, hides])).toEqual([["card:row:b", true], ["card:row:c", true]]);
    const boxes = new Map(["zone:hand:0", "zone:row", "card:row:b", "card:row:c"].map((at, i) => [at, { x: 100 * i, y: 0, width: 120, height: 180 } as DOMRect]));
    expect(onScreen(found, boxes, boxes).map(({ to, hidden }) => [to, hidden])).toEqual([
      [{ x: 200, y: 0, width: 120 }, "card:row:b"],
      [{ x: 300, y: 0, width: 120 }, "card:row:c"],
    ]);
  });

  test("a pile shows its top from the first picture on: without it another would seem to be the top", () => {
    const pile = (...keys: string[]) => ({ ...zone("pile", "pile", null, keys.length), faces: keys.map((key) => ({ ...zone("", "row", null, 1, ["r3"]).faces[0]!, key })) });
    const before = scene([pile("1"), zone("hand:0", "hand", 0, 3)], [plate(0, 3)]);
    const after = scene([pile("1", "2"), zone("hand:0", "hand", 0, 2)], [plate(0, 2)]);
    expect(flights(before, after)).toEqual([{ from: "zone:hand:0", to: "zone:pile", face: "r3", card: "card:pile:2" }]);
  });

  test("in a race nothing flies over the middle, which is counted and reacted to; what people get does", () => {
    const before = scene([zone("centre", "row", null, 0)], [plate(0, 3), plate(1, 3)]);
    const after = scene([zone("centre", "row", null, 2, ["red", "white"])], [plate(0, 2), plate(1, 2)]);
    expect(flights(before, after)).toHaveLength(2);
    expect(flights(before, after, true)).toEqual([]);
    expect(flights(after, before, true).map(({ to }) => to)).toEqual(["plate:0", "plate:1"]);
  });

  test("another's draw travels to the plate, face down", () => {
    const before = scene([zone("stock", "pile", null, 40, ["back"])], [plate(0, 3), plate(1, 4)]);
    const after = scene([zone("stock", "pile", null, 38, ["back"])], [plate(0, 3), plate(1, 6)]);
    const flight = { from: "zone:stock", to: "plate:1", face: "back" };
    expect(flights(before, after)).toEqual([flight, flight]);
  });

  test("tokens travel between people and pots, and no card does because of them", () => {
    const rich = (seat: number, score: number, cards: number) => ({ ...plate(seat, cards), score });
    const before = scene([zone("stock", "pile", null, 40, ["back"]), zone("pot", "pot", null, 0)], [rich(0, 20, 4), rich(1, 5, 4)]);
    const after = scene([zone("stock", "pile", null, 44, ["back"]), zone("pot", "pot", null, 9)], [rich(0, 19, 2), rich(1, -3, 2)]);
    const token = (from: string) => ({ from, to: "zone:pot", face: "token" });
    const found = flights(before, after);
    expect(found.filter(({ face }) => face === "token")).toEqual([token("score:0"), token("score:1"), token("score:1")]);
    expect(found.filter(({ face }) => face !== "token").map(({ to }) => to)).toEqual(Array(4).fill("zone:stock"));
  });

  test("where there is no pot a score is no token", () => {
    const rich = (seat: number, score: number) => ({ ...plate(seat, 3), score });
    expect(flights(scene([], [rich(0, 3), rich(1, 1)]), scene([], [rich(0, 1), rich(1, 4)]))).toEqual([]);
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

describe("amounts", () => {
  const offer = (move: string, id: string, args = {}) => ({ move, kind: "choice" as const, text: { id, args }, legal: true });
  const bets = [3, 1, 2, 10].map((n) => offer(`bet:${n}`, "button-bet", { n }));

  test("the same words with four numbers are one thing to choose, from the least", () => {
    const { several, single } = amounts([offer("pass", "button-pass"), ...bets]);
    expect(several.map((some) => some.map((one) => one.move))).toEqual([["bet:1", "bet:2", "bet:3", "bet:10"]]);
    expect(single.map((one) => one.move)).toEqual(["pass"]);
  });

  test("three numbers are three buttons, and so are names with a number each", () => {
    expect(amounts(bets.slice(1)).several).toEqual([]);
    const swaps = [0, 1, 2, 3].map((seat) => offer(`swap:${seat}`, "button-swap", { seat, n: seat }));
    expect(amounts(swaps).several).toEqual([]);
  });
});

describe("the keys of buttons", () => {
  const button = (move: string, kind: "choice" | "reaction") => ({ move, kind, text: { id: move, args: {} }, legal: true });
  const calls = [button("uno!", "reaction"), button("counter!", "reaction")];
  const at = (buttons: Parameters<typeof atDigit>[0], turns = true) => Array.from({ length: 9 }, (_, i) => atDigit(buttons, i + 1, turns)?.move ?? "");

  test("what is called keeps its key when what is asked goes", () => {
    expect(at([button("draw", "choice"), ...calls])).toEqual(["draw", "", "", "", "", "", "", "uno!", "counter!"]);
    expect(at(calls)).toEqual(["", "", "", "", "", "", "", "uno!", "counter!"]);
  });

  test("in a race they are counted from the left", () => {
    expect(at(calls, false).slice(0, 3)).toEqual(["uno!", "counter!", ""]);
  });
});

describe("tones", () => {
  test("a claim is in its wine's colour, a colour of the deck in its own, a draw in none", () => {
    expect(toneOf("button-claim-white", "claim:white")?.ground).toBe("var(--wine-white)");
    expect(toneOf("button-red", "red")?.ground).toBe("var(--card-red)");
    expect(toneOf("button-draw", "draw")).toBe(null);
  });
});

describe("keys", () => {
  function table(urgent = false) {
    const did: string[] = [];
    const keys: Keys = {
      react: () => Boolean(did.push("react")),
      urgent: () => urgent,
      digit: (n) => did.push(`digit ${n}`),
      hand: () => did.push("hand"),
      hints: () => did.push("hints"),
      rules: () => did.push("rules"),
      log: () => did.push("log"),
    };
    const press = (code: string, on = "", more = {}) =>
      tableKeys(keys)({ code, target: { closest: (what: string) => (on && what.includes(on) ? {} : null) }, preventDefault() {}, ...more } as never);
    return { did, press };
  }

  test("space reacts", () => {
    const { did, press } = table();
    press("Space");
    expect(did).toEqual(["react"]);
  });

  test("space on a button presses the button, unless there is a pile to slap", () => {
    const calm = table();
    calm.press("Space", "button");
    expect(calm.did).toEqual([]);
    const urgent = table(true);
    urgent.press("Space", "button");
    expect(urgent.did).toEqual(["react"]);
  });

  test("a key that is held down says nothing more", () => {
    const { did, press } = table(true);
    press("Space", "", { repeat: true });
    expect(did).toEqual([]);
  });

  test("digits count what may be pressed; no key works inside a dialog or with control", () => {
    const { did, press } = table();
    press("Digit2");
    press("Numpad3");
    press("Digit2", "dialog");
    press("KeyR", "", { ctrlKey: true });
    expect(did).toEqual(["digit 2", "digit 3"]);
  });

  test("the rules and the log open by the key's place, whatever letter a keyboard writes there", () => {
    const { did, press } = table();
    press("KeyR", "", { key: "к" });
    press("KeyL", "", { key: "д" });
    expect(did).toEqual(["rules", "log"]);
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
  const chair = { seat: 1, kind: "person", name: "Otter", level: "", here: true, stand_in: false, ready: true, host: false, handicap: 0 } as const;
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

describe("what is called out", () => {
  const chant = (beat: number, card: string): Frame => {
    const pile: Zone = { ...zone("pile", "pile", null, 3, ["red"]), slap: true, label: { id: "label-word", args: { card } } };
    return { scene: scene([pile], []), beat, news: [] } as never;
  };

  test("is the word of a new beat, once", () => {
    expect(calledNow(chant(4, "white"), chant(3, "red"))).toBe("white");
    expect(calledNow(chant(4, "white"), chant(4, "white"))).toBe(null);
  });

  test("is nothing where a pile is slapped without a word, and nothing in the first frame", () => {
    const bare: Frame = { ...chant(2, "red"), scene: scene([{ ...zone("pile", "pile", null, 1), slap: true }], []) };
    expect(calledNow(bare, chant(1, "red"))).toBe(null);
    expect(calledNow(chant(1, "red"), null)).toBe(null);
  });
});

test("only a duel's reveal is counted down", () => {
  const reveal = { news: [{ what: "reveal" }] } as never;
  expect([isCounted("duel", reveal), isCounted("uno", reveal), isCounted("duel", { news: [] } as never)]).toEqual([true, false, false]);
});
