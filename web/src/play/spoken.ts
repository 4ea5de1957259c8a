// A place on the table as it is heard: what it is called, what lies there, how many.

import type { Face, Zone } from "../protocol.gen";
import type { Speech } from "../text/speech";
import { counted, piled } from "./fit";

/** A card with its marks. */
export const spokenFace = (face: Face, words: Speech): string =>
  [words.face(face.face), ...face.marks.map((mark) => words.mark(mark))].join(", ");

/** The whole place: of a pile the card on top, of anything else every card. `empty`: the word for a pile without any. */
export function spokenZone(zone: Zone, words: Speech, empty: string): string {
  const label = words.text(zone.label);
  if (!piled(zone)) return [label, ...zone.faces.map((face) => spokenFace(face, words))].join(", ");
  const top = zone.faces.at(-1);
  const named = top ? [label, spokenFace(top, words)].join(": ") : zone.count ? label : [label, empty].join(": ");
  return counted(zone) ? `${named}, ${zone.count}` : named;
}
