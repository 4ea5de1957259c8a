// Everybody at this device: one table in a worker, and a session for each pair of hands.

import { rulesPath } from "../net/api";
import { Session } from "../play/session.svelte";
import { GAMES, shelf } from "../text/shelf.svelte";
import type { Way } from "./code";
import * as kept from "./kept";
import { LocalTable } from "./local";

/** A person at this device: an id, behind a space the name. */
export type Person = string;

export const person = (n: number, name: string): Person => `${n} ${name}`;

/** Who sat at the table that was kept under this code; [] where there is none. */
export async function seated(code: string): Promise<Person[]> {
  const text = await kept.read(code);
  if (!text) return [];
  const { record } = JSON.parse(text) as { record: { chairs: { kind: string; guest: string; name: string }[] } };
  return record.chairs.filter((chair) => chair.kind === "person").map((chair) => `${chair.guest} ${chair.name}`);
}

/** From now on it starts without a network: what was fetched before there was a service worker is kept as well. */
async function keepPython(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage("python");
  registration?.active?.postMessage({ rules: GAMES.map((game) => rulesPath(game, shelf.language)) });
}

export class Here {
  state = $state<"loading" | "open" | "failed" | "elsewhere">("loading");
  readonly sessions: Session[];
  /** Sees what everybody may see: the middle of a screen that many look at. */
  readonly watcher: Session | null;
  readonly table: LocalTable;

  constructor(
    readonly way: Way,
    readonly game: string,
    people: Person[],
  ) {
    const code = `${way}-${game}`;
    this.table = new LocalTable(code, game, people[0]!);
    const { world } = this.table;
    this.sessions = people.map((who) => new Session(code, who, world));
    this.watcher = way === "screen" ? new Session(code, "watcher", world) : null;
    this.table.opened.then(
      () => (this.state = "open"),
      () => (this.state = "failed"),
    );
    this.table.python.elsewhere = () => {
      this.state = "elsewhere";
      this.close();
    };
    for (const session of this.all) session.open();
    void this.table.opened.then(keepPython, () => undefined);
  }

  get all(): Session[] {
    return this.watcher ? [...this.sessions, this.watcher] : this.sessions;
  }

  close(): void {
    for (const session of this.all) session.close();
    this.table.close();
  }
}
