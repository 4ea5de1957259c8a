// Frames are painted in order, a scheduled one in the first animation frame at or after its time.

import type { Frame } from "../protocol.gen";

const NONSENSE = 1_500; // ms: no reveal is scheduled that far ahead; a clock must be wrong, so paint at once

export interface Stage {
  /** Now, in server milliseconds. */
  now(): number;
  /** Call at the next animation frame. */
  soon(task: () => void): void;
}

export class Painter {
  private queue: Frame[] = [];
  private booked = false;

  constructor(
    private readonly stage: Stage,
    private readonly show: (frame: Frame) => void,
  ) {}

  push(frame: Frame): void {
    this.queue.push(frame);
    this.work();
  }

  /** Whether something waits to be painted. */
  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** What is not painted yet is dropped: a whole frame follows. */
  clear(): void {
    this.queue = [];
  }

  private work(): void {
    for (;;) {
      const next = this.queue[0];
      if (!next) return;
      const wait = next.show_at === null ? 0 : next.show_at - this.stage.now();
      if (wait > 0 && wait < NONSENSE) {
        this.book();
        return;
      }
      this.queue.shift();
      this.show(next);
    }
  }

  private book(): void {
    if (this.booked) return;
    this.booked = true;
    this.stage.soon(() => {
      this.booked = false;
      this.work();
    });
  }
}
