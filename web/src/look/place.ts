// What an address means.

export type Place =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "rules"; game: string }
  | { at: "learn"; game: string }
  | { at: "replay"; match: string } // "": one out of a file
  | { at: "stats"; share: string } // "": one's own
  | { at: "around"; code: string }
  | { at: "here"; way: string; game: string; replay: boolean }; // without a server; "": to be chosen

export function placeOf(path: string): Place {
  const [, first, second, third, fourth] = path.split("/");
  if (first === "t" && second) return { at: "table", code: second.toUpperCase() };
  if (first === "rules" && second) return { at: "rules", game: second.toLowerCase() };
  if (first === "learn" && second) return { at: "learn", game: second.toLowerCase() };
  if (first === "replay") return { at: "replay", match: second ?? "" };
  if (first === "stats") return { at: "stats", share: second ?? "" };
  if (first === "screen" && second) return { at: "around", code: second.toUpperCase() };
  if (first === "here") return { at: "here", way: second ?? "", game: third ?? "", replay: fourth === "replay" };
  return { at: "home" };
}
