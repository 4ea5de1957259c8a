// Python in a thread of its own, asked as a server is: it plays one table, and answers a few questions besides.

import { ApiError } from "../net/api";
import type { Eyes, Replay, Source } from "../net/replays";
import { fileOf } from "../net/replays";
import type { Frame } from "../protocol.gen";
import { files } from "./runtime";
import type { Asked, Question, Told } from "./worker";

interface Waiting {
  resolve: (text: string) => void;
  reject: (why: Error) => void;
}

export class Python {
  /** Told what the table says on a line; "" is its end. */
  said: (line: number, text: string) => void = () => {};
  /** Another page has the table now. */
  elsewhere: () => void = () => {};
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.is === "said") return this.said(data.line, data.text);
      if (data.is === "elsewhere") return this.elsewhere();
      const asked = this.waiting.get(data.no);
      this.waiting.delete(data.no);
      if (data.is === "answer") asked?.resolve(data.text);
      else asked?.reject(new Error(data.why));
    };
    this.worker.onerror = (event) => {
      for (const asked of this.waiting.values()) asked.reject(new Error(event.message));
      this.waiting.clear();
    };
    this.tell({ do: "start", python: files.rules, runtime: files.runtime });
  }

  tell(asked: Asked): void {
    this.worker.postMessage(asked);
  }

  /** Rejects where Python cannot be fetched or started. */
  ask(question: Question, ...given: (string | number)[]): Promise<string> {
    const no = ++this.count;
    const answer = new Promise<string>((resolve, reject) => this.waiting.set(no, { resolve, reject }));
    this.tell({ do: "answer", no, question, given });
    return answer;
  }

  /** What the server answers over HTTP: throws ApiError where it is a refusal. */
  async get<T>(question: Question, ...given: (string | number)[]): Promise<T> {
    const said = JSON.parse(await this.ask(question, ...given)) as T & { error?: string; line?: number };
    if (said.error) throw new ApiError(400, said.error, said.error, said.line);
    return said;
  }

  close(): void {
    this.worker.terminate();
  }
}

/** A finished game, shown by the rules on this device. `back`: where whoever has seen it goes on. */
export function played(python: Python, text: string, back: string): Source {
  return {
    match: "",
    back,
    replay: (eyes: Eyes) => python.get<Replay>("replay", text, eyes),
    frames: (eyes: Eyes, first: number, count: number) => python.get<Frame[]>("frames", text, eyes, first, count),
    file: fileOf(text),
  };
}
