// Where the pads lie round a screen: clockwise from the edge at the bottom, as people sit.

export type Edge = "bottom" | "left" | "top" | "right";

const EDGES: Record<number, Edge[]> = {
  1: ["bottom"],
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "top", "top", "right"],
  6: ["bottom", "left", "top", "top", "right", "bottom"],
};

/** The edge of each of so many pads; those of one edge share it, and lie clockwise too. */
export const edgesOf = (pads: number): Edge[] => EDGES[Math.max(1, Math.min(6, pads))]!;
