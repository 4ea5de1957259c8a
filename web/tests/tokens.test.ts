import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Colours in a component's style: faces are print and hold their own. White and black in a mask or a QR code stay. */
function colours(source: string): string[] {
  const style = source.split("<style>")[1] ?? "";
  return [...style.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([found]) => found).filter((found) => !["#fff", "#000"].includes(found));
}

test("colours of the page are tokens", () => {
  const looked = Object.entries(files).filter(([file]) => !/src\/(faces|stats|replay|offline)/.test(file));
  expect(looked.length).toBeGreaterThan(30);
  expect(looked.flatMap(([file, source]) => colours(source).map((found) => `${file}: ${found}`))).toEqual([]);
});
