// Fluent in the page: bundles in the order they are asked, the wanted language first, English after it.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** A number without grouping: the server's Fluent and the browser's group thousands differently. */
export const plain = (n: number): FluentNumber => new FluentNumber(n, { useGrouping: false });

/** The texts of one language, laid one over another. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    // Isolating marks help where directions of writing mix; ours are all written from the left.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text, or null if this language does not have it. */
  say(id: string, values: Values = {}, attribute?: string): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : null;
  }
}

/** The first of several that has it. */
export function firstOf(several: Words[], id: string, values: Values = {}, attribute?: string): string | null {
  for (const words of several) {
    const said = words.say(id, values, attribute);
    if (said !== null) return said;
  }
  return null;
}

/** In narrow lines a number stays with its word: with the one before it where a clause ends, else with the one behind. What
    hangs on a hyphen, in no more than three letters, stays with what it hangs on. */
export const bound = (text: string): string =>
  text
    .replace(/ (?=[−-]?\d+(?:[.,:;!?…]+(?: |$)|$))/g, "\u00a0")
    .replace(/(?<=^|\s)([−-]?\d+) (?=\S)/g, "$1\u00a0")
    .replace(/\s×\s/g, "\u00a0×\u00a0")
    .replace(/(?<=\p{L})-(?=\p{L}{1,3}(?!\p{L}))/gu, "\u2011");
