// A table on this device: its worker, and sockets to it that look like the ones to a server.

import { BROWSER, type World } from "../net/socket";
import python from "../../.offline/python.json?url";
import type { Asked, Told } from "./worker";

declare const __PYODIDE__: string; // the folder of Python's own files, with its version in its name

/** A table's code is `way-game` here; a server's codes have no hyphen. */
export const isLocal = (code: string): boolean => code.includes("-");

export class LocalTable {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly sockets = new Map<number, LocalSocket>();
  private count = 0;
  private logs: ((text: string) => void)[] = [];

  /** Resolves when there is a table to talk to; rejects where Python cannot be fetched or started. */
  readonly opened: Promise<void>;

  constructor(code: string, game: string, host: string) {
    this.opened = new Promise((resolve, reject) => {
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.is === "open") resolve();
        else if (data.is === "failed") reject(new Error(data.why));
        else if (data.is === "log") this.logs.shift()?.(data.text);
        else this.sockets.get(data.line)?.take(data.text);
      };
    });
    this.ask({ do: "open", code, game, host, python, runtime: new URL(__PYODIDE__, location.href).href });
  }

  /** What a session is given instead of the browser's world. */
  get world(): World {
    return { ...BROWSER, open: () => this.connect() as unknown as WebSocket };
  }

  /** The match that is over, as a file; "" while it is on. */
  log(): Promise<string> {
    this.ask({ do: "log" });
    return new Promise((resolve) => this.logs.push(resolve));
  }

  close(): void {
    this.worker.terminate();
  }

  ask(asked: Asked): void {
    this.worker.postMessage(asked);
  }

  private connect(): LocalSocket {
    const line = ++this.count;
    const socket = new LocalSocket(
      (text) => this.ask({ do: "hear", line, text }),
      () => {
        this.sockets.delete(line);
        this.ask({ do: "leave", line });
      },
    );
    this.sockets.set(line, socket);
    void this.opened.then(() => socket.onopen?.());
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
