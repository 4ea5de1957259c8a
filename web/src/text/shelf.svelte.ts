// The texts on the server's shelf, one small file per language and game, fetched when they are needed.

import { Speech } from "./speech";
import { troubleIn } from "./trouble";
import { plain, Words } from "./words";

type Load = () => Promise<string>;

const files: Record<string, Load> = {
  ...import.meta.glob<string>("../../../src/ludoteka/text/{page,shared,table,learn}/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/ludoteka/games/[a-z]*/{text,lesson}/*.ftl", { query: "?raw", import: "default" }),
};

const PAGE = "../../../src/ludoteka/text/page/";
const KEY = "ludoteka.language";

/** Every language that the page itself speaks. */
export const LANGUAGES: string[] = Object.keys(files)
  .filter((path) => path.startsWith(PAGE))
  .map((path) => path.slice(PAGE.length, -".ftl".length))
  .sort();

/** Every game that has words here. */
export const GAMES: string[] = [...new Set(Object.keys(files).flatMap((path) => /games\/([a-z]+)\/text\//.exec(path)?.[1] ?? []))];

/** A language's name in itself. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The wished one, else the browser's, else English. */
export function preferred(wishes: readonly string[], known: readonly string[] = LANGUAGES): string {
  const short = wishes.map((wish) => wish.toLowerCase().split("-")[0]!);
  return short.find((wish) => known.includes(wish)) ?? "en";
}

async function source(path: string): Promise<string[]> {
  const load = files[path];
  return load ? [await load()] : [];
}

async function house(language: string): Promise<Words> {
  const sources = await Promise.all(
    ["shared", "table", "learn", "page"].map((room) => source(`../../../src/ludoteka/text/${room}/${language}.ftl`)),
  );
  return new Words(language, sources.flat());
}

/** `uno`: a game's texts; `uno/lesson`: those of its lesson. */
async function gameWords(game: string, language: string): Promise<Words> {
  const folder = game.includes("/") ? game : `${game}/text`;
  return new Words(language, await source(`../../../src/ludoteka/games/${folder}/${language}.ftl`));
}

class Shelf {
  language = $state("en");
  house = $state.raw<Words[]>([]);
  private games = $state.raw<Record<string, Words[]>>({});
  private asked = new Map<string, Promise<void>>();

  async start(): Promise<void> {
    let wish = "";
    try {
      wish = localStorage.getItem(KEY) ?? "";
    } catch {
      // no storage: the browser's language is good enough
    }
    this.language = preferred([wish, ...navigator.languages]); // what is fetched meanwhile is in this one
    await this.speak(this.language);
  }

  /** From now on in this language, with English behind it. */
  async speak(language: string): Promise<void> {
    const order = [...new Set([language, "en"])];
    const words = await Promise.all(order.map(house));
    const games = Object.keys(this.games);
    const again = await Promise.all(games.map((game) => this.read(game, language)));
    this.language = language;
    this.house = words;
    this.games = { ...this.games, ...Object.fromEntries(games.map((game, i) => [game, again[i]!])) };
    document.documentElement.lang = language;
    document.title = "Ludoteka";
  }

  choose(language: string): Promise<void> {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // chosen for this visit
    }
    return this.speak(language);
  }

  /** The words of a game; empty until its file is there. */
  game(id: string): Words[] {
    return this.games[id] ?? [];
  }

  /** Kept once the words of a game are there. */
  fetch(game: string): Promise<void> {
    const asked = this.asked.get(game) ?? this.take(game);
    this.asked.set(game, asked);
    asked.catch(() => this.asked.delete(game));
    return asked;
  }

  private async take(game: string): Promise<void> {
    const words = await this.read(game, this.language);
    this.games = { ...this.games, [game]: words };
  }

  private read(game: string, language: string): Promise<Words[]> {
    return Promise.all([...new Set([language, "en"])].map((one) => gameWords(game, one)));
  }
}

export const shelf = new Shelf();

/** The page's own voice: `say("home-play")`. */
export function say(id: string, values: Record<string, string | number> = {}): string {
  const plainly = Object.entries(values).map(([key, value]) => [key, typeof value === "number" ? plain(value) : value]);
  return new Speech(shelf.house, String).say(id, Object.fromEntries(plainly));
}

/** Why the server did not do it, in the page's language. */
export const trouble = (error: unknown): string => troubleIn(new Speech(shelf.house, String), error);

/** A game's voice, with names for its seats. */
export function speech(game: string, nameOf: (seat: number) => string): Speech {
  return new Speech([...shelf.game(game), ...shelf.house], nameOf);
}
