import { describe, expect, test } from "vitest";
import { lastLines, logRows } from "../src/play/log";
import { choice } from "../src/play/moves";
import type { News } from "../src/protocol.gen";
import { messageId } from "../src/text/message";
import { LANGUAGES, nameByIntl, nameOfLanguage, preferred } from "../src/text/shelf.svelte";
import { Speech } from "../src/text/speech";
import { bound, Words } from "../src/text/words";

const EN = `
face-r5 = red five
face-back = a face-down card
event-played = { $seat } plays { $card }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
event-turned = { $seat } turns over a card.
    .aloud = { $card }
event-swap = { $seat } and { $other } swap.
event-loses = { $seat } loses one.
    .anchor = score
reason-must-match = That card does not fit.
    .anchor = matching
reason-unknown = There is no such move.
prompt-choose = Choose against { $seat }, { $seat_other }: { $card }
button-green = green
`;
const DE = `
face-r5 = rote Fünf
    .letter = F
    .acc = die rote Fünf
event-played = { $seat } spielt { $card-acc }.
`;

const NAMES = ["Otter", "Magpie"];
const english = new Speech([new Words("en", [EN])], (seat) => NAMES[seat]!);
const german = new Speech([new Words("de", [DE]), new Words("en", [EN])], (seat) => NAMES[seat]!);

const news = (what: string, more: Partial<News> = {}): News => ({
  what,
  seat: 0,
  card: null,
  hidden: false,
  other: null,
  n: 1,
  ...more,
});

test.each([
  ["face", "r+2", "face-rplus2"],
  ["move", "joker:g", "move-joker-g"],
  ["option", "draw_rule--until_playable", "option-draw-rule--until-playable"],
  ["event", "uno!", "event-uno"],
])("%s %s is called %s, as on the server", (kind, name, id) => {
  expect(messageId(kind, name)).toBe(id);
});

test("a card's letter is its first, or the one that its language names", () => {
  expect([english.letter("r5"), german.letter("r5")]).toEqual(["R", "F"]);
});

describe("a log line", () => {
  test("names the seat and the card", () => {
    expect(english.news(news("played", { card: "r5" }))).toBe("Otter plays red five.");
  });

  test("takes the accusative where the language has one", () => {
    expect(german.news(news("played", { card: "r5" }))).toBe("Otter spielt die rote Fünf.");
  });

  test("is in English where the language is silent", () => {
    expect(german.news(news("swap", { other: 1 }))).toBe("Otter and Magpie swap.");
  });

  test("hides the card from those who may not see it", () => {
    expect(english.news(news("drew", { hidden: true }))).toBe("Otter draws a card.");
    expect(english.news(news("drew", { card: "r5" }))).toBe("Otter draws red five.");
  });

  test("says a card aloud that the log does not keep", () => {
    expect(english.news(news("turned", { card: "r5" }))).toBe("Otter turns over a card.");
    expect(english.aloud(news("turned", { card: "r5" }))).toBe("red five");
    expect(english.aloud(news("played", { card: "r5" }))).toBe("Otter plays red five.");
  });

  test("is left out for an event without words", () => {
    expect(english.news(news("nothing-to-say"))).toBe(null);
  });
});

test("the last lines keep what was decided, not what only carries it out", () => {
  const line = (key: string, what: string) => ({ key, kind: "news", news: news(what, { other: 1 }), match: "m", no: 1 }) as const;
  const texts = "event-wrong = { $seat } is wrong.\nevent-fills = New for { $seat }.";
  const words = new Speech([new Words("en", [texts])], (seat) => NAMES[seat]!);
  const log = [line("1", "wrong"), line("2", "fills"), line("3", "fills")];
  expect(lastLines(log, words, "tricoda")).toEqual(["Otter is wrong."]);
  expect(lastLines(log, words, "uno")).toEqual(["Otter is wrong.", "New for Otter.\u00a0×\u00a02"]);
});

test("the last lines say how many cards somebody draws, and so what for; one alone is named", () => {
  const line = (key: string, what: string, card: string | null = null) => ({ key, kind: "news", news: news(what, { other: 1, card }), match: "m", no: 1 }) as const;
  const log = [line("1", "swap"), line("2", "drew", "r5"), line("3", "drew", "g2"), line("4", "played", "r5"), line("5", "played", "r6")];
  expect(lastLines(log, english, "uno")).toEqual([
    "Otter and Magpie swap.",
    "Otter draws a card.\u00a0×\u00a02",
    "Otter plays red five.",
    "Otter plays r6.",
  ]);
  expect(lastLines(log.slice(0, 2), english, "uno").at(-1)).toBe("Otter draws red five.");
});

test("the same line again is a number", () => {
  const line = (key: string, what: string) => ({ key, kind: "news", news: news(what, { hidden: true }), match: "m", no: 1 }) as const;
  const rows = logRows([line("1", "drew"), line("2", "drew"), line("3", "nothing-to-say"), line("4", "drew"), line("5", "swap")], english);
  expect(rows.map(({ said, times }) => [said, times])).toEqual([
    ["Otter draws a card.", 3],
    ["Otter and {$other} swap.", 1],
  ]);
});

test("a line that costs or earns something points to the rulebook", () => {
  const line = (what: string) => ({ key: what, kind: "news", news: news(what), match: "m", no: 1 }) as const;
  expect(logRows([line("loses"), line("swap")], english).map(({ anchor }) => anchor)).toEqual(["score", null]);
});

test("a scene's text has names for seats and words for cards", () => {
  expect(english.text({ id: "prompt-choose", args: { seat: 1, seat_other: 0, card: "r5" } })).toBe(
    "Choose against Magpie, Otter: red five",
  );
});

test("a missing text shall be seen", () => {
  expect(english.text({ id: "prompt-forgotten", args: {} })).toBe("prompt-forgotten");
});

test("a refusal is the rule's sentence and its place in the rulebook", () => {
  expect(english.refusal("must-match")).toEqual({ sentence: "That card does not fit.", anchor: "matching" });
  expect(english.refusal("no-such-code")).toEqual({ sentence: "There is no such move.", anchor: null });
});

describe("the several moves of one card", () => {
  const nameOf = (seat: number) => NAMES[seat]!;

  test("are asked by colour", () => {
    expect(choice("joker:g", english, nameOf)).toEqual({ move: "joker:g", words: "green", colour: "g" });
  });

  test("are asked by the player's name", () => {
    expect(choice("swap:1", english, nameOf)).toEqual({ move: "swap:1", words: "Magpie", colour: null });
  });
});

test.each([
  [["", "fr-CH", "en"], "fr"],
  [["en", "fr"], "en"],
  [["sv", "xx"], "en"],
])("of the wishes %j the page speaks %s", (wishes, language) => {
  expect(preferred(wishes, ["en", "fr"])).toBe(language);
});

describe("a score", () => {
  const house = new Words("en", ["points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}"]);
  const tokens = new Words("en", ["points = { $n } tokens"]);

  test("is in points, with a minus as it is printed", () => {
    expect([1, -2].map((n) => new Speech([house], String).points(n))).toEqual(["1 point", "−2 points"]);
  });

  test("is in what the game counts, where it says so itself", () => {
    expect(new Speech([tokens, house], String).points(1200)).toBe("1200 tokens");
  });
});

test.each(LANGUAGES)("%s is called what it calls itself", (language) => {
  expect(nameOfLanguage(language)).toBe(nameByIntl(language));
});

test.each([
  ["You drew the blue 5, and it fits.", "You drew the blue_5, and it fits."],
  ["You: point of 9, pays 1. Raise or pass?", "You: point of_9, pays_1. Raise or pass?"],
  ["Take 4 cards, or contest it?", "Take 4_cards, or contest it?"],
  ["Merlot draws a card. × 4", "Merlot draws a card._×_4"],
  ["In Merlot’s hand: 4 × white wine.", "In Merlot’s hand: 4_×_white wine."],
  ["Veronika slapped wrongly: −1.", "Veronika slapped wrongly:_−1."],
])("a number stays with its word: %s", (text, kept) => {
  expect(bound(text).replaceAll("\u00a0", "_")).toBe(kept);
});

test.each([
  ["какого-то вина", "какого=то вина"],
  ["«Контр-уно!»", "«Контр=уно!»"],
  ["кого-нибудь, short-lived, 1-2-3", "кого-нибудь, short-lived, 1-2-3"],
  ["Fünf -3", "Fünf_-3"],
])("what is short behind a hyphen stays with it: %s", (text, kept) => {
  expect(bound(text).replaceAll("\u00a0", "_").replaceAll("\u2011", "=")).toBe(kept);
});
