// One table as this page sees it: what the server said last, and what we ask of it. It holds no rules.

import { flushSync } from "svelte";
import { catalogue } from "../look/catalogue.svelte";
import { Order } from "../net/order";
import { BROWSER, Connection, type Command, type Line, type World } from "../net/socket";
import type { Ack, Cheer, Frame, Lobby, News, RaceCard, ServerMessage } from "../protocol.gen";
import { COUNT_MS, isCounted } from "../games/counted";
import { calm } from "./motion";
import { isSecondTap, withNote, type Note } from "./notes";
import { Painter } from "./painter";

const LINES_KEPT = 400;
const CHEER_MS = 2_600;
const READ_MS = 7_000; // words take longer
const UNHEARD_MS = 900; // longer than hands are waited for, and a frame is on its way
const LAST_LOOK_MS = 2_500; // what ended a game is seen before the result lies on it

/** What happened, as it came: words are made when it is shown, so that a change of language changes the log too. */
export type LogLine =
  | { key: string; kind: "news"; news: News; match: string; no: number }
  | { key: string; kind: "race"; race: RaceCard }
  | { key: string; kind: "said"; seat: number; words: string }
  | { key: string; kind: "presence"; seat: number; here: boolean };

/** What the parts of a table on the screen need, whether it is live or replayed. */
export type Showing = Pick<
  Session,
  "lobby" | "frame" | "log" | "race" | "sent" | "seat" | "until" | "before" | "after"
>;

/** Several races may answer one beat, and one hand may be several times in a race. */
const raceKey = ({ match, beat, hands }: RaceCard): string =>
  ["race", match, beat, ...hands.map((hand) => `${hand.seat}@${hand.ms}`)].join(":");

/** Whether a race is the same one with more hands in it: it is told anew with each that comes. */
const grewInto = (older: RaceCard, newer: RaceCard): boolean =>
  older.match === newer.match &&
  older.beat === newer.beat &&
  older.hands.every((one) => newer.hands.some((hand) => hand.seat === one.seat && hand.ms === one.ms));

/** What one frame told. The same line has the same key, however often and however late it comes. */
const newsLines = (match: string, no: number, told: News[]): LogLine[] =>
  told.map((news, i) => ({ key: `${match}:${no}:${i}`, kind: "news", news, match, no }));

export class Session {
  line = $state<Line>("connecting");
  refused = $state("");
  seat = $state<number | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  /** What has to be done before a move can count, where a table stands still between two hands. */
  lift: (() => Promise<unknown>) | null = null;
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogLine[]>([]);
  race = $state.raw<RaceCard | null>(null);
  cheers = $state.raw<(Cheer & { key: number })[]>([]);
  notes = $state.raw<Note[]>([]);
  /** Three, two, one: a reveal is about to be painted. */
  counting = $state(false);
  /** The last move of a game has just been painted, and is looked at. */
  lastLook = $state(false);
  /** After a game: who plays the next one, and how. */
  arranging = $state(false);
  /** Moves on their way: pressed, and not answered yet. */
  sent = $state.raw<string[]>([]);

  /** Told just before and just after a frame is painted: motion and sound. */
  before: () => void = () => {};
  after: (frame: Frame, old: Frame | null) => void = () => {};

  private readonly link: Connection;
  private readonly painter: Painter;
  private painted = new Map<number, number>();
  private order = new Order();
  private count = 0;
  private taken = -Infinity; // when the latest move that was taken was pressed
  private inFrame = false;
  private dealing = false;

  constructor(
    readonly code: string,
    token: string,
    world: World = BROWSER,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const listener = {
      heard: (message: ServerMessage) => this.heard(message),
      line: (line: Line) => this.lineIs(line),
    };
    this.link = new Connection(`${scheme}://${location.host}/ws`, code, token, listener, world);
    this.painter = new Painter(
      {
        now: () => this.link.clock.server(performance.now()),
        // A hidden page gets no animation frames; its log goes on all the same.
        soon: (task) => (document.hidden ? setTimeout(task, 50) : requestAnimationFrame(() => this.within(task))),
      },
      (frame) => this.paint(frame),
    );
  }

  open(token?: string): void {
    this.link.open(token);
  }

  close(): void {
    this.painter.clear();
    this.link.close();
  }

  wake(): void {
    if (this.line !== "elsewhere" && this.line !== "refused") this.link.wake();
  }

  visible(visible: boolean): void {
    this.link.say({ t: "visible", visible });
  }

  // --- time ---------------------------------------------------------------------------------------------------------

  /** Server milliseconds of a browser event or of `performance.now()`. */
  serverTime(local: number): number {
    return this.link.clock.server(local);
  }

  /** How long, in real milliseconds, until this time of the game's clock; it stands still while the game does. */
  until(deadline: number, frame: Frame): number {
    const { game, server_at, running, pace } = frame.clock;
    const passed = running ? Math.max(0, this.serverTime(performance.now()) - server_at) : 0;
    return (deadline - game) * pace - passed;
  }

  // --- asking -------------------------------------------------------------------------------------------------------

  async ask(command: Command): Promise<Ack> {
    const ack = await this.link.command(command);
    if (!ack.ok) this.note(ack.reason);
    return ack;
  }

  /** Deal. Said twice it is said once: what was taken is not over before its first frame is painted. */
  async deal(): Promise<void> {
    if (this.dealing) return;
    this.dealing = true;
    const ack = await this.ask({ t: "start" });
    if (!ack.ok) this.dealing = false;
  }

  /** Press: a move that answers what is on the table now. `stamp` is the browser event's own time. */
  async move(move: string, stamp: number = performance.now()): Promise<Ack> {
    const { frame } = this;
    const beat = frame?.beat ?? 0;
    const called = this.isCall(move);
    const told = this.log.filter((line) => this.isOfMine(line)).at(-1);
    this.sent = [...this.sent, move];
    if (this.lift) await this.lift(); // without it the press goes out at once
    const ack = await this.link.command({
      t: "move",
      move,
      beat,
      tapped_at: this.serverTime(stamp),
      painted_at: this.painted.get(beat) ?? null,
      visible: !document.hidden,
    });
    this.sent = this.sent.filter((one) => one !== move);
    if (ack.ok) {
      this.taken = stamp;
      this.notes = []; // what was wrong before has been put right
      if (called) setTimeout(() => this.saidInVain(told, frame?.match), UNHEARD_MS);
    }
    else if (!isSecondTap(ack.reason, stamp, this.taken)) this.note(ack.reason);
    return ack;
  }

  /** A call in a game of turns: unlike a hand in a race it may come to nothing without a word, for it counts once. */
  private isCall(move: string): boolean {
    const button = this.frame?.scene.buttons.find((one) => one.move === move);
    return button?.kind === "reaction" && catalogue.of(this.lobby?.game ?? "")?.kind === "turns";
  }

  private isOfMine = (line: LogLine): boolean => line.kind === "news" && line.news.seat === this.seat;

  /** `told`: the latest that was told of us when we called. If that is so still, the call has done nothing. */
  private saidInVain(told: LogLine | undefined, match: string | undefined): void {
    const latest = this.log.filter((line) => this.isOfMine(line)).at(-1);
    if (latest?.key === told?.key && this.frame?.match === match && !this.frame?.ending) this.note("unheard");
  }

  note(reason: string): void {
    const key = ++this.count;
    this.notes = withNote(this.notes, { key, reason });
    setTimeout(() => this.drop(key), 7_000);
  }

  drop(key: number): void {
    this.notes = this.notes.filter((one) => one.key !== key);
  }

  // --- hearing ------------------------------------------------------------------------------------------------------

  private lineIs(line: Line): void {
    this.line = line;
    if (line === "connecting") this.painter.clear();
    if (line === "open" && document.hidden) this.visible(false); // a new line begins as one that is looked at
  }

  private heard(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.order.anew();
        this.seat = message.seat;
        break;
      case "seat":
        this.seat = message.seat;
        break;
      case "lobby":
        if (this.seat !== null && this.lobby?.undo_by === this.seat && message.lobby.undo_refused) this.note("undo-refused");
        this.writeComings(this.lobby, message.lobby);
        this.lobby = message.lobby;
        if (message.lobby.phase === "lobby") this.leaveMatch();
        break;
      case "frame":
        this.take(message.frame);
        break;
      case "race":
        this.race = message.race;
        this.writeRace(message.race);
        break;
      case "cheer":
        this.cheer(message.cheer);
        break;
      case "refused":
        this.refused = message.reason;
        break;
    }
  }

  private leaveMatch(): void {
    this.dealing = false;
    this.frame = null;
    this.race = null;
    this.counting = false;
  }

  private take(frame: Frame): void {
    const follows = this.order.follows(frame);
    this.link.seen = frame.no;
    this.painter.push(this.countedDown(frame)); // whole, so good to show even where one is missing …
    if (!follows) this.link.catchUp(); // … but its predecessor's news are lost: ask for what we have not seen
  }

  /** A reveal that is counted down is painted when the count is over, unless frames are waiting already. */
  private countedDown(frame: Frame): Frame {
    const late = this.painter.busy || document.hidden || calm() || frame.show_at !== null;
    if (late || !this.frame || !isCounted(this.lobby?.game ?? "", frame)) return frame;
    this.counting = true;
    return { ...frame, show_at: this.serverTime(performance.now()) + COUNT_MS };
  }

  private paint(frame: Frame): void {
    this.counting = false;
    const old = this.frame;
    if (old?.match !== frame.match) this.race = null;
    if (!frame.ending) this.arranging = this.lastLook = this.dealing = false;
    else if (old?.match === frame.match && !old.ending) this.lookOnce();
    this.before();
    flushSync(() => {
      this.frame = frame;
      for (const { no, news, races } of frame.past) {
        this.write(newsLines(frame.match, no, news));
        for (const race of races) this.writeRace(race);
      }
      this.write(newsLines(frame.match, frame.no, frame.news));
    });
    this.after(frame, old);
    this.notePaint(frame.beat);
  }

  private lookOnce(): void {
    this.lastLook = true;
    setTimeout(() => (this.lastLook = false), LAST_LOOK_MS);
  }

  /** Inside an animation frame: what changes now is painted at its end. */
  private within(task: () => void): void {
    this.inFrame = true;
    task();
    this.inFrame = false;
  }

  /** When a beat was first to be seen: with this animation frame, or else with the next. */
  private notePaint(beat: number): void {
    if (this.painted.has(beat)) return;
    this.painted.set(beat, this.serverTime(performance.now()));
    if (!this.inFrame) requestAnimationFrame(() => this.painted.set(beat, this.serverTime(performance.now())));
    if (this.painted.size > 16) this.painted.delete(this.painted.keys().next().value!);
  }

  private write(lines: LogLine[]): void {
    const fresh = lines.filter((line) => !this.log.some((known) => known.key === line.key));
    if (fresh.length) this.log = [...this.log, ...fresh].slice(-LINES_KEPT);
  }

  /** Who of those in the game has gone or come back. */
  private writeComings(was: Lobby | null, now: Lobby): void {
    if (was?.phase !== "playing" || now.phase !== "playing" || was.match !== now.match) return;
    for (const { seat, kind, here } of now.chairs) {
      const before = was.chairs.find((chair) => chair.seat === seat);
      if (kind !== "person" || before?.kind !== "person" || before.here === here || seat === this.seat) continue;
      this.write([{ key: `presence:${++this.count}`, kind: "presence", seat, here }]);
    }
  }

  private writeRace(race: RaceCard): void {
    const line: LogLine = { key: raceKey(race), kind: "race", race };
    const at = this.log.findLastIndex((one) => one.kind === "race" && grewInto(one.race, race));
    if (at < 0) this.write([line]);
    else this.log = this.log.map((one, i) => (i === at ? line : one));
  }

  private cheer(cheer: Cheer): void {
    const key = ++this.count;
    this.cheers = [...this.cheers.slice(-4), { ...cheer, key }];
    setTimeout(() => (this.cheers = this.cheers.filter((one) => one.key !== key)), cheer.words ? READ_MS : CHEER_MS);
    if (cheer.words && cheer.seat !== null) this.write([{ key: `said:${key}`, kind: "said", seat: cheer.seat, words: cheer.words }]);
  }
}
