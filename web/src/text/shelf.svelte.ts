// The texts on the server's shelf, one small file per language and game, fetched when they are needed.

import { Speech } from "./speech";
import { troubleIn } from "./trouble";
import { plain, Words } from "./words";

type Load = () => Promise<string>;

const files: Record<string, Load> = {
  // "house": all that is said outside of games, in one file a language
  ...import.meta.glob<string>("../../../src/ludoteka/text/page/*.ftl", { query: "?house", import: "default" }),
  ...import.meta.glob<string>("../../../src/ludoteka/games/[a-z]*/{text,lesson}/*.ftl", { query: "?raw", import: "default" }),
};

const HOUSE = "../../../src/ludoteka/text/page";
const KEY = "ludoteka.language";

/** Every language that the page itself speaks. */
export const LANGUAGES: string[] = Object.keys(files)
  .filter((path) => path.startsWith(HOUSE))
  .map((path) => path.slice(HOUSE.length + 1, -".ftl".length))
  .sort();

/** Every game that has words here. */
export const GAMES: string[] = [...new Set(Object.keys(files).flatMap((path) => /games\/([a-z]+)\/text\//.exec(path)?.[1] ?? []))];

// What Intl says of them; asking it takes a slow phone a hundred milliseconds before anything can be seen.
const NAMES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  ru: "Русский",
  sl: "Slovenščina",
};

/** A language's name in itself. */
export function nameOfLanguage(language: string): string {
  return NAMES[language] ?? nameByIntl(language);
}

export function nameByIntl(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The wished one, else the browser's, else English. */
export function preferred(wishes: readonly string[], known: readonly string[] = LANGUAGES): string {
  const short = wishes.map((wish) => wish.toLowerCase().split("-")[0]!);
  return short.find((wish) => known.includes(wish)) ?? "en";
}

/** A file in this language, else in English; nothing where there is none at all. Files are complete: a check sees to it. */
async function source(folder: string, language: string): Promise<string[]> {
  const load = files[`${folder}/${language}.ftl`] ?? files[`${folder}/en.ftl`];
  return load ? [await load()] : [];
}

const house = async (language: string): Promise<Words[]> => [
  new Words(language, await source(HOUSE, language)),
];

/** `uno`: a game's texts; `uno/lesson`: those of its lesson. */
async function gameWords(game: string, language: string): Promise<Words[]> {
  const folder = game.includes("/") ? game : `${game}/text`;
  return [new Words(language, await source(`../../../src/ludoteka/games/${folder}`, language))];
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

  /** From now on in this language. */
  async speak(language: string): Promise<void> {
    const games = Object.keys(this.games);
    const [words, ...again] = await Promise.all([house(language), ...games.map((game) => gameWords(game, language))]);
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
    const words = await gameWords(game, this.language);
    this.games = { ...this.games, [game]: words };
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
