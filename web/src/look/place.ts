// What an address means.

export type Place = { at: "home" } | { at: "table"; code: string } | { at: "rules"; game: string };

export function placeOf(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "t" && second) return { at: "table", code: second.toUpperCase() };
  if (first === "rules" && second) return { at: "rules", game: second.toLowerCase() };
  return { at: "home" };
}
