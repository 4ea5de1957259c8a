// How a hand lies: as many rows as it takes for every card to show a strip that a finger can hit.

export interface Place {
  x: number;
  y: number;
  turn: number;
  row: number;
}

export interface Fan {
  card: { width: number; height: number };
  height: number;
  places: Place[];
  /** How much of a covered card is to be seen. */
  strip: number;
}

const RATIO = 1.5;
const STRIP = 29; // px at least of each card
const ROW = 44; // px at least of each row behind another
const GAP = 8;
const LIFT = 14; // room above, for lifted cards
const ROOMY = 200;
const BOW = 13; // room below, for the outer cards of the widest fan
const FLAT = 5; // the same where room is scarce: there it is a flat one

/** Rows of n cards into `width` px; `room` px of height are there for the whole. */
export function fan(n: number, width: number, room: number): Fan {
  const big = width >= 1000 ? 128 : width >= 700 ? 104 : width >= 360 ? 78 : 66;
  let rows = 1;
  while (rows < 4 && perRow(n, rows) > 1 && strip(n, rows, width, big) < STRIP) rows++;
  const behind = (rows - 1) * ROW;
  const tall = Math.min(big * RATIO, Math.max(72, room - behind - LIFT));
  const card = { width: Math.round(tall / RATIO), height: Math.round(tall) };
  const step = Math.min(card.width + GAP, strip(n, rows, width, card.width));
  const lying = perRow(n, rows);
  const bow = room >= ROOMY ? BOW : FLAT;
  const bend = rows === 1 && n > 2 && n <= 12 ? Math.min(2.2, 14 / n, bow / (0.35 * ((n - 1) / 2) ** 2)) : 0;
  const places = Array.from({ length: n }, (_, i): Place => {
    const row = Math.floor(i / lying);
    const inRow = Math.min(lying, n - row * lying);
    const from = i - row * lying - (inRow - 1) / 2;
    const sag = bend ? from * from * bend * 0.35 : 0;
    return { x: width / 2 + from * step - card.width / 2, y: LIFT + row * ROW + sag, turn: from * bend, row };
  });
  // Every hand in one row is as high: what lies above stays while cards come and go.
  return { card, height: LIFT + behind + card.height + (rows === 1 ? bow : 0) + 4, places, strip: step };
}

function perRow(n: number, rows: number): number {
  return Math.max(1, Math.ceil(n / rows));
}

function strip(n: number, rows: number, width: number, card: number): number {
  const lying = perRow(n, rows);
  return lying === 1 ? width : (width - card) / (lying - 1);
}
