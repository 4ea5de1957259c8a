// What the several moves of one card are called, when the page has to ask which.

import type { Scene } from "../protocol.gen";
import type { Speech } from "../text/speech";
import { messageId } from "../text/message";
import { COLOUR_WORDS, colourNamed, type Colour } from "../faces/faces";

export interface Choice {
  move: string;
  words: string;
  colour: Colour | null;
}

/** `joker:g` is asked as "green", `swap:2` as the player's name, `guess:1-2-2` as its digits. */
export function choice(move: string, words: Speech, nameOf: (seat: number) => string): Choice {
  const after = move.split(":").at(-1)!;
  const colour = move.includes(":") ? colourNamed(after) : null;
  const word = colour ? COLOUR_WORDS[colour] : after;
  const ids = [messageId("move", move), messageId("button", word), messageId("face", move)];
  const known = ids.find((id) => words.has(id));
  const said = known ? words.say(known) : /^\d+$/.test(after) ? nameOf(Number(after)) : after;
  return { move, words: said, colour };
}

/** Whether the table would take this move now. */
export function isOpen({ buttons, zones }: Scene, move: string): boolean {
  const places = zones.flatMap((zone) => [zone, ...zone.faces]);
  return buttons.some((one) => one.legal && one.move === move) || places.some((one) => one.legal && one.moves.includes(move));
}
