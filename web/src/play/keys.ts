// The table from the keyboard. A key that is held down says nothing more.

export interface Keys {
  /** Slap, or the first reaction; false if there is nothing to react with. */
  react(stamp: number): boolean;
  /** Whether a slap zone is there: then the space bar slaps, wherever the focus is. */
  urgent(): boolean;
  /** The button of this number; where there is none at all, the card in the middle. */
  digit(n: number, stamp: number): void;
  /** To the card where one was last, at first the first. */
  hand(): void;
  hints(): void;
  rules(): void;
  log(): void;
}

// The key's place, not its letter: the same key on a Cyrillic keyboard.
const DIGIT = /^(Digit|Numpad)[1-9]$/;
const ALONG = /^Arrow(Left|Right)$/;
const CONTROLS = "button, a, input, select, textarea, summary";

export function tableKeys(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) {
      if (event.repeat && (event.code === "Space" || event.key === "Enter")) event.preventDefault();
      return;
    }
    const target = event.target as Element | null;
    if (target?.closest("dialog, input, select, textarea")) return;
    if (event.code === "Space") {
      if (target?.closest(CONTROLS) && !keys.urgent()) return;
      if (keys.react(event.timeStamp)) event.preventDefault();
    } else if (DIGIT.test(event.code)) keys.digit(Number(event.code.at(-1)), event.timeStamp);
    else if (ALONG.test(event.key)) {
      // Wherever the focus is they have another meaning, as in the hand itself.
      if (target !== document.body || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      keys.hand();
    } else if (event.code === "KeyH") keys.hints();
    else if (event.key === "?" || event.code === "KeyR") keys.rules();
    else if (event.code === "KeyL") keys.log();
  };
}
