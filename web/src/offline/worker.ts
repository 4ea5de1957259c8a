// The table itself, in Python, in a thread of its own: it runs the very files that the server runs.

import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import * as kept from "./kept";

/** What the page asks. Lines and questions are numbered by the page; a text is a message of the protocol. */
export type Asked =
  | { do: "start"; python: string; runtime: string }
  | { do: "hear"; line: number; text: string }
  | { do: "leave"; line: number }
  | { do: "answer"; no: number; question: Question; given: (string | number)[] };

/** What the page is told. An empty text of a line: it is closed. Elsewhere: another page has this table now. */
export type Told =
  | { is: "elsewhere" }
  | { is: "said"; line: number; text: string }
  | { is: "answer"; no: number; text: string }
  | { is: "failed"; no: number; why: string };

export type Question = keyof typeof answers;

interface Solo extends PyProxy {
  hear(line: number, text: string, tell: (text: string) => void): void;
  leave(line: number): void;
  log(): Promise<string>;
}

interface Room extends PyProxy {
  Solo: PyProxy & { open: PyCallable; resume: PyCallable };
  replay(text: string, eyes: string | number): string;
  frames(text: string, eyes: string | number, first: number, count: number): string;
  lesson(game: string): string;
}

const tell = (told: Told) => postMessage(told);
let room: Promise<Room>;
let solo: Solo | null = null;

const answers = {
  /** A table, gone on with where it was kept; its answer is nothing. Of several pages the latest has it. */
  async open(code: string, game: string, host: string): Promise<string> {
    const { Solo: home } = await room;
    const page = crypto.getRandomValues(new Uint32Array(2)).join(" ");
    const before = await kept.take(code, page);
    const taken = new BroadcastChannel("taken");
    taken.postMessage(code);
    taken.onmessage = ({ data }) => data === code && tell({ is: "elsewhere" });
    const keep = async (text: string) => {
      if (await kept.write(code, text, page)) return;
      tell({ is: "elsewhere" });
      await new Promise(() => {}); // nobody is told what was not kept
    };
    try {
      solo = before ? await home.resume(before, keep) : await home.open(code, game, host, keep);
    } catch (why) {
      if (!before) throw why;
      solo = await home.open(code, game, host, keep); // kept under other rules: begin anew
    }
    return "";
  },
  /** The game that is over, as a file; "" while it is on. */
  log: async () => solo?.log() ?? "",
  replay: async (text: string, eyes: string | number) => (await room).replay(text, eyes),
  frames: async (text: string, eyes: string | number, first: number, count: number) => (await room).frames(text, eyes, first, count),
  lesson: async (game: string) => (await room).lesson(game),
  /** Once the rules stand there. */
  ready: async () => (await room) && "",
};

onmessage = ({ data }: MessageEvent<Asked>) => {
  switch (data.do) {
    case "start":
      room = start(data.python, data.runtime);
      room.catch(() => undefined); // whoever asks hears of it
      break;
    case "hear":
      solo?.hear(data.line, data.text, (text) => tell({ is: "said", line: data.line, text }));
      break;
    case "leave":
      solo?.leave(data.line);
      break;
    case "answer": {
      const { no, question, given } = data;
      const answer = answers[question] as (...given: (string | number)[]) => Promise<string>;
      answer(...given).then(
        (text) => tell({ is: "answer", no, text }),
        (why: unknown) => tell({ is: "failed", no, why: String(why) }),
      );
    }
  }
};

/** Python, with our files in it. */
async function start(python: string, runtime: string): Promise<Room> {
  const files = fetch(python).then((answer) => answer.json() as Promise<Record<string, string>>);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as typeof import("pyodide");
  const py: PyodideAPI = await loadPyodide({ indexURL: runtime });
  for (const [path, text] of Object.entries(await files)) {
    py.FS.mkdirTree(`/house/${path}`.replace(/\/[^/]*$/, ""));
    py.FS.writeFile(`/house/${path}`, text);
  }
  py.runPython("import sys; sys.path.insert(0, '/house')");
  return py.pyimport("ludoteka.table.solo") as Room;
}
