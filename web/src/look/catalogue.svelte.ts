// The games of this server, and their covers.

import * as api from "../net/api";
import { GAMES, shelf } from "../text/shelf.svelte";

const own = import.meta.glob<string>("../../../src/ludoteka/games/[a-z]*/art/cover.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const ours = import.meta.glob<string>("../art/*.svg", { query: "?url", import: "default", eager: true });

/** A game's own cover, else ours for it, else a plain one. */
export function cover(game: string): string {
  return own[`../../../src/ludoteka/games/${game}/art/cover.svg`] ?? ours[`../art/${game}.svg`] ?? ours["../art/plain.svg"]!;
}

class Catalogue {
  /** What is known of each. */
  games = $state.raw<api.GameInfo[]>([]);
  /** The same, once the words of all are there. */
  shelf = $state.raw<api.GameInfo[]>([]);
  failed = $state(false);
  private asked: Promise<void> | null = null;

  fetch(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  /** What a shelf shows. */
  async fetchShelf(): Promise<void> {
    try {
      // Words are on their way before the server has said which games there are: a round trip less.
      await Promise.all([this.fetch(), ...GAMES.map((game) => shelf.fetch(game))]);
      await Promise.all(this.games.map((game) => shelf.fetch(game.id)));
      this.shelf = this.games;
    } catch {
      this.failed = true;
    }
  }

  of(id: string): api.GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  private async ask(): Promise<void> {
    try {
      this.games = await api.games();
      this.failed = false;
    } catch {
      this.failed = true;
      this.asked = null;
    }
  }
}

export const catalogue = new Catalogue();
