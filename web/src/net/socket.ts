// One connection to one table: says hello, answers pings, comes back after a fall, leaves the old socket at once.

import type { Ack, ClientMessage, ServerMessage } from "../protocol.gen";
import { ServerClock } from "./clock";

/** What a command looks like before it has an id. */
export type Command = ClientMessage extends infer M ? (M extends { cmd: string } ? Omit<M, "cmd"> : never) : never;

export type Line = "connecting" | "open" | "lost" | "elsewhere" | "refused";

export interface Listener {
  heard(message: ServerMessage): void;
  line(line: Line): void;
}

/** What the browser gives; tests give something else. */
export interface World {
  open(url: string): WebSocket;
  now(): number;
  later(task: () => void, ms: number): number;
  cancel(timer: number): void;
}

export const BROWSER: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  later: (task, ms) => window.setTimeout(task, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const SILENCE = 7_000; // the server pings every 2 s: this long without a word means that the line is dead
const PASSING = ["silent", "closed"]; // the server let this line go, or put the table away: it is there for the next
const KEEP = 8_000; // a command that old is not said again

interface Waiting {
  message: ClientMessage & { cmd: string };
  since: number;
  seen: number;
  answer: (ack: Ack) => void;
}

/** As it is said over a new line: a server that has started anew must know whether it was made before. */
const again = ({ message, seen }: Waiting): ClientMessage =>
  message.t === "move" && seen >= 0 ? { ...message, again: seen } : message;

export class Connection {
  readonly clock = new ServerClock();
  seen = -1;
  private socket: WebSocket | null = null;
  private line: Line = "lost";
  private wait = FIRST_WAIT;
  private timer: number | null = null;
  private watchdog: number | null = null;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private readonly life = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly url: string,
    private readonly code: string,
    private token: string,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {}

  /** Connect now, whatever was before. The old socket is abandoned, its close not waited for. */
  open(token = this.token): void {
    this.token = token;
    this.abandon();
    this.become("connecting");
    let socket: WebSocket;
    try {
      socket = this.world.open(this.url);
    } catch {
      return this.fell(); // a browser, or a policy in it, that knows no sockets
    }
    this.socket = socket;
    this.guard();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.take(String(event.data));
    socket.onclose = () => this.fell();
    socket.onerror = () => this.fell();
  }

  /** Leave for good. */
  close(): void {
    this.abandon();
    this.become("lost");
  }

  /** A command gets exactly one answer; said again after a fall it keeps its id, so it happens once. */
  command(command: Command): Promise<Ack> {
    const message = { ...command, cmd: `${this.life}-${++this.count}` } as ClientMessage & { cmd: string };
    return new Promise((answer) => {
      this.waiting.set(message.cmd, { message, since: this.world.now(), seen: this.seen, answer });
      this.say(message);
    });
  }

  say(message: ClientMessage): void {
    if (this.line === "open" || message.t === "hello") this.socket?.send(JSON.stringify(message));
  }

  /** The page woke up, or the net came back. */
  wake(): void {
    if (this.line === "lost" || this.line === "connecting") this.open();
    else if (this.line === "open") {
      this.clock.forget();
      this.say({ t: "resync" });
      this.guard(2_500);
    }
  }

  /** A frame is missing: the server gives one whole one. */
  catchUp(): void {
    if (this.line === "open") this.open();
  }

  private hello(): void {
    this.say({ t: "hello", token: this.token, code: this.code, seen: this.seen });
  }

  private take(text: string): void {
    const now = this.world.now();
    const message = JSON.parse(text) as ServerMessage;
    this.guard();
    switch (message.t) {
      case "ping":
        this.say({ t: "pong", nonce: message.nonce, client_ms: now });
        this.clock.ponged(message.nonce, now);
        return;
      case "synced":
        this.clock.synced(message.nonce, message.server_at, now);
        return;
      case "welcome":
        this.welcomed(message.server_at, now);
        break;
      case "ack":
        this.waiting.get(message.ack.cmd)?.answer(message.ack);
        this.waiting.delete(message.ack.cmd);
        return;
      case "elsewhere":
        this.end("elsewhere");
        break;
      case "refused":
        if (PASSING.includes(message.reason)) return this.fell();
        this.end("refused");
        break;
    }
    this.listener.heard(message);
  }

  private welcomed(serverAt: number, now: number): void {
    this.wait = FIRST_WAIT;
    // The server's clock starts with its process: after a restart the old offset would be far off.
    if (Math.abs(this.clock.server(now) - serverAt) > 2_000) this.clock.reset();
    this.clock.guess(serverAt, now);
    this.become("open");
    for (const [cmd, one] of this.waiting) {
      if (now - one.since < KEEP) this.say(again(one));
      else {
        this.waiting.delete(cmd);
        one.answer({ cmd, ok: false, reason: "line-lost" });
      }
    }
  }

  private end(line: "elsewhere" | "refused"): void {
    this.abandon();
    this.become(line);
  }

  private fell(): void {
    this.abandon();
    this.become("lost");
    this.timer = this.world.later(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private guard(ms = SILENCE): void {
    if (this.watchdog !== null) this.world.cancel(this.watchdog);
    this.watchdog = this.world.later(() => this.fell(), ms);
  }

  private abandon(): void {
    for (const timer of [this.timer, this.watchdog]) if (timer !== null) this.world.cancel(timer);
    this.timer = this.watchdog = null;
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = old.onerror = null;
    old.close();
  }

  private become(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    this.listener.line(line);
  }
}
