// What an address means.

export type Place =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "rules"; game: string }
  | { at: "replay"; match: string } // "": one out of a file
  | { at: "stats"; share: string }; // "": one's own

export function placeOf(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return { at: "table", code: second.toUpperCase() };
  if (first === "rules" && second) return { at: "rules", game: second.toLowerCase() };
  if (first === "replay") return { at: "replay", match: second ?? "" };
  if (first === "stats") return { at: "stats", share: second ?? "" };
  return { at: "home" };
}
