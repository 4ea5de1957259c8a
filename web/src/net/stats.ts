// My finished games, asked over HTTP.

import { ask } from "./api";

export interface GameFigures {
  game: string;
  played: number;
  won: number;
  gave_up: number;
  places: number[]; // how often first, second, …
}

export interface Reaction {
  game: string;
  at: number; // seconds since 1970
  ms: number;
  first: boolean;
}

export interface Rival {
  name: string; // "": the bots of a level
  level: string;
  ahead: number;
  behind: number;
  even: number;
}

export interface Finished {
  match: string;
  game: string;
  at: number;
  place: number; // 0: given up
  seats: number;
}

export interface Figures {
  name: string;
  games: GameFigures[];
  reactions: Reaction[];
}

export interface MyFigures extends Figures {
  against: Rival[];
  latest: Finished[];
  share: string | null;
}

export const mine = (token: string) => ask<MyFigures>("GET", "/api/stats", undefined, token);

export const shared = (share: string) => ask<Figures>("GET", `/api/stats/${encodeURIComponent(share)}`);

export const openShare = (token: string) => ask<{ share: string }>("POST", "/api/stats/share", {}, token);

export const closeShare = (token: string) => ask<{ share: null }>("DELETE", "/api/stats/share", undefined, token);

/** The page of shared figures as others in the network reach it. */
export const linkOf = (share: string) => ask<{ link: string }>("GET", `/api/stats/${encodeURIComponent(share)}/link`);
