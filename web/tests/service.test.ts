import { beforeEach, describe, expect, it } from "vitest";
import SOURCE from "../src/offline/service.js?raw";

// The service worker in a world of its own: caches in memory, and a server that may be new, old, slow or gone.

const HOME = "https://house";

class Answer {
  constructor(
    readonly text: string,
    readonly ok = true,
  ) {}
  clone(): Answer {
    return this;
  }
}

type Request = { url: string; method: string; mode: string };
const pathOf = (what: Request | string) => new URL(typeof what === "string" ? what : what.url, HOME).pathname;

class World {
  server: Record<string, string> = {};
  gone = false;
  asked: string[] = [];
  readonly stores = new Map<string, Map<string, Answer>>();
  readonly caches = {
    open: async (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, Answer>();
      this.stores.set(name, store);
      return {
        add: async (file: string) => void store.set(file, await this.fetch(file)),
        addAll: async (files: string[]) => {
          for (const file of files) store.set(file, await this.fetch(file));
        },
        put: async (what: Request | string, answer: Answer) => void store.set(pathOf(what), answer),
        match: async (what: Request | string) => store.get(pathOf(what)),
        keys: async () => [...store.keys()].map((path) => ({ url: HOME + path })),
        delete: async (what: Request) => store.delete(pathOf(what)),
      };
    },
    keys: async () => [...this.stores.keys()],
    delete: async (name: string) => this.stores.delete(name),
    match: async (what: Request | string) => [...this.stores.values()].map((store) => store.get(pathOf(what))).find(Boolean),
  };

  fetch = async (what: Request | string): Promise<Answer> => {
    this.asked.push(pathOf(what));
    const text = this.server[pathOf(what)];
    if (this.gone || text === undefined) throw new TypeError("no answer");
    return new Answer(text);
  };

  /** A build of the page on the server, and its worker as a browser would start it. */
  deploy(version: string) {
    const files = ["/", `/assets/page-${version}.js`];
    const python = [`/assets/python-${version}.json`, "/pyodide-1/pyodide.mjs"];
    this.server = Object.fromEntries([...files, ...python].map((path) => [path, `${version} ${path}`]));
    this.server["/api/games"] = `${version} games`;
    const heard = new Map<string, (event: unknown) => void>();
    const self = { addEventListener: (what: string, act: (event: unknown) => void) => heard.set(what, act), clients: { claim: async () => {} } };
    const text = SOURCE.replace("__VERSION__", `"${version}"`)
      .replace("__FILES__", JSON.stringify(files))
      .replace("__PYTHON__", JSON.stringify(python));
    const soon = (act: () => void) => setTimeout(act, 5);
    new Function("self", "caches", "fetch", "location", "setTimeout", text)(self, this.caches, this.fetch, { origin: HOME }, soon);
    const told = async (what: string, more: object = {}) => {
      let work: Promise<unknown> = Promise.resolve();
      heard.get(what)!({ ...more, waitUntil: (promise: Promise<unknown>) => (work = promise) });
      await work;
    };
    const get = async (path: string, mode = "no-cors"): Promise<string | undefined> => {
      let answer: Promise<Answer> | undefined;
      heard.get("fetch")!({ request: { url: HOME + path, method: "GET", mode }, respondWith: (promise: Promise<Answer>) => (answer = promise) });
      return (await answer)?.text;
    };
    return { install: () => told("install"), activate: () => told("activate"), say: (data: unknown) => told("message", { data }), get, visit: () => get("/any", "navigate") };
  }
}

describe("the service worker", () => {
  let world: World;
  beforeEach(() => (world = new World()));

  async function stands(version: string) {
    const worker = world.deploy(version);
    await worker.install();
    await worker.activate();
    return worker;
  }

  it("shows the page and its files without a server", async () => {
    const worker = await stands("a");
    world.gone = true;
    expect([await worker.visit(), await worker.get("/assets/page-a.js"), await worker.get("/api/games")]).toEqual(["a /", "a /assets/page-a.js", "a games"]);
  });

  it("asks a server that answers for the document, and for nothing it has", async () => {
    const worker = await stands("a");
    world.server["/any"] = "fresh";
    world.asked = [];
    expect([await worker.visit(), await worker.get("/assets/page-a.js")]).toEqual(["fresh", "a /assets/page-a.js"]);
    expect(world.asked).toEqual(["/any"]);
  });

  it("does not wait for a server that takes too long", async () => {
    const worker = await stands("a");
    world.fetch = () => new Promise(() => {});
    const slow = world.deploy("a"); // the same build, started again by the browser
    expect(await slow.visit()).toBe("a /");
    expect(await worker.get("/assets/page-a.js")).toBe("a /assets/page-a.js");
  });

  it("gives an old page its old files while a new build waits, and drops them when it takes over", async () => {
    const old = await stands("a");
    const young = world.deploy("b");
    await young.install();
    world.gone = true;
    expect([await old.visit(), await old.get("/assets/page-a.js")]).toEqual(["a /", "a /assets/page-a.js"]);
    await young.activate();
    expect([await young.visit(), await young.get("/assets/page-b.js")]).toEqual(["b /", "b /assets/page-b.js"]);
    expect([...world.stores.keys()].filter((name) => name.startsWith("page-"))).toEqual(["page-b"]);
  });

  it("fetches Python when it is asked to, once, and keeps of it what the new build still names", async () => {
    const worker = await stands("a");
    expect(world.stores.get("python")?.size ?? 0).toBe(0);
    await worker.say("python");
    world.asked = [];
    await worker.say("python");
    expect(world.asked).toEqual([]);
    world.gone = true;
    expect(await worker.get("/pyodide-1/pyodide.mjs")).toBe("a /pyodide-1/pyodide.mjs");
    world.gone = false;
    await stands("b");
    expect([...world.stores.get("python")!.keys()]).toEqual(["/pyodide-1/pyodide.mjs"]);
  });

  it("gives a rulebook and a lesson as they were last", async () => {
    const worker = await stands("a");
    world.server["/api/lessons/uno"] = "lesson";
    world.server["/api/rules/uno/en"] = "rules";
    await Promise.all([worker.get("/api/lessons/uno"), worker.get("/api/rules/uno/en")]);
    world.gone = true;
    expect([await worker.get("/api/lessons/uno"), await worker.get("/api/rules/uno/en")]).toEqual(["lesson", "rules"]);
    await expect(worker.get("/api/lessons/duel")).rejects.toThrow();
  });

  it("fetches rulebooks to be read later, each once", async () => {
    const worker = await stands("a");
    world.server["/api/rules/uno/en"] = "rules";
    world.asked = [];
    await worker.say({ rules: ["/api/rules/uno/en"] });
    await worker.say({ rules: ["/api/rules/uno/en"] });
    expect(world.asked).toEqual(["/api/rules/uno/en"]);
    world.gone = true;
    expect(await worker.get("/api/rules/uno/en")).toBe("rules");
  });

  it("leaves sockets, answers that change and other people's files alone", async () => {
    const worker = await stands("a");
    expect([await worker.get("/api/tables/ABCDE"), await worker.get("/qr/ABCDE.svg")]).toEqual([undefined, undefined]);
  });
});
