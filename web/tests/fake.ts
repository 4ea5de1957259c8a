// A browser's sockets and timers, moved by hand.

import type { World } from "../src/net/socket";

export class FakeSocket {
  said: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  words(): { t: string; cmd?: string; [key: string]: unknown }[] {
    return this.said.map((text) => JSON.parse(text));
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 0;
  private timers = new Map<number, { at: number; task: () => void }>();
  private count = 0;

  open(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  now = (): number => this.time;

  later = (task: () => void, ms: number): number => {
    this.timers.set(++this.count, { at: this.time + ms, task });
    return this.count;
  };

  cancel = (timer: number): void => void this.timers.delete(timer);

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!next) break;
      this.timers.delete(next[0]);
      this.time = next[1].at;
      next[1].task();
    }
    this.time = end;
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
