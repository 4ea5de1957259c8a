// Finished matches, asked over HTTP: those the server has, and those that somebody brings as a file.

import type { Chair, Ending, Frame, News, RaceCard } from "../protocol.gen";
import { answered, ask } from "./api";

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

/** A file's text: the server folds it, and keeps nothing. */
export function brought(text: string): Source {
  const post = (path: string) => fetch(path, { method: "POST", body: text });
  return {
    match: "",
    back: "/",
    replay: async (eyes) => answered(await post(`/api/replays${query({ eyes })}`)),
    frames: async (eyes, first, count) => answered(await post(`/api/replays/frames${query({ eyes, first, count })}`)),
    file: fileOf(text),
  };
}

/** An address of this text as a file, made once. */
export function fileOf(text: string): () => string {
  let file = "";
  return () => (file ||= URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" })));
}

/** A match's page as others in the network reach it. */
export const linkOf = (match: string) => ask<{ link: string }>("GET", `/api/replays/${encodeURIComponent(match)}/link`);
