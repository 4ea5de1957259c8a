// A lesson's table. It talks to its session as a server does, so that everything on the screen is the real table; what
// happens next stands in the lesson, and time waits for the learner.

import { BROWSER, type World } from "../net/socket";
import type { ClientMessage, Lobby, ServerMessage } from "../protocol.gen";
import { judged, type Lesson, type Step } from "./lesson";

const PING_MS = 2_000; // a line that is silent for longer counts as lost
const SEAT = 0;

export class LessonTable {
  at = $state(0);
  /** Told just before the next step: what was said to the one before no longer holds. */
  before: () => void = () => {};
  private sockets = new Set<LessonSocket>();
  private timer = 0;
  private readonly pings: number;

  /** `pace`: how many real milliseconds one of the lesson takes. */
  constructor(
    readonly lesson: Lesson,
    private readonly name: string,
    private readonly pace = 1,
  ) {
    this.pings = window.setInterval(() => this.tell({ t: "ping", nonce: "" }), PING_MS);
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  get world(): World {
    return { ...BROWSER, open: () => this.connect() as unknown as WebSocket };
  }

  /** On to the next step; what follows by itself follows. */
  next(): void {
    clearTimeout(this.timer);
    if (this.at + 1 >= this.lesson.steps.length) return;
    this.before();
    this.at += 1;
    this.tell({ t: "frame", frame: this.step.frame });
    this.follow();
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.sockets.clear();
  }

  private follow(): void {
    if (this.step.waits === "time") this.timer = window.setTimeout(() => this.next(), this.step.pause_ms * this.pace);
  }

  private tell(message: ServerMessage): void {
    for (const socket of this.sockets) socket.take(message);
  }

  private connect(): LessonSocket {
    const socket = new LessonSocket(
      (message) => this.hear(socket, message),
      () => this.sockets.delete(socket),
    );
    setTimeout(() => socket.onopen?.(), 0);
    return socket;
  }

  private hear(socket: LessonSocket, message: ClientMessage): void {
    if (message.t === "hello") {
      this.sockets.add(socket);
      socket.take({ t: "welcome", seat: SEAT, name: this.name, server_at: performance.now() });
      socket.take({ t: "lobby", lobby: this.lobby() });
      socket.take({ t: "frame", frame: this.step.frame });
      clearTimeout(this.timer);
      this.follow();
    } else if (message.t === "pong") {
      socket.take({ t: "synced", nonce: message.nonce, server_at: performance.now() });
    } else if ("cmd" in message) {
      const { goes, reason } = message.t === "move" ? judged(this.step, message.move) : { goes: false, reason: "" };
      socket.take({ t: "ack", ack: { cmd: message.cmd, ok: reason === "", reason } });
      if (goes) this.next();
    }
  }

  private lobby(): Lobby {
    const { game, options, chairs } = this.lesson;
    return {
      code: `learn-${game}`,
      game,
      phase: "playing",
      options,
      settings: { mode: "relaxed", undo: "off", onlookers: "table", talk: "signs" },
      chairs: chairs.map((chair) => (chair.seat === SEAT ? { ...chair, name: this.name } : chair)),
      seats: [chairs.length, chairs.length],
      watchers: 0,
      match: this.step.frame.match,
      commitment: "",
      paused: "",
      undo_by: null,
      undo_agreed: [],
      undo_refused: false,
    };
  }
}

/** As much of a WebSocket as a connection uses. */
class LessonSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    private readonly hear: (message: ClientMessage) => void,
    readonly close: () => void,
  ) {}

  send(text: string): void {
    this.hear(JSON.parse(text) as ClientMessage);
  }

  take(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
