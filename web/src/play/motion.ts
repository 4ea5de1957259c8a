// Cards travel: from where fewer lie than before to where more do, and so do tokens. It reads the scene's counts and
// knows no rule.

import type { Face, Scene } from "../protocol.gen";

export interface Flight {
  from: string;
  to: string;
  face: string;
  card?: string; // the place of the card that it is; none where cards have no places of their own
  hides?: true; // that card is not seen before it lands
}

export const TOKEN = "token"; // the face of what is no card
const MOST = 7; // flights at once; more would be a swarm
const HANDFUL = 3; // tokens that stand for as many as there are

interface Spot {
  place: string;
  count: number;
  faces: Shown[];
  pile?: boolean;
}

type Shown = Pick<Face, "face" | "key">;

function spots(scene: Scene): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const hands = new Set<number>();
  for (const zone of scene.zones) {
    if (zone.kind === "pot") continue;
    if (zone.kind === "hand" && zone.seat !== null) hands.add(zone.seat);
    found.set(zone.id, { place: `zone:${zone.id}`, count: zone.count, faces: zone.faces, pile: zone.kind === "pile" });
  }
  for (const plate of scene.plates) {
    if (hands.has(plate.seat) || plate.cards === null) continue;
    found.set(`plate:${plate.seat}`, { place: `plate:${plate.seat}`, count: plate.cards, faces: [] });
  }
  return found;
}

/** Where tokens lie: in pots, and with people, whose score they are where there is a pot. */
function tokens(scene: Scene): Map<string, Spot> {
  const pots = scene.zones.filter(({ kind }) => kind === "pot").map(({ id, count }): [string, number] => [`zone:${id}`, count]);
  const people = pots.length ? scene.plates.map(({ seat, score }): [string, number] => [`score:${seat}`, score ?? 0]) : [];
  return new Map([...pots, ...people].map(([place, count]) => [place, { place, count, faces: [{ face: TOKEN, key: "" }] }]));
}

/** What travelled between two scenes. A card lands with the face it shows there. In a race what lies in the middle is
    counted and reacted to from the first picture of it: it lies there at once, and nothing flies over it. */
export function flights(before: Scene, after: Scene, race = false): Flight[] {
  const middle = new Set(after.zones.filter(({ seat }) => race && seat === null).map(({ id }) => `zone:${id}`));
  const cards = travelled(spots(before), spots(after), MOST).filter(({ to }) => !middle.has(to));
  return [...cards, ...travelled(tokens(before), tokens(after), HANDFUL)];
}

function travelled(old: Map<string, Spot>, after: Map<string, Spot>, most: number): Flight[] {
  const out: Spot[] = [];
  const into: Omit<Flight, "from">[] = [];
  for (const [id, now] of after) {
    const change = now.count - (old.get(id)?.count ?? now.count);
    const many = Math.min(Math.abs(change), most);
    if (change < 0) out.push(...Array<Spot>(many).fill(now));
    if (change > 0) into.push(...arrived(old.get(id)!, now, many).map((face) => landing(now, face)));
  }
  return into.slice(0, out.length).map((landing, i) => ({ from: out[i]!.place, ...landing }));
}

/** On a pile the card stays to be seen below its copy: without it another would seem to be the top. */
function landing({ place, pile }: Spot, { face, key }: Shown): Omit<Flight, "from"> {
  return { to: place, face, ...(key && { card: place.replace("zone:", "card:") + `:${key}`, ...(!pile && { hides: true as const }) }) };
}

/** What lies there that did not: a hand keeps its own order, so it is not what lies on top. On a pile it may be. */
function arrived(old: Spot, now: Spot, many: number): Shown[] {
  const keys = new Set(old.faces.map(({ key }) => key));
  const known = old.faces.map(({ face }) => face);
  // Of several alike those that keep their key are the old ones.
  const fresh = [...now.faces.filter(({ key }) => keys.has(key)), ...now.faces.filter(({ key }) => !keys.has(key))].filter(({ face }) => {
    const at = known.indexOf(face);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  const top = now.faces.at(-1) ?? { face: "back", key: "" };
  return Array.from({ length: many }, (_, i) => fresh[i] ?? top);
}

/** Where things lie now, by their `data-place`. */
export function measure(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-place]")) {
    found.set(node.dataset.place!, node.getBoundingClientRect());
  }
  return found;
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
