// Some at the edges of this screen, others with phones of their own: a table of the server, at which this one device has
// several guests, and a pair of eyes that sees what everybody may.

import * as api from "../net/api";
import { Session } from "../play/session.svelte";

interface Kept {
  tokens: string[];
  watcher: string;
}

const KEY = "ludoteka.screens";
const KEPT = 8; // tables whose edges are remembered

function kept(): [code: string, kept: Kept][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Kept][];
  } catch {
    return [];
  }
}

/** A new table for these names; its code. */
export async function openAround(game: string, names: string[]): Promise<string> {
  const guests = await Promise.all([...names, names[0]!].map((name) => api.newGuest(name)));
  const tokens = guests.map(({ token }) => token);
  const { code } = await api.newTable(tokens[0]!, { game });
  try {
    const all = [[code, { tokens: tokens.slice(0, -1), watcher: tokens.at(-1)! }], ...kept()].slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a private window: the seats are this page's
  }
  return code;
}

export class Around {
  readonly sessions: Session[];
  readonly watcher: Session;

  /** Null where nobody at this device has a seat at that table. */
  static at(code: string): Around | null {
    const known = kept().find(([one]) => one === code)?.[1];
    return known ? new Around(code, known) : null;
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
    const free = lobby.chairs.filter((chair) => chair.kind === "free").map(({ seat }) => seat);
    for (const session of this.sessions) {
      let sits = session.seat !== null;
      while (!sits && free.length) sits = (await session.ask({ t: "sit", seat: free.shift()! })).ok;
      if (session !== this.sessions[0]) await session.ask({ t: "ready", ready: true });
    }
  }

  close(): void {
    for (const session of this.all) session.close();
  }
}
