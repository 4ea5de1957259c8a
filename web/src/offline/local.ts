// A table on this device: sockets to it that look like the ones to a server.

import { BROWSER, type World } from "../net/socket";
import { Python } from "./python";

export class LocalTable {
  readonly python = new Python();
  private readonly sockets = new Map<number, LocalSocket>();
  private count = 0;

  /** Resolves when there is a table to talk to; rejects where Python cannot be fetched or started. */
  readonly opened: Promise<unknown>;

  constructor(code: string, game: string, host: string) {
    this.python.said = (line, text) => this.sockets.get(line)?.take(text);
    this.opened = this.python.ask("open", code, game, host);
  }

  /** What a session is given instead of the browser's world. */
  get world(): World {
    return { ...BROWSER, open: () => this.connect() as unknown as WebSocket };
  }

  /** The game that is over, as a file; "" while it is on. */
  log(): Promise<string> {
    return this.python.ask("log");
  }

  close(): void {
    this.python.close();
  }

  private connect(): LocalSocket {
    const line = ++this.count;
    const socket = new LocalSocket(
      (text) => this.python.tell({ do: "hear", line, text }),
      () => {
        this.sockets.delete(line);
        this.python.tell({ do: "leave", line });
      },
    );
    this.sockets.set(line, socket);
    void this.opened.then(
      () => socket.onopen?.(),
      () => undefined,
    );
    return socket;
  }
}

/** As much of a WebSocket as a connection uses. */
class LocalSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}

  take(text: string): void {
    if (text) this.onmessage?.({ data: text });
    else this.onclose?.();
  }
}
