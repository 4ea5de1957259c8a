// The note sheet as it is kept on this device, one match at a time: a reload or a locked phone loses nothing.

import type { LogLine } from "../../play/session.svelte";
import { answersIn, CELLS, type Answered, type Mark } from "./notes";

const KEY = "ludoteka.notes";

interface Kept {
  match: string;
  seat: number;
  own: (Mark | null)[];
  answers: Answered[];
  /** The latest frame whose news are written down: a page that is loaded anew hears the latest of them again. */
  no: number;
}

const blank = (match: string, seat: number): Kept => ({ match, seat, own: CELLS.map(() => null), answers: [], no: -1 });

class NoteSheet {
  private kept = $state.raw<Kept>(blank("", -1));

  get answers(): readonly Answered[] {
    return this.kept.answers;
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

  /** Write down what is new in the log. New tiles on one's own rack begin a new sheet; the answers stay. */
  hear(log: readonly LogLine[]): void {
    const lines = log.flatMap((line) => (line.kind === "news" && line.match === this.kept.match ? [line] : []));
    const fresh = lines.filter(({ no }) => no > this.kept.no);
    if (!fresh.length) return;
    const news = lines.map((line) => line.news);
    const no = fresh.at(-1)!.no;
    const known = new Set(this.kept.answers.map((one) => JSON.stringify(one)));
    const answers = answersIn(news).filter((one) => !known.has(JSON.stringify(one)));
    const renewed = fresh.some(({ news }) => news.what === "guesses" && news.seat === this.kept.seat);
    const { own } = renewed ? blank("", -1) : this.kept;
    this.keep({ ...this.kept, own, answers: [...this.kept.answers, ...answers], no });
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
