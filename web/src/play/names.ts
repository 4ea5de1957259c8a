// What a chair is called. A bot's name is a message of the texts, so that all read the same name in their language.

import type { Chair } from "../protocol.gen";
import { say } from "../text/shelf.svelte";

/** A name out of a chair or a match's header, in words. */
export function called(name: string, words: (id: string) => string = say): string {
  return name.startsWith("bot-") ? words(name) : name;
}

/** "" where nobody sits. */
export function nameOfChair(chair: Chair | undefined): string {
  return chair && chair.kind !== "free" ? called(chair.name) : "";
}
