// The log as it is read: words, and the same line again as a number.

import type { RaceCard } from "../protocol.gen";
import type { Speech } from "../text/speech";
import { follows } from "../games/follows";
import type { LogLine } from "./session.svelte";

/** A line that is no game's: what a person said, that one has gone or come back. */
export type Aside = Extract<LogLine, { kind: "said" | "presence" }>;

export interface Row {
  key: string;
  said: string;
  times: number;
  race: RaceCard | null;
  /** Where the rulebook says so, of what costs or earns something. */
  anchor: string | null;
}

/** Rows of the log; events without words are left out. */
export function logRows(log: readonly LogLine[], words: Speech, aside: (line: Aside) => string = () => ""): Row[] {
  const rows: Row[] = [];
  for (const line of log) {
    if (line.kind === "race") {
      rows.push({ key: line.key, said: "", times: 1, race: line.race, anchor: null });
      continue;
    }
    const said = line.kind === "news" ? words.news(line.news) : aside(line);
    if (!said) continue;
    const last = rows.at(-1);
    if (last && !last.race && last.said === said) last.times++;
    else rows.push({ key: line.key, said, times: 1, race: null, anchor: line.kind === "news" ? words.ruleOf(line.news) : null });
  }
  return rows;
}

/** What stands at a player's place: what happened last, without what only follows from it. Several cards that one player
 * draws or shows, which a list names one by one, are one line here: else they would hide what they were drawn for. */
export function lastLines(log: readonly LogLine[], words: Speech, game: string): string[] {
  const told = log.flatMap((line) => (line.kind === "news" && !follows(game, line.news.what) ? [line] : []));
  const together = told.map((line, i) => {
    const run = alike(line, told[i - 1]) || alike(line, told[i + 1]);
    return run && words.hides(line.news) ? { ...line, news: { ...line.news, card: null, hidden: true } } : line;
  });
  return logRows(together, words).map(({ said, times }) => (times > 1 ? `${said}\u00a0×\u00a0${times}` : said));
}

type Told = Extract<LogLine, { kind: "news" }>;

const alike = ({ news, match }: Told, other?: Told) =>
  other?.match === match && other.news.what === news.what && other.news.seat === news.seat && other.news.other === news.other;
