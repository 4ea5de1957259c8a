// What a chair is called. A bot's name is a message of the texts, so that all read the same name in their language.

import type { Chair } from "../protocol.gen";
import { say } from "../text/shelf.svelte";

/** A name out of a chair or a match's header, in words. */
export function called(name: string, words: (id: string) => string = say): string {
  return name.startsWith("bot-") ? words(name) : name;
}

/** What stands on a person's disc: a letter, or the one sign that a name begins with. */
export const initial = (name: string): string => (Array.from(name)[0] ?? "").toUpperCase();

/** "" where nobody sits. */
export function nameOfChair(chair: Chair | undefined): string {
  return chair && chair.kind !== "free" ? called(chair.name) : "";
}
