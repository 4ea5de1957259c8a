// What a chair is called. A bot has no name of its own: it gets a grape's, which is the same in every language.

import type { Chair } from "../protocol.gen";

const GRAPES = [
  "Merlot",
  "Riesling",
  "Malbec",
  "Muscat",
  "Syrah",
  "Tokaj",
  "Barbera",
  "Chenin",
  "Teran",
  "Viognier",
  "Furmint",
  "Pinot",
  "Grenache",
  "Assyrtiko",
  "Gamay",
  "Verdejo",
];

/** A person's name, a bot's grape; "" where nobody sits. */
export function nameOfChair(chair: Chair | undefined): string {
  if (!chair || chair.kind === "free") return "";
  return chair.name || (chair.kind === "bot" ? GRAPES[chair.seat % GRAPES.length]! : "");
}
