import { beforeEach, expect, test, vi } from "vitest";

const ask = async (text: string | null) => {
  vi.resetModules();
  vi.stubGlobal("document", { getElementById: () => (text === null ? null : { textContent: text }) });
  return (await import("../src/net/told")).told;
};

beforeEach(() => vi.stubGlobal("performance", { now: () => 500 }));

test("what the document says need not be asked, and is good once", async () => {
  const told = await ask('{"/api/games": [1]}');
  expect([told("/api/games"), told("/api/games")]).toEqual([[1], undefined]);
});

test("a document that says nothing has to be asked for everything", async () => {
  const told = await ask(null);
  expect(told("/api/games")).toBeUndefined();
});

test("what was said long ago is asked again", async () => {
  const told = await ask('{"/api/games": [1]}');
  vi.stubGlobal("performance", { now: () => 60_000 });
  expect(told("/api/games")).toBeUndefined();
});
