// A finished match on the screen: which step, through whose eyes, how fast. Frames come from the server in pieces.

import { flushSync } from "svelte";
import type { Eyes, Replay, Source } from "../net/replays";
import type { LogLine, Showing } from "../play/session.svelte";
import type { Frame, Lobby } from "../protocol.gen";
import { pauseAfter } from "./pace";
import { still } from "./still";

const PIECE = 32;

export class Film implements Showing {
  replay = $state.raw<Replay | null>(null);
  frame = $state.raw<Frame | null>(null);
  eyes = $state<Eyes>("open");
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** What went wrong with the latest thing that was asked for. */
  problem = $state.raw<unknown>(null);

  readonly last = $derived((this.replay?.steps.length ?? 1) - 1);
  readonly seat = $derived(typeof this.eyes === "number" ? this.eyes : null);
  readonly races = $derived(this.replay?.steps[this.at]?.races ?? []);
  readonly log = $derived(this.lines());
  readonly lobby = $derived(this.replay && lobbyOf(this.replay));
  readonly race = null; // shown beside the table, for as long as its step is
  readonly sent: string[] = [];

  before: () => void = () => {};
  after: (frame: Frame, old: Frame | null) => void = () => {};

  private pieces = new Map<string, Promise<Frame[]>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: Source) {}

  /** From now on through these eyes, at a step or where we are by then. */
  async look(eyes: Eyes, step: number | null = null): Promise<void> {
    await this.trying(async () => {
      const replay = await this.source.replay(eyes);
      if (step !== null) this.at = step;
      let [at, frame]: [number, Frame | null] = [-1, null];
      while (at !== this.at || !frame) {
        at = this.at = Math.max(0, Math.min(this.at, replay.steps.length - 1));
        frame = await this.frameAt(eyes, at);
      }
      Object.assign(this, { replay, eyes, frame });
    });
  }

  /** To that step; the table follows when its frame is here. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, to));
    const step = Math.abs(at - this.at) === 1;
    this.at = at;
    await this.trying(async () => {
      const { eyes } = this;
      const frame = await this.frameAt(eyes, at);
      if (at === this.at && eyes === this.eyes) this.paint(frame, step);
    });
  }

  play(): void {
    if (this.at >= this.last) void this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Game time does not pass here. */
  until(deadline: number, frame: Frame): number {
    return deadline - frame.clock.game;
  }

  close(): void {
    this.pause();
    this.source.close?.();
  }

  // --- inside -------------------------------------------------------------------------------------------------------

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing || !this.replay) return;
    if (this.at >= this.last) return this.pause();
    this.timer = setTimeout(
      () => void this.go(this.at + 1).then(() => this.wait()),
      pauseAfter(this.replay.steps, this.at, this.speed),
    );
  }

  private paint(frame: Frame, moving: boolean): void {
    const old = this.frame;
    if (moving) this.before();
    flushSync(() => (this.frame = frame));
    if (moving) this.after(frame, old);
  }

  private async frameAt(eyes: Eyes, at: number): Promise<Frame> {
    const piece = Math.floor(at / PIECE);
    const frame = (await this.piece(eyes, piece))[at % PIECE];
    if (at % PIECE > PIECE / 2) this.piece(eyes, piece + 1).catch(() => undefined);
    if (!frame) throw new Error(`there is no frame ${at}`);
    return { ...frame, scene: still(frame.scene) };
  }

  private piece(eyes: Eyes, piece: number): Promise<Frame[]> {
    const key = `${eyes}:${piece}`;
    const known = this.pieces.get(key);
    if (known) return known;
    const asked = this.source.frames(eyes, piece * PIECE, PIECE);
    this.pieces.set(key, asked);
    asked.catch(() => this.pieces.delete(key));
    return asked;
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = null;
    } catch (error) {
      this.pause();
      this.problem = error;
    }
  }

  private lines(): LogLine[] {
    const past = this.replay?.steps.slice(0, this.at + 1) ?? [];
    return past.flatMap(({ news, races }, no): LogLine[] => [
      ...news.map((one, i): LogLine => ({ key: `${no}:${i}`, kind: "news", news: one, match: "", no })),
      ...races.map((race, i): LogLine => ({ key: `race:${no}:${i}`, kind: "race", race })),
    ]);
  }
}

/** The table as it stood there when all was over. */
function lobbyOf({ game, options, chairs, commitment }: Replay): Lobby {
  return {
    code: "",
    game,
    phase: "over",
    options,
    settings: { mode: "friends", undo: "off", onlookers: "table", talk: "signs" },
    chairs,
    seats: [chairs.length, chairs.length],
    watchers: 0,
    match: "",
    commitment,
    paused: "",
    undo_by: null,
    undo_agreed: [],
    undo_refused: false,
  };
}
