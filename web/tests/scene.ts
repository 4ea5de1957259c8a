// Parts of a scene, for tests of what is drawn of it.

import type { Zone } from "../src/protocol.gen";

export const zone = (id: string, kind: Zone["kind"], seat: number | null, count: number, faces: string[] = []): Zone => ({
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
