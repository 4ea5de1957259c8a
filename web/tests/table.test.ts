import { describe, expect, test } from "vitest";
import { look, namedColour } from "../src/faces/faces";
import { toneOf } from "../src/faces/tones";
import { placeOf } from "../src/look/place";
import { called, nameOfChair } from "../src/play/names";
import { proposal } from "../src/parts/proposal";
import { amounts } from "../src/play/amounts";
import { isCounted } from "../src/games/counted";
import { calledNow, cueOf } from "../src/play/cues";
import { fit, type Fit, type Letters } from "../src/play/fit";
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

describe("the middle", () => {
  const size = { label: 13, slap: 28, called: 34, said: 28, tag: 12 };
  const letters: Letters = { size, width: (text, script) => text.length * size[script] * 0.6 };
  const labelled = (label: string) => ({ label, tags: [] });
  const room = (width: number, height: number) => ({ width, height, gap: 8 });
  const wide = ({ laid }: Fit) => laid.reduce((sum, one) => sum + one.width + 8, -8);
  const piles = (...ids: string[]) => ids.map((id) => zone(id, "pile", null, 30, ["back"]));
  const rack = zone("rack", "rack", null, 3, ["brown-4", "pink-6", "green-6"]);

  test("cards shrink until everything fits", () => {
    const row = zone("opened", "row", null, 13, Array(13).fill("red"));
    const much = fit([row], [labelled("")], room(900, 400), letters).card;
    const little = fit([row], [labelled("")], room(300, 230), letters).card;
    expect(much).toBeGreaterThan(little);
    expect(little).toBeGreaterThanOrEqual(30);
  });

  test("cards grow with a middle that is wide, up to what fits, and no larger on a phone", () => {
    const card = (width: number, height: number) => fit(piles("stock", "pile"), [labelled("Stock"), labelled("Pile")], room(width, height), letters).card;
    expect([card(1060, 460), card(790, 700), card(370, 700)]).toEqual([200, 200, 150]);
    expect(card(1060, 300)).toBeLessThan(160);
  });

  test("in a wide middle cards keep away from a hand that hangs from a plate", () => {
    const card = (height: number, hanging: number, width = 1060) => fit(piles("stock"), [labelled("Stock")], { ...room(width, height), hanging }, letters).card;
    expect(card(370, 0) - card(370, 60)).toBeGreaterThan(20);
    expect(card(300, 60, 370)).toBe(card(300, 0, 370));
  });

  test("three zones with short labels lie in one line of a low window", () => {
    const zones = [zone("pot", "pot", null, 8), ...piles("stock", "discards")];
    const fitted = fit(zones, ["Pot: 8", "Deal 1 of 9", "Discards"].map(labelled), room(300, 110), letters, true);
    expect(wide(fitted)).toBeLessThanOrEqual(300);
    expect(fitted.card).toBeGreaterThanOrEqual(32);
  });

  test.each([
    [1060, 460, false],
    [790, 700, false],
    [370, 330, false],
    [300, 250, true],
  ])("a question stands above what it asks about, however long it is, in %i × %i px", (width, height, tight) => {
    const question = zone("question", "row", null, 1, ["3"]);
    for (const label of ["How many colours?", "How many of these three tiles do you see: green 1, black 5, pink 7?"]) {
      const written = [{ ...labelled(label), said: "3" }, labelled("No player"), labelled("Stock")];
      const { laid } = fit([question, rack, ...piles("stock")], written, room(width, height), letters, tight);
      expect(laid.map((one) => one.begins)).toEqual([false, true, false]);
    }
  });

  test("piles lie in one line where the line above has room for the first of them", () => {
    const opened = zone("opened", "row", null, 10, Array(10).fill("red"));
    const labels = ["The pile, opened", "red: 1", "white: 5", "sparkling: 4"].map(labelled);
    const { laid } = fit([opened, ...piles("red", "white", "sparkling")], labels, room(330, 260), letters, true);
    expect(laid.map((one) => one.begins)).toEqual([false, true, false, false]);
  });

  test("what a space that does not break holds together lies in one line", () => {
    const words = (label: string) => fit(piles("gone"), [labelled(label)], room(90, 300), letters).laid[0]!.lines;
    expect(words("discarded: 0")).toBe(2);
    expect(words("discarded:\u00a00")).toBe(1);
  });

  test("what is said is no card: small ones beside it do not make it smaller", () => {
    const question = zone("question", "row", null, 1, ["3"]);
    const zones = [question, rack, ...piles("stock")];
    const asked = { ...labelled("On how many racks are the digits three in sequence, in any order?"), said: "3" };
    const fitted = fit(zones, [asked, labelled("No player"), labelled("Stock")], room(300, 185), letters, true);
    expect(fitted.bare).toBe(false);
  });

  test("also where no words have room, what is said is as wide as it is", () => {
    const zones = [zone("question", "row", null, 1, ["same"]), rack, ...piles("stock")];
    const written = [{ ...labelled("Do you see more brown or more blue?"), said: "equally many" }, labelled("No player"), labelled("Stock")];
    const fitted = fit(zones, written, room(300, 130), letters, true);
    expect(fitted.bare).toBe(true);
    expect(fitted.laid[0]!.width).toBeGreaterThanOrEqual(letters.width("equally many", "said"));
  });

  test("a label that is wider than its card is no reason to keep away from the sign above", () => {
    const zones = [zone("pot", "pot", null, 15), ...piles("stock", "discards")];
    const labels = ["Pot: 1500", "Deal 1 of 9", "Discards"].map(labelled);
    expect(fit(zones, labels, room(284, 117), letters, true, 24).card).toBe(fit(zones, labels, room(284, 117), letters, true).card);
  });

  test("no card lies alone in its line where the others may move up", () => {
    const hand = zone("shown", "row", null, 4, ["h2", "d2", "c2", "s2"]);
    const { card, laid } = fit([hand], [labelled("Merlot: fredon, pays 82")], room(320, 400), letters);
    const inLine = Math.round((laid[0]!.across + 8) / (card + 8));
    expect([2, 4]).toContain(inLine);
  });

  test("zones side by side leave room for the longest label and the most tags of any of them", () => {
    const duel = { label: "Ann against Ben", tags: [["challenger", "tie"], ["challenged"]] };
    const zones = [zone("duel", "row", null, 2, ["red", "white"]), ...piles("gone")];
    const { laid } = fit(zones, [duel, labelled("Discarded: 2 red, 0 white, 2 sparkling")], room(900, 300), letters);
    expect(laid.map((one) => one.tags)).toEqual([2, 2]);
    expect(new Set(laid.map((one) => one.lines)).size).toBe(1);
  });

  test("nothing lies under the sign in the corner", () => {
    const zones = piles("stock", "pile");
    const fitted = fit(zones, [labelled("Stock (91)"), labelled("Pile (3)")], room(370, 270), letters, false, 34);
    const beside = (370 - wide(fitted)) / 2 + (fitted.laid[0]!.width - fitted.laid[0]!.across) / 2;
    const above = (270 - (fitted.card * 1.5 + 44)) / 2;
    expect(Math.max(beside, above)).toBeGreaterThanOrEqual(30);
  });

  test("no card is much smaller for the sign in the corner", () => {
    const zones = piles("pot", "stock", "discard");
    const written = ["Bank: 3", "Сдача 4 из 9", "Сброс"].map(labelled);
    const free = fit(zones, written, room(248, 125), letters, true);
    const fitted = fit(zones, written, room(248, 125), letters, true, 24);
    expect(fitted.card).toBeGreaterThanOrEqual(0.85 * free.card);
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
    expect(did).toEqual(["digit 1", "digit 2"]);
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
