// What is said beside a game, in the reader's language.

import { say } from "../text/shelf.svelte";
import type { Aside } from "./log";

export function asideOf(line: Aside, nameOf: (seat: number) => string): string {
  const name = nameOf(line.seat);
  if (line.kind === "said") return say("play-said", { name, words: line.words });
  return say(line.here ? "play-back" : "play-away", { name });
}
