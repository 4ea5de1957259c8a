// The table from the keyboard. A key that is held down says nothing more.

export interface Keys {
  /** Slap, or the first reaction; false if there is nothing to react with. */
  react(stamp: number): boolean;
  /** Whether a slap zone is there: then the space bar slaps, wherever the focus is. */
  urgent(): boolean;
  button(n: number, stamp: number): void;
  rules(): void;
  log(): void;
}

const CONTROLS = "button, a, input, select, textarea, summary";

export function tableKeys(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) {
      if (event.repeat && (event.key === " " || event.key === "Enter")) event.preventDefault();
      return;
    }
    const target = event.target as Element | null;
    if (target?.closest("dialog, input, select, textarea")) return;
    if (event.key === " ") {
      if (target?.closest(CONTROLS) && !keys.urgent()) return;
      if (keys.react(event.timeStamp)) event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) keys.button(Number(event.key) - 1, event.timeStamp);
    else if (event.key === "?" || event.key === "r") keys.rules();
    else if (event.key === "l") keys.log();
  };
}
