// What a table says, in words: names for seats, words for cards, log lines for news.

import type { News, Text } from "../protocol.gen";
import { messageId } from "./message";
import { firstOf, plain, type Values, type Words } from "./words";

export class Speech {
  constructor(
    private readonly words: Words[],
    private readonly nameOf: (seat: number) => string,
  ) {}

  /** A message by its id; `fallback` if no language has it (else the id itself: a missing text shall be seen). */
  say(id: string, values: Values = {}, fallback = id): string {
    return firstOf(this.words, id, values) ?? fallback;
  }

  /** A message's attribute, null if it has none. */
  attribute(id: string, name: string): string | null {
    return firstOf(this.words, id, {}, name);
  }

  has(id: string): boolean {
    return this.words.some((one) => one.has(id));
  }

  /** A text of the scene: `seat…` and `other…` hold a seat, `card…` a face. */
  text({ id, args }: Text): string {
    const values: Values = {};
    for (const [key, value] of Object.entries(args)) {
      if (/^(seat|other)/.test(key) && typeof value === "number") values[key] = this.nameOf(value);
      else if (key.startsWith("card") && typeof value === "string") Object.assign(values, this.card(key, value));
      else values[key] = typeof value === "number" ? plain(value) : value;
    }
    return this.say(id, values);
  }

  face(face: string): string {
    return this.say(messageId("face", face), {}, face);
  }

  /** What stands in a card's corner: where its words begin alike, a language names the letter. */
  letter(face: string): string {
    return this.attribute(messageId("face", face), "letter") ?? this.face(face).charAt(0).toUpperCase();
  }

  mark(mark: string): string {
    return this.say(messageId("mark", mark), {}, mark);
  }

  /** A score with its unit: points, or what the game counts. */
  points(n: number): string {
    return this.say("points", { n: plain(n) }).replace("-", "−");
  }

  /** A log line; null for an event that has none. */
  news(event: News): string | null {
    return firstOf(this.words, this.eventId(event), this.valuesOf(event));
  }

  /** Whether there are words for it that do not name its card. */
  hides(event: News): boolean {
    return this.has(`${messageId("event", event.what)}-hidden`);
  }

  /** The same for those who do not see the table: a card that the log does not keep is said once. */
  aloud(event: News): string | null {
    return firstOf(this.words, this.eventId(event), this.valuesOf(event), "aloud") ?? this.news(event);
  }

  /** Where the rulebook says why: of an event that costs or earns something. */
  ruleOf(event: News): string | null {
    return this.attribute(messageId("event", event.what), "anchor");
  }

  private eventId(event: News): string {
    const id = messageId("event", event.what);
    return event.hidden && this.hides(event) ? `${id}-hidden` : id;
  }

  private valuesOf(event: News): Values {
    const values: Values = { n: plain(event.n) };
    if (event.seat !== null) values.seat = this.nameOf(event.seat);
    if (event.other !== null) values.other = this.nameOf(event.other);
    if (event.card !== null) Object.assign(values, this.card("card", event.card));
    return values;
  }

  /** The rules' sentence for a refusal, and where the rulebook says so. */
  refusal(reason: string): { sentence: string; anchor: string | null } {
    const id = messageId("reason", reason);
    const unknown = this.say("reason-unknown", {}, reason);
    return { sentence: this.say(id, {}, unknown), anchor: this.attribute(id, "anchor") };
  }

  private card(key: string, face: string): Values {
    const words = this.face(face);
    return { [key]: words, [`${key}-acc`]: this.attribute(messageId("face", face), "acc") ?? words };
  }
}
