// Some at the edges of this screen, others with phones of their own: a table of the server, at which this one device has
// several guests, and a pair of eyes that sees what everybody may.

import * as api from "../net/api";
import { Session } from "../play/session.svelte";
import { shelf } from "../text/shelf.svelte";

interface Kept {
  tokens: string[];
  watcher: string;
}

const KEY = "ludoteka.screens";
const KEPT = 8; // tables whose edges are remembered

type Edges = [code: string, kept: Kept][];

let known: Edges = []; // where a browser keeps nothing the seats live as long as the page

function kept(): Edges {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Edges;
  } catch {
    return known;
  }
}

/** A new table for these names; its code. */
export async function openAround(game: string, names: string[]): Promise<string> {
  const guests = await Promise.all([...names, names[0]!].map((name) => api.newGuest(name)));
  const tokens = guests.map(({ token }) => token);
  const { code } = await api.newTable(tokens[0]!, { game }, shelf.language);
  known = ([[code, { tokens: tokens.slice(0, -1), watcher: tokens.at(-1)! }], ...kept()] satisfies Edges).slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // a private window
  }
  return code;
}

export class Around {
  readonly sessions: Session[];
  readonly watcher: Session;

  /** Null where nobody at this device has a seat at that table. */
  static at(code: string): Around | null {
    const there = [...known, ...kept()].find(([one]) => one === code)?.[1];
    return there ? new Around(code, there) : null;
  }

  private constructor(code: string, { tokens, watcher }: Kept) {
    this.sessions = tokens.map((token) => new Session(code, token));
    this.watcher = new Session(code, watcher);
    for (const session of this.all) session.open();
  }

  get all(): Session[] {
    return [...this.sessions, this.watcher];
  }

  /** Everybody at an edge takes the first chair that is free, one after the other, and is ready. */
  async sit(): Promise<void> {
    const lobby = this.sessions[0]?.lobby;
    if (lobby?.phase !== "lobby") return;
    for (const session of this.sessions) {
      if (session.seat === null) await session.ask({ t: "sit", seat: null });
      if (session !== this.sessions[0]) await session.ask({ t: "ready", ready: true });
    }
  }

  close(): void {
    for (const session of this.all) session.close();
  }
}
