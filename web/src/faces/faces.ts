// What a face's name says about how it is drawn. The names are the games'; a face nobody knows gets its words.

export type Colour = "r" | "y" | "g" | "b";
export type Wine = "red" | "white" | "sparkling";

export type Suit = "h" | "d" | "c" | "s";

export type Look =
  | { family: "back" }
  | { family: "colour"; colour: Colour; symbol: string }
  | { family: "black"; symbol: string }
  | { family: "wine"; wine: Wine }
  | { family: "suit"; suit: Suit; rank: string }
  | { family: "tile"; colour: string; digit: string }
  | { family: "plain" };

const COLOURED = /^([rygb])(\d|skip|rev|\+2)$/;
const BLACK = ["joker", "super", "hands", "blank"];
const WINES = ["red", "white", "sparkling"];

const SUITED = /^([hdcs])(\d+|[jqk])$/;
const TILE = /^([a-z]+)-(\d)$/;

export function look(face: string): Look {
  if (face === "back") return { family: "back" };
  const coloured = COLOURED.exec(face);
  if (coloured) return { family: "colour", colour: coloured[1] as Colour, symbol: coloured[2]! };
  if (BLACK.includes(face)) return { family: "black", symbol: face };
  if (WINES.includes(face)) return { family: "wine", wine: face as Wine };
  const suited = SUITED.exec(face);
  if (suited) return { family: "suit", suit: suited[1] as Suit, rank: suited[2]! };
  const [, colour, digit] = TILE.exec(face) ?? [];
  if (colour && digit && colour in TILES) return { family: "tile", colour, digit };
  return { family: "plain" };
}

interface Print {
  ground: string;
  ink: string;
  shape: string;
}

/** A tile's colours, each with a shape of its own. In a 24 × 24 box. */
export const TILES: Record<string, Print> = {
  green: { ground: "#2a7a49", ink: "#fff", shape: "M12 0 24 22H0z" },
  yellow: { ground: "#eeb62b", ink: "#241619", shape: "M12 0l2.6 4.3L19 2l.2 5L24 8.4l-3 3.6 3 3.6-4.8 1.4L19 22l-4.4-2.3L12 24l-2.6-4.3L5 22l-.2-5L0 15.6 3 12 0 8.4 4.8 7 5 2l4.4 2.3z" },
  black: { ground: "#2b2226", ink: "#fff", shape: "M2 2h20v20H2z" },
  brown: { ground: "#7a4a22", ink: "#fff", shape: "M6 1.5h12L24 12l-6 10.5H6L0 12z" },
  red: { ground: "#bf2a33", ink: "#fff", shape: "M12-1.5 24.5 12 12 25.5-.5 12z" },
  pink: { ground: "#ee9dbf", ink: "#241619", shape: "M12 .5a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23z" },
  blue: { ground: "#235fa6", ink: "#fff", shape: "M12-2c5 6 10 9.5 10 15a10 10 0 0 1-20 0C2 7.5 7 4 12-2z" },
};

/** The suits, apart by shape and by colour. In a 24 × 24 box. */
export const SUITS: Record<Suit, { ink: string; shape: string }> = {
  h: { ink: "#bf2a33", shape: "M12 22C5 16 1.5 12.2 1.5 8A5.3 5.3 0 0 1 12 6.2 5.3 5.3 0 0 1 22.5 8c0 4.2-3.5 8-10.5 14z" },
  d: { ink: "#235fa6", shape: "M12 1 20 12 12 23 4 12z" },
  c: { ink: "#2a7a49", shape: "M12 1.5a4.8 4.8 0 0 1 3.9 7.6 4.8 4.8 0 1 1-2.9 8.4L14.6 22.5H9.4L11 17.5a4.8 4.8 0 1 1-2.9-8.4A4.8 4.8 0 0 1 12 1.5z" },
  s: { ink: "#241619", shape: "M12 1c6 6 9.8 9.3 9.8 13a4.8 4.8 0 0 1-8.6 3l1.4 5.5H9.4l1.4-5.5a4.8 4.8 0 0 1-8.6-3C2.2 10.3 6 7 12 1z" },
};

export const COLOURS: Record<Colour, string> = {
  r: "var(--card-red)",
  y: "var(--card-yellow)",
  g: "var(--card-green)",
  b: "var(--card-blue)",
};

/** What is printed on a colour. */
export const ON_COLOUR: Record<Colour, string> = {
  r: "#fff",
  y: "var(--card-ink)",
  g: "#fff",
  b: "#fff",
};

/** Each colour has a sign of its own, for eyes that do not tell colours: flame, sun, leaf, drop. In a 24 × 24 box. */
export const SIGNS: Record<Colour, string> = {
  r: "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3.5 4C12.5 8 12.5 5 12 2z",
  y: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.5-1.5L7.8 6.3 6.3 7.8zM16.2 17.7l1.5-1.5 2.8 2.8-1.5 1.5zM19 3.5 20.5 5l-2.8 2.8-1.5-1.5zM6.3 16.2l1.5 1.5L5 20.5 3.5 19z",
  g: "M20 3c1 9-2 15-9 15-1.5 0-2.8-.4-3.8-1L5 21l-1.7-1 2.5-4.5C3 10 8 3 20 3z",
  b: "M12 2c4 5 7 8.5 7 12.5a7 7 0 0 1-14 0C5 10.5 8 7 12 2z",
};

/** A wine's card, and whatever speaks of that wine: berry, leaf, bubbles. */
export const WINE_TONES: Record<Wine, { ground: string; ink: string; sign: string; lines: boolean }> = {
  red: { ground: "var(--wine-red)", ink: "#ffe9e4", sign: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z", lines: false },
  white: { ground: "var(--wine-white)", ink: "#3c3209", sign: "M12 2l8.500 10-8.500 10-8.500-10z", lines: false },
  sparkling: {
    ground: "var(--wine-sparkling)",
    ink: "#e9fbf6",
    sign: "M8 12a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zM17.500 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM11.500 3a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z",
    lines: true,
  },
};

/** How the rules name a colour in full. */
export const COLOUR_WORDS: Record<Colour, string> = { r: "red", y: "yellow", g: "green", b: "blue" };

const NAMED: Record<string, Colour> = { red: "r", yellow: "y", green: "g", blue: "b", r: "r", y: "y", g: "g", b: "b" };

/** The colour that a word of the rules names: "green", or "g". */
export const colourNamed = (word: string): Colour | null => NAMED[word] ?? null;

/** The colour that a mark such as `colour-red` gives a card. */
export function namedColour(marks: readonly string[]): Colour | null {
  return marks.map(colourOf).find((colour) => colour !== null) ?? null;
}

/** The marks of a face that are written below it: a colour that was named is drawn on the card itself. */
export const tags = (face: { marks: readonly string[] }): string[] => face.marks.filter((mark) => namedColour([mark]) === null);

/** The colour that `colour-red` or `button-red` speaks of. */
export function colourOf(id: string): Colour | null {
  const [, word] = /^(?:colour|button)-([a-z]+)$/.exec(id) ?? [];
  return word ? colourNamed(word) : null;
}
