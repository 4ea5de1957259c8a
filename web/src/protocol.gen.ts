// Generated from the server's protocol by `python -m ludoteka.server.typescript`. Do not edit.

/** The answer to one command. `ok`: taken (a move: durable and folded; a race press: received). Else `reason`, a code with a text `reason-…`; nothing has changed. */
export interface Ack {
  cmd: string;
  ok: boolean;
  reason: string;
}

export interface Answered {
  t: "ack";
  ack: Ack;
}

export interface AskUndo {
  t: "undo";
  cmd: string;
}

export interface Button {
  move: string;
  kind: "choice" | "reaction" | "turn";
  text: Text;
  legal: boolean;
}

/** A place at the table, taken or free. */
export interface Chair {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  level: string;
  here: boolean;
  stand_in: boolean;
  ready: boolean;
  host: boolean;
  handicap: number;
}

export interface Cheer {
  seat: number | null;
  sign: string;
  words: string;
}

/** One of a handful of signs; see SIGNS in the table. */
export interface CheerOn {
  t: "cheer";
  cmd: string;
  sign: string;
}

export interface Cheered {
  t: "cheer";
  cheer: Cheer;
}

/** A deadline everybody may know, in game milliseconds. Never shown for what must come unannounced (a flip). */
export interface Clock {
  deadline: number;
  text: Text;
}

/** To the undo that somebody asked for. */
export interface Consent {
  t: "consent";
  cmd: string;
  yes: boolean;
}

/** This seat was opened in another window: this socket is closed, and must not reconnect by itself. */
export interface Elsewhere {
  t: "elsewhere";
}

export interface Ending {
  places: number[];
  scores: number[];
  why: string;
  seed: string;
}

/** One card as it lies there. `face` is a name out of the game's faces, or "back". */
export interface Face {
  face: string;
  moves: string[];
  legal: boolean;
  marks: string[];
  key: string;
}

/** Everything one pair of eyes sees, and what happened since the frame before. Whole every time: whoever lost one needs exactly one more. `no` rises by one a frame, without holes, the same for all eyes of a match. `past`: only in the first frame on a line, what these eyes were told lately, this frame's own number included. `deadline_from`: when the deadline of the scene's clock was set; whoever has just come knows how much of it is gone. */
export interface Frame {
  match: string;
  no: number;
  news: News[];
  scene: Scene;
  beat: number;
  clock: GameClock;
  show_at: number | null;
  ending: Ending | null;
  past: Told[];
  deadline_from: number | null;
}

/** Game time `game` was, or will be, at server time `server_at`; it stands still unless `running`, and then a game millisecond takes `pace` real ones (relaxed tables: more than 1). */
export interface GameClock {
  game: number;
  server_at: number;
  running: boolean;
  pace: number;
}

/** One press of a race, for everybody to see. Milliseconds after the reveal. */
export interface Hand {
  seat: number;
  move: string;
  ms: number;
  arrived_ms: number;
  claimed_ms: number | null;
  rtt_ms: number;
  clipped: boolean;
  place: number;
  handicap_ms: number;
}

/** Host, before the start, on a relaxed table: the hand of whoever sits there counts as so many ms earlier in races (0 to 400 in steps of 50). */
export interface Handicap {
  t: "handicap";
  cmd: string;
  seat: number;
  ms: number;
}

/** First of all, within 10 s. `seen`: the number of the last frame this client has (-1: none). */
export interface Hello {
  t: "hello";
  token: string;
  code: string;
  seen?: number;
}

/** Who sits where, and what was chosen. Sent whole whenever it changes, before, during and after a match. */
export interface Lobby {
  code: string;
  game: string;
  phase: "lobby" | "over" | "playing";
  options: Record<string, string>;
  settings: Settings;
  chairs: Chair[];
  seats: [number, number];
  watchers: number;
  match: string;
  commitment: string;
  paused: "" | "nobody" | "wish";
  undo_by: number | null;
  undo_agreed: number[];
  undo_refused: boolean;
}

/** A move by its name, answering `beat`. For a reaction: when the finger came down and when the card was painted, in server milliseconds as this client reckons them. Said again over a new line: `again` is the number of the frame it was made on, so that it happens once though the server that heard it first is gone. */
export interface MakeMove {
  t: "move";
  cmd: string;
  move: string;
  beat: number;
  tapped_at?: number | null;
  painted_at?: number | null;
  visible?: boolean;
  again?: number | null;
}

/** An event as one pair of eyes may have it. `hidden`: there is a card, but not for these eyes. */
export interface News {
  what: string;
  seat: number | null;
  card: string | null;
  hidden: boolean;
  other: number | null;
  n: number;
}

export interface Pause {
  t: "pause";
  cmd: string;
  paused: boolean;
}

/** Answer at once with `pong`. */
export interface Ping {
  t: "ping";
  nonce: string;
}

/** One seat's line: what everybody may know of it. */
export interface Plate {
  seat: number;
  cards: number | null;
  score: number | null;
  turn: boolean;
  marks: string[];
}

/** The answer to `ping`: its nonce, and this client's own clock (ms). */
export interface Pong {
  t: "pong";
  nonce: string;
  client_ms: number;
}

export interface RaceCard {
  match: string;
  beat: number;
  hands: Hand[];
  photo: number[];
}

export interface Ready {
  t: "ready";
  cmd: string;
  ready: boolean;
}

/** The socket is closed after this. `reason` has a text `refused-…`: token, table, table-broken, message, too-long, too-many. */
export interface Refused {
  t: "refused";
  reason: string;
}

/** The clock may have jumped (woken up, back online): please ping again. */
export interface Resync {
  t: "resync";
}

/** Words of one's own, where the host lets those who play use them. */
export interface Say {
  t: "say";
  cmd: string;
  text: string;
}

export interface Scene {
  zones: Zone[];
  buttons: Button[];
  plates: Plate[];
  prompt: Text;
  clock: Clock | null;
  direction: number;
}

/** Host: a bot of this level takes that chair; null: the first that is free. */
export interface SeatBot {
  t: "bot";
  cmd: string;
  seat: number | null;
  level: string;
}

/** Host, before the start. */
export interface SetOption {
  t: "option";
  cmd: string;
  key: string;
  value: string;
}

/** Host, before the start: `mode`, `undo`, `onlookers` or `talk`. */
export interface SetSetting {
  t: "setting";
  cmd: string;
  key: string;
  value: string;
}

/** What is chosen for a table beside the game's own options. */
export interface Settings {
  mode: "friends" | "ranked" | "relaxed";
  undo: "consent" | "off";
  onlookers: "delayed" | "table";
  talk: "signs" | "words";
}

/** On that chair; null: on the first that is free, whoever else sits down meanwhile. */
export interface Sit {
  t: "sit";
  cmd: string;
  seat: number | null;
}

export interface Stand {
  t: "stand";
  cmd: string;
}

/** Host (or anybody seated when the host is away): deal. After a match: a rematch with the same seats. */
export interface Start {
  t: "start";
  cmd: string;
}

/** What the client needs to follow the server's clock: when its pong `nonce` arrived here. */
export interface Synced {
  t: "synced";
  nonce: string;
  server_at: number;
}

/** A message id and its variables. A variable whose name starts with `seat` holds a seat number (clients put the player's name), one that starts with `card` a face (clients put its words); others are plain. */
export interface Text {
  id: string;
  args: Record<string, string | number>;
}

export interface TheFrame {
  t: "frame";
  frame: Frame;
}

export interface TheLobby {
  t: "lobby";
  lobby: Lobby;
}

export interface TheRace {
  t: "race";
  race: RaceCard;
}

/** The news of an earlier frame, and the races that were told of between it and the next. */
export interface Told {
  no: number;
  news: News[];
  races: RaceCard[];
}

/** Host: that chair is free again (a bot, or a person who is away). */
export interface Unseat {
  t: "unseat";
  cmd: string;
  seat: number;
}

/** The page was hidden or shown. */
export interface Visible {
  t: "visible";
  visible: boolean;
}

/** You are in. `seat`: yours, None for a watcher. */
export interface Welcome {
  t: "welcome";
  seat: number | null;
  name: string;
  server_at: number;
}

/** Your own seat has changed (sat down, stood up, dealt to another number). */
export interface YourSeat {
  t: "seat";
  seat: number | null;
}

/** A place on the table. `faces` are those to be drawn, the top of a pile last; `count` how many lie there. */
export interface Zone {
  id: string;
  kind: "hand" | "pile" | "pot" | "rack" | "row";
  seat: number | null;
  faces: Face[];
  count: number;
  label: Text;
  moves: string[];
  legal: boolean;
  slap: boolean;
}

export type ClientMessage = Hello | Pong | Resync | Visible | Sit | Stand | SeatBot | Unseat | SetOption | SetSetting | Handicap | Ready | Start | MakeMove | AskUndo | Consent | Pause | CheerOn | Say;

export type ServerMessage = Welcome | Ping | Synced | YourSeat | TheLobby | TheFrame | TheRace | Answered | Cheered | Elsewhere | Refused;
