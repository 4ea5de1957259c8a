// Finished matches, asked over HTTP: those the server has, and those that somebody brings as a file.

import type { Chair, Ending, Frame, News, RaceCard } from "../protocol.gen";
import { answered, ApiError, ask } from "./api";

/** A seat's, a watcher's, or those of one who sees every hand. */
export type Eyes = number | "watch" | "open";

/** One input, or, as the first of all, the deal. */
export interface Step {
  at: number;
  kind: "deal" | "move" | "expire" | "absent" | "again" | "undo";
  seat: number | null;
  news: News[];
  races: RaceCard[];
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  chairs: Chair[];
  commitment: string;
  ending: Ending | null;
  seed: string;
  findings: string[];
  steps: Step[];
}

/** Where a match is to be had. */
export interface Source {
  /** Its id on this server; "" for one that the server does not have. */
  match: string;
  /** Where whoever has seen enough goes on. */
  back: string;
  replay(eyes: Eyes): Promise<Replay>;
  frames(eyes: Eyes, first: number, count: number): Promise<Frame[]>;
  /** An address that downloads it as one file. */
  file(): string;
  /** Nobody looks any more. */
  close?(): void;
}

/** A game that is over: the page that shows it again, and its file. */
export interface Saved {
  page: string;
  eyes: Eyes;
  file: string;
  name: string;
}

const query = (values: Record<string, string | number>) =>
  "?" + new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();

export function stored(match: string): Source {
  const path = `/api/replays/${encodeURIComponent(match)}`;
  return {
    match,
    back: "/",
    replay: async (eyes) => answered(await fetch(path + query({ eyes }))),
    frames: async (eyes, first, count) => answered(await fetch(`${path}/frames${query({ eyes, first, count })}`)),
    file: () => `${path}/file`,
  };
}

/** A file's text: the server folds it, and keeps nothing; where none answers, the rules on this device do. */
export function brought(text: string): Source {
  const post = (path: string) => fetch(path, { method: "POST", body: text });
  let here: Promise<Source> | null = null;
  /** Rejects with the server's silence where Python was never fetched. */
  async function either<T>(there: () => Promise<T>, otherwise: (source: Source) => Promise<T>): Promise<T> {
    try {
      if (!here) return await there();
    } catch (silence) {
      if (silence instanceof ApiError) throw silence;
      here = foldedHere(text).catch(() => Promise.reject(silence));
      here.catch(() => (here = null)); // the server may be back by then
    }
    return otherwise(await here!);
  }
  return {
    match: "",
    back: "/",
    replay: (eyes) => either(async () => answered(await post(`/api/replays${query({ eyes })}`)), (source) => source.replay(eyes)),
    frames: (eyes, first, count) =>
      either(
        async () => answered(await post(`/api/replays/frames${query({ eyes, first, count })}`)),
        (source) => source.frames(eyes, first, count),
      ),
    file: fileOf(text),
    close: () => void here?.then((source) => source.close?.(), () => undefined),
  };
}

async function foldedHere(text: string): Promise<Source> {
  const { played, Python } = await import("../offline/python");
  const python = new Python();
  const ready = python.ask("ready");
  ready.catch(() => python.close());
  await ready;
  return { ...played(python, text, "/"), close: () => python.close() };
}

/** An address of this text as a file, made once. */
export function fileOf(text: string): () => string {
  let file = "";
  return () => (file ||= URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" })));
}

/** A match's page as others in the network reach it. */
export const linkOf = (match: string) => ask<{ link: string }>("GET", `/api/replays/${encodeURIComponent(match)}/link`);
