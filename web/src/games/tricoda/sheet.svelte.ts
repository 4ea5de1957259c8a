// The note sheet as it is kept on this device, one match at a time: a reload or a locked phone loses nothing.

import type { LogLine } from "../../play/session.svelte";
import { CELLS, isSame, writtenIn, type Mark, type Written } from "./notes";

const KEY = "ludoteka.tricoda";

interface Kept {
  match: string;
  seat: number;
  own: (Mark | null)[];
  lines: Written[];
  /** The latest frame whose news are written down: a page that is loaded anew hears the latest of them again. */
  no: number;
}

const blank = (match: string, seat: number): Kept => ({ match, seat, own: CELLS.map(() => null), lines: [], no: -1 });

class NoteSheet {
  private kept = $state.raw<Kept>(blank("", -1));

  /** Answers, and between them which racks have had new tiles since. */
  get lines(): readonly Written[] {
    return this.kept.lines;
  }

  /** The sheet of this match and seat; another's is put away. */
  take(match: string, seat: number): void {
    if (this.kept.match === match && this.kept.seat === seat) return;
    this.kept = blank(match, seat);
    try {
      const old = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
      if (old?.match === match && old.seat === seat) this.kept = old;
    } catch {
      // no storage: the sheet lasts as long as the page
    }
  }

  /** Write down what is new in the log. New tiles on one's own rack begin a new sheet; the lines stay. */
  hear(log: readonly LogLine[]): void {
    const lines = log.flatMap((line) => (line.kind === "news" && line.match === this.kept.match ? [line] : []));
    const fresh = lines.filter(({ no }) => no > this.kept.no);
    if (!fresh.length) return;
    const no = fresh.at(-1)!.no;
    const written = writtenIn(lines).filter((one) => !this.kept.lines.some((known) => isSame(known, one)));
    const renewed = fresh.some(({ news }) => news.what === "guesses" && news.seat === this.kept.seat);
    const { own } = renewed ? blank("", -1) : this.kept;
    this.keep({ ...this.kept, own, lines: [...this.kept.lines, ...written], no });
  }

  /** This cell: as marked by hand, else as the table helps. */
  mark(cell: number, help: readonly Mark[]): Mark {
    return this.kept.own[cell] ?? help[cell] ?? "open";
  }

  set(cell: number, mark: Mark): void {
    this.keep({ ...this.kept, own: this.kept.own.with(cell, mark) });
  }

  clear(): void {
    this.keep({ ...this.kept, own: CELLS.map(() => null) });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // no storage: the sheet lasts as long as the page
    }
  }
}

export const sheet = new NoteSheet();
