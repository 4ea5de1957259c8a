// The few things that are asked over HTTP.

import type { Lobby } from "../protocol.gen";
import { told } from "./told";

export interface GameInfo {
  id: string;
  seats: [number, number];
  kind: "turns" | "together" | "race";
  minutes: number;
  options: Record<string, string[]>;
  levels: string[];
  races: boolean; // hands are put in order by whose was first
}

export interface Guest {
  guest: string;
  name: string;
  token: string;
  pin: string;
}

export interface MyTable {
  code: string;
  game: string;
  phase: Lobby["phase"];
}

export interface Span {
  text: string;
  style: "plain" | "bold" | "italic";
}

export interface Block {
  kind: "heading" | "paragraph" | "item" | "example";
  spans: Span[];
  level: number;
  anchor: string;
  lines: string[]; // what an example quotes of a game
  when: Record<string, string[]>; // the values of options under which it holds
}

export interface Rulebook {
  title: string;
  options: Record<string, string>; // the usual ones
  blocks: Block[];
}

/** The server said no: `code` has a text `error-…`, `message` is its own English sentence, `line` one of a sent file. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, token?: string, more: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { ...more };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  return answered(await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
}

/** What an answer holds. Throws ApiError where it is a refusal. */
export async function answered<T>(answer: Response): Promise<T> {
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, said.error ?? "server", said.message ?? answer.statusText, said.line);
  return said as T;
}

/** What a page asks first: often the document has said it. */
const first = async <T>(path: string): Promise<T> => (told(path) as T | undefined) ?? ask<T>("GET", path);

export const games = () => first<GameInfo[]>("/api/games");

export const newGuest = (name: string) => ask<Guest>("POST", "/api/guests", { name });

export const me = (token: string) =>
  ask<{ guest: string; name: string; pin: string; tables: MyTable[] }>("GET", "/api/guests/me", undefined, token);

export const rename = (token: string, name: string) =>
  ask<{ guest: string; name: string }>("PATCH", "/api/guests/me", { name }, token);

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  bots?: string[];
  start?: boolean;
}

/** `language`: in which a chat shows the link to it. */
export const newTable = (token: string, wish: NewTable, language: string) =>
  ask<{ code: string }>("POST", "/api/tables", wish, token, { "accept-language": language });

export const lookAt = (code: string) => first<Lobby>(`/api/tables/${encodeURIComponent(code)}`);

/** The table's link as others in the network reach it. */
export const linkOf = (code: string) => ask<{ link: string }>("GET", `/api/tables/${encodeURIComponent(code)}/link`);

/** `token`: who claims it, where that is somebody already. */
export const claim = (code: string, seat: number, pin: string, token: string) =>
  ask<{ guest: string; name: string; token: string }>("POST", `/api/tables/${encodeURIComponent(code)}/claim`, { seat, pin }, token);

/** A rulebook for all options: the same address whatever a table has chosen, so that it is kept for when there is no network. */
export const rulesPath = (game: string, language: string) => `/api/rules/${encodeURIComponent(game)}/${language}?whole`;

export const rules = (game: string, language: string) => ask<Rulebook>("GET", rulesPath(game, language));

/** What of it holds at a table with these options, as far as they are told. */
export const holding = ({ options: usual, blocks }: Rulebook, options: Record<string, string>): Block[] =>
  blocks.filter(({ when }) => Object.entries(when).every(([key, values]) => values.includes(options[key] ?? usual[key] ?? "")));

/** Where the finished match is to be had, as a file. */
export const logOf = (code: string) => `/api/tables/${encodeURIComponent(code)}/log`;
