// Signs of the action cards, as strokes in a 48 × 48 box; a symbol that is no key here is printed as letters.

export const STROKES: Record<string, string> = {
  skip: "M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36M11.5 36.5 36.5 11.5",
  rev: "M10 19h22a7 7 0 0 1 7 7M17 11l-8 8 8 8M38 33H16a7 7 0 0 1-7-7M31 41l8-8-8-8",
  hands: "M8 14h8c8 0 8 20 16 20h8M34 27l7 7-7 7M8 34h8c3 0 5-3 6.5-6.5M27 20.5C28.5 17 30 14 32 14h8M34 7l7 7-7 7",
};

/** How wide two letters are in a corner: in whatever type a system has, they touch no edge. */
export const CORNER = 24;

/** What stands on the card where it is letters. */
export const LETTERS: Record<string, string> = { joker: "★", blank: "☆", super: "+4", "+2": "+2" };
