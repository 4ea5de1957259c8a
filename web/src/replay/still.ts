// A scene that is over: everything lies there as it did, and nothing can be pressed.

import type { Face, Scene, Zone } from "../protocol.gen";

const face = (one: Face): Face => ({ ...one, moves: [] });

const zone = (one: Zone): Zone => ({ ...one, faces: one.faces.map(face), moves: [], legal: false });

/** The cards that could have been played stay lifted. */
export const still = (scene: Scene): Scene => ({ ...scene, zones: scene.zones.map(zone), buttons: [] });
