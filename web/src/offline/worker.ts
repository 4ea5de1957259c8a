// The table itself, in Python, in a thread of its own: it runs the very files that the server runs.

import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import * as kept from "./kept";

/** What the page asks. Lines are numbered by the page; a text is a message of the protocol. */
export type Asked =
  | { do: "open"; code: string; game: string; host: string; python: string; runtime: string }
  | { do: "hear"; line: number; text: string }
  | { do: "leave"; line: number }
  | { do: "log" };

/** What the page is told. An empty text: this line is closed. */
export type Told =
  | { is: "open" }
  | { is: "failed"; why: string }
  | { is: "said"; line: number; text: string }
  | { is: "log"; text: string };

interface Solo extends PyProxy {
  hear(line: number, text: string, tell: (text: string) => void): void;
  leave(line: number): void;
  log(): Promise<string>;
}

const tell = (told: Told) => postMessage(told);
let solo: Solo | null = null;
let opening: Promise<void> = Promise.resolve();

onmessage = ({ data }: MessageEvent<Asked>) => {
  switch (data.do) {
    case "open":
      opening = open(data).catch((why: unknown) => tell({ is: "failed", why: String(why) }));
      break;
    case "hear":
      solo?.hear(data.line, data.text, (text) => tell({ is: "said", line: data.line, text }));
      break;
    case "leave":
      solo?.leave(data.line);
      break;
    case "log":
      void opening.then(async () => tell({ is: "log", text: (await solo?.log()) ?? "" }));
  }
};

async function open({ code, game, host, python, runtime }: Asked & { do: "open" }): Promise<void> {
  const [py, before] = await Promise.all([house(python, runtime), kept.read(code)]);
  const home = py.pyimport("ludoteka.table.solo").Solo as PyProxy & { open: PyCallable; resume: PyCallable };
  const keep = (text: string) => kept.write(code, text);
  try {
    solo = before ? await home.resume(before, keep) : await home.open(code, game, host, keep);
  } catch (why) {
    if (!before) throw why;
    await kept.drop(code); // kept under other rules: begin anew
    solo = await home.open(code, game, host, keep);
  }
  tell({ is: "open" });
}

/** Python, with our files in it. */
async function house(python: string, runtime: string): Promise<PyodideAPI> {
  const files = fetch(python).then((answer) => answer.json() as Promise<Record<string, string>>);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as typeof import("pyodide");
  const py = await loadPyodide({ indexURL: runtime });
  for (const [path, text] of Object.entries(await files)) {
    py.FS.mkdirTree(`/house/${path}`.replace(/\/[^/]*$/, ""));
    py.FS.writeFile(`/house/${path}`, text);
  }
  py.runPython("import sys; sys.path.insert(0, '/house')");
  return py;
}
