// Where a card or a token starts and lands on the screen.

import { TOKEN, type Flight } from "./motion";

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Flying {
  key: number;
  face: string;
  from: Spot;
  to: Spot;
  after: number;
  hidden: string | null; // the place of the card that is not seen before this one lands
}

const STAGGER = 40;
const WIDEST = { card: 90, token: 24, own: Infinity };
let count = 0;

/** The spot of a card or a token in the middle of what lies there; a card's own place is all its own. */
export function spot(box: DOMRect, what: keyof typeof WIDEST = "card"): Spot {
  const width = Math.min(box.width, box.height / 1.5, WIDEST[what]);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - width * 1.5) / 2, width };
}

/** Flights as they run over the screen; those whose ends are not to be seen are left out. */
export function onScreen(flights: Flight[], before: Map<string, DOMRect>, after: Map<string, DOMRect>): Flying[] {
  return flights.flatMap(({ from, to, face, card, hides }, i) => {
    const start = before.get(from);
    const own = card ? after.get(card) : undefined;
    const end = own ?? after.get(to);
    if (!start?.width || !end?.width) return [];
    const what = face === TOKEN ? "token" : "card";
    const hidden = own && card && hides ? card : null;
    return [{ key: ++count, face, from: spot(start, what), to: spot(end, own ? "own" : what), after: i * STAGGER, hidden }];
  });
}
